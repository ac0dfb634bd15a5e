import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Import } from '@toptan/contract/imports';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { ColumnsStep } from './columns-step.tsx';

afterEach(() => vi.unstubAllGlobals());

const id = '0190d3a0-0000-7000-8000-000000000001';

const opened = (columns: Import['columns'], kind: Import['kind'] = 'stock') =>
  ({
    ...{ id, kind, fileName: 'sayim.csv', state: 'checked', columns, numberFormat: null, ambiguous: null },
    counts: { rows: 2 },
  }) as Import;

const sizeSets = { body: [{ sizes: [{ label: '36' }, { label: '37' }] }] };

const sentFields = (sent: ReturnType<typeof answerCalls>) =>
  sent.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(String(body)));

async function choose(field: string, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: `Field of ${field}` }));
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
}

it('asks how numbers are written where a column that is chosen by hand needs it', async () => {
  const fields = [{ path: 'numberFormat', code: 'required', message: 'Say how' }];
  const sent = answerCalls({
    'GET /api/size-sets': sizeSets,
    [`PUT /api/imports/${id}`]: { status: 400, body: { code: 'validation_failed', fields } },
  });
  const columns = [
    { header: 'Kod', field: 'sku', samples: ['A1'] },
    { header: 'Liste', field: null, samples: ['1.790'] },
  ];
  await renderIn('en', <ColumnsStep found={opened(columns, 'products')} onChecked={() => {}} />);
  await choose('Liste', 'Price');
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await userEvent.click(await screen.findByRole('button', { name: /point for thousands/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await waitFor(() => expect(sentFields(sent)).toHaveLength(2));
  expect(sentFields(sent)[1]).toEqual({ fields: ['sku', 'price'], numberFormat: 'tr' });
}, 20_000);

it('gives a size back that was left out, also in a file before', async () => {
  const sent = answerCalls({
    'GET /api/size-sets': sizeSets,
    [`PUT /api/imports/${id}`]: { body: opened([]) },
  });
  const columns = [
    { header: 'Kod', field: 'sku', samples: ['A1'] },
    { header: '36', field: null, samples: ['4'] },
    { header: '37', field: 'stock:37', samples: ['5'] },
  ];
  await renderIn('en', <ColumnsStep found={opened(columns)} onChecked={() => {}} />);
  await waitFor(() => expect(sent.some(({ address }) => address === '/api/size-sets')).toBe(true));
  await choose('36', 'Stock of size 36');
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await waitFor(() => expect(sentFields(sent)).toMatchObject([{ fields: ['sku', 'stock:36', 'stock:37'] }]));
}, 20_000);

it('gives a column a field that a full count has added', async () => {
  const sent = answerCalls({
    'GET /api/size-sets': sizeSets,
    [`PUT /api/imports/${id}`]: { body: opened([]) },
  });
  const columns = [
    { header: 'Kod', field: 'sku', samples: ['A1'] },
    { header: 'Ton', field: null, samples: ['Siyah'] },
    { header: '', field: 'id', samples: [] },
    { header: '', field: 'color', samples: [] },
  ];
  await renderIn('en', <ColumnsStep found={opened(columns)} onChecked={() => {}} />);
  await choose('Ton', 'Color');
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await waitFor(() => expect(sentFields(sent)).toMatchObject([{ fields: ['sku', 'color', 'id', null] }]));
}, 20_000);

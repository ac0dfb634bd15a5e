import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Import, ImportLayout } from '@toptan/contract/imports';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { ColumnsStep, type SentFile } from './columns-step.tsx';

const id = '0190d3a0-0000-7000-8000-000000000001';

const opened = (columns: Import['columns'], kind: Import['kind'] = 'stock') =>
  ({
    id,
    kind,
    fileName: 'sayim.csv',
    state: 'checked',
    columns,
    numberFormat: null,
    ambiguous: null,
    layout: null,
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
  await renderIn(
    'en',
    <ColumnsStep found={opened(columns, 'products')} onChecked={() => {}} sent={null} onSent={() => {}} />,
  );
  await choose('Liste', 'Price');
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await userEvent.click(await screen.findByRole('button', { name: /point for thousands/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await waitFor(() => expect(sentFields(sent)).toHaveLength(2));
  expect(sentFields(sent)[1]).toEqual({ fields: ['sku', 'price'], numberFormat: 'tr' });
});

it('marks a column whose heading nobody knows, until it has a field', async () => {
  answerCalls({ 'GET /api/size-sets': sizeSets });
  const columns = [
    { header: 'Kod', field: 'sku', samples: ['A1'] },
    { header: 'Liste', field: null, samples: ['1.790'] },
  ];
  const found = { ...opened(columns, 'products'), state: 'columns' } as Import;
  await renderIn('en', <ColumnsStep found={found} onChecked={() => {}} sent={null} onSent={() => {}} />);
  expect(screen.getAllByText(/^not recognized/)).toHaveLength(1);
  await choose('Liste', 'Price');
  expect(screen.queryByText(/^not recognized/)).toBeNull();
});

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
  await renderIn(
    'en',
    <ColumnsStep found={opened(columns)} onChecked={() => {}} sent={null} onSent={() => {}} />,
  );
  await waitFor(() => expect(sent.some(({ address }) => address === '/api/size-sets')).toBe(true));
  await choose('36', 'Stock of size 36');
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await waitFor(() => expect(sentFields(sent)).toMatchObject([{ fields: ['sku', 'stock:36', 'stock:37'] }]));
});

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
  await renderIn(
    'en',
    <ColumnsStep found={opened(columns)} onChecked={() => {}} sent={null} onSent={() => {}} />,
  );
  await choose('Ton', 'Color');
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await waitFor(() => expect(sentFields(sent)).toMatchObject([{ fields: ['sku', 'color', 'id', null] }]));
});

const layout: ImportLayout = {
  sheet: 'Kış 26',
  encoding: null,
  headingRow: 1,
  filledRows: 0,
  sheets: [
    { name: 'Eski', isHidden: true },
    { name: 'Kış 26', isHidden: false },
    { name: 'Yaz 26', isHidden: false },
  ],
  firstRows: [
    { n: 1, cells: ['Örnek Tekstil', 'Kış 2026'] },
    { n: 3, cells: ['Kod', 'Raf'] },
  ],
};

const otherId = '0190d3a0-0000-7000-8000-000000000002';

/** Opens a step with its file; each call is answered with the same columns as another import. */
async function openWithFile(columns: Import['columns'], file: File | null) {
  const made: Import = { ...opened(columns, 'products'), id: otherId, layout, state: 'columns' };
  const sent = answerCalls({
    'GET /api/size-sets': sizeSets,
    'POST /api/imports': { status: 201, body: made },
    [`PUT /api/imports/${otherId}`]: { body: made },
  });
  const onSent = vi.fn<(next: SentFile) => void>();
  const own = { ...opened(columns, 'products'), layout };
  const step = { onChecked: () => {}, onSent };
  const before = file && { id, file, chosen: new Map(), isAgain: false };
  const { unmount } = await renderIn('en', <ColumnsStep found={own} sent={before} {...step} />);
  const reopen = async () => {
    unmount();
    const [next] = onSent.mock.lastCall ?? [];
    await renderIn('en', <ColumnsStep found={made} sent={next ?? null} {...step} />);
  };
  const forms = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body as FormData);
  return { sent, onSent, forms, reopen };
}

it('begins with the columns as they were checked, not with what was chosen before the file was read again', async () => {
  const columns = [
    { header: 'Kod', field: 'sku', samples: ['A1'] },
    { header: 'Açıklama', field: 'description', samples: ['Pamuk'] },
  ];
  const sent = answerCalls({
    'GET /api/size-sets': sizeSets,
    [`PUT /api/imports/${id}`]: { body: opened(columns) },
  });
  const chosen = new Map([['Açıklama', 'name']]);
  const before = { id, file: new File(['a'], 'kis.xlsx'), chosen, isAgain: true };
  await renderIn(
    'en',
    <ColumnsStep found={opened(columns, 'products')} sent={before} onChecked={() => {}} onSent={() => {}} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await waitFor(() => expect(sentFields(sent)).toMatchObject([{ fields: ['sku', 'description'] }]));
});

it('reads the file again where staff press the row of the headings, and keeps what they chose', async () => {
  const columns = [
    { header: 'Kod', field: 'sku', samples: ['A1'] },
    { header: 'Raf', field: null, samples: ['B-12'] },
  ];
  const file = new File(['a'], 'kis.xlsx');
  const { sent, onSent, forms, reopen } = await openWithFile(columns, file);
  await choose('Raf', 'Category');
  await userEvent.click(screen.getByRole('button', { name: 'Show the first rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Row 3 holds the headings' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(Object.fromEntries(forms()[0] ?? [])).toMatchObject({
    kind: 'products',
    sheet: 'Kış 26',
    headingRow: '3',
    replaces: id,
  });
  await reopen();
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  await waitFor(() => expect(sentFields(sent)).toMatchObject([{ fields: ['sku', 'category'] }]));
});

it('names the sheets, hidden ones last, and reads another one', async () => {
  const { onSent, forms } = await openWithFile([], new File(['a'], 'kis.xlsx'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Sheet' }));
  const list = within(await screen.findByRole('listbox'));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['Kış 26', 'Yaz 26', 'Eski (hidden)'],
  ]);
  await userEvent.click(list.getByRole('option', { name: 'Yaz 26' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(Object.fromEntries(forms()[0] ?? [])).toMatchObject({ sheet: 'Yaz 26', replaces: id });
});

it('asks for the file where it is no longer at hand', async () => {
  const { onSent, forms } = await openWithFile([{ header: '', field: null, samples: ['A1'] }], null);
  expect(screen.getByRole('combobox', { name: 'Field of Column A' })).toBeTruthy();
  expect(screen.getByText('To correct this, choose the file again below.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /holds the headings/ })).toBeNull();
  const file = new File(['a'], 'kis.xlsx');
  await userEvent.upload(screen.getByLabelText('Choose another file'), file);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(forms()[0]?.get('replaces')).toBe(id);
});

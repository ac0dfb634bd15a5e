import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportRow } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { CheckStep } from './check-step.tsx';

const id = '0190d3a0-0000-7000-8000-000000000001';
const found = {
  id,
  kind: 'products',
  state: 'checked',
  hasRepair: false,
  isFull: false,
  counts: { rows: 2, error: 2, create: 0, update: 0, same: 0, skipped: 0 },
  columns: [{ header: 'Renk', field: 'color', samples: [] }],
} as unknown as Import;
const rows = [2, 3].map(n => ({
  n,
  cells: ['Siyyah'],
  change: 'error',
  changes: [],
  subject: null,
  product: null,
  imageUrl: null,
  problems: [{ field: 'color', code: 'unknown_color', current: 'Siyyah' }],
  isAdded: false,
  isSkipped: false,
  isApplied: false,
})) as ImportRow[];

/** The check, of which a press repairs a row. */
function Repaired() {
  const [error, setError] = useState(3);
  const counts = { ...found.counts, error };
  return (
    <>
      <button type="button" onClick={() => setError(2)}>
        Repair
      </button>
      <CheckStep number={3} found={{ ...found, counts }} search={{}} onSearch={() => {}} />
    </>
  );
}

it('says that something is fixed only when fewer rows are left', async () => {
  answerCalls({
    [`GET /api/imports/${id}/rows?show=error&limit=50`]: { body: rows },
    [`GET /api/imports/${id}/problems`]: { body: [] },
  });
  await renderIn('en', <Repaired />);
  await userEvent.click(screen.getByRole('button', { name: 'Repair' }));
  expect(await screen.findByText('Fixed, 2 left')).toBeTruthy();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Row 2, Color' }), 'x');
  expect(screen.queryByText('Fixed, 2 left')).toBeNull();
});

it('goes to the next row to fix with Alt and the down arrow, from anywhere, and lists it', async () => {
  answerCalls({
    [`GET /api/imports/${id}/rows?show=error&limit=50`]: { body: rows },
    [`GET /api/imports/${id}/problems`]: { body: [] },
  });
  await renderIn('en', <CheckStep number={3} found={found} search={{}} onSearch={() => {}} />);
  await screen.findByRole('textbox', { name: 'Row 2, Color' });
  for (const name of ['Row 2, Color', 'Row 3, Color', 'Row 2, Color']) {
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Next row to fix'));
});

it('takes the last repair back with Ctrl+Z of any layout, but not from a field that is typed in', async () => {
  const sent = answerCalls({
    [`GET /api/imports/${id}/rows?show=error&limit=50`]: { body: rows },
    [`GET /api/imports/${id}/problems`]: { body: [] },
    [`POST /api/imports/${id}/repairs/undo`]: { body: found },
  });
  const repaired = { ...found, hasRepair: true } as Import;
  await renderIn('en', <CheckStep number={3} found={repaired} search={{}} onSearch={() => {}} />);
  const undone = () => sent.filter(({ method }) => method !== 'GET').length;
  const first = await screen.findByRole('textbox', { name: 'Row 2, Color' });
  await userEvent.type(first, 'x');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undone()).toBe(0);
  const second = screen.getByRole('textbox', { name: 'Row 3, Color' });
  fireEvent.keyDown(second, { key: 'ئ', code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(undone()).toBe(1));
});

it('applies once with Ctrl+Enter, however long it is held, but not over a correction that is not saved', async () => {
  const sent = answerCalls({
    [`GET /api/imports/${id}/rows?show=error&limit=50`]: { body: rows },
    [`GET /api/imports/${id}/problems`]: { body: [] },
    [`POST /api/imports/${id}/apply`]: { body: found, status: 202 },
  });
  const ready = { ...found, counts: { ...found.counts, create: 1 } } as Import;
  await renderIn('en', <CheckStep number={3} found={ready} search={{ show: 'error' }} onSearch={() => {}} />);
  const applied = () => sent.filter(({ method }) => method === 'POST').length;
  const first = await screen.findByRole('textbox', { name: 'Row 2, Color' });
  await userEvent.type(first, 'x');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(applied()).toBe(0);
  const second = screen.getByRole('textbox', { name: 'Row 3, Color' });
  for (const repeat of [false, true, true])
    fireEvent.keyDown(second, { key: 'Enter', code: 'Enter', ctrlKey: true, repeat });
  await waitFor(() => expect(applied()).toBe(1));
});

it('says how many products change in what, and leaves all stock as it is in one press', async () => {
  const prices = {
    ...found,
    counts: { ...found.counts, error: 0, update: 2 },
    columns: ['sku', 'price', 'stock', 'stock:36', 'productStock'].map(field => ({ header: field, field })),
  } as unknown as Import;
  const sent = answerCalls({
    [`GET /api/imports/${id}/rows?show=update&by=product&limit=50`]: { body: [] },
    [`GET /api/imports/${id}/changes`]: {
      body: [
        { field: 'price', subjects: 100 },
        { field: 'stock', subjects: 18 },
      ],
    },
    [`PUT /api/imports/${id}`]: { body: prices },
  });
  await renderIn('en', <CheckStep number={3} found={prices} search={{}} onSearch={() => {}} />);
  const changes = await screen.findAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    '100 productsPrice',
    '18 productsStockLeave “Stock” as it is',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Leave “Stock” as it is' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  const put = sent.find(({ method }) => method === 'PUT');
  expect(JSON.parse(String(put?.body))).toEqual({ fields: ['sku', 'price', null, null, null] });
});

import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportRow } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { renderAt } from '../testing/render-at.tsx';
import { ImportsPage } from './imports-page.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => queryClient.clear());

const id = '0190d3a0-0000-7000-8000-000000000001';
const fields = ['color', 'price'];
const columns = fields.map(field => ({ header: field, field, samples: [], isLeftAgain: false }));
const none = { create: 1, update: 0, same: 0, skipped: 0, done: 0, applied: 0, undone: 0, kept: 0 };

const imported = (state: Import['state'], counts: Partial<Import['counts']>): Answer => ({
  body: {
    id,
    state,
    columns,
    kind: 'products',
    fileName: 'kis.csv',
    layout: null,
    hasRepair: false,
    numberFormat: null,
    ambiguous: null,
    countedAt: null,
    isFull: false,
    failedStep: null,
    counts: { ...none, rows: 3, ...counts },
    changedAt: JSON.stringify(counts),
  },
});

const row = (n: number, ...wrong: string[]) =>
  ({
    n,
    cells: ['Siyyah', 'var'],
    change: 'error',
    changes: [],
    subject: null,
    product: null,
    imageUrl: null,
    problems: wrong.map(field => ({ field, code: 'invalid', current: 'x' })),
    isAdded: false,
    isSkipped: false,
    isApplied: false,
  }) as ImportRow;

const calls = {
  one: `GET /api/imports/${id}`,
  check: `PUT /api/imports/${id}`,
  rows: `GET /api/imports/${id}/rows?show=error&limit=50`,
  row: (n: number) => `PUT /api/imports/${id}/rows/${n}`,
  apply: `POST /api/imports/${id}/apply`,
};

it('leads the focus from step to step and from row to row, and says the results', async () => {
  const known: Record<string, Answer> = {
    [calls.one]: imported('columns', { error: 0 }),
    [calls.rows]: { body: [row(2, 'color', 'price'), row(3, 'color')] },
    [`GET /api/imports/${id}/problems`]: { body: [] },
    [`GET /api/imports/${id}/rows?show=left&limit=50`]: { body: [] },
    'GET /api/size-sets': { body: [] },
  };
  answerCalls(known);
  const place = { address: `/admin/imports?import=${id}`, readSearch: (search: object) => search };
  await renderAt({ '/admin/imports': ImportsPage }, { ...place, client: queryClient });
  const becomes = (call: string, state: Import['state'], counts: Partial<Import['counts']>) => {
    known[call] = { body: {} };
    known[calls.one] = imported(state, counts);
  };
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  const check = await screen.findByRole('button', { name: 'Check 3 rows' });
  becomes(calls.check, 'checked', { error: 2 });
  check.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Check'));
  await waitFor(() => expect(heard()).toContain('Checked, 2 to fix, 1 new'));

  const color = await screen.findByRole('textbox', { name: 'Row 2, Color' });
  const described = document.getElementById(color.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('Color:');
  becomes(calls.row(2), 'checked', { error: 2 });
  known[calls.rows] = { body: [row(2, 'price'), row(3, 'color')] };
  await userEvent.type(color, 'h{Enter}');
  await waitFor(() => expect(focused()).toBe('Row 2, Price'));

  becomes(calls.row(2), 'checked', { error: 1, skipped: 1 });
  known[calls.rows] = { body: [row(3, 'color')] };
  screen.getAllByRole('button', { name: 'Leave this row out' })[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Row 3, Color'));

  becomes(calls.apply, 'done', { error: 1, skipped: 1, applied: 1 });
  screen.getByRole('button', { name: 'Apply 1 change' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Applied'));
  await waitFor(() => expect(heard()).toContain('Applied, 1 applied, 1 not taken'));
});

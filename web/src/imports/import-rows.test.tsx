import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportRow } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { expect, it, vi } from 'vitest';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { renderAt } from '../testing/render-at.tsx';
import { ApplyStep } from './apply-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FaultyOne } from './faulty-one.tsx';
import { ImportRows } from './import-rows.tsx';

const id = '0190d3a0-0000-7000-8000-000000000001';
const opened = (state: Import['state']) =>
  ({
    id,
    kind: 'products',
    state,
    isFull: false,
    columns: [{ header: 'Renk', field: 'color', samples: [] }],
  }) as unknown as Import;
const row = {
  n: 2,
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
} as ImportRow;
const address = `GET /api/imports/${id}/rows?show=left&limit=50`;

it.each(['done', 'undone'] as const)(
  'of an import that is %s rows can be repaired while it takes them',
  async state => {
    answerCalls({ [address]: { body: [row] } });
    await renderIn('en', <ImportRows found={opened(state)} show="left" />);
    expect(await screen.findByText('No such color: Siyyah')).toBeTruthy();
    expect(screen.queryAllByRole('button').length > 0).toBe(state === 'done');
    expect(screen.queryAllByRole('textbox')).toHaveLength(state === 'done' ? 1 : 0);
  },
);

it('says changes of a customer in words', async () => {
  const changes = [
    { field: 'isActive', old: 'true', new: 'false' },
    { field: 'language', old: null, new: 'tr' },
  ];
  const address = `GET /api/imports/${id}/rows?show=update&limit=50`;
  answerCalls({ [address]: { body: [{ ...row, change: 'update', problems: [], changes }] } });
  await renderIn('en', <ImportRows found={{ ...opened('checked'), kind: 'customers' }} show="update" />);
  expect((await screen.findByText('Inactive')).closest('span')?.textContent).toBe('Active: Active Inactive');
  expect(screen.getByText('Türkçe')).toBeTruthy();
});

it('does not say of an import that it was stopped when a row was repaired since', async () => {
  const counts = { create: 5, update: 0, same: 0, error: 0, applied: 4, kept: 0, undone: 0, done: 4 };
  await renderIn('en', <ApplyStep number={4} found={{ ...opened('done'), counts } as Import} />);
  expect(screen.getByRole('heading', { name: '1 row still to apply' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on with 1' })).toBeTruthy();
});

it('tells rows of a stock count apart by their codes, not by the number of the portal', async () => {
  const found = {
    ...opened('checked'),
    kind: 'stock',
    columns: ['id', 'sku'].map(field => ({ header: field, field, samples: [] })),
  } as unknown as Import;
  const counted = { ...row, cells: [id, 'ET-1'], change: 'update', problems: [] };
  answerCalls({ [`GET /api/imports/${id}/rows?show=update&limit=50`]: { body: [counted] } });
  await renderIn('en', <ImportRows found={found} show="update" />);
  expect(await screen.findByText('ET-1')).toBeTruthy();
});

it('keeps what is loaded and typed when more cannot be loaded', async () => {
  const next = `/api/imports/${id}/rows?show=left&limit=50&cursor=x`;
  let answer = (_: Answer) => {};
  answerCalls({
    [address]: { body: [row], headers: { link: `<${next}>; rel="next"` } },
    [`GET ${next}`]: new Promise<Answer>(resolve => {
      answer = resolve;
    }),
  });
  await renderIn('en', <ImportRows found={opened('done')} show="left" />);
  await userEvent.type(await screen.findByRole('textbox'), '2');
  const more = screen.getByRole('button', { name: 'Show more' });
  await userEvent.click(more);
  await waitFor(() => expect(more.getAttribute('aria-busy')).toBe('true'));
  answer('offline');
  await waitFor(() => expect(more.getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Siyyah2');
});

it('shows in one line what becomes of a product, a price that many rows say once', async () => {
  const goods = { sku: '00412', price: '1250.00', colors: ['Black'], sizes: ['S', 'M'], pieces: null };
  const product = {
    ...goods,
    rows: 9,
    moreChanges: 0,
    hidesPacks: true,
    packs: [],
    morePacks: 0,
    changes: [
      { field: 'price', old: '1200.00', new: '1250.00', rows: 9 },
      { field: 'stock', size: 'S', color: 'Black', old: '4', new: '6', rows: 1 },
    ],
  };
  const said = { ...row, subject: 'Etek', problems: [], change: 'update', product };
  answerCalls({
    [`GET /api/imports/${id}/rows?show=update&by=product&limit=50`]: { body: [said] },
    [`GET /api/imports/${id}/rows?show=create&by=product&limit=50`]: {
      body: [{ ...said, change: 'create', product: { ...product, changes: [], pieces: 24 } }],
    },
  });
  const { unmount } = await renderIn('en', <ImportRows found={opened('checked')} show="update" />);
  const changed = (await screen.findByRole('row', { name: /Etek/ })).textContent;
  expect(changed).toContain('Price: ₺1,200.00 ₺1,250.00 · 9 rows');
  expect(changed).toContain('Stock Black, S: 4 6');
  expect(changed).toContain('No shop sees these packs');
  unmount();
  await renderIn('en', <ImportRows found={opened('checked')} show="create" />);
  const made = (await screen.findByRole('row', { name: /Etek/ })).textContent;
  for (const words of ['00412', '9 rows', 'Black', 'S, M', '2 sizes', '₺1,250.00', '24 pieces'])
    expect(made).toContain(words);
});

it('goes through the rows to fix one by one, and loads more behind the last', async () => {
  const rows = [2, 3].map(n => ({ ...row, n, subject: `Etek ${n}` }));
  const onMore = vi.fn();
  const props = {
    found: opened('checked'),
    rows,
    total: 3,
    busy: false,
    onMore,
    apply: <button type="button">Apply</button>,
  };
  await renderIn('en', <FaultyOne {...props} onChange={() => {}} onRepair={() => {}} />);
  expect(screen.getByText('Row 1 of 3 to fix')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy();
  expect(screen.getByText('Etek 2')).toBeTruthy();
  expect(screen.queryByText('Etek 3')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Row 3, Color' }).value).toBe('Siyyah');
  expect(onMore).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onMore).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Etek 2')).toBeTruthy();
});

it('leads to imports beyond the last ten', async () => {
  const one = (at: number) => ({
    id: `${at}`,
    fileName: `f${at}.csv`,
    kind: 'products',
    state: 'done',
    counts: { rows: 1 },
    createdAt: '2026-11-26T10:00:00Z',
    createdBy: 'depo',
  });
  answerCalls({
    'GET /api/imports?limit=10': {
      body: Array.from({ length: 10 }, (_, at) => one(at)),
      headers: { link: '</api/imports?limit=10&cursor=x>; rel="next"' },
    },
    'GET /api/imports?limit=10&cursor=x': { body: [one(10)] },
  });
  await renderAt(EarlierImports);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('f10.csv')).toBeTruthy();
});

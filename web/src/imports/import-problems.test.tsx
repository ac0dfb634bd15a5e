import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportProblems } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { ImportProblemList } from './import-problems.tsx';

const id = '0190d3a0-0000-7000-8000-000000000001';
const found = {
  id,
  kind: 'products',
  state: 'checked',
  counts: { error: 47 },
  columns: [
    { header: 'Renk', field: 'color', samples: [] },
    { header: 'Stok', field: 'stock', samples: [] },
  ],
} as unknown as Import;

const kind = (field: string, code: ImportProblems['code'], ...texts: [string, number][]): ImportProblems => ({
  field,
  code,
  suggested: 0,
  moreTexts: 0,
  rows: texts.reduce((sum, [, rows]) => sum + rows, 0),
  texts: texts.map(([text, rows]) => ({ text, rows, problem: { field, code, current: text } })),
});

it('repairs all rows of a kind, or those with one text, at a press', async () => {
  const kinds = [
    kind('color', 'unknown_color', ['Pudra', 41], ['Vizon', 4]),
    kind('stock', 'invalid', ['var', 2]),
    kind('group', 'unknown_group', ['Anadolu', 1]),
    kind('size', 'size_range', ['10-12', 1]),
  ];
  answerCalls({ [`GET /api/imports/${id}/problems`]: { body: kinds } });
  const onRepair = vi.fn();
  await renderIn('en', <ImportProblemList found={found} busy={false} onRepair={onRepair} />);
  expect(await screen.findByText('45 rows')).toBeTruthy();
  const color = { field: 'color', code: 'unknown_color' };
  const stock = { field: 'stock', code: 'invalid' };
  for (const [button, repair] of [
    ['All 2 as new colors', { ...color, repair: 'newColors' }],
    ['New color “Pudra”', { ...color, repair: 'newColors', text: 'Pudra' }],
    ['Make the group “Anadolu” now', { field: 'group', code: 'unknown_group', repair: 'newGroups' }],
    ['One size: 10-12', { field: 'size', code: 'size_range', repair: 'confirm' }],
    ['Leave out all 45', { ...color, repair: 'skip' }],
    ['Leave “Stock” as it is', { ...stock, repair: 'write', value: '' }],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(onRepair).toHaveBeenLastCalledWith(repair);
  }
});

it('takes the likely telephone, email or tax number of all customers at a press', async () => {
  const customers = {
    ...found,
    kind: 'customers',
    columns: [{ header: 'VKN', field: 'vatNumber', samples: [] }],
  } as unknown as Import;
  const taxNumbers = kind('vatNumber', 'invalid_tax_number', ['123456789', 1], ['234567890', 1]);
  answerCalls({ [`GET /api/imports/${id}/problems`]: { body: [{ ...taxNumbers, suggested: 2 }] } });
  const onRepair = vi.fn();
  await renderIn('en', <ImportProblemList found={customers} busy={false} onRepair={onRepair} />);
  const asked = { field: 'vatNumber', code: 'invalid_tax_number' };
  for (const [button, repair] of [
    ['Take the likely texts in 2 rows', { ...asked, repair: 'suggested' }],
    ['All 2 are correct', { ...asked, repair: 'confirm' }],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(onRepair).toHaveBeenLastCalledWith(repair);
  }
});

it('writes a price of the portal as its reader does', async () => {
  const prices = kind('price', 'tenfold', ['1609', 1]);
  const [text] = prices.texts;
  const problem = { field: 'price', code: 'tenfold' as const, current: '160.90', suggestions: ['160.90'] };
  const texts = text ? [{ ...text, problem }] : [];
  const goods = {
    ...found,
    columns: [{ header: 'Fiyat', field: 'price', samples: [] }],
  } as unknown as Import;
  answerCalls({ [`GET /api/imports/${id}/problems`]: { body: [{ ...prices, texts }] } });
  const onRepair = vi.fn();
  await renderIn('tr', <ImportProblemList found={goods} busy={false} onRepair={onRepair} />);
  expect(await screen.findByText(/Şimdiki fiyat.*₺160,90/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '₺160,90' }));
  expect(onRepair).toHaveBeenLastCalledWith(expect.objectContaining({ value: '160.90', text: '1609' }));
});

it('offers the words of a field that takes some words alone', async () => {
  const categories = kind('category', 'not_offered', ['Alt Giyim', 16]);
  const goods = {
    ...found,
    columns: [{ header: 'Kategori', field: 'category', samples: [] }],
  } as unknown as Import;
  answerCalls({ [`GET /api/imports/${id}/problems`]: { body: [categories] } });
  const onRepair = vi.fn();
  await renderIn('tr', <ImportProblemList found={goods} busy={false} onRepair={onRepair} />);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Kategori: Alt Giyim' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Giyim' }));
  expect(onRepair).toHaveBeenLastCalledWith({
    field: 'category',
    code: 'not_offered',
    repair: 'write',
    value: 'Giyim',
    text: 'Alt Giyim',
  });
});

it('spreads the pieces of all rows at a press, each over its own sizes', async () => {
  const pieces = kind('stock', 'stock_of_several', ['24', 3], ['25', 1]);
  const texts = pieces.texts.map(each => ({
    ...each,
    problem: { ...each.problem, suggestions: ['S:12, M:12'] },
  }));
  answerCalls({ [`GET /api/imports/${id}/problems`]: { body: [{ ...pieces, suggested: 3, texts }] } });
  const onRepair = vi.fn();
  await renderIn('en', <ImportProblemList found={found} busy={false} onRepair={onRepair} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Spread the pieces in 3 rows' }));
  expect(onRepair).toHaveBeenLastCalledWith({
    field: 'stock',
    code: 'stock_of_several',
    repair: 'suggested',
  });
  expect(screen.queryByRole('button', { name: 'S:12, M:12' })).toBeNull();
});

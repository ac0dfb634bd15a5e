import { reportNames, type SalesReport, type SizeGridReport } from '@toptan/contract/reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTable } from '../spreadsheet/parse.ts';
import type { Cell } from '../spreadsheet/table.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, order, type Shop, submitBasket } from '../testing/trade.ts';
import { inPortions } from './tables.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop({ name: 'Nar Butik' })];
  const jeans = await createProduct(portal.db, {
    name: 'Kot',
    sku: 'JN-1',
    price: '100.50',
    category: 'CLOTHING',
    sizes: ['9', '30'],
    colors: ['Black', 'Red'],
  });
  const bag = await createProduct(portal.db, { name: 'Çanta', price: '10.00', category: 'BAGS' });
  for (const [selectedColor, selectedSize, pieces] of [
    ['Black', '30', 2],
    ['Black', '9', 3],
    ['Red', '30', 1],
  ] as const) {
    await addToBasket(shop, jeans, pieces, { selectedColor, selectedSize });
    expect((await submitBasket(shop)).statusCode).toBe(201);
  }
  await order(shop, bag, 7);
});
afterAll(() => portal.close());

async function tableOf(report: string, query: string): Promise<Cell[][]> {
  const answer = await admin.call('GET', `/api/reports/${report}/file?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const rows: Cell[][] = [];
  for await (const portion of (await openTable(answer.rawPayload)).rows(0))
    rows.push(...portion.map(({ cells }) => cells));
  return rows;
}

const report = async <Report>(address: string): Promise<Report> =>
  (await admin.call('GET', `/api/reports/${address}`)).json();

describe('a report as a file', () => {
  test.each(reportNames)('has headings and the words of the language: %s', async name => {
    const [headings = []] = await tableOf(name, 'format=xlsx&language=ar&compare=year');
    expect(headings.length).toBeGreaterThan(2);
    for (const heading of headings) expect(heading).toMatch(/[\u0600-\u06ff]/);
  });

  test('has numbers that are numbers, and days', async () => {
    const rows = await tableOf('products', 'format=xlsx&language=tr');
    expect(rows).toEqual([
      ['Kod', 'Ürün adı', 'Adet', 'Satış'],
      ['JN-1', 'Kot', 6, 603],
      [null, 'Çanta', 7, 70],
    ]);
    const [, ...weeks] = await tableOf('sales', 'format=xlsx&language=en');
    expect(weeks.at(-1)?.slice(2)).toEqual([4, 13, 673]);
    expect(weeks.at(-1)?.[1]).toMatch(/^\d{4}-\d\d-\d\d/);
  });

  test.each([
    ['manufacturers', 1, 'Henüz üreticisi yok'],
    ['sizes', 0, 'Bedensiz'],
    ['colors', 0, 'Renksiz'],
  ])('names the row without a name as the screen does: %s', async (name, column, words) => {
    const [, ...rows] = await tableOf(name, 'format=xlsx&language=tr');
    expect(rows.map(cells => cells[column])).toContain(words);
  });

  test('has the products of a size and color, and other reports are whole', async () => {
    const cell = 'format=xlsx&language=en&size=30&color=Black';
    expect((await tableOf('products', cell)).slice(1)).toEqual([['JN-1', 'Kot', 2, 201]]);
    expect(await tableOf('sizes', cell)).toEqual(await tableOf('sizes', 'format=xlsx&language=en'));
  });

  test.each(['categories', 'customers', 'manufacturers', 'size-curve', 'sell-through', 'idle', 'late'])(
    'is not narrowed by a category where the report is not: %s',
    async name => {
      const whole = await tableOf(name, 'format=csv&language=en');
      expect(await tableOf(name, 'format=csv&language=en&category=BAGS')).toEqual(whole);
    },
  );

  test('is not for a shop', async () => {
    expect((await shop.call('GET', '/api/reports/sales/file')).statusCode).toBe(403);
  });
});

test('a long report is written in portions, between which others have their turn', async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => at);
  const written: number[][] = [];
  let hadTurn = false;
  setImmediate(() => {
    hadTurn = true;
  });
  for await (const portion of inPortions(rows)) written.push([...portion]);
  expect(hadTurn).toBe(true);
  expect(written.flat()).toEqual(rows);
  expect(written.length).toBeGreaterThan(1);
});

test('one category is counted alone', async () => {
  const days = 'from=2020-01-01';
  const { totals, rows } = await report<SalesReport>(`sales?category=CLOTHING&${days}`);
  expect(totals).toEqual({ orders: null, pieces: 6, amount: '603.00', compared: null });
  expect(rows.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(6);
  const grid = await report<SizeGridReport>(`size-grid?category=CLOTHING&${days}`);
  expect(grid.rows.map(({ color, size, pieces }) => [color, size, pieces])).toEqual([
    ['Black', '9', 3],
    ['Black', '30', 2],
    ['Red', '30', 1],
  ]);
  expect(grid.totals).toEqual({ pieces: 6, amount: '603.00' });
  expect((await report<SizeGridReport>(`size-grid?${days}`)).totals.pieces).toBe(13);
});

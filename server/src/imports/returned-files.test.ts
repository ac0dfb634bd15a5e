import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, checked, rowsOf } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, type Shop, stockOf, submitBasket } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop()];
});
afterAll(() => portal.close());

const black = (size: string, quantity = 5) => ({ size, color: 'Black', quantity });

/** The file of products as CSV, edited cell by cell: `edit` gets the texts of a row by heading. */
async function exported(id: string, edit: (row: Map<string, string>) => void): Promise<string> {
  const query = `format=csv&language=en&id=${id}`;
  const text = (await admin.call('GET', `/api/exports/products?${query}`)).body.replace(/^\uFEFF/u, '');
  const [header = '', ...lines] = text.split('\r\n').filter(Boolean);
  const headings = header.split(',');
  const edited = lines.map(line => {
    const row = new Map(line.split(',').map((cell, at) => [headings[at] ?? '', cell]));
    edit(row);
    return [...row.values()].join(',');
  });
  return [header, ...edited].join('\n');
}

const cellsOf = async (productId: string) =>
  (await admin.call('GET', `/api/products/${productId}`))
    .json<{ stockPools: { size: string; quantity: number }[] }>()
    .stockPools.map(({ size, quantity }) => [size, quantity])
    .sort();

test('a file that comes back edited leaves stock that was sold meanwhile sold, and moves what was edited by the difference', async () => {
  const productId = await createProduct(portal.db, { sku: 'RF-1', pools: [black('30'), black('31')] });
  const file = await exported(productId, row => {
    row.set('Price', '450.00');
    if (row.get('Size') === '31') row.set('Stock', '15');
  });
  await addToBasket(shop, productId, 2, { selectedSize: '30', selectedColor: 'Black' });
  await addToBasket(shop, productId, 2, { selectedSize: '31', selectedColor: 'Black' });
  await submitBasket(shop);
  const { id, counts } = await checked(admin, 'products', file);
  expect(counts).toMatchObject({ update: 2, error: 0 });
  expect(
    (await rowsOf(admin, id)).map(({ changes }) => changes.map(each => [each.field, each.old, each.new])),
  ).toEqual([
    [['price', '100.00', '450.00']],
    [
      ['price', '100.00', '450.00'],
      ['stock', '3', '13'],
    ],
  ]);
  expect((await admin.call('GET', `/api/imports/${id}/changes`)).json()).toEqual([
    { field: 'price', subjects: 1 },
    { field: 'stock', subjects: 1 },
  ]);
  await apply(admin, id);
  expect(await cellsOf(productId)).toEqual([
    ['30', 3],
    ['31', 13],
  ]);
});

test('a price list that is older than a stock count changes prices, and leaves the stock as it was counted', async () => {
  const productId = await createProduct(portal.db, {
    sku: 'RF-2',
    sizes: ['30', '31'],
    colors: ['Black'],
    stock: 12,
  });
  const prices = await exported(productId, row => row.set('Price', '450.00'));
  const own = 'Model kodu;Ürün;Fiyat;Stok\nRF-2;Mont;475,00;12';
  const count = 'Model kodu;Renk;Beden;Sayılan\nRF-2;Siyah;30;4\nRF-2;Siyah;31;6';
  await apply(admin, (await checked(admin, 'stock', count)).id);

  const { id, counts } = await checked(admin, 'products', prices);
  expect((await rowsOf(admin, id)).flatMap(({ problems }) => problems)).toEqual([]);
  expect(counts).toMatchObject({ update: 2 });
  await apply(admin, id);
  expect(await stockOf(portal.db, productId)).toBe(10);
  expect((await admin.call('GET', `/api/products/${productId}`)).json()).toMatchObject({ price: '450.00' });

  const list = await checked(admin, 'products', own);
  const [row] = await rowsOf(admin, list.id);
  expect(row?.problems).toEqual([{ field: 'stock', code: 'stock_by_cell', current: '10' }]);
  const body = { field: 'stock', code: 'stock_by_cell', repair: 'write', value: '' };
  await admin.call('PUT', `/api/imports/${list.id}/problems`, body);
  await apply(admin, list.id);
  expect((await admin.call('GET', `/api/products/${productId}`)).json()).toMatchObject({ price: '475.00' });
  expect(await stockOf(portal.db, productId)).toBe(10);
});

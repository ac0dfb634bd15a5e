import type { Product } from '@toptan/contract/catalog/products';
import { piecesOf } from '@toptan/contract/pieces';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productForm } from '../../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { addToBasket, createProduct, order, submitBasket } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

type Fields = Record<string, unknown>;
const pool = (size: string | null, color: string | null, quantity: number) => ({ size, color, quantity });
const post = (fields: Fields) =>
  admin.call('POST', '/api/products', productForm({ name: 'Kot', price: '100', ...fields }));
const put = (id: string, fields: Fields) => admin.call('PUT', `/api/products/${id}`, productForm(fields));

/** The stock in a short form: `{ '30 Black': 5 }`, or `{ whole: 5 }`. */
function stockIn({ stockPools, stockQuantity }: Product): Record<string, number> {
  expect(piecesOf(stockPools)).toBe(stockQuantity);
  return Object.fromEntries(
    stockPools.map(({ size, color, quantity }) => [
      [size, color].filter(Boolean).join(' ') || 'whole',
      quantity,
    ]),
  );
}
const stockOf = async (id: string) => stockIn((await admin.call('GET', `/api/products/${id}`)).json());

const sizes = ['30', '31'];
const colors = ['Black', 'Red'];

/** Creates a product of 30 and 31 in Black, with 5 and 7 pieces. */
const bySizeAndColor = () =>
  createProduct(portal.db, {
    sizes,
    colors: ['Black'],
    pools: [pool('30', 'Black', 5), pool('31', 'Black', 7)],
  });

describe('stock of a new product', () => {
  test('is one pool for the whole, unless it is given by size and color', async () => {
    const whole = await post({ sizes, colors, stockQuantity: '9' });
    expect(stockIn(whole.json())).toEqual({ whole: 9 });
    const asPool = await post({ sizes, stockPools: [pool(null, null, 9)] });
    expect(stockIn(asPool.json())).toEqual({ whole: 9 });
  });

  test('by size and color has a pool for each, empty where nothing is given', async () => {
    const answer = await post({
      sizes,
      colors,
      stockPools: [pool('30', 'Red', 4), pool('31', 'Black', 2)],
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(stockIn(answer.json())).toEqual({ '30 Black': 0, '30 Red': 4, '31 Black': 2, '31 Red': 0 });
  });

  test('goes by size alone where there are no colors', async () => {
    const answer = await post({ sizes, stockPools: [pool('30', null, 4)] });
    expect(stockIn(answer.json())).toEqual({ '30': 4, '31': 0 });
  });

  test.each<[string, Fields, string, string]>([
    ['a size that the product lacks', { stockPools: [pool('32', 'Red', 1)] }, '0.size', 'not_offered'],
    ['a color that the product lacks', { stockPools: [pool('30', 'Blue', 1)] }, '0.color', 'not_offered'],
    ['no color', { stockPools: [pool('30', null, 1)] }, '0.color', 'required'],
    ['a pool twice', { stockPools: [pool('30', 'Red', 1), pool('30', 'Red', 2)] }, '1', 'taken'],
    ['the whole beside', { stockPools: [pool('30', 'Red', 1), pool(null, null, 2)] }, '1.size', 'required'],
    ['less than nothing', { stockPools: [pool('30', 'Red', -1)] }, '0.quantity', 'too_small'],
    ['half a piece', { stockPools: [pool('30', 'Red', 0.5)] }, '0.quantity', 'not_an_integer'],
    [
      'a size where there are none',
      { sizes: [], stockPools: [pool('30', 'Red', 1)] },
      '0.size',
      'not_offered',
    ],
    ['a field too many', { stockPools: [{ ...pool('30', 'Red', 1), id: 'x' }] }, '0.id', 'unknown_field'],
  ])('by size and color refuses %s', async (_, fields, path, code) => {
    const answer = await post({ sizes, colors, ...fields });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields).toContainEqual(
      expect.objectContaining({ path: `stockPools.${path}`, code }),
    );
  });
});

describe('a quantity of the whole', () => {
  test('replaces the quantity of the whole', async () => {
    const id = await createProduct(portal.db, { sizes, stock: 3 });
    expect(stockIn((await put(id, { stockQuantity: '8' })).json())).toEqual({ whole: 8 });
  });

  test('is refused where stock is kept by size and color', async () => {
    const id = await bySizeAndColor();
    const answer = await put(id, { stockQuantity: '13' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'stock_kept_by_variant',
      fields: [{ path: 'stockQuantity' }],
    });
    expect(await stockOf(id)).toEqual({ '30 Black': 5, '31 Black': 7 });
  });

  test('is let through when it is the sum, as a form that sends everything has it', async () => {
    const id = await bySizeAndColor();
    const answer = await put(id, { name: 'Yeni ad', stockQuantity: '12' });
    expect(stockIn(answer.json())).toEqual({ '30 Black': 5, '31 Black': 7 });
    const contrary = await post({ sizes, stockPools: [pool('30', null, 4)], stockQuantity: '5' });
    expect(contrary.statusCode).toBe(400);
  });
});

describe('new sizes and colors', () => {
  test('get empty pools beside those that fit still', async () => {
    const answer = await put(await bySizeAndColor(), { sizes: ['30', '31', '32'] });
    expect(stockIn(answer.json())).toEqual({ '30 Black': 5, '31 Black': 7, '32 Black': 0 });
  });

  test('may leave an empty pool behind', async () => {
    const id = await bySizeAndColor();
    await put(id, { stockPools: [pool('30', 'Black', 5)] });
    expect(stockIn((await put(id, { sizes: ['30'] })).json())).toEqual({ '30 Black': 5 });
  });

  test.each([
    ['sizes', { sizes: ['30'] }],
    ['colors', { colors: ['Red'] }],
    ['colors', { colors: [] }],
  ])('may not lose pieces (%s %j)', async (path, fields) => {
    const id = await bySizeAndColor();
    const answer = await put(id, fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'stock_kept_by_variant', fields: [{ path }] });
    expect(await stockOf(id)).toEqual({ '30 Black': 5, '31 Black': 7 });
    const product: Product = (await admin.call('GET', `/api/products/${id}`)).json();
    expect(product).toMatchObject({ sizes, colors: ['Black'] });
  });

  test('come with their own pools', async () => {
    const answer = await put(await bySizeAndColor(), { sizes: ['33'], stockPools: [pool('33', 'Black', 1)] });
    expect(stockIn(answer.json())).toEqual({ '33 Black': 1 });
  });

  test('that are none make the pieces one pool', async () => {
    expect(stockIn((await put(await bySizeAndColor(), { sizes: [], colors: [] })).json())).toEqual({
      whole: 12,
    });
    const given = await put(await bySizeAndColor(), { sizes: [], colors: [], stockQuantity: '4' });
    expect(stockIn(given.json())).toEqual({ whole: 4 });
  });

  test('leave a pool for the whole alone', async () => {
    const id = await createProduct(portal.db, { sizes, stock: 3 });
    expect(stockIn((await put(id, { sizes: ['33'], colors })).json())).toEqual({ whole: 3 });
  });
});

describe('pools with those that they were made from', () => {
  const knownPools = [pool('30', 'Black', 5), pool('31', 'Black', 7)];
  const known = { stockPools: knownPools };

  /** Orders 4 of those 5 pieces of 30 in Black. */
  async function ordered(): Promise<string> {
    const id = await bySizeAndColor();
    const shop = await portal.shop();
    await addToBasket(shop, id, 4, { selectedSize: '30', selectedColor: 'Black' });
    expect((await submitBasket(shop)).statusCode).toBe(201);
    return id;
  }

  test('leave to orders what they took of untouched ones', async () => {
    const stockPools = [pool('30', 'Black', 5), pool('31', 'Black', 15)];
    const answer = await put(await ordered(), { stockPools, known });
    expect(stockIn(answer.json())).toEqual({ '30 Black': 1, '31 Black': 15 });
    const alone = await put(await ordered(), { stockPools });
    expect(stockIn(alone.json())).toEqual({ '30 Black': 5, '31 Black': 15 });
  });

  test.each([{}, { sizes: [], colors: [] }])(
    'become one figure without what was ordered (%j)',
    async axes => {
      const answer = await put(await ordered(), { ...axes, stockPools: [pool(null, null, 12)], known });
      expect(stockIn(answer.json())).toEqual({ whole: 8 });
      const typed = await put(await ordered(), { ...axes, stockPools: [pool(null, null, 20)], known });
      expect(stockIn(typed.json())).toEqual({ whole: 20 });
    },
  );

  test('do not lose pieces that came back to a size that goes', async () => {
    const id = await ordered();
    const seen = [pool('30', 'Black', 1), pool('31', 'Black', 7)];
    const [{ id: orderId }] = (await admin.call('GET', '/api/orders?limit=1')).json();
    await admin.call('PUT', `/api/orders/${orderId}/status`, { status: 'cancelled' });
    const change = { sizes: ['31'], stockPools: [pool('31', 'Black', 7)] };
    const answer = await put(id, { ...change, known: { stockPools: seen } });
    expect(answer.json()).toMatchObject({ code: 'stock_kept_by_variant', fields: [{ path: 'sizes' }] });
    expect(stockIn((await put(id, { ...change, known })).json())).toEqual({ '31 Black': 7 });
  });

  test('leave the stock of a color that came meanwhile', async () => {
    const id = await bySizeAndColor();
    await put(id, { colors, stockPools: [...knownPools, pool('30', 'Red', 3), pool('31', 'Red', 4)] });
    const stockPools = [pool('30', 'Black', 5), pool('31', 'Black', 15), pool('30', 'Red', 0)];
    const answer = await put(id, { stockPools, known });
    expect(stockIn(answer.json())).toEqual({ '30 Black': 5, '30 Red': 3, '31 Black': 15, '31 Red': 4 });
  });
});

test('an edit that does not speak of stock leaves what orders took', async () => {
  const id = await createProduct(portal.db, { stock: 10 });
  await order(await portal.shop(), id, 4);
  await put(id, { price: '5' });
  expect(await stockOf(id)).toEqual({ whole: 6 });
});

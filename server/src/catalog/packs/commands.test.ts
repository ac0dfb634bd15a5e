import type { ListedPack } from '@toptan/contract/catalog/packs';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productForm } from '../../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import {
  addPacks,
  createPacked,
  createProduct,
  type PackGoods,
  packOf,
  setPacksOf,
  submitBasket,
} from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const axes = { sizes: ['30', '31', '32'], colors: ['Black', 'White'] };
const put = (productId: string, ...packs: unknown[]) =>
  admin.call('PUT', `/api/products/${productId}/packs`, { packs });
const packsFor = async (caller: Caller, productId: string): Promise<ListedPack[]> =>
  (await caller.call('GET', `/api/products/${productId}/packs`)).json();

describe('packs of a product', () => {
  test('are in its answers and in their own list, those that are sold', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, axes);
    const lines = [
      { size: '30', color: 'Black', ratio: 2 },
      { size: '31', color: 'White', ratio: 3 },
    ];
    const made = await setPacksOf(
      admin,
      productId,
      { name: ' Seri ' },
      { unit: 'carton', mixed: true, lines },
      { isActive: false },
    );
    expect(made).toMatchObject([
      { name: 'Seri', unit: 'series', mixed: false, pieces: 4, isActive: true, replacedById: null },
      { name: null, unit: 'carton', mixed: true, pieces: 5, lines },
      { isActive: false },
    ]);
    expect(made[0]?.lines).toEqual([
      { size: '30', color: null, ratio: 1 },
      { size: '31', color: null, ratio: 2 },
      { size: '32', color: null, ratio: 1 },
    ]);
    expect(await packsFor(admin, productId)).toEqual(made);
    const sold = made.slice(0, 2).map(({ codes: _, baskets: __, orders: ___, ...pack }) => pack);
    expect(await packsFor(shop, productId)).toEqual(sold);
    const { packs, sells, supply } = (await shop.call('GET', `/api/products/${productId}`)).json();
    expect([sells, supply]).toEqual(['loose', 'to_order']);
    expect(packs).toEqual(sold.map(({ isActive: _, replacedById: __, ...pack }) => pack));
  });

  test('are of a product without sizes and colors as well', async () => {
    const productId = await createProduct(portal.db);
    const [carton] = await setPacksOf(admin, productId, { unit: 'carton', lines: [{ ratio: 12 }] });
    expect(carton).toMatchObject({ pieces: 12, lines: [{ size: null, color: null, ratio: 12 }] });
  });

  test('of a hidden product are not there for a shop', async () => {
    const shop = await portal.shop();
    const { productId } = await createPacked(portal.db, admin, { isActive: false });
    expect((await shop.call('GET', `/api/products/${productId}/packs`)).statusCode).toBe(404);
  });

  test('how a product is sold and supplied is set with the product', async () => {
    const made = await admin.call(
      'POST',
      '/api/products',
      productForm({ name: 'Kot', price: '10.00', sells: 'both', supply: 'stock_only' }),
    );
    expect(made.json()).toMatchObject({ sells: 'both', supply: 'stock_only', packs: [] });
    const { id } = made.json();
    const changed = await admin.call('PUT', `/api/products/${id}`, productForm({ sells: 'packs' }));
    expect(changed.json()).toMatchObject({ sells: 'packs', supply: 'stock_only' });
    const refused = await admin.call('PUT', `/api/products/${id}`, productForm({ sells: 'dozens' }));
    expect(refused.json().fields).toMatchObject([{ path: 'sells' }]);
  });
});

describe('refused', () => {
  const one = { size: '30', ratio: 1 };
  const many = axes.sizes.flatMap(size => axes.colors.map(color => ({ size, color, ratio: 99 })));
  const cases: [string, PackGoods | object, string, string][] = [
    ...[0, -1, 1.5, 100, '2'].map((ratio): [string, object, string, string] => [
      `a ratio of ${ratio}`,
      { lines: [one, { size: '31', ratio }] },
      'packs.0.lines.1.ratio',
      '',
    ]),
    ['a single piece', { lines: [one] }, 'packs.0.lines', 'too_small'],
    ['no piece', { lines: [] }, 'packs.0.lines', ''],
    [
      'a size that the product does not have',
      { lines: [{ size: '36', ratio: 2 }] },
      'packs.0.lines.0.size',
      'not_offered',
    ],
    ['no size', { lines: [{ ratio: 2 }] }, 'packs.0.lines.0.size', 'required'],
    ['the same size twice', { lines: [one, one] }, 'packs.0.lines.1', 'taken'],
    [
      'a color in a pack of one',
      { lines: [{ ...one, color: 'Black', ratio: 2 }] },
      'packs.0.lines.0.color',
      'not_offered',
    ],
    [
      'a mixed pack without a color',
      { mixed: true, lines: [{ size: '30', ratio: 2 }] },
      'packs.0.lines.0.color',
      'required',
    ],
    [
      'a mixed pack in a foreign color',
      { mixed: true, lines: [{ size: '30', color: 'Red', ratio: 2 }] },
      'packs.0.lines.0.color',
      'not_offered',
    ],
    ['an unknown unit', { unit: 'dozen' }, 'packs.0.unit', ''],
    ['an id that is none of its packs', { id: v7() }, 'packs.0.id', 'not_found'],
  ];
  test.each(cases)('%s', async (_name, goods, path, code) => {
    const productId = await createProduct(portal.db, axes);
    const answer = await put(productId, packOf(goods as PackGoods));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([code ? { path, code } : { path }]);
    expect(await packsFor(admin, productId)).toEqual([]);
  });

  test('more than 999 pieces', async () => {
    const colors = ['White', 'Black', 'Grey', 'Red'];
    const productId = await createProduct(portal.db, { ...axes, colors });
    const lines = colors.flatMap(color => axes.sizes.map(size => ({ size, color, ratio: 99 })));
    const answer = await put(productId, packOf({ mixed: true, lines }));
    expect(answer.json().fields).toEqual([
      expect.objectContaining({ path: 'packs.0.lines', code: 'too_big', limit: 999 }),
    ]);
    expect((await put(productId, packOf({ mixed: true, lines: many }))).statusCode).toBe(200);
  });

  test('a mixed pack of a product without colors, and a pack that is there twice', async () => {
    const productId = await createProduct(portal.db, { sizes: axes.sizes });
    const mixed = await put(productId, packOf({ mixed: true, lines: [{ size: '30', ratio: 2 }] }));
    expect(mixed.json().fields).toMatchObject([{ path: 'packs.0.lines.0.color', code: 'required' }]);
    const [pack] = await setPacksOf(admin, productId, {});
    const twice = await put(productId, packOf({ id: pack?.id }), packOf({ id: pack?.id }));
    expect(twice.json().fields).toMatchObject([{ path: 'packs.1.id', code: 'taken' }]);
  });
});

describe('a change', () => {
  const other = [{ size: '30', ratio: 3 }];

  test('of name, unit, order or activity keeps the pack; of its content makes a new version', async () => {
    const { productId, packId } = await createPacked(portal.db, admin);
    const renamed = await setPacksOf(
      admin,
      productId,
      { name: 'A' },
      { id: packId, name: 'B', unit: 'carton' },
    );
    expect(renamed.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(renamed[1]).toMatchObject({ id: packId, unit: 'carton' });
    const turned = packOf({ id: packId }).lines.toReversed();
    expect((await setPacksOf(admin, productId, { id: packId, lines: turned }))[0]?.id).toBe(packId);
    const [changed, ...more] = await setPacksOf(admin, productId, { id: packId, lines: other });
    expect(changed).toMatchObject({ pieces: 3, replacedById: null });
    expect(changed?.id).not.toBe(packId);
    expect(more).toEqual([]);
  });

  test('leaves the earlier version to baskets, until that is deactivated', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin);
    await addPacks(shop, packId, 2);
    const second = await setPacksOf(admin, productId, { id: packId, lines: other });
    const current = second.find(({ replacedById }) => replacedById === null);
    expect(second).toMatchObject([
      { replacedById: null },
      { id: packId, replacedById: current?.id, isActive: true },
    ]);
    expect((await packsFor(shop, productId)).map(({ id }) => id)).toEqual([current?.id]);

    const third = await setPacksOf(admin, productId, {
      id: current?.id ?? '',
      lines: [{ size: '31', ratio: 9 }],
    });
    expect(third).toHaveLength(2);
    expect(third[1]).toMatchObject({ id: packId, replacedById: third[0]?.id });

    const kept = await put(productId, packOf({ id: packId, lines: other }));
    expect(kept.json().fields).toMatchObject([{ path: 'packs.0.id', code: 'invalid' }]);
    const closed = await setPacksOf(
      admin,
      productId,
      { id: third[0]?.id ?? '', lines: [{ size: '31', ratio: 9 }] },
      { id: packId, isActive: false },
    );
    expect(closed.map(({ id }) => id)).toEqual([third[0]?.id]);
    const basket = (await shop.call('GET', '/api/basket')).json();
    expect(basket[0]).toMatchObject({ packId, product: { isAvailable: false } });
  });

  test('that leaves a pack out removes it, or deactivates it where a basket or an order names it', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin);
    const [, unused] = await setPacksOf(admin, productId, { id: packId }, { unit: 'carton' });
    expect(unused?.unit).toBe('carton');
    await addPacks(shop, packId);
    expect(await setPacksOf(admin, productId)).toMatchObject([{ id: packId, isActive: false }]);
    await setPacksOf(admin, productId, { id: packId });
    expect((await submitBasket(shop)).statusCode).toBe(201);
    expect(await setPacksOf(admin, productId)).toMatchObject([{ id: packId, isActive: false }]);
  });

  test('of the sizes of a product leaves its packs; they cannot be ordered', async () => {
    const shop = await portal.shop();
    const { productId, packId } = await createPacked(portal.db, admin);
    await admin.call('PUT', `/api/products/${productId}`, productForm({ sizes: ['30', '31'] }));
    const body = { customerId: shop.customerId, packId, color: 'Black', packs: 1 };
    expect((await shop.call('POST', '/api/basket/packs', body)).json().code).toBe('product_unavailable');
  });

  test('a product goes with its packs', async () => {
    const { productId } = await createPacked(portal.db, admin);
    await setPacksOf(admin, productId, {
      mixed: true,
      lines: [{ size: '30', color: 'Black', ratio: 2 }],
    });
    expect((await admin.call('DELETE', `/api/products/${productId}`)).statusCode).toBe(204);
  });
});

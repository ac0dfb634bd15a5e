import type { BasketItem } from '@toptan/contract/basket';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replacePools } from '../catalog/stock/commands.ts';
import { basketItems } from '../db/schema-baskets.ts';
import { products, variants } from '../db/schema-goods.ts';
import { type Portal, startPortal } from '../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  basketOf,
  createPacked,
  createProduct,
  type Shop,
  setPacksOf,
} from '../testing/trade.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('with `quote`', () => {
  const quoteOf = async ({ call, customerId }: Shop) =>
    (await call('GET', `/api/basket/${customerId}/check`)).json();

  test('the check answers the lines and the sums of an order of them', async () => {
    const shop = await portal.shop();
    expect(await quoteOf(shop)).toEqual({
      lines: [],
      limits: [],
      subtotal: '0.00',
      processingFee: '25.00',
      total: '25.00',
    });
    const line = await addToBasket(shop, await createProduct(portal.db, { price: '120.00' }), 3);
    expect(await quoteOf(shop)).toEqual({
      lines: [line],
      limits: [],
      subtotal: '360.00',
      processingFee: '25.00',
      total: '385.00',
    });
  });

  test('each change answers what it answers without, and the basket after it', async () => {
    const shop = await portal.shop();
    const { customerId } = shop;
    const { productId, packId } = await createPacked(portal.db, await portal.admin(), { sells: 'both' });
    const other = await addToBasket(shop, await createProduct(portal.db), 2);
    const black = { color: 'Black' };
    const ofSize = { size: '30', ...black };
    const item = { customerId, productId, selectedSize: '30', selectedColor: 'Black', quantity: 2 };
    const batch = { customerId, rows: [{ ref: 'a', productId, ...ofSize, quantity: 5, mode: 'set' }] };
    const change = async (...[method, path, body]: Parameters<Shop['call']>) => {
      const answer = await shop.call(method, `${path}?quote=true`, body);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { answer: expect.anything(), quote: await quoteOf(shop) },
      ]);
      return answer.json().answer;
    };

    const line = await change('POST', '/api/basket', item);
    expect(line).toEqual((await basketOf(shop))[1]);
    expect(await change('PUT', `/api/basket/${line.id}`, { quantity: 3 })).toMatchObject({ quantity: 3 });
    expect(await change('POST', '/api/basket/batch', batch)).toMatchObject({
      applied: true,
      results: [{ ref: 'a', ok: true, line: { id: line.id, quantity: 5 } }],
    });
    const pack = await change('POST', '/api/basket/packs', { customerId, packId, ...black, packs: 2 });
    expect(pack).toEqual((await basketOf(shop)).slice(2));
    const ofPack = `/api/basket/packs/${pack[0].basketPackId}`;
    expect(await change('PUT', ofPack, { packs: 3 })).toMatchObject([
      { packs: 3 },
      { packs: 3 },
      { packs: 3 },
    ]);
    expect(await change('PUT', ofPack, { packs: 0 })).toEqual([]);
    const removed = await shop.call('DELETE', `/api/basket/${line.id}?quote=true`);
    expect([removed.statusCode, removed.json()]).toEqual([
      200,
      { answer: null, quote: expect.objectContaining({ lines: [other], total: '225.00' }) },
    ]);
  });

  test('it names the sizes that can be ordered beside single pieces, and no others', async () => {
    const shop = await portal.shop();
    const admin = await portal.admin();
    const axes = { sizes: ['S', 'M', 'L', 'XL'], colors: ['Black', 'White'] };
    const pool = (size: string, quantity: number) => ({ size, color: 'Black', quantity });
    const produced = await createProduct(portal.db, axes);
    await portal.db
      .update(variants)
      .set({ isActive: false })
      .where(and(eq(variants.productId, produced), eq(variants.size, 'M'), eq(variants.color, 'Black')));
    const pools = [pool('S', 2), pool('M', 0), pool('L', 3), pool('XL', 2)];
    const fromStock = await createProduct(portal.db, { pools, supply: 'stock_only', sells: 'both' });
    const [pack] = await setPacksOf(admin, fromStock, { lines: [{ size: 'XL', ratio: 2 }] });
    const sharing = await createProduct(portal.db, { ...axes, stock: 4, supply: 'stock_only' });
    const { packId } = await createPacked(portal.db, admin);
    const gone = await createProduct(portal.db, axes);
    const add = (productId: string, selectedSize: string, quantity: number) =>
      addToBasket(shop, productId, quantity, { selectedSize, selectedColor: 'Black' });
    await add(produced, 'L', 1);
    await add(produced, 'S', 1);
    await add(fromStock, 'S', 2);
    await addPacks(shop, pack?.id ?? '');
    await add(sharing, 'M', 4);
    await addPacks(shop, packId);
    await add(gone, 'S', 1);
    await portal.db.update(products).set({ isActive: false }).where(eq(products.id, gone));

    const { runs } = await quoteOf(shop);
    expect(runs).toHaveLength(3);
    expect(runs).toEqual(
      expect.arrayContaining([
        { productId: produced, color: 'Black', sizes: ['S', 'L', 'XL'] },
        // Stock has no M, and the pack takes the last XL.
        { productId: fromStock, color: 'Black', sizes: ['S', 'L'] },
        { productId: sharing, color: 'Black', sizes: ['M'] },
      ]),
    );
  });

  test('another query changes nothing', async () => {
    const shop = await portal.shop();
    const body = { customerId: shop.customerId, productId: await createProduct(portal.db), quantity: 2 };
    for (const query of ['quote=1', 'quote=false', 'quote=true&lines=true'])
      expect((await shop.call('POST', `/api/basket?${query}`, body)).statusCode).toBe(400);
    expect(await basketOf(shop)).toEqual([]);
  });

  test('a repeated addition answers the line of the first time, and the basket of now', async () => {
    const shop = await portal.shop();
    const body = { customerId: shop.customerId, productId: await createProduct(portal.db), quantity: 2 };
    const add = async () =>
      (await shop.call('POST', '/api/basket?quote=true', body, { 'idempotency-key': 'once' })).json();
    const { answer } = await add();
    await shop.call('PUT', `/api/basket/${answer.id}`, { quantity: 7 });
    expect(await add()).toMatchObject({ answer: { quantity: 2 }, quote: { lines: [{ quantity: 7 }] } });
    const { rows } = await portal.pool.query('select answer from idempotency_keys where user_id = $1', [
      shop.userId,
    ]);
    expect(rows).toEqual([{ answer }]);
  });
});

describe('reading', () => {
  test('a line tells what its price was when it was added, as long as that differs', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { price: '100.00' });
    const setPrice = (price: string) =>
      portal.db.update(products).set({ price }).where(eq(products.id, productId));
    const line = await addToBasket(shop, productId, 2);
    expect(line).not.toHaveProperty('priceBefore');
    await setPrice('120.00');
    expect(await basketOf(shop)).toMatchObject([{ priceBefore: '100.00', product: { price: '120.00' } }]);
    const more = await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 3 });
    expect(more.json()).toMatchObject({ priceBefore: '100.00', totalPrice: '360.00' });
    await setPrice('100.00');
    expect((await basketOf(shop))[0]).not.toHaveProperty('priceBefore');
  });

  test('an administrator without a customer has an empty basket', async () => {
    const admin = await portal.admin();
    const answer = await admin.call('GET', '/api/basket');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([]);
  });

  test('an administrator reads the basket of any customer', async () => {
    const [admin, shop] = [await portal.admin(), await portal.shop()];
    const line = await addToBasket(shop, await createProduct(portal.db), 3);
    expect((await admin.call('GET', `/api/basket/${shop.customerId}`)).json()).toEqual([line]);
    expect((await admin.call('GET', `/api/basket/${v7()}`)).statusCode).toBe(404);
  });

  test('a shop reads its own by either address, whatever the case of the id', async () => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db), 3);
    expect((await shop.call('GET', `/api/basket/${shop.customerId}`)).json()).toEqual([line]);
    expect((await shop.call('GET', `/api/basket/${shop.customerId.toUpperCase()}`)).json()).toEqual([line]);
  });

  test('lines stand in the order of adding', async () => {
    const shop = await portal.shop();
    const ids = [];
    for (const name of ['c', 'a', 'b']) ids.push(await createProduct(portal.db, { name }));
    for (const id of ids) await addToBasket(shop, id);
    await addToBasket(shop, ids[0] ?? '');
    expect((await basketOf(shop)).map(line => line.product.name)).toEqual(['c', 'a', 'b']);
  });

  test('stock covers lines that share a pool one after the other', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31', '32'], stock: 10 });
    await addToBasket(shop, productId, 6, { selectedSize: '30' });
    await addToBasket(shop, productId, 6, { selectedSize: '31' });
    await addToBasket(shop, productId, 6, { selectedSize: '32' });
    expect((await basketOf(shop)).map(line => line.fromStock)).toEqual([6, 4, 0]);
  });

  test('stock covers each size and color from its own pool', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, {
      sizes: ['30', '31'],
      colors: ['Red'],
      pools: [
        { size: '30', color: 'Red', quantity: 2 },
        { size: '31', color: 'Red', quantity: 9 },
      ],
    });
    await addToBasket(shop, productId, 5, { selectedSize: '30', selectedColor: 'Red' });
    await addToBasket(shop, productId, 5, { selectedSize: '31', selectedColor: 'Red' });
    expect((await basketOf(shop)).map(line => line.fromStock)).toEqual([2, 5]);
  });

  test('a line that can no longer be ordered is marked and claims no stock', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31'], stock: 4 });
    await addToBasket(shop, productId, 4, { selectedSize: '30' });
    await addToBasket(shop, productId, 4, { selectedSize: '31' });
    await portal.db
      .update(products)
      .set({ sizes: ['31'] })
      .where(eq(products.id, productId));
    const standing = (line: BasketItem) => [line.product.isAvailable, line.fromStock];
    expect((await basketOf(shop)).map(standing)).toEqual([
      [false, 0],
      [true, 4],
    ]);
    await portal.db.update(products).set({ isActive: false }).where(eq(products.id, productId));
    expect((await basketOf(shop)).map(standing)).toEqual([
      [false, 0],
      [false, 0],
    ]);
  });

  test('a hidden product keeps the price at which it was added, and shows no code', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sku: 'OLD-1', price: '10.00' });
    await addToBasket(shop, productId, 2);
    await portal.db
      .update(products)
      .set({ sku: 'NEW-1', price: '99.00', isActive: false })
      .where(eq(products.id, productId));
    const [line] = await basketOf(shop);
    expect(line).toMatchObject({ totalPrice: '20.00', product: { price: '10.00', sku: null } });
    expect(line).not.toHaveProperty('priceBefore');
    const admin = await portal.admin();
    const { body } = await admin.call('GET', `/api/basket/${shop.customerId}`);
    expect(JSON.parse(body)).toMatchObject([{ product: { price: '99.00', sku: 'NEW-1' } }]);
  });

  test('what stock covers follows the stock', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { stock: 1 });
    await addToBasket(shop, productId, 5);
    await portal.db.transaction(tx =>
      replacePools(tx, productId, [{ size: null, color: null, quantity: 3 }]),
    );
    expect((await basketOf(shop)).map(line => line.fromStock)).toEqual([3]);
  });
});

describe('changing and removing', () => {
  test('what is added again takes its old place, also among lines that were added together', async () => {
    const [admin, shop] = [await portal.admin(), await portal.shop()];
    const { productId: packed, packId } = await createPacked(portal.db, admin);
    const productId = await createProduct(portal.db, { sizes: ['30', '31', '32'] });
    const row = (size: string) => ({ ref: size, productId, size, quantity: 2, mode: 'set' });
    const pack = { ref: 'pack', productId: packed, packId, color: 'Black', quantity: 1, mode: 'set' };
    const change = async (...rows: object[]) => {
      const body = { customerId: shop.customerId, rows };
      const answer = await shop.call('POST', '/api/basket/batch', body);
      expect(answer.json().results.every((result: { ok: boolean }) => result.ok)).toBe(true);
    };
    const places = async () =>
      (await basketOf(shop)).map(line => `${line.packs ?? 'loose'} ${line.selectedSize}`);
    await change(pack);
    await change(row('30'), row('31'), row('32'));
    const before = await basketOf(shop);
    const shown = await places();
    const addedAt = (size: string) =>
      before.find(line => line.packs === null && line.selectedSize === size)?.createdAt;

    await change({ ...pack, quantity: 0 }, { ...row('31'), quantity: 0 });
    await change({ ...row('31'), addedAt: addedAt('31') });
    await change({ ...pack, addedAt: before[0]?.createdAt });
    expect(await places()).toEqual(shown);

    await change({ ...row('30'), quantity: 0 });
    const again = { customerId: shop.customerId, productId, quantity: 2, selectedSize: '30' };
    const single = await shop.call('POST', '/api/basket', { ...again, addedAt: addedAt('30') });
    expect(single.statusCode).toBe(201);
    expect(await places()).toEqual(shown);

    await change({ ...row('30'), quantity: 0 });
    await change({ ...row('30'), addedAt: '2999-01-01T00:00:00Z' });
    const later = await addToBasket(shop, await createProduct(portal.db), 1);
    expect((await basketOf(shop)).at(-1)?.id).toBe(later.id);
  });

  test('sets the pieces of a line', async () => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db, { stock: 5 }), 3);
    const answer = await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 7 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...line, quantity: 7, fromStock: 5, totalPrice: '700.00' });
  });

  test.each([0, -1, 1.5, 1000, 2 ** 31, '2', null])('refuses %o pieces', async quantity => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db), 3);
    const answer = await shop.call('PUT', `/api/basket/${line.id}`, { quantity });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: 'quantity' }]);
    expect(await basketOf(shop)).toEqual([line]);
  });

  test('removes a line once', async () => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db));
    const first = await shop.call('DELETE', `/api/basket/${line.id}`);
    expect([first.statusCode, first.body]).toEqual([204, '']);
    expect((await shop.call('DELETE', `/api/basket/${line.id}`)).statusCode).toBe(404);
    expect(await basketOf(shop)).toEqual([]);
  });

  test('an administrator changes and removes the lines of any customer', async () => {
    const [admin, shop] = [await portal.admin(), await portal.shop()];
    const line = await addToBasket(shop, await createProduct(portal.db));
    expect((await admin.call('PUT', `/api/basket/${line.id}`, { quantity: 4 })).json().quantity).toBe(4);
    expect((await admin.call('DELETE', `/api/basket/${line.id}`)).statusCode).toBe(204);
  });
});

test('what belongs to another shop is not there, byte for byte like what is missing', async () => {
  const [owner, stranger] = [await portal.shop(), await portal.shop()];
  const productId = await createProduct(portal.db);
  const line = await addToBasket(owner, productId, 2);
  const add = (customerId: string) =>
    stranger.call('POST', '/api/basket', { customerId, productId, quantity: 1 });
  const pairs = [
    [stranger.call('GET', `/api/basket/${owner.customerId}`), stranger.call('GET', `/api/basket/${v7()}`)],
    [add(owner.customerId), add(v7())],
    [
      stranger.call('PUT', `/api/basket/${line.id}`, { quantity: 9 }),
      stranger.call('PUT', `/api/basket/${v7()}`, { quantity: 9 }),
    ],
    [stranger.call('DELETE', `/api/basket/${line.id}`), stranger.call('DELETE', `/api/basket/${v7()}`)],
  ];
  for (const pair of pairs) {
    const [foreign, missing] = await Promise.all(pair);
    expect([foreign?.statusCode, foreign?.body]).toEqual([404, missing?.body]);
    expect(missing?.statusCode).toBe(404);
  }
  expect(await basketOf(owner)).toEqual([line]);
  expect(await portal.db.$count(basketItems, eq(basketItems.basketId, stranger.customerId))).toBe(0);
});

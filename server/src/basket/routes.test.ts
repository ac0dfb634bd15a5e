import type { BasketItem } from '@toptan/contract/basket';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images, products } from '../db/schema-goods.ts';
import { basketItems } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { replacePools } from '../stock/commands.ts';
import { untilBlocked } from '../testing/locks.ts';
import { type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, type Shop } from '../testing/trade.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const basketOf = async (shop: Shop): Promise<BasketItem[]> => (await shop.call('GET', '/api/basket')).json();

/** Tries to add one piece; `body` overrides. */
const tryToAdd = (shop: Shop, productId: string, body: object = {}) =>
  shop.call('POST', '/api/basket', { customerId: shop.customerId, productId, quantity: 1, ...body });

describe('adding', () => {
  test('answers 201 with the line and its product', async () => {
    const shop = await portal.shop();
    await portal.db.insert(images).values({ hash: 'a1', width: 900, height: 900 });
    const productId = await createProduct(portal.db, {
      name: 'Deri çanta',
      price: '1249.90',
      sku: `CNT-${v7()}`,
      category: 'BAGS',
      imageHash: 'a1',
      colors: ['Black'],
      stock: 10,
    });
    const answer = await tryToAdd(shop, productId, { quantity: 12, selectedColor: 'Black' });
    expect(answer.statusCode).toBe(201);
    const line: BasketItem = answer.json();
    expect(line).toMatchObject({
      customerId: shop.customerId,
      productId,
      quantity: 12,
      selectedSize: null,
      selectedColor: 'Black',
      fromStock: 10,
      product: { id: productId, name: 'Deri çanta', price: '1249.90', category: 'BAGS', isAvailable: true },
    });
    expect(line.product.imageUrl).toMatch(/^\/images\/a1\/\d+\.webp$/);
    expect(await basketOf(shop)).toEqual([line]);
  });

  test('the same product, size and colour adds to the line', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31'], colors: ['Red', 'Blue'] });
    const choice = { selectedSize: '30', selectedColor: 'Red' };
    const first = await addToBasket(shop, productId, 5, choice);
    const second = await addToBasket(shop, productId, 7, choice);
    await addToBasket(shop, productId, 1, { ...choice, selectedColor: 'Blue' });
    expect(second).toMatchObject({ id: first.id, quantity: 12 });
    expect((await basketOf(shop)).map(line => line.quantity)).toEqual([12, 1]);
  });

  test('an empty choice is none', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db);
    await tryToAdd(shop, productId, { selectedSize: '', selectedColor: '' });
    await tryToAdd(shop, productId, { selectedSize: null });
    await tryToAdd(shop, productId);
    expect((await basketOf(shop)).map(line => [line.selectedSize, line.quantity])).toEqual([[null, 3]]);
  });

  test('fifty at once make one line of fifty pieces', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30'] });
    await Promise.all(
      Array.from({ length: 50 }, () => addToBasket(shop, productId, 1, { selectedSize: '30' })),
    );
    expect((await basketOf(shop)).map(line => line.quantity)).toEqual([50]);
  });

  test('beyond 999 pieces it is refused and nothing changes', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db);
    await addToBasket(shop, productId, 990);
    const answer = await tryToAdd(shop, productId, { quantity: 10 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('basket_line_full');
    expect((await basketOf(shop)).map(line => line.quantity)).toEqual([990]);
    expect((await addToBasket(shop, productId, 9)).quantity).toBe(999);
  });

  test('parallel adding never passes 999 pieces', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryToAdd(shop, productId, { quantity: 100 })),
    );
    expect(answers.filter(answer => answer.statusCode === 201)).toHaveLength(9);
    expect(answers.filter(answer => answer.statusCode === 409)).toHaveLength(11);
    expect((await basketOf(shop)).map(line => line.quantity)).toEqual([900]);
  });

  test.each([
    [{ quantity: 0 }, 'quantity', 'too_small'],
    [{ quantity: -1 }, 'quantity', 'too_small'],
    [{ quantity: 1.5 }, 'quantity', 'not_an_integer'],
    [{ quantity: 1000 }, 'quantity', 'too_big'],
    [{ quantity: 2 ** 31 }, 'quantity', 'too_big'],
    [{ quantity: '3' }, 'quantity', 'invalid'],
    [{ quantity: [3] }, 'quantity', 'invalid'],
    [{ quantity: null }, 'quantity', 'invalid'],
    [{ productId: 'x' }, 'productId', 'invalid'],
    [{ productId: v7() }, 'productId', 'not_found'],
    [{ selectedSize: '30' }, 'selectedSize', 'not_offered'],
    [{ selectedColor: 'Red' }, 'selectedColor', 'not_offered'],
    [{ selectedSize: 30 }, 'selectedSize', 'invalid'],
    [{ price: '0.01' }, 'price', 'unknown_field'],
    [{ id: v7() }, 'id', 'unknown_field'],
    [{ createdAt: '2020-01-01T00:00:00Z' }, 'createdAt', 'unknown_field'],
  ])('%o is refused with its field', async (body, path, code) => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db);
    const answer = await tryToAdd(shop, productId, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path, code }]);
    expect(await basketOf(shop)).toEqual([]);
  });

  test.each([
    [{}, { selectedSize: 'required', selectedColor: 'required' }],
    [{ selectedSize: '30' }, { selectedColor: 'required' }],
    [{ selectedSize: '36', selectedColor: 'Red' }, { selectedSize: 'not_offered' }],
    [{ selectedSize: '30', selectedColor: 'red' }, { selectedColor: 'not_offered' }],
    [
      { selectedSize: '30\0', selectedColor: '\ud800' },
      { selectedSize: 'not_offered', selectedColor: 'not_offered' },
    ],
  ])('of a product in sizes and colours, %o is refused', async (choice, problems) => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31'], colors: ['Red'] });
    const answer = await tryToAdd(shop, productId, choice);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject(
      Object.entries(problems).map(([path, code]) => ({ path, code })),
    );
    expect(await basketOf(shop)).toEqual([]);
  });

  test('an inactive product is unavailable', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { isActive: false });
    const answer = await tryToAdd(shop, productId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'product_unavailable', fields: [{ path: 'productId' }] });
  });

  test('an administrator adds for any customer, but not for an inactive or a missing one', async () => {
    const [admin, shop] = [await portal.admin(), await portal.shop()];
    const productId = await createProduct(portal.db);
    const add = (customerId: string) =>
      admin.call('POST', '/api/basket', { customerId, productId, quantity: 2 });
    expect((await add(shop.customerId)).statusCode).toBe(201);
    expect((await basketOf(shop)).map(line => line.quantity)).toEqual([2]);
    expect((await add(v7())).statusCode).toBe(404);
    await portal.db.update(customers).set({ isActive: false }).where(eq(customers.id, shop.customerId));
    const refused = await add(shop.customerId);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('customer_inactive');
  });

  test.each([
    ['product', 400],
    ['customer', 404],
  ])('while its %s is being deleted it waits, then finds it gone', async (kind, status) => {
    const [admin, shop] = [await portal.admin(), await portal.shop()];
    const productId = await createProduct(portal.db);
    const adding = await portal.db.transaction(async tx => {
      if (kind === 'product') await tx.delete(products).where(eq(products.id, productId));
      else await tx.delete(customers).where(eq(customers.id, shop.customerId));
      const answer = admin.call('POST', '/api/basket', {
        customerId: shop.customerId,
        productId,
        quantity: 1,
      });
      await untilBlocked(portal.db);
      return { answer };
    });
    expect((await adding.answer).statusCode).toBe(status);
  });
});

describe('reading', () => {
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

  test('stock covers each size and colour from its own pool', async () => {
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

  test('a line that can no longer be ordered says so and claims no stock', async () => {
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
  test('sets the pieces of a line', async () => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db, { stock: 5 }), 3);
    const answer = await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 7 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...line, quantity: 7, fromStock: 5 });
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
  expect(await portal.db.$count(basketItems, eq(basketItems.customerId, stranger.customerId))).toBe(0);
});

import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../db/schema-goods.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { addToBasket, createProduct, place, stockOf, submitBasket } from '../../testing/trade.ts';
import { expectUntouched, linesLeft } from '../../testing/untouched.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('refused', () => {
  test.each([0, -1, 1.5, 1000, 2 ** 31, '1', [1], null])('a quantity of %o', async quantity => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db));
    const answer = await place(shop, [line, { ...line, quantity }]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: 'items.1.quantity' }]);
    await expectUntouched(portal.db, shop, 1);
  });

  test.each([1001, 10_001])('%i lines', async count => {
    const shop = await portal.shop();
    const line = { productId: v7(), quantity: 1 };
    const answer = await place(
      shop,
      Array.from({ length: count }, () => line),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: 'items', code: 'too_many', limit: 1000 }]);
  });

  test.each([
    [[], 'required'],
    [{}, 'invalid'],
    ['all', 'invalid'],
    [null, 'invalid'],
  ])('items of %o', async (items, code) => {
    const shop = await portal.shop();
    await addToBasket(shop, await createProduct(portal.db));
    const answer = await place(shop, items);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: 'items', code }]);
    await expectUntouched(portal.db, shop, 1);
  });

  test('notes that are too long or cannot be stored', async () => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db));
    for (const notes of ['x'.repeat(2001), 'a\0b', '\ud800']) {
      const answer = await place(shop, [line], { notes });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toMatchObject([{ path: 'notes' }]);
    }
    await expectUntouched(portal.db, shop, 1);
  });

  test('a total that it did not come to', async () => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db, { price: '60.00' }), 10);
    const answer = await place(shop, [line], { expectedTotal: '565.00' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'basket_changed']);
    expect(answer.json().fields).toMatchObject([{ path: 'expectedTotal', current: '625.00' }]);
    await expectUntouched(portal.db, shop, 1);
    const placed = await place(shop, [line], { expectedTotal: '625' });
    expect([placed.statusCode, placed.json().total]).toEqual([201, '625.00']);
  });

  test('a basket that is empty', async () => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db));
    await shop.call('DELETE', `/api/basket/${line.id}`);
    const answer = await place(shop, [line]);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'basket_empty']);
  });

  test('a line that looks like one that was ordered before, under another id', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db);
    const line = await addToBasket(shop, productId);
    await submitBasket(shop);
    await addToBasket(shop, productId);
    const answer = await place(shop, [line]);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'basket_empty']);
    expect(await linesLeft(portal.db, shop)).toBe(1);
  });

  test('a basket that holds other quantities, fewer lines, or the line once', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31'] });
    const line = await addToBasket(shop, productId, 2, { selectedSize: '30' });
    const choice = { productId, quantity: 2, selectedSize: '30' };
    const attempts: [object[], string][] = [
      [[{ ...line, quantity: 3 }], 'items.0.quantity'],
      [[line, { productId, quantity: 1, selectedSize: '31' }], 'items.1'],
      [[line, { ...line, id: v7() }], 'items.1'],
      [[line, line], 'items.1'],
      [[choice, choice], 'items.1'],
      [[line, choice], 'items.1'],
    ];
    for (const [items, path] of attempts) {
      const answer = await place(shop, items);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'basket_changed']);
      expect(answer.json().fields).toMatchObject([{ path }]);
    }
    await expectUntouched(portal.db, shop, 1);
  });

  test('an id with another product, size or color than its line has', async () => {
    const shop = await portal.shop();
    const [productId, other] = [
      await createProduct(portal.db, { sizes: ['30', '31'] }),
      await createProduct(portal.db),
    ];
    const line = await addToBasket(shop, productId, 1, { selectedSize: '30' });
    for (const lie of [{ productId: other }, { selectedSize: '31' }, { selectedColor: 'Red' }])
      expect((await place(shop, [{ ...line, ...lie }])).statusCode).toBe(409);
    await expectUntouched(portal.db, shop, 1);
  });

  test('lines of another customer, like lines that are missing', async () => {
    const [owner, thief] = [await portal.shop(), await portal.shop()];
    const productId = await createProduct(portal.db);
    const line = await addToBasket(owner, productId, 2);
    const stolen = await place(thief, [line]);
    const missing = await place(thief, [{ ...line, id: v7() }]);
    expect([stolen.statusCode, stolen.body]).toEqual([409, missing.body]);
    const own = await addToBasket(thief, productId, 2);
    expect((await place(thief, [own, line])).json().code).toBe('basket_changed');
    const nobody = await place(thief, [line], { customerId: v7() });
    expect(nobody.statusCode).toBe(404);
    for (const items of [[line], [own]]) {
      const foreign = await place(thief, items, { customerId: owner.customerId });
      expect([foreign.statusCode, foreign.body]).toEqual([404, nobody.body]);
    }
    await expectUntouched(portal.db, owner, 1);
    await expectUntouched(portal.db, thief, 1);
  });

  test('a product that can no longer be ordered, or not in this size', async () => {
    const shop = await portal.shop();
    const [good, gone, shrunk] = [
      await createProduct(portal.db, { stock: 5 }),
      await createProduct(portal.db, { stock: 5 }),
      await createProduct(portal.db, { sizes: ['30', '31'] }),
    ];
    await addToBasket(shop, good);
    await addToBasket(shop, gone);
    await addToBasket(shop, shrunk, 1, { selectedSize: '30' });
    await portal.db.update(products).set({ isActive: false }).where(eq(products.id, gone));
    await portal.db
      .update(products)
      .set({ sizes: ['31'] })
      .where(eq(products.id, shrunk));
    const answer = await submitBasket(shop);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'product_unavailable']);
    expect(answer.json().fields).toMatchObject([
      { path: 'items.1.productId', code: 'not_offered' },
      { path: 'items.2.productId', code: 'not_offered' },
    ]);
    await expectUntouched(portal.db, shop, 3);
    expect(await stockOf(portal.db, good)).toBe(5);
  });
});

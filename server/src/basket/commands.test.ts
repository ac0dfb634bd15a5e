import type { BasketItem } from '@toptan/contract/basket';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variantsOf } from '../catalog/variants/queries.ts';
import { basketItems } from '../db/schema-baskets.ts';
import { images, products } from '../db/schema-goods.ts';
import { customers } from '../db/schema-people.ts';
import { untilBlocked } from '../testing/locks.ts';
import { type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, basketOf, createProduct, type Shop } from '../testing/trade.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

/** Tries to add one piece; `body` overrides. */
const tryToAdd = (shop: Shop, productId: string, body: object = {}) =>
  shop.call('POST', '/api/basket', { customerId: shop.customerId, productId, quantity: 1, ...body });

/** Lines of one product in as many sizes. */
async function fillBasket({ customerId }: Shop, lines: number): Promise<{ productId: string }> {
  const sizes = Array.from({ length: lines }, (_, at) => `${at}`);
  const productId = await createProduct(portal.db, { sizes });
  const cells = await variantsOf(portal.db, [productId]);
  await portal.db
    .insert(basketItems)
    .values(cells.map(({ id }) => ({ basketId: customerId, productId, variantId: id, quantity: 1 })));
  return { productId };
}

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
      totalPrice: '14998.80',
      product: { id: productId, name: 'Deri çanta', price: '1249.90', category: 'BAGS', isAvailable: true },
    });
    expect(line.product.imageUrl).toMatch(/^\/images\/a1\/\d+\.webp$/);
    expect(await basketOf(shop)).toEqual([line]);
  });

  test('names the product in the languages that it has names in', async () => {
    const shop = await portal.shop();
    const translations = {
      tr: { name: 'Deri çanta', description: 'Dana derisi' },
      ar: { description: 'جلد' },
    };
    const productId = await createProduct(portal.db, { name: 'CNT', translations });
    await addToBasket(shop, productId, 1);
    await addToBasket(shop, await createProduct(portal.db), 1);
    const [line, other] = await basketOf(shop);
    expect(line?.product.name).toBe('CNT');
    expect(line?.product.translations.tr).toEqual({ name: 'Deri çanta' });
    expect(line?.product.translations.ar?.name).toBeUndefined();
    expect(other?.product.translations).toEqual({});
  });

  test('the same product, size and color adds to the line', async () => {
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

  test('beyond 1,000 lines it is refused and nothing changes, while lines that are there take more', async () => {
    const shop = await portal.shop();
    const { productId } = await fillBasket(shop, 998);
    const [first = '', second = '', third = ''] = await Promise.all(
      Array.from({ length: 3 }, () => createProduct(portal.db)),
    );
    await addToBasket(shop, first);
    await addToBasket(shop, second);
    const answer = await tryToAdd(shop, third);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'basket_full',
      fields: [{ path: '', code: 'too_many', limit: 1000 }],
    });
    expect((await addToBasket(shop, first, 4)).quantity).toBe(5);
    expect((await tryToAdd(shop, first, { quantity: 999 })).json().code).toBe('basket_line_full');
    const lines = await basketOf(shop);
    expect(lines).toHaveLength(1000);
    const line = lines.find(line => line.productId === productId);
    expect((await shop.call('PUT', `/api/basket/${line?.id}`, { quantity: 7 })).statusCode).toBe(200);
    expect((await shop.call('DELETE', `/api/basket/${line?.id}`)).statusCode).toBe(204);
    await addToBasket(shop, third);
    expect(await basketOf(shop)).toHaveLength(1000);
  });

  test('parallel adding never passes 1,000 lines', async () => {
    const shop = await portal.shop();
    await fillBasket(shop, 997);
    const ids = await Promise.all(Array.from({ length: 12 }, () => createProduct(portal.db)));
    const answers = await Promise.all(ids.map(id => tryToAdd(shop, id)));
    expect(answers.filter(answer => answer.statusCode === 201)).toHaveLength(3);
    expect(answers.filter(answer => answer.statusCode === 409)).toHaveLength(9);
    expect(await basketOf(shop)).toHaveLength(1000);
  });

  test('a basket that held more before takes changes and lets lines go', async () => {
    const shop = await portal.shop();
    await fillBasket(shop, 1010);
    const [line, other] = await basketOf(shop);
    expect((await shop.call('PUT', `/api/basket/${line?.id}`, { quantity: 7 })).statusCode).toBe(200);
    const choice = { selectedSize: other?.selectedSize };
    expect((await tryToAdd(shop, other?.productId ?? '', choice)).statusCode).toBe(201);
    expect((await shop.call('DELETE', `/api/basket/${line?.id}`)).statusCode).toBe(204);
    expect((await tryToAdd(shop, await createProduct(portal.db))).json().code).toBe('basket_full');
    expect(await basketOf(shop)).toHaveLength(1009);
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
  ])('of a product in sizes and colors, %o is refused', async (choice, problems) => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31'], colors: ['Red'] });
    const answer = await tryToAdd(shop, productId, choice);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject(
      Object.entries(problems).map(([path, code]) => ({ path, code })),
    );
    expect(await basketOf(shop)).toEqual([]);
  });

  test('an inactive product cannot be had, byte for byte like one that is missing', async () => {
    const shop = await portal.shop();
    const hidden = await createProduct(portal.db, { isActive: false, sizes: ['30'] });
    for (const choice of [{}, { selectedSize: '30' }, { selectedSize: '31', selectedColor: 'Red' }]) {
      const answers = await Promise.all([tryToAdd(shop, hidden, choice), tryToAdd(shop, v7(), choice)]);
      const [inactive, missing] = answers.map(answer => [answer.statusCode, answer.body]);
      expect(inactive).toEqual(missing);
      expect(answers[0]?.statusCode).toBe(409);
      expect(answers[0]?.json()).toMatchObject({
        code: 'product_unavailable',
        fields: [{ path: 'productId', code: 'not_offered' }],
      });
    }
    expect(await basketOf(shop)).toEqual([]);
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
    ['product', 409],
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

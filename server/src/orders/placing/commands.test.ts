import { type Order, type OrderSummary, orderSchema } from '@toptan/contract/orders';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variantsOf } from '../../catalog/variants/queries.ts';
import { basketItems } from '../../db/schema-baskets.ts';
import { products } from '../../db/schema-goods.ts';
import { customers } from '../../db/schema-people.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { addToBasket, createProduct, place, stockOf, submitBasket } from '../../testing/trade.ts';
import { expectUntouched, linesLeft } from '../../testing/untouched.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('an order', () => {
  test('takes the whole basket at the prices of the catalogue', async () => {
    const shop = await portal.shop({ name: 'Atlas Giyim' });
    const jeans = await createProduct(portal.db, {
      name: 'Jean',
      sku: `JN-${v7()}`,
      price: '349.90',
      category: 'CLOTHING',
      sizes: ['30', '31'],
      colors: ['Blue'],
      stock: 10,
    });
    const bag = await createProduct(portal.db, { name: 'Çanta', price: '0.10' });
    await addToBasket(shop, jeans, 8, { selectedSize: '30', selectedColor: 'Blue' });
    await addToBasket(shop, jeans, 5, { selectedSize: '31', selectedColor: 'Blue' });
    await addToBasket(shop, bag, 3);
    const basket = (await shop.call('GET', '/api/basket')).json();
    const answer = await place(shop, basket, { notes: '  Sabah teslim  ' });

    expect(answer.statusCode).toBe(201);
    const order = orderSchema.parse(answer.json());
    expect(order).toMatchObject({
      customerId: shop.customerId,
      status: 'pending',
      subtotal: '4549.00',
      processingFee: '25.00',
      total: '4574.00',
      notes: 'Sabah teslim',
      manufacturerId: null,
      manufacturer: null,
      customer: { companyName: 'Atlas Giyim', customerShortName: 'Atlas Giyim' },
      statusHistory: [{ status: 'pending', at: order.createdAt }],
    });
    expect(order.orderItems).toMatchObject([
      { productId: jeans, productName: 'Jean', quantity: 8, unitPrice: '349.90', totalPrice: '2799.20' },
      { selectedSize: '31', selectedColor: 'Blue', quantity: 5, fromStock: 2, toProduce: 3 },
      { productName: 'Çanta', sku: null, unitPrice: '0.10', totalPrice: '0.30', fromStock: 0, toProduce: 3 },
    ]);
    expect(order.orderItems[0]).toMatchObject({
      orderId: order.id,
      fromStock: 8,
      product: { name: 'Jean', imageUrl: null, category: 'CLOTHING' },
    });
    expect(await linesLeft(portal.db, shop)).toBe(0);
    expect(await stockOf(portal.db, jeans)).toBe(0);
    expect((await shop.call('GET', `/api/orders/${order.id}`)).json()).toEqual(answer.json());
  });

  test('is answered as it is read afterwards, by shop and staff alike', async () => {
    const [admin, shop] = [await portal.admin(), await portal.shop()];
    const productId = await createProduct(portal.db, { sku: `EQ-${v7()}`, category: 'BAGS', stock: 1 });
    for (const [caller, placedBefore] of [
      [shop, []],
      [admin, [{ pieces: 2 }]],
    ] as const) {
      const items = [await addToBasket(shop, productId, 2)];
      const placed = await caller.call('POST', '/api/orders', { customerId: shop.customerId, items });
      const read = await caller.call('GET', `/api/orders/${placed.json().id}`);
      // The orders that it may be joined with, and for staff the manufacturers, are read alone.
      const { joins, makers: _, ...order } = read.json<Order>();
      expect(joins).toMatchObject(placedBefore);
      expect({ ...order, joins: [] }).toEqual(placed.json());
    }
  });

  test('has a number of the year in Istanbul', async () => {
    const shop = await portal.shop();
    await addToBasket(shop, await createProduct(portal.db));
    const order: Order = (await submitBasket(shop)).json();
    const year = new Intl.DateTimeFormat('en', { year: '2-digit', timeZone: 'Europe/Istanbul' });
    const escaped = year.format(new Date(order.createdAt));
    expect(order.orderNumber).toMatch(new RegExp(`^TPT-${escaped}-\\d{5}$`));
  });

  test('keeps what it was when the product changes', async () => {
    const [shop, admin] = [await portal.shop(), await portal.admin()];
    const translations = { ar: { name: 'ساعة', description: 'جلد' } };
    const productId = await createProduct(portal.db, { name: 'Saat', translations, price: '900.00' });
    await addToBasket(shop, productId, 2);
    const order: Order = (await submitBasket(shop)).json();
    await portal.db
      .update(products)
      .set({
        name: 'Kol saati',
        translations: { en: { name: 'Watch' } },
        price: '1.00',
        sku: v7(),
        isActive: false,
      })
      .where(eq(products.id, productId));
    const later: Order = (await admin.call('GET', `/api/orders/${order.id}`)).json();
    expect(later).toMatchObject({ subtotal: '1800.00', total: '1825.00' });
    expect(later.orderItems).toMatchObject([
      { productName: 'Saat', sku: null, unitPrice: '900.00', product: { name: 'Kol saati' } },
    ]);
    const names = { ar: { name: 'ساعة' } };
    expect(later.orderItems[0]?.translations).toEqual(names);
    const rows: OrderSummary[] = (await shop.call('GET', '/api/orders?view=summary')).json();
    expect(rows[0]?.pictures).toMatchObject([{ name: 'Saat', translations: names }]);
  });

  test('can take a part of the basket', async () => {
    const shop = await portal.shop();
    const first = await addToBasket(shop, await createProduct(portal.db, { price: '10.00' }));
    const second = await addToBasket(shop, await createProduct(portal.db));
    const answer = await place(shop, [first]);
    expect(answer.json()).toMatchObject({ subtotal: '10.00', total: '35.00' });
    expect((await shop.call('GET', '/api/basket')).json()).toEqual([second]);
  });

  test('finds lines by product, size and color when no id is given', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { sizes: ['30', '31'] });
    await addToBasket(shop, productId, 2, { selectedSize: '30' });
    await addToBasket(shop, productId, 3, { selectedSize: '31' });
    const answer = await place(shop, [
      { productId: productId.toUpperCase(), quantity: 3, selectedSize: '31', selectedColor: '' },
      { productId, quantity: 2, selectedSize: '30', selectedColor: null },
    ]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().orderItems).toMatchObject([
      { selectedSize: '31', quantity: 3 },
      { selectedSize: '30', quantity: 2 },
    ]);
  });

  test('is placed by an administrator for any active customer', async () => {
    const [shop, admin] = [await portal.shop(), await portal.admin()];
    const line = await addToBasket(shop, await createProduct(portal.db));
    const submit = (customerId: string) => admin.call('POST', '/api/orders', { customerId, items: [line] });
    expect((await submit(v7())).statusCode).toBe(404);
    const setActive = (isActive: boolean) =>
      portal.db.update(customers).set({ isActive }).where(eq(customers.id, shop.customerId));
    await setActive(false);
    const refused = await submit(shop.customerId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'customer_inactive']);
    await expectUntouched(portal.db, shop, 1);
    await setActive(true);
    const placed = await submit(shop.customerId);
    expect([placed.statusCode, placed.json().customerId]).toEqual([201, shop.customerId]);
  });
});

test('order numbers go on beyond five digits', async () => {
  const shop = await portal.shop();
  const productId = await createProduct(portal.db);
  await portal.db.execute(sql`select setval('order_numbers', 99998)`);
  const numbers: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await addToBasket(shop, productId);
    numbers.push((await submitBasket(shop)).json().orderNumber.split('-')[2]);
  }
  expect(numbers).toEqual(['99999', '100000', '100001']);
});

test('an order of a thousand lines is placed', async () => {
  const shop = await portal.shop();
  const ids = Array.from({ length: 1000 }, () => v7());
  await portal.db.insert(products).values(ids.map(id => ({ id, name: 'Küpe', price: '1.10' })));
  const cells = await variantsOf(portal.db, ids);
  const cellOf = new Map(cells.map(({ id, productId }) => [productId, id]));
  await portal.db.insert(basketItems).values(
    ids.map(productId => ({
      basketId: shop.customerId,
      productId,
      variantId: cellOf.get(productId) ?? '',
      quantity: 1,
    })),
  );
  const answer = await submitBasket(shop);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().subtotal).toBe('1100.00');
  expect(answer.json().orderItems.map((item: { productId: string }) => item.productId)).toEqual(ids);
});

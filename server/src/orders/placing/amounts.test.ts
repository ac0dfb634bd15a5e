import type { Order } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../db/schema-goods.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { addToBasket, createProduct, place, submitBasket } from '../../testing/trade.ts';
import { expectUntouched } from '../../testing/untouched.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('amounts', () => {
  test('come from the server, whatever the items claim', async () => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db, { price: '500.00' }), 2);
    const items = [
      {
        ...line,
        unitPrice: '0.01',
        totalPrice: '0.02',
        price: 1,
        fromStock: 2,
        product: { ...line.product, price: '0.01' },
      },
    ];
    expect((await place(shop, items)).json()).toMatchObject({
      subtotal: '1000.00',
      processingFee: '25.00',
      total: '1025.00',
      orderItems: [{ unitPrice: '500.00', totalPrice: '1000.00', fromStock: 0 }],
    });
  });

  test.each([
    'total',
    'subtotal',
    'processingFee',
    'status',
    'orderNumber',
    'id',
    'createdAt',
    'manufacturerId',
  ])('%s cannot be set by a client', async field => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db));
    const answer = await place(shop, [line], { [field]: '1' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: field, code: 'unknown_field' }]);
    await expectUntouched(portal.db, shop, 1);
  });

  test('are exact up to what can be stored, and refused beyond', async () => {
    const shop = await portal.shop();
    const sizes = ['26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36'];
    const productId = await createProduct(portal.db, { price: '99999999.99', sizes });
    for (const selectedSize of sizes) await addToBasket(shop, productId, 999, { selectedSize });
    const basket = (await shop.call('GET', '/api/basket')).json();
    const beyond = await place(shop, basket);
    expect(beyond.statusCode).toBe(400);
    expect(beyond.json().fields).toMatchObject([{ path: 'items', code: 'too_big' }]);
    await expectUntouched(portal.db, shop, 11);
    const within = await place(shop, basket.slice(0, 10));
    expect(within.json()).toMatchObject({ subtotal: '998999999900.10', total: '998999999925.10' });
  });

  test('follow one price while it is edited', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { price: '100.00', sizes: ['30', '31'] });
    const prices = ['100.00', '222.22'];
    let isDone = false;
    const edits = (async () => {
      for (let turn = 0; !isDone; turn++)
        await portal.db
          .update(products)
          .set({ price: prices[turn % 2] ?? '' })
          .where(eq(products.id, productId));
    })();
    for (let round = 0; round < 15; round++) {
      await addToBasket(shop, productId, 1, { selectedSize: '30' });
      await addToBasket(shop, productId, 2, { selectedSize: '31' });
      const order: Order = (await submitBasket(shop)).json();
      const [first, second] = order.orderItems;
      expect(prices).toContain(first?.unitPrice);
      expect(second?.unitPrice).toBe(first?.unitPrice);
      expect(order.subtotal).toBe(first?.unitPrice === '100.00' ? '300.00' : '666.66');
    }
    isDone = true;
    await edits;
  });

  test('do not wait for a running edit', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db, { price: '100.00' });
    await addToBasket(shop, productId);
    await portal.db.transaction(async tx => {
      await tx.update(products).set({ price: '1.00' }).where(eq(products.id, productId));
      expect((await submitBasket(shop)).json().subtotal).toBe('100.00');
    });
    await addToBasket(shop, productId);
    expect((await submitBasket(shop)).json().subtotal).toBe('1.00');
  });
});

import type { Order } from '@toptan/contract/orders';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { replacePools } from '../../catalog/stock/commands.ts';
import { orderItems, orders } from '../../db/schema-orders.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import { addToBasket, createProduct, order, orderOfFive, stockOf } from '../../testing/trade.ts';

withOneShop();

const setStatus = (id: string, status: unknown) => admin.call('PUT', `/api/orders/${id}/status`, { status });
const remove = (id: string) => admin.call('DELETE', `/api/orders/${id}`);

describe('units', () => {
  test.each(['pending', 'confirmed', 'in_production'])(
    'come back when a %s order is cancelled',
    async from => {
      const { id, productId } = await orderOfFive(portal.db, shop);
      await setStatus(id, from);
      expect(await stockOf(portal.db, productId)).toBe(0);
      await setStatus(id, 'cancelled');
      expect(await stockOf(portal.db, productId)).toBe(3);
    },
  );

  test.each(['shipped', 'delivered'])('stay away when a %s order is cancelled or deleted', async from => {
    const { id, productId } = await orderOfFive(portal.db, shop);
    await setStatus(id, from);
    await setStatus(id, 'cancelled');
    expect(await stockOf(portal.db, productId)).toBe(0);
    expect((await remove(id)).statusCode).toBe(204);
    expect(await stockOf(portal.db, productId)).toBe(0);
    const other = await orderOfFive(portal.db, shop);
    await setStatus(other.id, from);
    await remove(other.id);
    expect(await stockOf(portal.db, other.productId)).toBe(0);
  });

  test('come back to the pools that they were taken from', async () => {
    const productId = await createProduct(portal.db, {
      sizes: ['30', '31'],
      colors: ['Red'],
      pools: [
        { size: '30', color: 'Red', quantity: 2 },
        { size: '31', color: 'Red', quantity: 8 },
      ],
    });
    const buyer = await portal.shop();
    await addToBasket(buyer, productId, 5, { selectedSize: '30', selectedColor: 'Red' });
    await addToBasket(buyer, productId, 5, { selectedSize: '31', selectedColor: 'Red' });
    const basket = (await buyer.call('GET', '/api/basket')).json();
    const placed: Order = (
      await buyer.call('POST', '/api/orders', { customerId: buyer.customerId, items: basket })
    ).json();
    expect(placed.orderItems.map(item => item.fromStock)).toEqual([2, 5]);
    await setStatus(placed.id, 'cancelled');
    expect(await stockOf(portal.db, productId)).toBe(10);
    const again: Order = (await setStatus(placed.id, 'pending')).json();
    expect(again.orderItems.map(item => item.fromStock)).toEqual([2, 5]);
    expect(await stockOf(portal.db, productId)).toBe(3);
  });

  test('are taken again when a cancellation is taken back, as many as there are then', async () => {
    const { id, productId } = await orderOfFive(portal.db, shop);
    await setStatus(id, 'cancelled');
    const setStock = (quantity: number) =>
      portal.db.transaction(tx => replacePools(tx, productId, [{ size: null, color: null, quantity }]));
    await setStock(4);
    const revived: Order = (await setStatus(id, 'confirmed')).json();
    expect(revived.orderItems).toMatchObject([{ quantity: 5, fromStock: 4, toProduce: 1 }]);
    expect(await stockOf(portal.db, productId)).toBe(0);
    await setStatus(id, 'cancelled');
    expect(await stockOf(portal.db, productId)).toBe(4);
    await setStock(0);
    const bare: Order = (await setStatus(id, 'shipped')).json();
    expect(bare.orderItems).toMatchObject([{ fromStock: 0, toProduce: 5 }]);
  });

  test('that left the house are not taken a second time when the cancellation is taken back', async () => {
    const { id, productId } = await orderOfFive(portal.db, shop);
    await setStatus(id, 'shipped');
    await setStatus(id, 'cancelled');
    await portal.db.transaction(tx =>
      replacePools(tx, productId, [{ size: null, color: null, quantity: 9 }]),
    );
    const revived: Order = (await setStatus(id, 'shipped')).json();
    expect(revived.orderItems).toMatchObject([{ fromStock: 3 }]);
    expect(await stockOf(portal.db, productId)).toBe(9);
  });

  test('that have left and that never will stand on the line, whatever way the status goes', async () => {
    const { id, productId } = await orderOfFive(portal.db, shop);
    const piecesOf = async () => {
      const { fromStock, shipped, cancelled } = orderItems;
      const [line] = await portal.db
        .select({ fromStock, shipped, cancelled })
        .from(orderItems)
        .where(eq(orderItems.orderId, id));
      return line;
    };
    for (const [status, shipped, cancelled, inStock] of [
      ['confirmed', 0, 0, 0],
      ['shipped', 5, 0, 0],
      ['cancelled', 5, 0, 0],
      ['in_production', 0, 0, 0],
      ['cancelled', 0, 5, 3],
      ['delivered', 5, 0, 0],
    ] as const) {
      await setStatus(id, status);
      expect(await piecesOf(), status).toEqual({ fromStock: 3, shipped, cancelled });
      expect(await stockOf(portal.db, productId), status).toBe(inStock);
    }
  });

  test.each([{ shipped: 6 }, { shipped: 3, cancelled: 3 }, { returned: 1 }, { cancelled: -1 }])(
    'are never more than the line has: %j',
    async pieces => {
      const { id } = await orderOfFive(portal.db, shop);
      const written = portal.db.update(orderItems).set(pieces).where(eq(orderItems.orderId, id));
      await expect(written).rejects.toMatchObject({ cause: { constraint: 'order_items_states' } });
    },
  );

  test('come back once when twenty administrators cancel at once', async () => {
    const { id, productId } = await orderOfFive(portal.db, shop);
    const answers = await Promise.all(Array.from({ length: 20 }, () => setStatus(id, 'cancelled')));
    expect(answers.every(answer => answer.statusCode === 200)).toBe(true);
    expect(await stockOf(portal.db, productId)).toBe(3);
  });

  test('come back once when an order is cancelled and deleted at the same time', async () => {
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const buyer = await portal.shop();
        const { id, productId } = await orderOfFive(portal.db, buyer);
        const [cancelled, removed] = await Promise.all([setStatus(id, 'cancelled'), remove(id)]);
        expect([200, 404]).toContain(cancelled.statusCode);
        expect(removed.statusCode).toBe(204);
        expect(await stockOf(portal.db, productId)).toBe(3);
      }),
    );
  });

  test('come back when an order is deleted, and once when it was cancelled before', async () => {
    const [held, cancelled] = [await orderOfFive(portal.db, shop), await orderOfFive(portal.db, shop)];
    await setStatus(cancelled.id, 'cancelled');
    await remove(held.id);
    await remove(cancelled.id);
    expect(await stockOf(portal.db, held.productId)).toBe(3);
    expect(await stockOf(portal.db, cancelled.productId)).toBe(3);
  });

  test('are neither lost nor invented while orders are placed and cancelled', async () => {
    const productId = await createProduct(portal.db, { stock: 20 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => portal.shop()));
    await Promise.all(
      buyers.map(async (buyer, turn) => {
        const { id } = await order(buyer, productId, 4);
        if (turn % 2) await setStatus(id, 'cancelled');
        if (turn % 4 === 1) await setStatus(id, 'pending');
        if (turn % 4 === 2) await remove(id);
      }),
    );
    const held = await portal.db.execute<{ pieces: number }>(sql`
      select coalesce(sum(${orderItems.fromStock}), 0)::int as pieces
      from ${orderItems} join ${orders} on ${orders.id} = ${orderItems.orderId}
      where ${orderItems.productId} = ${productId} and ${orderItems.cancelled} = 0`);
    expect((held.rows[0]?.pieces ?? 0) + (await stockOf(portal.db, productId))).toBe(20);
  });
});

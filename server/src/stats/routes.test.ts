import type { OrderStatus } from '@toptan/contract/order-statuses';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { products } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Caller & { customerId: string };
let other: Caller & { customerId: string };
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop, other] = [await portal.admin(), await portal.shop(), await portal.shop()];
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(orders);
  await portal.db.delete(products);
});

async function place(
  { customerId }: { customerId: string },
  status: OrderStatus = 'pending',
  createdAt?: string,
  subtotal = '100.00',
): Promise<void> {
  const total = (Number(subtotal) + 25).toFixed(2);
  await portal.db.insert(orders).values({
    orderNumber: v7(),
    customerId,
    status,
    subtotal,
    total,
    ...(createdAt && { createdAt }),
  });
}

const stats = async (caller: Caller) => (await caller.call('GET', '/api/stats')).json();
type Month = { month: string; orders: number; total: string };
const months = async (caller: Caller): Promise<Month[]> =>
  (await caller.call('GET', '/api/stats/months')).json();

describe('the counts', () => {
  test('group orders as the order list does', async () => {
    for (const status of [
      'pending',
      'pending',
      'confirmed',
      'in_production',
      'shipped',
      'delivered',
    ] as const)
      await place(shop, status);
    await place(shop, 'cancelled');
    expect(await stats(shop)).toEqual({
      pendingOrders: 2,
      confirmedOrders: 3,
      completedOrders: 1,
      totalProducts: 0,
      changeRequests: 0,
    });
  });

  test("are the shop's own, and everybody's for an administrator", async () => {
    await place(shop);
    await place(other);
    await place(other, 'delivered');
    expect(await stats(shop)).toMatchObject({ pendingOrders: 1, completedOrders: 0 });
    expect(await stats(admin)).toMatchObject({ pendingOrders: 2, completedOrders: 1 });
  });

  test('count the products that each of them sees', async () => {
    await createProduct(portal.db);
    await createProduct(portal.db, { isActive: false });
    expect(await stats(shop)).toMatchObject({ totalProducts: 1 });
    expect(await stats(admin)).toMatchObject({ totalProducts: 2 });
  });
});

/** The month of a moment in Istanbul, `2026-11`, three hours ahead of UTC all year. */
const monthOf = (moment: Date) => new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 7);

/** The first moment of the month that lies so many months back, in Istanbul. */
function monthStart(back: number): Date {
  const [year = 0, month = 0] = monthOf(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - back, 1, -3));
}

describe('the months', () => {
  test('are the last twelve, oldest first, with nothing where nothing was ordered', async () => {
    const answer = await months(shop);
    expect(answer.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, at) => monthOf(monthStart(11 - at))),
    );
    expect(new Set(answer.map(({ orders: count, total }) => `${count} ${total}`))).toEqual(
      new Set(['0 0.00']),
    );
  });

  test('begin and end at midnight in Istanbul', async () => {
    const start = monthStart(3);
    await place(shop, 'pending', start.toISOString(), '10.10');
    await place(shop, 'delivered', new Date(start.getTime() - 1).toISOString(), '20.20');
    await place(shop, 'pending', new Date(monthStart(2).getTime() - 1).toISOString(), '0.05');
    const answer = await months(shop);
    expect(answer[8]).toEqual({ month: monthOf(start), orders: 2, total: '60.15' });
    expect(answer[7]).toMatchObject({ orders: 1, total: '45.20' });
  });

  test('leave out cancelled orders and those before the first month', async () => {
    await place(shop, 'cancelled');
    await place(shop, 'pending', new Date(monthStart(11).getTime() - 1).toISOString());
    await place(shop, 'pending', monthStart(11).toISOString());
    const answer = await months(shop);
    expect(answer.map(month => month.orders)).toEqual([1, ...Array(11).fill(0)]);
  });

  test("are the shop's own, and everybody's for an administrator", async () => {
    await place(shop);
    await place(other);
    expect((await months(shop)).at(-1)).toMatchObject({ orders: 1, total: '125.00' });
    expect((await months(admin)).at(-1)).toMatchObject({ orders: 2, total: '250.00' });
  });
});

test('need a session', async () => {
  expect((await portal.anonymous.call('GET', '/api/stats')).statusCode).toBe(401);
  expect((await portal.anonymous.call('GET', '/api/stats/months')).statusCode).toBe(401);
});

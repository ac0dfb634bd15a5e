import type { OrderStatus } from '@toptan/contract/order-statuses';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, order, place, type Shop } from '../testing/trade.ts';
import { products } from './schema-goods.ts';
import { orders } from './schema-orders.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

/** Reads the counters, added up over their slots, without those that are 0. */
async function counted(): Promise<unknown[]> {
  const { rows } = await portal.db.execute(sql`
    select month, status, sum(orders)::text as orders, sum(total)::text as lira from order_counters
    group by month, status having sum(orders) <> 0 order by month, status`);
  return rows;
}

/** Expects the counters to be equal to a new count. */
async function expectExact(): Promise<void> {
  const before = await counted();
  await portal.db.execute(sql`select recount_orders()`);
  expect(before).toEqual(await counted());
}

const number = async (caller: Caller, url: string) =>
  Number(
    (await caller.call('GET', `${url}${url.includes('?') ? '&' : '?'}limit=1`)).headers['x-total-count'],
  );

const setStatus = (id: string, status: string) => admin.call('PUT', `/api/orders/${id}/status`, { status });

test('counts stay exact while everything happens at once', async () => {
  const shops = await Promise.all([
    portal.shop({ name: 'Işık' }),
    portal.shop({ name: 'Atlas' }),
    portal.shop({ name: 'Lale' }),
  ]);
  const productId = await createProduct(portal.db, { stock: 50 });
  const work = async (shop: Shop, turn: number) => {
    const { id } = await order(shop, productId, 1 + turn);
    await Promise.all([setStatus(id, 'confirmed'), setStatus(id, 'cancelled')]);
    if (turn % 3 === 0) await admin.call('DELETE', `/api/orders/${id}`);
    await admin.call('PUT', `/api/customers/${shop.customerId}`, {
      isActive: true,
      phone: `0532000000${turn}`,
    });
    await portal.db
      .update(products)
      .set({ name: `Keten ${turn}`, category: turn % 2 ? 'BAGS' : 'SHOES' })
      .where(eq(products.id, productId));
  };
  await Promise.all(
    shops.map(async shop => {
      for (const turn of [0, 1, 2, 3]) await work(shop, turn);
    }),
  );
  await expectExact();
});

test('counts follow an order into another number, month and amount', async () => {
  const shop = await portal.shop();
  const { id } = await order(shop, await createProduct(portal.db));
  const changes = { orderNumber: 'TPT-19-00857', createdAt: '2019-02-03T04:05:06Z', subtotal: '1.00' };
  await portal.db
    .update(orders)
    .set({ ...changes, total: '26.00' })
    .where(eq(orders.id, id));
  await expectExact();
});

test('orders of several shops, months and statuses that come in one statement are counted', async () => {
  const [one, other] = [await portal.shop(), await portal.shop()];
  const row = (shop: Shop, orderNumber: string, status: OrderStatus, day: string, subtotal: number) => ({
    customerId: shop.customerId,
    orderNumber,
    status,
    createdAt: `${day}T04:05:06Z`,
    subtotal: `${subtotal}.00`,
    total: `${subtotal + 25}.00`,
  });
  await portal.db
    .insert(orders)
    .values([
      row(one, 'TPT-20-00011', 'pending', '2020-02-03', 100),
      row(other, 'TPT-20-00120', 'pending', '2020-02-04', 200),
      row(one, 'TPT-20-01201', 'pending', '2020-02-05', 300),
      row(one, 'TPT-20-12012', 'cancelled', '2020-02-05', 400),
      row(other, 'TPT-20-120120', 'shipped', '2020-03-05', 500),
      row(other, 'TPT-21-00001', 'cancelled', '2021-03-05', 600),
    ]);
  await expectExact();
});

test('what is taken back is not counted', async () => {
  const shop = await portal.shop();
  const productId = await createProduct(portal.db);
  await addToBasket(shop, productId);
  const refused = await place(shop, [{ productId, quantity: 7 }]);
  expect(refused.statusCode).toBe(409);
  expect(await number(shop, '/api/orders')).toBe(0);
  await expectExact();
});

test('the numbers of lists follow each change', async () => {
  const shop = await portal.shop({ name: 'Zümrüt' });
  const productId = await createProduct(portal.db, { name: 'Qx Keten', category: 'WATCHES' });
  const { id } = await order(shop, productId);
  expect(await number(shop, '/api/orders?status=pending')).toBe(1);
  await setStatus(id, 'shipped');
  expect(await number(shop, '/api/orders?status=pending')).toBe(0);
  expect(await number(shop, '/api/orders?status=confirmed')).toBe(1);
  for (const q of ['q', 'qx', 'QX', 'qx k'])
    expect(await number(shop, `/api/products?category=WATCHES&q=${q}`), q).toBe(1);
  await portal.db.update(products).set({ isActive: false }).where(eq(products.id, productId));
  expect(await number(shop, '/api/products?category=WATCHES&q=qx')).toBe(0);
  expect(await number(admin, '/api/products?category=WATCHES&q=qx')).toBe(1);
  expect(await number(admin, `/api/orders?customerId=${shop.customerId}&q=z%C3%BCm`)).toBe(1);
  expect(await number(admin, '/api/orders?q=zu')).toBe(1);
});

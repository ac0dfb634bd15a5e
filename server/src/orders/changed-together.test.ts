import { type Order, type OrderStatus, orderStatuses } from '@toptan/contract/orders';
import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { connect } from '../db/client.ts';
import { orderStatusChanges, orders } from '../db/schema-orders.ts';
import { recordStatements } from '../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, order, orderOfFive, type Shop, stockOf, transactionsOf } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shops: Shop[];
let productId: string;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  shops = await Promise.all(Array.from({ length: 8 }, () => portal.shop()));
  productId = await createProduct(portal.db);
});
afterAll(() => portal.close());

const setStatus = (id: string, status: OrderStatus) =>
  admin.call('PUT', `/api/orders/${id}/status`, { status });
const remove = (id: string) => admin.call('DELETE', `/api/orders/${id}`);

/** Orders of pieces to be produced: five of each shop. */
async function ordersOfAll(): Promise<string[]> {
  const placed = shops.map(async shop => {
    const ids: string[] = [];
    for (let turn = 0; turn < 5; turn++) ids.push((await order(shop, productId)).id);
    return ids;
  });
  return (await Promise.all(placed)).flat();
}

const statusesOf = (answers: readonly { statusCode: number }[]) => answers.map(answer => answer.statusCode);

test('orders that staff changes at once share transactions, and each is what it would be by itself', async () => {
  const ids = await ordersOfAll();
  const answers = await Promise.all(ids.map(id => setStatus(id, 'confirmed')));
  expect(statusesOf(answers)).toEqual(ids.map(() => 200));
  for (const [at, id] of ids.entries())
    expect((await admin.call('GET', `/api/orders/${id}`)).json()).toEqual(answers[at]?.json());
  const steps = await portal.db
    .select({ by: orderStatusChanges.userId })
    .from(orderStatusChanges)
    .where(
      sql`${inArray(orderStatusChanges.orderId, ids)} and ${eq(orderStatusChanges.status, 'confirmed')}`,
    );
  expect(steps).toEqual(ids.map(() => ({ by: admin.userId })));
  expect(await transactionsOf(portal.db, ids)).toBeLessThan(20);
});

test('what cannot be done together is done by itself, and stops nobody else', async () => {
  const plain = await Promise.all(shops.slice(0, 6).map(shop => order(shop, productId)));
  const [shop] = shops as [Shop];
  const [held, returned] = [await orderOfFive(portal.db, shop), await orderOfFive(portal.db, shop)];
  await setStatus(returned.id, 'cancelled');
  expect(await stockOf(portal.db, returned.productId)).toBe(3);
  const [first] = plain;
  const answers = await Promise.all([
    ...plain.map(({ id }) => setStatus(id, 'shipped')),
    setStatus(v7(), 'shipped'),
    setStatus(held.id, 'cancelled'),
    setStatus(returned.id, 'confirmed'),
    setStatus(first?.id ?? '', 'shipped'),
  ]);
  expect(statusesOf(answers)).toEqual([...plain.map(() => 200), 404, 200, 200, 200]);
  expect(await stockOf(portal.db, held.productId)).toBe(3);
  expect(await stockOf(portal.db, returned.productId)).toBe(0);
  const now: Order = (await admin.call('GET', `/api/orders/${first?.id}`)).json();
  expect(now.statusHistory.map(step => step.status)).toEqual(['pending', 'shipped']);
});

test('several statuses of one order at once all stand in its history', async () => {
  const { id } = await order(shops[0] as Shop, productId);
  const wanted: OrderStatus[] = ['confirmed', 'in_production', 'shipped', 'delivered'];
  const answers = await Promise.all(wanted.map(status => setStatus(id, status)));
  expect(answers.map(answer => answer.json().status)).toEqual(wanted);
  const now: Order = (await admin.call('GET', `/api/orders/${id}`)).json();
  expect(now.statusHistory.map(step => step.status).toSorted()).toEqual(['pending', ...wanted].toSorted());
  expect(now.status).toBe(now.statusHistory.at(-1)?.status);
});

test('orders that are deleted at once go by few statements, with the units that they held', async () => {
  const ids = await ordersOfAll();
  await Promise.all(ids.map(id => setStatus(id, 'shipped')));
  const held = await orderOfFive(portal.db, shops[0] as Shop);
  const statements = recordStatements(portal.pool);
  const answers = await Promise.all([...ids, held.id, v7()].map(remove));
  expect(statusesOf(answers)).toEqual([...ids.map(() => 204), 204, 404]);
  expect(await portal.db.$count(orders, inArray(orders.id, [...ids, held.id]))).toBe(0);
  expect(await stockOf(portal.db, held.productId)).toBe(3);
  expect(statements.filter(({ text }) => /^\s*delete from "orders"/.test(text)).length).toBeLessThan(20);
});

// Below the ten seconds after which a lock is given up.
test('an order that somebody holds keeps nobody else waiting', { timeout: 8_000 }, async () => {
  const [held = '', ...others] = await ordersOfAll();
  const { waiting } = await portal.db.transaction(async tx => {
    await tx.select().from(orders).where(eq(orders.id, held)).for('update');
    const answer = setStatus(held, 'confirmed');
    const answers = await Promise.all(others.map(id => setStatus(id, 'confirmed')));
    expect(statusesOf(answers)).toEqual(others.map(() => 200));
    return { waiting: answer };
  });
  expect((await waiting).json().status).toBe('confirmed');
});

test('staff on two servers changes and deletes everything at once, and everything is counted', async () => {
  const connection = connect(portal.databaseUrl, 8);
  const second = await buildApp({ ...portal, db: connection.db, pool: connection.pool });
  const ids = await ordersOfAll();
  const changes = orderStatuses.flatMap((status, at) =>
    ids.map((id, turn) =>
      ((at + turn) % 2 ? second : portal.app).inject({
        method: 'PUT',
        url: `/api/orders/${id}/status`,
        headers: { cookie: admin.cookie },
        payload: { status },
      }),
    ),
  );
  const places = shops.map(shop => order(shop, productId));
  expect(new Set(statusesOf(await Promise.all(changes)))).toEqual(new Set([200]));
  await Promise.all(places);
  expect(new Set(statusesOf(await Promise.all(ids.map(remove))))).toEqual(new Set([204]));
  await second.close();
  await connection.close();
  const kept = sql`select customer_id, status, orders from customer_order_tallies where orders <> 0 order by 1, 2`;
  const counted = (await portal.db.execute(kept)).rows;
  await portal.db.execute(sql`select recount()`);
  expect(counted).toEqual((await portal.db.execute(kept)).rows);
});

import type { BasketItem } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basketItems, orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, place, type Shop, stockOf, transactionsOf } from '../testing/trade.ts';
import { placeFromBasket } from './gathered-placing-commands.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

type Ready = { shop: Shop; line: BasketItem };

/** Shops that each have a line of a product in their baskets. */
const shopsWith = (productId: string, count: number, quantity = 2): Promise<Ready[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const shop = await portal.shop();
      return { shop, line: await addToBasket(shop, productId, quantity) };
    }),
  );

const placeEach = (ready: readonly Ready[]) =>
  Promise.all(ready.map(({ shop, line }) => place(shop, [line])));

const statusesOf = (answers: readonly { statusCode: number }[]) => answers.map(answer => answer.statusCode);

test('orders of many at once share transactions, and each is what it would be by itself', async () => {
  const productId = await createProduct(portal.db, { stock: 31 });
  const ready = await shopsWith(productId, 40);
  const answers = await placeEach(ready);
  expect(statusesOf(answers)).toEqual(ready.map(() => 201));
  const placed = answers.map((answer): Order => answer.json());
  expect(placed.map(order => order.customerId)).toEqual(ready.map(({ shop }) => shop.customerId));
  expect(new Set(placed.map(order => order.orderNumber)).size).toBe(40);
  for (const [at, order] of placed.entries())
    expect((await ready[at]?.shop.call('GET', `/api/orders/${order.id}`))?.json()).toEqual(order);
  expect(placed.flatMap(order => order.orderItems).reduce((sum, item) => sum + item.fromStock, 0)).toBe(31);
  expect(await stockOf(portal.db, productId)).toBe(0);
  expect(await portal.db.$count(basketItems, eq(basketItems.productId, productId))).toBe(0);
  const ids = placed.map(order => order.id);
  expect(await transactionsOf(portal.db, ids)).toBeLessThan(20);
});

test('an order that is refused stops nobody else, and is told why', async () => {
  const ready = await shopsWith(await createProduct(portal.db), 12);
  const [inactive, hasty] = [ready[4] as Ready, ready[8] as Ready];
  await portal.db
    .update(customers)
    .set({ isActive: false })
    .where(eq(customers.id, inactive.shop.customerId));
  hasty.line.quantity = 3;
  const admin = await portal.admin();
  const answers = await Promise.all(
    ready.map(({ shop, line }) =>
      admin.call('POST', '/api/orders', { customerId: shop.customerId, items: [line] }),
    ),
  );
  expect(answers.map(answer => answer.json().code)).toEqual(
    ready.map(one => (one === inactive ? 'customer_inactive' : one === hasty ? 'basket_changed' : undefined)),
  );
  expect(statusesOf(answers).filter(status => status === 201)).toHaveLength(10);
});

test('an order that the database refuses stops nobody else', async () => {
  const ready = await shopsWith(await createProduct(portal.db), 8);
  const nobody = v7();
  const results = await Promise.allSettled(
    ready.map(({ shop, line }, at) =>
      placeFromBasket(portal.db, {
        userId: at === 5 ? nobody : shop.userId,
        wanted: { customerId: shop.customerId, items: [line] },
        call: null,
      }),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual(
    ready.map((_, at) => (at === 5 ? 'rejected' : 'fulfilled')),
  );
});

// Below the ten seconds after which a lock is given up.
test('an order that waits for a lock holds nobody else up', { timeout: 8_000 }, async () => {
  const ready = await shopsWith(await createProduct(portal.db), 12);
  const [held, ...others] = ready as [Ready, ...Ready[]];
  const { waiting } = await portal.db.transaction(async tx => {
    await tx.execute(sql`select from basket_items where id = ${held.line.id} for update`);
    const answer = place(held.shop, [held.line]);
    expect(statusesOf(await placeEach(others))).toEqual(others.map(() => 201));
    return { waiting: answer };
  });
  expect((await waiting).statusCode).toBe(201);
});

test('whoever orders twice at once, or for several customers, gets each order once', async () => {
  const ready = await shopsWith(await createProduct(portal.db, { stock: 100 }), 6);
  const admin = await portal.admin();
  const answers = await Promise.all(
    ready.flatMap(({ shop, line }) => {
      const body = { customerId: shop.customerId, items: [line] };
      const headers = { 'idempotency-key': `order-of-${shop.customerId}` };
      return [admin, admin, shop].map(caller => caller.call('POST', '/api/orders', body, headers));
    }),
  );
  for (const [at, { shop }] of ready.entries()) {
    const [first, second, own] = answers.slice(at * 3, at * 3 + 3);
    expect(first?.body).toBe(second?.body);
    expect([first?.statusCode, own?.statusCode].sort()).toEqual([201, 409]);
    expect(await portal.db.$count(orders, eq(orders.customerId, shop.customerId))).toBe(1);
  }
});

test('answers of earlier calls and new orders come out of one transaction', async () => {
  const ready = await shopsWith(await createProduct(portal.db), 9);
  const submit = ({ shop, line }: Ready) =>
    shop.call(
      'POST',
      '/api/orders',
      { customerId: shop.customerId, items: [line] },
      { 'idempotency-key': 'again' },
    );
  const earlier = await Promise.all(ready.slice(0, 5).map(submit));
  const answers = await Promise.all(ready.map(submit));
  expect(answers.slice(0, 5).map(answer => answer.body)).toEqual(earlier.map(answer => answer.body));
  expect(statusesOf(answers)).toEqual(ready.map(() => 201));
  const ids = ready.map(({ shop }) => shop.customerId);
  expect(await portal.db.$count(orders, inArray(orders.customerId, ids))).toBe(9);
});

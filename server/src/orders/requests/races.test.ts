import type { Order, OrderSummary } from '@toptan/contract/orders';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { changeRequests, orders, orderVersions } from '../../db/schema-orders.ts';
import { settings } from '../../db/schema-settings.ts';
import { type AnotherServer, startAnother } from '../../testing/another-server.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { changeOrder, createProduct, order, type Shop, stockOf } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
let second: AnotherServer;
let productId: string;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  shop = await portal.shop();
  await portal.db.insert(settings).values({ shopChanges: 'ask' });
  second = await startAnother(portal);
  productId = await createProduct(portal.db, { stock: 5000 });
});
afterAll(async () => {
  await second.close();
  await portal.close();
});

type Rival = { by: Caller; method: 'POST' | 'PUT' | 'DELETE'; body?: object };

/** Makes a call about the request of an order. */
const call = (of: Pick<Order, 'id'>, { by, method, body }: Rival) =>
  by.call(method, `/api/orders/${of.id}/request`, body);

const wanted = (quantity: number) => ({ version: 1, rows: [{ ref: 'a', productId, quantity }] });
const accept = { version: 1, accepted: ['0'] };
const refuse = { version: 1, accepted: [] };

/** An order of ten pieces whose shop asks for this many. */
async function asked(quantity: number): Promise<Order> {
  const placed = await order(shop, productId, 10);
  const answer = await call(placed, { by: shop, method: 'POST', body: wanted(quantity) });
  expect(answer.statusCode).toBe(201);
  return placed;
}

const stored = async ({ id }: Pick<Order, 'id'>) =>
  (await admin.call('GET', `/api/orders/${id}`)).json<Order>();

const piecesOf = ({ orderItems }: Order) => orderItems.reduce((sum, { quantity }) => sum + quantity, 0);

test('of two requests at once for one order one is kept, round after round', async () => {
  for (let round = 0; round < inject('rounds'); round++) {
    const placed = await order(shop, productId, 10);
    const answers = await Promise.all(
      [shop, second.as(shop)].map((by, at) => call(placed, { by, method: 'POST', body: wanted(12 + at) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await portal.db.$count(changeRequests, eq(changeRequests.orderId, placed.id))).toBe(1);
  }
});

test('two decisions and a withdrawal at once: one of them stands, and stock moves by it alone, round after round', async () => {
  for (let round = 0; round < inject('rounds'); round++) {
    const before = await stockOf(portal.db, productId);
    const placed = await asked(14);
    const rivals: Rival[] = [
      { by: admin, method: 'PUT', body: accept },
      { by: second.as(admin), method: 'PUT', body: round % 2 ? accept : refuse },
      { by: second.as(shop), method: 'DELETE' },
    ];
    const answers = await Promise.all(rivals.map(rival => call(placed, rival)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const { version, orderItems } = await stored(placed);
    const isTaken = version === 2;
    expect(orderItems).toMatchObject([{ quantity: isTaken ? 14 : 10 }]);
    expect(before - (await stockOf(portal.db, productId))).toBe(isTaken ? 14 : 10);
    expect(await portal.db.$count(orderVersions, eq(orderVersions.orderId, placed.id))).toBe(isTaken ? 2 : 0);
    const open = and(eq(changeRequests.orderId, placed.id), eq(changeRequests.state, 'open'));
    expect(await portal.db.$count(changeRequests, open)).toBe(0);
  }
});

test('an acceptance against a change, a shipment, a cancellation or a deletion in the same moment is whole or not at all', async () => {
  const rivals = ['changed', 'shipped', 'cancelled', 'deleted'] as const;
  for (let round = 0; round < inject('rounds'); round++) {
    const rival = rivals[round % rivals.length] ?? 'deleted';
    const before = await stockOf(portal.db, productId);
    const placed = await asked(14);
    const path = `/api/orders/${placed.id}`;
    const [accepted, other] = await Promise.all([
      call(placed, { by: second.as(admin), method: 'PUT', body: accept }),
      rival === 'deleted'
        ? admin.call('DELETE', path)
        : rival === 'changed'
          ? changeOrder(admin, placed, [{ productId, quantity: 11 }])
          : admin.call('PUT', `${path}/status`, { status: rival, expectedVersion: 1 }),
    ]);
    const left = before - (await stockOf(portal.db, productId));
    if (rival === 'deleted') {
      expect([other.statusCode, left]).toEqual([204, 0]);
      expect([200, 404]).toContain(accepted.statusCode);
      expect(await portal.db.$count(changeRequests, eq(changeRequests.orderId, placed.id))).toBe(0);
      continue;
    }
    const isAccepted = accepted.statusCode === 200;
    expect([accepted.statusCode, other.statusCode].toSorted()).toEqual([200, 409]);
    expect((isAccepted ? other : accepted).json().code).toMatch(/^(order|status)_changed$/);
    const now = await stored(placed);
    expect(now.request?.state).toBe(isAccepted ? 'decided' : 'open');
    expect(piecesOf(now)).toBe(isAccepted ? 14 : rival === 'changed' ? 11 : 10);
    expect(left).toBe(now.status === 'cancelled' ? 0 : piecesOf(now));
    if (!isAccepted && rival !== 'changed')
      expect((await call(placed, { by: admin, method: 'PUT', body: refuse })).statusCode).toBe(200);
  }
});

test('a shop whose change meets the confirmation is told, and asks for the same, round after round', async () => {
  await portal.db.update(settings).set({ shopChanges: 'change' });
  for (let round = 0; round < inject('rounds'); round++) {
    const placed = await order(shop, productId, 10);
    const [save, confirmed] = await Promise.all([
      changeOrder(second.as(shop), placed, [{ productId, quantity: 12 }]),
      admin.call('PUT', `/api/orders/${placed.id}/status`, { status: 'confirmed', expectedVersion: 1 }),
    ]);
    expect([save.statusCode, confirmed.statusCode].toSorted()).toEqual([200, 409]);
    if (save.statusCode === 200) continue;
    expect(save.json()).toMatchObject({ code: 'status_changed', fields: [{ current: 'confirmed' }] });
    const answer = await call(placed, { by: shop, method: 'POST', body: wanted(12) });
    expect(answer.json()).toMatchObject({ version: 1, request: { state: 'open', rows: [{ to: 12 }] } });
  }
  await portal.db.update(settings).set({ shopChanges: 'ask' });
});

test('a request is not there for another shop, in no call, list, filter or count, and staff do not ask', async () => {
  const placed = await asked(16);
  const other = await portal.shop();
  const own = await order(other, productId, 3);
  const answers = await Promise.all([
    call(placed, { by: other, method: 'POST', body: wanted(12) }),
    call(placed, { by: other, method: 'DELETE' }),
    other.call('GET', `/api/orders/${placed.id}`),
    call(placed, { by: other, method: 'PUT', body: accept }),
    call(placed, { by: shop, method: 'PUT', body: accept }),
    call(placed, { by: admin, method: 'POST', body: wanted(12) }),
    call(placed, { by: admin, method: 'DELETE' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 403, 403, 403, 403]);
  for (const query of ['', '?request=open', '?view=summary', '?view=summary&request=open']) {
    const listed = (await other.call('GET', `/api/orders${query}`)).json<OrderSummary[]>();
    expect(listed.filter(({ id }) => id !== own.id)).toEqual([]);
    if (query.includes('request')) expect(listed).toEqual([]);
  }
  expect((await other.call('GET', '/api/stats')).json()).toMatchObject({ changeRequests: 0 });
  expect((await stored(placed)).request).toMatchObject({ state: 'open', rows: [{ to: 16, decision: null }] });
  expect(await portal.db.$count(orders, and(eq(orders.id, placed.id), ne(orders.version, 1)))).toBe(0);
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeys, orders } from '../../db/schema-orders.ts';
import { removeOldAnswers } from '../../idempotency.ts';
import { startAnother } from '../../testing/another-server.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { addToBasket, createProduct, type Shop } from '../../testing/trade.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const submit = (shop: Shop, items: unknown[], key: string, more: object = {}) =>
  shop.call(
    'POST',
    '/api/orders',
    { customerId: shop.customerId, items, ...more },
    { 'idempotency-key': key },
  );

async function shopWithLine() {
  const shop = await portal.shop();
  return { shop, line: await addToBasket(shop, await createProduct(portal.db), 2) };
}

test('the same key and body get the same answer, also after the order has moved on', async () => {
  const { shop, line } = await shopWithLine();
  const first = await submit(shop, [line], 'key-1');
  const admin = await portal.admin();
  await admin.call('PUT', `/api/orders/${first.json().id}/status`, { status: 'shipped' });
  const second = await submit(shop, [line], 'key-1');
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.body).toBe(first.body);
  expect(await portal.db.$count(orders, eq(orders.customerId, shop.customerId))).toBe(1);
});

test('the key of an order that was deleted since is refused, and orders nothing', async () => {
  const { shop, line } = await shopWithLine();
  const placed = await submit(shop, [line], 'key-8');
  const admin = await portal.admin();
  await admin.call('DELETE', `/api/orders/${placed.json().id}`);
  const [again, other] = await Promise.all([
    submit(shop, [line], 'key-8'),
    shopWithLine().then(other => submit(other.shop, [other.line], 'key-8')),
  ]);
  expect([again.statusCode, again.json().code]).toEqual([409, 'order_deleted']);
  expect(other.statusCode).toBe(201);
  expect(await portal.db.$count(orders, eq(orders.customerId, shop.customerId))).toBe(0);
});

test('fifty parallel calls to two servers with one key make one order and get one answer', async () => {
  const { shop, line } = await shopWithLine();
  const second = await startAnother(portal);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => submit(turn % 2 ? second.as(shop) : shop, [line], 'key-2')),
  );
  await second.close();
  expect(new Set(answers.map(answer => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await portal.db.$count(orders, eq(orders.customerId, shop.customerId))).toBe(1);
});

test('the same key with another body is refused', async () => {
  const { shop, line } = await shopWithLine();
  await submit(shop, [line], 'key-3');
  const answer = await submit(shop, [line], 'key-3', { notes: 'Acele' });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
});

test('what a client sends along and nobody reads makes no other body', async () => {
  const { shop, line } = await shopWithLine();
  const first = await submit(shop, [line], 'key-4');
  const second = await submit(shop, [{ ...line, fromStock: 1, product: null }], 'key-4');
  expect(second.body).toBe(first.body);
});

test('a key belongs to its user', async () => {
  const [one, other] = [await shopWithLine(), await shopWithLine()];
  const first = await submit(one.shop, [one.line], 'key-5');
  const second = await submit(other.shop, [other.line], 'key-5');
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().id).not.toBe(first.json().id);
  expect((await submit(one.shop, [one.line], 'key-5')).body).toBe(first.body);
  expect((await submit(other.shop, [other.line], 'key-5')).body).toBe(second.body);
});

test('a refusal is not stored: the same key can succeed later', async () => {
  const { shop, line } = await shopWithLine();
  expect((await submit(shop, [{ ...line, quantity: 3 }], 'key-6')).statusCode).toBe(409);
  await shop.call('PUT', `/api/basket/${line.id}`, { quantity: 3 });
  expect((await submit(shop, [{ ...line, quantity: 3 }], 'key-6')).statusCode).toBe(201);
});

test.each(['', ' ', 'two words', 'x'.repeat(201), 'anahtar-ş', 'tab\tbed'])('%o is no key', async key => {
  const { shop, line } = await shopWithLine();
  const answer = await submit(shop, [line], key);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toMatchObject([{ path: 'Idempotency-Key', code: 'invalid' }]);
  expect(await portal.db.$count(orders, eq(orders.customerId, shop.customerId))).toBe(0);
});

test('every visible ASCII character may stand in a key', async () => {
  const { shop, line } = await shopWithLine();
  const key = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 33 + at));
  expect((await submit(shop, [line], key)).statusCode).toBe(201);
  expect((await submit(shop, [line], key)).statusCode).toBe(201);
});

test('keys are forgotten after two days', async () => {
  const { shop, line } = await shopWithLine();
  await submit(shop, [line], 'old');
  const age = () =>
    portal.db
      .update(idempotencyKeys)
      .set({ createdAt: sql`now() - interval '49 hours'` })
      .where(eq(idempotencyKeys.userId, shop.userId));
  await age();
  const next = await addToBasket(shop, line.productId);
  const answer = await submit(shop, [next], 'old');
  expect(answer.statusCode).toBe(201);
  expect(answer.json().orderItems).toMatchObject([{ quantity: 1 }]);
  const countKeys = () => portal.db.$count(idempotencyKeys, eq(idempotencyKeys.userId, shop.userId));
  await removeOldAnswers(portal.db);
  expect(await countKeys()).toBe(1);
  await age();
  await removeOldAnswers(portal.db);
  expect(await countKeys()).toBe(0);
});

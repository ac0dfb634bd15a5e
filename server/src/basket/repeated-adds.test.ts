import type { BasketItem } from '@toptan/contract/basket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, type Shop } from '../testing/trade.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

async function shopAndAdd() {
  const shop: Shop = await portal.shop();
  const productId = await createProduct(portal.db);
  const add = (quantity: number, headers: Record<string, string> = {}) =>
    shop.call('POST', '/api/basket', { customerId: shop.customerId, productId, quantity }, headers);
  const pieces = async () =>
    (await shop.call('GET', '/api/basket')).json().map(({ quantity }: BasketItem) => quantity);
  return { shop, add, pieces };
}

test('an add that is sent again under its key counts once and gets the same answer', async () => {
  const { add, pieces } = await shopAndAdd();
  const first = await add(12, { 'idempotency-key': 'add-1' });
  const again = await add(12, { 'idempotency-key': 'add-1' });
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.body).toBe(first.body);
  expect(await pieces()).toEqual([12]);
});

test('ten adds at once under one key count once', async () => {
  const { add, pieces } = await shopAndAdd();
  await Promise.all(Array.from({ length: 10 }, () => add(6, { 'idempotency-key': 'add-2' })));
  expect(await pieces()).toEqual([6]);
});

test('an add under a new key, or none, adds again', async () => {
  const { add, pieces } = await shopAndAdd();
  await add(1, { 'idempotency-key': 'add-3' });
  await add(2, { 'idempotency-key': 'add-4' });
  await add(4);
  await add(8);
  expect(await pieces()).toEqual([15]);
});

test('a key under which something else was added is refused', async () => {
  const { add, pieces } = await shopAndAdd();
  await add(1, { 'idempotency-key': 'add-5' });
  const answer = await add(2, { 'idempotency-key': 'add-5' });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
  expect(await pieces()).toEqual([1]);
});

test('an add that was refused may be tried again under its key', async () => {
  const { add, pieces } = await shopAndAdd();
  await add(990);
  const full = await add(12, { 'idempotency-key': 'add-6' });
  expect(full.json().code).toBe('basket_line_full');
  const again = await add(12, { 'idempotency-key': 'add-6' });
  expect(again.json().code).toBe('basket_line_full');
  expect(await pieces()).toEqual([990]);
});

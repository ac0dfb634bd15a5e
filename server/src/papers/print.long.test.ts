import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, order } from '../testing/trade.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test('papers beyond twenty that wait are refused for a while, and the others are drawn', async () => {
  const shop = await portal.shop();
  const { id } = await order(shop, await createProduct(portal.db));
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => shop.call('GET', `/api/orders/${id}/paper`)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(21);
  expect(refused).toHaveLength(4);
  for (const answer of refused) {
    expect(answer.json().code).toBe('unavailable');
    expect(answer.headers['retry-after']).toBe('10');
  }
}, 120_000);

import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manufacturers } from '../db/schema-goods.ts';
import { type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, order } from '../testing/trade.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test('a shop never learns who makes its order, not even by id', async () => {
  const [admin, shop] = [await portal.admin(), await portal.shop()];
  const { id } = await order(shop, await createProduct(portal.db));
  const manufacturerId = v7();
  await portal.db.insert(manufacturers).values({
    id: manufacturerId,
    manufacturerId: `URT-${manufacturerId}`,
    companyName: 'Ege Tekstil',
    email: 'ege@example.com',
    phone: '02320000000',
    address: 'İzmir',
  });
  const assigned = await admin.call('PUT', `/api/orders/${id}/manufacturer`, { manufacturerId });
  expect(assigned.json()).toMatchObject({ manufacturerId, manufacturer: { id: manufacturerId } });
  for (const path of ['/api/orders', `/api/orders/${id}`]) {
    const answer = await shop.call('GET', path);
    expect([answer.json()].flat()).toMatchObject([{ id, manufacturerId: null, manufacturer: null }]);
    expect(answer.body).not.toContain(manufacturerId);
  }
});

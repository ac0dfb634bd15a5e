import { type Order, orderSummarySchema } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, order, submitBasket } from '../testing/trade.ts';

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
  for (const path of ['/api/orders', '/api/orders?view=summary', `/api/orders/${id}`]) {
    const answer = await shop.call('GET', path);
    expect([answer.json()].flat()).toMatchObject([{ id, manufacturerId: null, manufacturer: null }]);
    expect(answer.body).not.toContain(manufacturerId);
  }
});

test('a summary counts lines, pieces and products, and shows the first products as they were called', async () => {
  const [admin, shop] = [await portal.admin(), await portal.shop()];
  const [shirt, ...others] = await Promise.all(
    ['Gömlek', 'Ceket', 'Etek', 'Kazak', 'Şal', 'Bere'].map(name =>
      createProduct(portal.db, { name, sizes: ['S', 'M'], category: 'CLOTHING' }),
    ),
  );
  if (!shirt) throw new Error('no product');
  await addToBasket(shop, shirt, 2, { selectedSize: 'S' });
  for (const id of others) await addToBasket(shop, id, 1, { selectedSize: 'S' });
  await addToBasket(shop, shirt, 3, { selectedSize: 'M' });
  const placed = (await submitBasket(shop)).json<Order>();
  await portal.db.update(products).set({ name: 'Yelek' }).where(eq(products.id, shirt));

  const answers = await Promise.all(
    [admin, shop].map(caller => caller.call('GET', '/api/orders?view=summary&limit=1')),
  );
  for (const [at, answer] of answers.entries()) {
    const [summary] = answer.json();
    expect(orderSummarySchema.parse(summary)).toEqual(summary);
    const names = ['Gömlek', 'Ceket', 'Etek', 'Kazak', 'Şal'];
    const { customerShortName, companyName, email } = placed.customer;
    expect(summary).toEqual({
      id: placed.id,
      request: null,
      preparedBy: null,
      joinedInto: null,
      version: 1,
      changedAt: null,
      may: at === 0 ? 'change' : null,
      orderNumber: placed.orderNumber,
      customerId: shop.customerId,
      status: 'pending',
      total: placed.total,
      manufacturerId: null,
      placedBy: null,
      overrideReason: null,
      createdAt: placed.createdAt,
      customer: { customerShortName, companyName, email },
      manufacturer: null,
      items: 7,
      pieces: 10,
      products: 6,
      pictures: names.map(name => ({ name, imageUrl: null, category: 'CLOTHING', translations: {} })),
    });
  }
});

test('a search is counted up to 1,000', async () => {
  const [admin, { customerId }] = [await portal.admin(), await portal.shop()];
  const count = async () => {
    const { headers } = await admin.call('GET', `/api/orders?q=TPT-99&view=summary&limit=1`);
    return [headers['x-total-count'], headers['x-total-count-capped']];
  };
  const insert = (from: number, to: number) =>
    portal.db.insert(orders).values(
      Array.from({ length: to - from }, (_, n) => ({
        id: v7(),
        orderNumber: `TPT-99-${String(from + n).padStart(5, '0')}`,
        customerId,
        subtotal: '1.00',
        total: '26.00',
      })),
    );
  await insert(0, 1_000);
  expect(await count()).toEqual(['1000', undefined]);
  await insert(1_000, 1_001);
  expect(await count()).toEqual(['1000', 'true']);
});

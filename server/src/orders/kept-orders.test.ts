import type { Order } from '@toptan/contract/orders';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonBytes } from '../db/json-text.ts';
import { images, manufacturers, products } from '../db/schema-goods.ts';
import { orderItems, orderStatusChanges } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { recordStatements } from '../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, order, type Shop } from '../testing/trade.ts';
import { KeptOrders } from './kept-orders.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
let placed: Order;
let productId: string;
const manufacturerId = v7();
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop()];
  productId = await createProduct(portal.db, { sku: 'KO-1', stock: 1 });
  placed = await order(shop, productId, 2);
  await order(shop, await createProduct(portal.db), 1);
  const company = {
    companyName: 'Ege Tekstil',
    email: 'ege@example.com',
    phone: '02320000000',
    address: 'İzmir',
  };
  await portal.db.insert(manufacturers).values({ id: manufacturerId, manufacturerId: 'URT-1', ...company });
  await portal.db.insert(images).values({ hash: 'a'.repeat(64), width: 900, height: 1200 });
});
afterAll(() => portal.close());

const list = async (caller: Caller): Promise<Order[]> => (await caller.call('GET', '/api/orders')).json();
const single = async (caller: Caller): Promise<Order> =>
  (await caller.call('GET', `/api/orders/${placed.id}`)).json();

/** Whatever an order is made of, changed by us or past us. */
const changes: [string, () => PromiseLike<unknown>, 'staff'?][] = [
  ['its status', () => admin.call('PUT', `/api/orders/${placed.id}/status`, { status: 'confirmed' })],
  ['its manufacturer', () => admin.call('PUT', `/api/orders/${placed.id}/manufacturer`, { manufacturerId })],
  ['a name of the manufacturer', () => portal.db.update(manufacturers).set({ companyName: 'Ege' }), 'staff'],
  [
    'a name of the customer',
    () => portal.db.update(customers).set({ companyName: 'Ağrı' }).where(eq(customers.id, shop.customerId)),
  ],
  [
    'the name of a product',
    () => portal.db.update(products).set({ name: 'Şal' }).where(eq(products.id, productId)),
  ],
  [
    'the picture of a product',
    () =>
      portal.db
        .update(products)
        .set({ imageHash: 'a'.repeat(64) })
        .where(eq(products.id, productId)),
  ],
  [
    'what stock covers of a line',
    () => portal.db.update(orderItems).set({ fromStock: 0 }).where(eq(orderItems.orderId, placed.id)),
  ],
  [
    'the moment of a status',
    () =>
      portal.db
        .update(orderStatusChanges)
        .set({ at: sql`created_at - interval '1 day'`.mapWith(String) })
        .where(eq(orderStatusChanges.orderId, placed.id)),
  ],
  [
    'a step of the history',
    () => portal.db.insert(orderStatusChanges).values({ orderId: placed.id, status: 'shipped' }),
  ],
  [
    'a line that is added',
    () =>
      portal.db.insert(orderItems).values({
        orderId: placed.id,
        position: 9,
        productId,
        productName: 'Kemer',
        quantity: 1,
        unitPrice: '9.00',
        totalPrice: '9.00',
      }),
  ],
  ['the lines that there are', () => portal.db.delete(orderItems).where(eq(orderItems.orderId, placed.id))],
];

test.each(changes)('%s is new in the next list', async (_, change, isSeenBy) => {
  const viewers = isSeenBy === 'staff' ? [admin] : [admin, shop];
  const before = await Promise.all(viewers.map(list));
  await change();
  for (const [at, viewer] of viewers.entries()) {
    const [, changed] = await list(viewer);
    expect(changed).toEqual(await single(viewer));
    expect(changed).not.toEqual(before[at]?.[1]);
  }
});

test('an order is written anew where something has changed, and else not', async () => {
  const ids = (await list(admin)).map(({ id }) => id);
  const statements = recordStatements(portal.pool);
  const writtenSince = (begin: number) =>
    statements
      .slice(begin)
      .flatMap(({ text, values }) => (text.includes('"orderItems":') ? [values[0]] : []));
  await createProduct(portal.db);
  await list(admin);
  expect(writtenSince(0)).toEqual([]);
  await admin.call('PUT', `/api/orders/${placed.id}/status`, { status: 'shipped' });
  const begin = statements.length;
  expect((await list(admin)).map(({ id }) => id)).toEqual(ids);
  expect(writtenSince(begin)).toEqual([[placed.id]]);
});

test('of more than 8 MB together those are let go that nobody has wanted for longest', () => {
  const kept = new KeptOrders();
  const keep = (id: string, megabytes: number) =>
    kept.keep(id, { version: id, bytes: Buffer.alloc(megabytes * 1024 * 1024) as JsonBytes<Order> });
  keep('older', 3);
  keep('newer', 3);
  keep('older', 3);
  keep('newest', 4);
  expect(['older', 'newer', 'newest'].filter(id => kept.entry(id).length > 0)).toEqual(['older', 'newest']);
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { recordStatements } from '../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, order, type Shop } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
let productId: string;
const ids: string[] = [];
const place = async () => ids.unshift((await order(shop, productId)).id);
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop({ name: 'Lale' })];
  productId = await createProduct(portal.db);
  for (const _ of [1, 2, 3]) await place();
});
afterAll(() => portal.close());

/** Ids and number of all pages, after something else was written, so that no answer is kept. */
async function found(query: string) {
  await portal.pool.query('select pg_current_xact_id()');
  const answer = await admin.call('GET', `/api/orders${query}`);
  return {
    ids: answer.json<{ id: string }[]>().map(({ id }) => id),
    total: answer.headers['x-total-count'],
  };
}

const all = (expected: string[]) => ({ ids: expected, total: String(expected.length) });
const newest = () => eq(orders.id, ids[0] ?? '');

test('a page that was found is not looked for again while orders stay as they are', async () => {
  const before = await found('?q=tpt');
  const statements = recordStatements(portal.pool);
  expect(await found('?q=tpt')).toEqual(before);
  expect(statements.some(({ text }) => text.includes('search_states'))).toBe(true);
  expect(statements.filter(({ text }) => text.includes('created_at desc'))).toEqual([]);
});

test('of what a shop has seen before, a page takes one statement beside the session', async () => {
  const look = async () => {
    await portal.pool.query('select pg_current_xact_id()');
    return (await shop.call('GET', '/api/orders?limit=2')).json<{ id: string }[]>();
  };
  const before = await look();
  const statements = recordStatements(portal.pool);
  expect(await look()).toEqual(before);
  const about = statements.filter(({ text }) => /orders|tallies|customers/.test(text));
  expect(about.filter(({ text }) => !text.includes('token_hash'))).toHaveLength(1);
});

/** One after the other: the change, what is asked for, and what it finds then. */
const changes: [string, string, () => PromiseLike<unknown>, () => string[]][] = [
  ['placed', '?q=tpt', place, () => ids],
  [
    'given another status',
    '?status=confirmed',
    () => admin.call('PUT', `/api/orders/${ids[0]}/status`, { status: 'confirmed' }),
    () => ids.slice(0, 1),
  ],
  [
    'given another status past us',
    '?status=confirmed',
    () => portal.db.update(orders).set({ status: 'delivered' }).where(newest()),
    () => [],
  ],
  [
    'given another number past us',
    '?q=TPT-20-99',
    () => portal.db.update(orders).set({ orderNumber: 'TPT-20-99999' }).where(newest()),
    () => ids.slice(0, 1),
  ],
  [
    'moved in time past us',
    '',
    () => portal.db.update(orders).set({ createdAt: sql`now() - interval '1 day'` }).where(newest()),
    () => [...ids.slice(1), ...ids.slice(0, 1)],
  ],
  [
    'placed by a shop with another name',
    '?q=zambak',
    () => portal.db.update(customers).set({ companyName: 'Zambak' }).where(eq(customers.id, shop.customerId)),
    () => [...ids.slice(1), ...ids.slice(0, 1)],
  ],
  ['deleted', '?q=tpt', () => admin.call('DELETE', `/api/orders/${ids.shift()}`), () => ids],
];

test('an order is found as it is by who asks next, whoever has changed it, also among those of its shop', async () => {
  for (const [name, query, change, expected] of changes) {
    const ofShop = `${query}${query ? '&' : '?'}customerId=${shop.customerId}`;
    await found(query);
    await found(ofShop);
    await change();
    expect(await found(query), name).toEqual(all(expected()));
    expect(await found(ofShop), name).toEqual(all(expected()));
  }
});

test('what a shop has found stays found while another one orders', async () => {
  const other = await portal.shop({ name: 'Nergis' });
  const search = async () => (await shop.call('GET', '/api/orders?q=tpt-2')).json<{ id: string }[]>();
  const before = await search();
  await order(other, productId);
  const statements = recordStatements(portal.pool);
  expect(await search()).toEqual(before);
  expect(statements.some(({ text }) => text.includes('customer_order_tallies'))).toBe(true);
  expect(statements.filter(({ text }) => text.includes('created_at desc'))).toEqual([]);
});

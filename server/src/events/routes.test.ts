import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manufacturers, products, stockPools } from '../db/schema-goods.ts';
import { basketItems, orders } from '../db/schema-orders.ts';
import {
  changesIn,
  type Ear,
  type ListeningPortal,
  startListeningPortal,
  untilHeard,
} from '../testing/listening-portal.ts';
import { addToBasket, createProduct, order } from '../testing/trade.ts';

let portal: ListeningPortal;
beforeEach(async () => {
  portal = await startListeningPortal();
});
afterEach(() => portal.close());

test('a stream begins with resync, for what changed before it opened', async () => {
  const ear = await portal.listen(await portal.shop());
  expect(ear.response.statusCode).toBe(200);
  expect(ear.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    connection: 'close',
  });
  await expect.poll(() => ear.heard).toEqual([{ event: 'resync', data: {} }]);
  expect(ear.text()).toMatch(/^retry: \d+\n/);
});

test.each(['since', 'lastEventId'])(
  'a stream that goes on from a position (%s) begins with what was missed',
  async by => {
    const [shop, other] = [await portal.shop(), await portal.shop()];
    const first = await portal.listen(shop);
    const known = v7();
    // In one commit, so that nothing about it is told after the position.
    await portal.db.insert(products).values({ id: known, name: 'Keten gömlek', price: '100.00' });
    await untilHeard(first, known);
    const from = { [by]: first.position };
    const missed = await createProduct(portal.db);
    const foreign = await order(other, missed);
    await untilHeard(await portal.listen(await portal.admin(), from), foreign.id);

    const ear = await portal.listen(shop, from);
    await untilHeard(ear, missed);
    expect(ear.heard.map(({ event }) => event)).not.toContain('resync');
    const ids = changesIn(ear).map(({ id }) => id);
    expect(ids).not.toContain(known);
    expect(ids).not.toContain(foreign.id);
  },
);

test('a position that the server does not know begins with resync', async () => {
  const ear = await portal.listen(await portal.shop(), { since: v7() });
  await expect.poll(() => ear.heard).toEqual([{ event: 'resync', data: {} }]);
});

test('needs a session', async () => {
  const response = await fetch(`http://127.0.0.1:${portal.port}/api/events`);
  expect(response.status).toBe(401);
  expect(portal.events.size).toBe(0);
});

test('a change names its topic and row and carries nothing else', async () => {
  const shop = await portal.shop();
  const ear = await portal.listen(shop);
  const productId = await createProduct(portal.db);
  await untilHeard(ear, productId);
  const { id } = await order(shop, productId, 2);
  await untilHeard(ear, id);
  expect(changesIn(ear)).toContainEqual({ topic: 'products', id: productId });
  expect(changesIn(ear)).toContainEqual({ topic: 'orders', id });
  expect(changesIn(ear)).toContainEqual({ topic: 'basket' });
});

/** What an ear hears of a deed, when everything before it has been heard. */
async function told(ear: Ear, deed: () => PromiseLike<unknown>) {
  await untilHeard(ear, await createProduct(portal.db));
  const before = changesIn(ear).length;
  await deed();
  await untilHeard(ear, await createProduct(portal.db));
  return changesIn(ear).slice(before);
}

test('rows that an order writes are told of when they come, change and go', async () => {
  const shop = await portal.shop();
  const ear = await portal.listen(shop);
  const productId = await createProduct(portal.db);

  const basket = { topic: 'basket' };
  expect(await told(ear, () => addToBasket(shop, productId))).toContainEqual(basket);
  expect(await told(ear, () => portal.db.update(basketItems).set({ quantity: 2 }))).toContainEqual(basket);
  expect(await told(ear, () => portal.db.delete(basketItems))).toContainEqual(basket);

  const { id } = await order(shop, productId);
  const ordered = { topic: 'orders', id };
  expect(await told(ear, () => portal.db.update(orders).set({ notes: 'Acele' }))).toContainEqual(ordered);
  expect(await told(ear, () => portal.db.delete(orders))).toContainEqual(ordered);

  const stocked = { topic: 'products', id: productId };
  const pool = { id: v7(), productId, size: 'S', color: 'Mavi' };
  const ofPool = sql`id = ${pool.id}`;
  const stock = [
    () => portal.db.insert(stockPools).values(pool),
    () => portal.db.update(stockPools).set({ quantity: 5 }).where(ofPool),
    () => portal.db.delete(stockPools).where(ofPool),
  ];
  for (const deed of stock) expect(await told(ear, deed)).toContainEqual(stocked);
});

test('an order tells of the stock that it takes', async () => {
  const shop = await portal.shop();
  const ear = await portal.listen(shop);
  const productId = await createProduct(portal.db, { stock: 3 });
  expect(await told(ear, () => order(shop, productId))).toEqual(
    expect.arrayContaining([{ topic: 'products', id: productId }, { topic: 'basket' }]),
  );
});

test('a shop hears of itself and of products, and of nobody else', async () => {
  const [shop, other, admin] = [await portal.shop(), await portal.shop(), await portal.admin()];
  const [ear, staffEar] = [await portal.listen(shop), await portal.listen(admin)];
  const productId = await createProduct(portal.db);
  const foreign = await order(other, productId, 3);
  await admin.call('PUT', `/api/orders/${foreign.id}/status`, { status: 'confirmed' });
  const manufacturerId = v7();
  await portal.db.insert(manufacturers).values({
    id: manufacturerId,
    manufacturerId: 'URE-1',
    companyName: 'Ege Tekstil',
    email: 'ege@example.com',
    phone: '02320000000',
    address: 'İzmir',
  });
  const newcomer = await portal.shop();
  const own = await order(shop, productId, 1);
  await untilHeard(ear, own.id);
  await untilHeard(staffEar, own.id);

  expect(new Set(changesIn(ear).map(change => change.topic))).toEqual(
    new Set(['products', 'orders', 'basket']),
  );
  expect(changesIn(ear).filter(change => change.topic === 'orders')).toEqual([
    { topic: 'orders', id: own.id },
  ]);
  expect(ear.text()).not.toContain(foreign.id);
  for (const change of [
    { topic: 'orders', id: foreign.id },
    { topic: 'orders', id: own.id },
    { topic: 'manufacturers', id: manufacturerId },
    { topic: 'customers', id: newcomer.customerId },
  ])
    expect(changesIn(staffEar)).toContainEqual(change);
});

test('a shop hears nothing of a product that is hidden from it, and of the moment in which one is hidden or shown', async () => {
  const [shop, admin] = [await portal.shop(), await portal.admin()];
  const [ear, staffEar] = [await portal.listen(shop), await portal.listen(admin)];
  const id = v7();
  const stock = { id: v7(), productId: id, quantity: 5 };
  const edit = (values: Partial<typeof products.$inferInsert>) =>
    portal.db.update(products).set(values).where(sql`id = ${id}`);
  const changes: [isForShops: boolean, change: () => PromiseLike<unknown>][] = [
    [false, () => portal.db.insert(products).values({ id, name: 'Gizli', price: '1.00', isActive: false })],
    [false, () => edit({ price: '2.00' })],
    [false, () => portal.db.insert(stockPools).values(stock)],
    [false, () => portal.db.update(stockPools).set({ quantity: 4 }).where(sql`id = ${stock.id}`)],
    [true, () => edit({ isActive: true })],
    [true, () => edit({ price: '3.00' })],
    [true, () => portal.db.update(stockPools).set({ quantity: 3 }).where(sql`id = ${stock.id}`)],
    [true, () => edit({ isActive: false })],
    [false, () => portal.db.delete(stockPools).where(sql`id = ${stock.id}`)],
    [false, () => edit({ name: 'Daha gizli' })],
    [false, () => portal.db.delete(products).where(sql`id = ${id}`)],
  ];
  for (const [at, [isForShops, change]] of changes.entries()) {
    const before = changesIn(staffEar).length;
    const heard = await told(ear, change);
    expect([at, heard.some(heardOf => heardOf.id === id)]).toEqual([at, isForShops]);
    await expect.poll(() => changesIn(staffEar).slice(before)).toContainEqual({ topic: 'products', id });
  }
  const many = Array.from({ length: 20 }, () => ({ name: 'Gizli', price: '1.00', isActive: false }));
  const heard = await told(ear, () => portal.db.insert(products).values(many));
  expect(heard).not.toContainEqual({ topic: 'products' });
});

test('what is rolled back is never told', async () => {
  const ear = await portal.listen(await portal.admin());
  const undone = v7();
  await portal.db
    .transaction(async tx => {
      await tx.insert(products).values({ id: undone, name: 'Hayalet', price: '1.00' });
      throw new Error('undone');
    })
    .catch(() => null);
  await untilHeard(ear, await createProduct(portal.db));
  expect(ear.text()).not.toContain(undone);
});

test('a deed of many rows is told as one change of its topic', async () => {
  const ear = await portal.listen(await portal.shop());
  await portal.db
    .insert(products)
    .values(Array.from({ length: 500 }, () => ({ name: 'Küpe', price: '1.00' })));
  await expect.poll(() => changesIn(ear)).toContainEqual({ topic: 'products' });
  expect(changesIn(ear)).toHaveLength(1);
});

test('asking for the headers alone opens no stream', async () => {
  const { cookie } = await portal.shop();
  const response = await fetch(`http://127.0.0.1:${portal.port}/api/events`, {
    method: 'HEAD',
    headers: { cookie },
  });
  expect(response.status).toBe(200);
  await expect.poll(() => portal.events.size).toBe(0);
});

test('after a lost connection to the database everybody is told to refetch, and hears again', async () => {
  const ear = await portal.listen(await portal.shop());
  const cut = await portal.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'toptan-events'`,
  );
  expect(cut.rowCount).toBe(1);
  await expect
    .poll(() => ear.heard, { timeout: 10_000 })
    .toEqual([
      { event: 'resync', data: {} },
      { event: 'resync', data: {} },
    ]);
  await untilHeard(ear, await createProduct(portal.db));
});

test.each(['no json', '', '[]', '{"topic":"secrets"}', '{"topic":1}'])(
  'a foreign word in the channel (%o) is passed over',
  async word => {
    const ear = await portal.listen(await portal.admin());
    await portal.db.execute(sql`select pg_notify('toptan', ${word})`);
    await untilHeard(ear, await createProduct(portal.db));
    expect(portal.events.size).toBe(1);
  },
);

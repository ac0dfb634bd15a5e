import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productForm } from '../../testing/form.ts';
import {
  changesIn,
  type EventStream,
  type ListeningPortal,
  startListeningPortal,
  untilCaughtUp,
  untilReceived,
} from '../../testing/listening-portal.ts';
import { addToBasket, createProduct, order, packOf, submitBasket } from '../../testing/trade.ts';
import { systemActor } from '../actor.ts';
import { record, write } from '../record.ts';

let portal: ListeningPortal;
beforeEach(async () => {
  portal = await startListeningPortal();
});
afterEach(() => portal.close());

test('a stream begins with resync, for what changed before it opened', async () => {
  const stream = await portal.listen(await portal.shop());
  expect(stream.response.statusCode).toBe(200);
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    connection: 'close',
  });
  await expect.poll(() => stream.received).toEqual([{ event: 'resync', data: {} }]);
  expect(stream.text()).toMatch(/^retry: \d+\n/);
});

test.each(['since', 'lastEventId'])(
  'a stream that goes on from a position (%s) begins with what was missed',
  async by => {
    const [shop, other] = [await portal.shop(), await portal.shop()];
    const first = await portal.listen(shop);
    const admin = await portal.admin();
    const create = async () => {
      const form = productForm({ name: 'Keten gömlek', price: '100.00' });
      return (await admin.call('POST', '/api/products', form)).json().id;
    };
    const known = await create();
    await untilReceived(first, known);
    const from = { [by]: first.position };
    const missed = await create();
    const foreign = await order(other, missed);
    await untilReceived(await portal.listen(await portal.admin(), from), foreign.id);

    const stream = await portal.listen(shop, from);
    await untilReceived(stream, missed);
    expect(stream.received.map(({ event }) => event)).not.toContain('resync');
    const ids = changesIn(stream).map(({ id }) => id);
    expect(ids).not.toContain(known);
    expect(ids).not.toContain(foreign.id);
  },
);

test('a position that the server does not know begins with resync', async () => {
  const stream = await portal.listen(await portal.shop(), { since: v7() });
  await expect.poll(() => stream.received).toEqual([{ event: 'resync', data: {} }]);
});

test('needs a session', async () => {
  const response = await fetch(`http://127.0.0.1:${portal.port}/api/events`);
  expect(response.status).toBe(401);
  expect(portal.events.size).toBe(0);
});

test('a change names its topic and row and carries nothing else', async () => {
  const shop = await portal.shop();
  const stream = await portal.listen(shop);
  const productId = await createProduct(portal.db, { stock: 1 });
  const { id } = await order(shop, productId, 2);
  await untilReceived(stream, id);
  expect(changesIn(stream)).toContainEqual({ topic: 'products', id: productId });
  expect(changesIn(stream)).toContainEqual({ topic: 'orders', id });
  expect(changesIn(stream)).toContainEqual({ topic: 'basket' });
});

/** The changes that a stream receives about a command, and nothing before it. */
async function heardOf(stream: EventStream, command: () => PromiseLike<unknown>) {
  await untilCaughtUp(stream, portal.db);
  const before = changesIn(stream).length;
  await command();
  const end = await untilCaughtUp(stream, portal.db);
  return changesIn(stream)
    .slice(before)
    .filter(({ id }) => id !== end);
}

test('a basket is announced when lines come, change and go', async () => {
  const shop = await portal.shop();
  const stream = await portal.listen(shop);
  const productId = await createProduct(portal.db);
  const basket = [{ topic: 'basket' }];
  expect(await heardOf(stream, () => addToBasket(shop, productId))).toEqual(basket);
  const [line] = (await shop.call('GET', '/api/basket')).json();
  expect(await heardOf(stream, () => shop.call('PUT', `/api/basket/${line.id}`, { quantity: 2 }))).toEqual(
    basket,
  );
  expect(await heardOf(stream, () => shop.call('DELETE', `/api/basket/${line.id}`))).toEqual(basket);
});

test('stock is announced when an order takes it, gives it back and takes it again', async () => {
  const [shop, admin] = [await portal.shop(), await portal.admin()];
  const stream = await portal.listen(shop);
  const productId = await createProduct(portal.db, { stock: 3 });
  const stocked = { topic: 'products', id: productId };
  let id = '';
  const placing = await heardOf(stream, async () => {
    ({ id } = await order(shop, productId));
  });
  const ordered = { topic: 'orders', id };
  for (const change of [ordered, stocked, { topic: 'basket' }]) expect(placing).toContainEqual(change);
  const set = (status: string) => () => admin.call('PUT', `/api/orders/${id}/status`, { status });
  expect(await heardOf(stream, set('confirmed'))).toEqual([ordered]);
  expect(await heardOf(stream, set('cancelled'))).toEqual(expect.arrayContaining([ordered, stocked]));
  expect(await heardOf(stream, set('pending'))).toEqual(expect.arrayContaining([ordered, stocked]));
  expect(await heardOf(stream, () => admin.call('DELETE', `/api/orders/${id}`))).toEqual(
    expect.arrayContaining([ordered, stocked]),
  );
});

test('a shop receives changes of itself and of products, and of nobody else', async () => {
  const [shop, other, admin] = [await portal.shop(), await portal.shop(), await portal.admin()];
  const [stream, staffStream] = [await portal.listen(shop), await portal.listen(admin)];
  const made = await admin.call('POST', '/api/products', productForm({ name: 'Kot', price: '1.00' }));
  const productId = made.json().id;
  const foreign = await order(other, productId, 3);
  await admin.call('PUT', `/api/orders/${foreign.id}/status`, { status: 'confirmed' });
  const manufacturer = await admin.call('POST', '/api/manufacturers', {
    manufacturerId: 'URE-1',
    companyName: 'Ege Tekstil',
    email: 'ege@example.com',
    phone: '02320000000',
    address: 'İzmir',
    leadTime: '3 days',
  });
  await admin.call('PUT', `/api/customers/${other.customerId}`, { isActive: true });
  const own = await order(shop, productId, 1);
  await untilReceived(stream, own.id);
  await untilReceived(staffStream, own.id);

  expect(new Set(changesIn(stream).map(change => change.topic))).toEqual(
    new Set(['products', 'orders', 'basket']),
  );
  expect(changesIn(stream).filter(change => change.topic === 'orders')).toEqual([
    { topic: 'orders', id: own.id },
  ]);
  expect(stream.text()).not.toContain(foreign.id);
  for (const change of [
    { topic: 'orders', id: foreign.id },
    { topic: 'orders', id: own.id },
    { topic: 'manufacturers', id: manufacturer.json().id },
    { topic: 'customers', id: other.customerId },
  ])
    expect(changesIn(staffStream)).toContainEqual(change);
});

test('a shop receives nothing about a hidden product, except that it is hidden or shown', async () => {
  const [shop, other, admin] = [await portal.shop(), await portal.shop(), await portal.admin()];
  const [stream, staffStream] = [await portal.listen(shop), await portal.listen(admin)];
  let id = '';
  let ordered = '';
  const create = async () => {
    const form = productForm({ name: 'Gizli', price: '1.00', stockQuantity: '5', isActive: 'false' });
    id = (await admin.call('POST', '/api/products', form)).json().id;
  };
  const edit = (fields: object) => () => admin.call('PUT', `/api/products/${id}`, productForm({ ...fields }));
  const place = async () => {
    ordered = (await order(other, id)).id;
  };
  const changes: [isForShops: boolean, change: () => PromiseLike<unknown>][] = [
    [false, create],
    [false, edit({ price: '2.00' })],
    [false, edit({ stockQuantity: '4' })],
    [true, edit({ isActive: 'true' })],
    [true, edit({ price: '3.00' })],
    [true, edit({ stockQuantity: '3' })],
    [true, place],
    [true, edit({ isActive: 'false' })],
    [false, () => admin.call('DELETE', `/api/orders/${ordered}`)],
    [false, edit({ name: 'Daha gizli' })],
    [false, () => admin.call('DELETE', `/api/products/${id}`)],
  ];
  for (const [at, [isForShops, change]] of changes.entries()) {
    const before = changesIn(staffStream).length;
    const received = await heardOf(stream, change);
    expect([at, received.some(each => each.id === id)]).toEqual([at, isForShops]);
    await untilCaughtUp(staffStream, portal.db);
    expect([at, changesIn(staffStream).slice(before)]).toEqual([
      at,
      expect.arrayContaining([{ topic: 'products', id }]),
    ]);
  }
});

const outsideOfSale: [string, Record<string, string>][] = [
  ['has not begun', { sellsFrom: '2999-01-01T00:00:00Z' }],
  ['has ended', { sellsUntil: '2020-01-01T00:00:00Z' }],
];
test.each(outsideOfSale)('a shop receives nothing about a product whose sale %s', async (_, time) => {
  const [shop, admin] = [await portal.shop(), await portal.admin()];
  const stream = await portal.listen(shop);
  const id = await createProduct(portal.db, { sizes: ['30', '31', '32'] });
  const pack = { unit: 'carton', lines: [{ size: '30', ratio: 12 }] };
  const changes = [
    () => admin.call('PUT', `/api/products/${id}/packs`, { packs: [packOf()] }),
    () => admin.call('PUT', `/api/products/${id}/variants`, { variants: [{ size: '30', isActive: true }] }),
    () => admin.call('POST', '/api/products/batch/packs', { ...pack, productIds: [id] }),
  ];
  for (const change of changes) expect(await heardOf(stream, change)).toEqual([{ topic: 'products', id }]);
  await admin.call('PUT', `/api/products/${id}`, productForm(time));
  for (const change of changes.slice(0, 2)) expect(await heardOf(stream, change)).toEqual([]);
  const other = { ...pack, lines: [{ size: '31', ratio: 6 }], productIds: [id] };
  const added = () => admin.call('POST', '/api/products/batch/packs', other);
  expect(await heardOf(stream, added)).toEqual([]);
});

test('what is rolled back is never announced', async () => {
  const admin = await portal.admin();
  const stream = await portal.listen(admin);
  const undone = v7();
  await portal.db
    .transaction(async tx => {
      await record(tx, systemActor('test'), { topic: 'products', subjectId: undone });
      throw new Error('undone');
    })
    .catch(() => null);
  await untilCaughtUp(stream, portal.db);
  expect(stream.text()).not.toContain(undone);
});

test('many rows at once are announced as one change of their topic', async () => {
  const stream = await portal.listen(await portal.shop());
  const subject = { topic: 'products', shops: true } as const;
  await write(portal.db, async tx => {
    for (let row = 0; row < 50; row++) await record(tx, systemActor('test'), { ...subject, subjectId: v7() });
  });
  await expect.poll(() => changesIn(stream)).toEqual([{ topic: 'products' }]);
});

test('an order of many products names them as a whole', async () => {
  const shop = await portal.shop();
  const stream = await portal.listen(shop);
  for (let row = 0; row < 12; row++) await addToBasket(shop, await createProduct(portal.db, { stock: 1 }));
  await submitBasket(shop);
  await expect.poll(() => changesIn(stream)).toContainEqual({ topic: 'products' });
  expect(changesIn(stream).filter(({ topic }) => topic === 'products')).toHaveLength(1);
});

test('a HEAD request opens no stream', async () => {
  const { cookie } = await portal.shop();
  const response = await fetch(`http://127.0.0.1:${portal.port}/api/events`, {
    method: 'HEAD',
    headers: { cookie },
  });
  expect(response.status).toBe(200);
  await expect.poll(() => portal.events.size).toBe(0);
});

test('after a lost connection to the database every stream gets a refetch, and changes again', async () => {
  const stream = await portal.listen(await portal.shop());
  const cut = await portal.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'toptan-events'`,
  );
  expect(cut.rowCount).toBe(1);
  await expect
    .poll(() => stream.received, { timeout: 10_000 })
    .toEqual([
      { event: 'resync', data: {} },
      { event: 'resync', data: {} },
    ]);
  await untilCaughtUp(stream, portal.db);
});

test.each(['no json', '', '[]', '{"topic":"secrets"}', '{"topic":1}'])(
  'a foreign payload in the channel (%o) is passed over',
  async payload => {
    const stream = await portal.listen(await portal.admin());
    await portal.db.execute(sql`select pg_notify('toptan', ${payload})`);
    await untilCaughtUp(stream, portal.db);
    expect(portal.events.size).toBe(1);
  },
);

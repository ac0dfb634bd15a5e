import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, hashToken, openSession } from '../auth/sessions.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { password } from '../testing/person.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, order } from '../testing/trade.ts';

let portal: Portal;
let isClosed: boolean;
beforeEach(async () => {
  portal = await startPortal();
  isClosed = false;
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  if (!isClosed) await portal.close();
});

const port = () => (portal.app.server.address() as AddressInfo).port;

/** Keeps connections open, as browsers do. */
let agent: Agent;
beforeEach(() => {
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());

type Heard = { event: string; data: { topic?: string; id?: string } };

/** An open stream, with everything that it has said so far. */
type Ear = { response: IncomingMessage; heard: Heard[]; text(): string; ended: Promise<void> };

function parse(text: string): Heard[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .map(block => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}'),
    }));
}

/** Opens a stream as a browser does and waits until it speaks. */
async function listen(caller: Pick<Caller, 'cookie'>): Promise<Ear> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: port(), path: '/api/events', headers: { cookie: caller.cookie }, agent }, resolve).on(
      'error',
      reject,
    );
  });
  let text = '';
  response.setEncoding('utf8').on('data', chunk => {
    text += chunk;
  });
  const ended = new Promise<void>(resolve => response.once('close', resolve));
  response.on('error', () => {});
  const ear: Ear = {
    response,
    ended,
    text: () => text,
    get heard() {
      return parse(text);
    },
  };
  await expect.poll(() => ear.heard.length).toBeGreaterThan(0);
  return ear;
}

const changesIn = (ear: Ear) => ear.heard.filter(({ event }) => event === 'change').map(({ data }) => data);

/** Waits until the ear has heard of this row: everything said before it has then arrived too. */
async function untilHeard(ear: Ear, id: string): Promise<void> {
  await expect.poll(() => changesIn(ear).some(change => change.id === id), { timeout: 5_000 }).toBe(true);
}

test('a stream begins with resync, for what changed before it opened', async () => {
  const ear = await listen(await portal.shop());
  expect(ear.response.statusCode).toBe(200);
  expect(ear.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    connection: 'close',
  });
  expect(ear.heard).toEqual([{ event: 'resync', data: {} }]);
  expect(ear.text()).toMatch(/^retry: \d+\n/);
});

test('needs a session', async () => {
  const response = await fetch(`http://127.0.0.1:${port()}/api/events`);
  expect(response.status).toBe(401);
  expect(portal.events.size).toBe(0);
});

test('a change names its topic and row and carries nothing else', async () => {
  const shop = await portal.shop();
  const ear = await listen(shop);
  const productId = await createProduct(portal.db);
  await untilHeard(ear, productId);
  const { id } = await order(shop, productId, 2);
  await untilHeard(ear, id);
  expect(changesIn(ear)).toContainEqual({ topic: 'products', id: productId });
  expect(changesIn(ear)).toContainEqual({ topic: 'orders', id });
  expect(changesIn(ear)).toContainEqual({ topic: 'basket' });
});

test('a shop hears of itself and of products, and of nobody else', async () => {
  const [shop, other, admin] = [await portal.shop(), await portal.shop(), await portal.admin()];
  const [ear, staffEar] = [await listen(shop), await listen(admin)];
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

test('what is rolled back is never told', async () => {
  const ear = await listen(await portal.admin());
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
  const ear = await listen(await portal.shop());
  await portal.db
    .insert(products)
    .values(Array.from({ length: 500 }, () => ({ name: 'Küpe', price: '1.00' })));
  await expect.poll(() => changesIn(ear)).toContainEqual({ topic: 'products' });
  expect(changesIn(ear)).toHaveLength(1);
});

test('signing out ends the streams of that session and of no other', async () => {
  const [leaving, staying] = [await portal.shop(), await portal.shop()];
  const [ear, other] = [await listen(leaving), await listen(staying)];
  await endSession(portal.db, hashToken(leaving.cookie.replace('toptan=', '')));
  await ear.ended;
  expect(ear.heard.at(-1)).toEqual({ event: 'signed-out', data: {} });
  await untilHeard(other, await createProduct(portal.db));
  expect(other.heard.some(({ event }) => event === 'signed-out')).toBe(false);
  expect(portal.events.size).toBe(1);
});

test('a new password ends the streams of the other sessions, and its own with the session only', async () => {
  const shop = await portal.shop({ password });
  const elsewhere = { cookie: `toptan=${await openSession(portal.db, shop.userId)}` };
  const [ear, other] = [await listen(shop), await listen(elsewhere)];
  const changed = await shop.call('PUT', '/api/account/password', {
    currentPassword: password,
    newPassword: 'velvet and wool',
  });
  await other.ended;
  await untilHeard(ear, await createProduct(portal.db));
  expect(ear.heard.some(({ event }) => event === 'signed-out')).toBe(false);
  await endSession(portal.db, hashToken(changed.cookies[0]?.value ?? ''));
  await ear.ended;
});

test('a shop that is deactivated, or whose customer is deleted, hears nothing any more', async () => {
  const admin = await portal.admin();
  const [closed, removed] = [await portal.shop(), await portal.shop()];
  const ears = [await listen(closed), await listen(removed)];
  await admin.call('PUT', `/api/customers/${closed.customerId}`, { isActive: false });
  await admin.call('DELETE', `/api/customers/${removed.customerId}`);
  for (const ear of ears) {
    await ear.ended;
    expect(ear.heard.at(-1)).toEqual({ event: 'signed-out', data: {} });
  }
  expect(portal.events.size).toBe(0);
});

test('a stream that the browser closes is forgotten', async () => {
  const ear = await listen(await portal.shop());
  expect(portal.events.size).toBe(1);
  ear.response.destroy();
  await expect.poll(() => portal.events.size).toBe(0);
});

test('asking for the headers alone opens no stream', async () => {
  const { cookie } = await portal.shop();
  const response = await fetch(`http://127.0.0.1:${port()}/api/events`, {
    method: 'HEAD',
    headers: { cookie },
  });
  expect(response.status).toBe(200);
  await expect.poll(() => portal.events.size).toBe(0);
});

test('after a lost connection to the database everybody is told to refetch, and hears again', async () => {
  const ear = await listen(await portal.shop());
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
    const ear = await listen(await portal.admin());
    await portal.db.execute(sql`select pg_notify('toptan', ${word})`);
    await untilHeard(ear, await createProduct(portal.db));
    expect(portal.events.size).toBe(1);
  },
);

test('a reader that does not read is cut off', async () => {
  const { cookie } = await portal.admin();
  const socket = connectSocket(port(), '127.0.0.1');
  socket.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
  await expect.poll(() => portal.events.size).toBe(1);
  socket.pause();
  const reader = await listen(await portal.admin());
  const filler = 'x'.repeat(1_000);
  await expect
    .poll(
      async () => {
        await portal.db.execute(sql`
          select pg_notify('toptan', json_build_object('topic', topic, 'id', ${filler} || row || clock_timestamp())::text)
          from unnest(array['orders', 'products', 'customers', 'manufacturers', 'registration-requests']) as topic,
            generate_series(1, 2) as row`);
        return portal.events.size;
      },
      { timeout: 15_000, interval: 10 },
    )
    .toBe(1);
  await untilHeard(reader, await createProduct(portal.db));
  socket.destroy();
});

test('the server closes while streams are open, and ends them', async () => {
  const shop = await portal.shop();
  const ears = await Promise.all(Array.from({ length: 20 }, () => listen(shop)));
  await addToBasket(shop, await createProduct(portal.db));
  isClosed = true;
  await portal.close();
  await Promise.all(ears.map(ear => ear.ended));
});

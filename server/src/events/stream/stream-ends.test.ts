import { connect as connectSocket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, openSession } from '../../auth/sessions/queries.ts';
import { hashToken } from '../../auth/tokens.ts';
import { type ListeningPortal, startListeningPortal, untilCaughtUp } from '../../testing/listening-portal.ts';
import { untilBlocked } from '../../testing/locks.ts';
import { password } from '../../testing/person.ts';
import { addToBasket, createProduct } from '../../testing/trade.ts';

let portal: ListeningPortal;
beforeEach(async () => {
  portal = await startListeningPortal();
});
afterEach(() => portal.close());

test('signing out ends the streams of that session and of no other', async () => {
  const [leaving, staying] = [await portal.shop(), await portal.shop()];
  const [stream, other] = [await portal.listen(leaving), await portal.listen(staying)];
  await endSession(portal.db, hashToken(leaving.cookie.replace('toptan=', '')));
  await stream.ended;
  expect(stream.received.at(-1)).toEqual({ event: 'signed-out', data: {} });
  await untilCaughtUp(other, portal.db);
  expect(other.received.some(({ event }) => event === 'signed-out')).toBe(false);
  expect(portal.events.size).toBe(1);
});

test('a new password ends the streams of the other sessions, and its own with the session only', async () => {
  const shop = await portal.shop({ password });
  const elsewhere = { cookie: `toptan=${await openSession(portal.db, shop.userId)}` };
  const [stream, other] = [await portal.listen(shop), await portal.listen(elsewhere)];
  const changed = await shop.call('PUT', '/api/account/password', {
    currentPassword: password,
    newPassword: 'velvet and wool',
  });
  await other.ended;
  await untilCaughtUp(stream, portal.db);
  expect(stream.received.some(({ event }) => event === 'signed-out')).toBe(false);
  await endSession(portal.db, hashToken(changed.cookies[0]?.value ?? ''));
  await stream.ended;
});

test('a shop that is deactivated, or whose customer is deleted, receives nothing any more', async () => {
  const admin = await portal.admin();
  const [closed, removed] = [await portal.shop(), await portal.shop()];
  const streams = [await portal.listen(closed), await portal.listen(removed)];
  await admin.call('PUT', `/api/customers/${closed.customerId}`, { isActive: false });
  await admin.call('DELETE', `/api/customers/${removed.customerId}`);
  for (const stream of streams) {
    await stream.ended;
    expect(stream.received.at(-1)).toEqual({ event: 'signed-out', data: {} });
  }
  expect(portal.events.size).toBe(0);
});

test('a stream that the browser closes is forgotten', async () => {
  const stream = await portal.listen(await portal.shop());
  expect(portal.events.size).toBe(1);
  stream.response.destroy();
  await expect.poll(() => portal.events.size).toBe(0);
});

test('a stream whose caller is gone before it is begun is forgotten', async () => {
  const [leaving, staying] = [await portal.shop(), await portal.shop()];
  const socket = connectSocket(portal.port, '127.0.0.1');
  const isGone = new Promise(resolve =>
    portal.app.server.once('connection', line => line.once('close', resolve)),
  );
  await portal.db.transaction(async tx => {
    await tx.execute(sql`lock table sessions`);
    socket.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${leaving.cookie}\r\n\r\n`);
    await untilBlocked(portal.db);
    socket.destroy();
    await isGone;
  });
  const stream = await portal.listen(staying);
  await untilCaughtUp(stream, portal.db);
  expect(portal.events.size).toBe(1);
});

test('a session that ends before its stream listens is refused', async () => {
  const shop = await portal.shop();
  const hash = hashToken(shop.cookie.replace('toptan=', ''));
  // Half of its time is over, so the call extends it, and waits for the transaction that ends it.
  await portal.db.execute(sql`update sessions set expires_at = now() + interval '15 days'`);
  const { answer } = await portal.db.transaction(async tx => {
    // The hint is left out: it would be sent before anybody listens.
    await tx.execute(sql`set local session_replication_role = replica`);
    await endSession(tx, hash);
    const call = { answer: shop.call('GET', '/api/events') };
    await untilBlocked(portal.db);
    return call;
  });
  expect((await answer).statusCode).toBe(401);
  expect(portal.events.size).toBe(0);
});

test('a session that ends while the server hears nothing of the database ends its streams afterwards', async () => {
  const [leaving, staying] = [await portal.shop(), await portal.shop()];
  const [stream, other] = [await portal.listen(leaving), await portal.listen(staying)];
  await portal.db.execute(
    sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name = 'toptan-events' and datname = current_database()`,
  );
  await endSession(portal.db, hashToken(leaving.cookie.replace('toptan=', '')));
  await stream.ended;
  expect(stream.received.at(-1)).toEqual({ event: 'signed-out', data: {} });
  await untilCaughtUp(other, portal.db);
  expect(portal.events.size).toBe(1);
});

test('a reader that does not read is cut off', async () => {
  const { cookie } = await portal.admin();
  const socket = connectSocket(portal.port, '127.0.0.1');
  socket.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
  await expect.poll(() => portal.events.size).toBe(1);
  socket.pause();
  const reader = await portal.listen(await portal.admin());
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
  await untilCaughtUp(reader, portal.db);
  socket.destroy();
});

test('a ninth stream of a session ends its oldest, which is to stay away', async () => {
  const [shop, other] = [await portal.shop(), await portal.shop()];
  const bystander = await portal.listen(other);
  const streams = [];
  for (let count = 0; count < 8; count++) streams.push(await portal.listen(shop));
  expect(portal.events.size).toBe(9);
  const [oldest, next] = streams;
  const ninth = await portal.listen(shop);
  await oldest?.ended;
  expect(oldest?.received.at(-1)).toEqual({ event: 'displaced', data: {} });
  // A browser that does not know the event takes an hour to come back.
  expect(oldest?.text()).toMatch(/^retry: 3600000$/m);
  expect(portal.events.size).toBe(9);
  for (const stream of [bystander, next, ninth]) if (stream) await untilCaughtUp(stream, portal.db);

  for (let count = 0; count < 30; count++) await portal.listen(shop);
  expect(portal.events.size).toBe(9);
});

test('a forty-first stream of a user ends the oldest, whichever session it is of', async () => {
  const shop = await portal.shop();
  const elsewhere = async () => ({ cookie: `toptan=${await openSession(portal.db, shop.userId)}` });
  const callers = [shop, ...(await Promise.all([1, 2, 3, 4, 5].map(elsewhere)))];
  const streams = [];
  for (const caller of callers.slice(0, 5))
    for (let count = 0; count < 8; count++) streams.push(await portal.listen(caller));
  expect(portal.events.size).toBe(40);
  await portal.listen(callers[5] ?? shop);
  await streams[0]?.ended;
  expect(streams[0]?.received.at(-1)).toEqual({ event: 'displaced', data: {} });
  expect(portal.events.size).toBe(40);
});

test('the server closes while streams are open, and ends them', async () => {
  const shop = await portal.shop();
  const streams = await Promise.all(Array.from({ length: 8 }, () => portal.listen(shop)));
  await addToBasket(shop, await createProduct(portal.db));
  await portal.close();
  await Promise.all(streams.map(stream => stream.ended));
});

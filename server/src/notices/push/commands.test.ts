import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { OwnNotices } from '@toptan/contract/notices';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '../../auth/sessions/queries.ts';
import { notices, pushes, pushKeys, pushSubscriptions } from '../../db/schema-notices.ts';
import { sessions } from '../../db/schema-people.ts';
import { settings } from '../../db/schema-settings.ts';
import { newDevice } from '../../testing/devices.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct, order, type Shop } from '../../testing/trade.ts';
import { readNews } from '../reader/commands.ts';
import { tellShops } from '../telling/commands.ts';
import { ensureKeys, sendPushes } from './commands.ts';
import type { Connect } from './send.ts';

const origin = 'https://toptan.example';
const address = '/api/account/push';

/** A push service: it answers each message with the next of these statuses, and 201 once there are none. */
let vendor: Server;
let answers: number[] = [];
let received: { url: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];

/** Reaches the push service of the test at its own address, whatever the service is called. */
const connect: Connect = ({ pathname }, options, onAnswer) =>
  request({ ...options, port: (vendor.address() as AddressInfo).port, path: pathname }, onAnswer);

let portal: Portal;
let staff: Awaited<ReturnType<Portal['admin']>>;
let coat: string;
beforeAll(async () => {
  vendor = createServer(async (call, answer) => {
    const body = Buffer.from(await text(call.setEncoding('latin1')), 'latin1');
    received.push({ url: call.url ?? '', headers: call.headers, body });
    answer.writeHead(answers.shift() ?? 201, { location: 'https://evil.example/' }).end();
  });
  await new Promise<void>(resolve => vendor.listen(0, '127.0.0.1', resolve));
  portal = await startPortal({ PUBLIC_URL: origin });
  staff = await portal.admin();
  coat = await createProduct(portal.db);
});
afterAll(async () => {
  await portal.close();
  vendor.close();
});

beforeEach(async () => {
  [answers, received] = [[], []];
  await portal.db.delete(notices);
  await portal.db.delete(pushSubscriptions);
  await portal.db.delete(settings);
  await portal.db
    .insert(settings)
    .values({ noticesOn: ['confirmed:device', 'shipped:device'], quietHours: null });
  await ensureKeys(portal.db);
  await readNews(portal.db);
});

const send = (stopping = new AbortController().signal) =>
  sendPushes(portal.db, { log: portal.log, origin, stopping, connect });

async function confirm(shop: Shop) {
  const placed = await order(shop, coat);
  await staff.call('PUT', `/api/orders/${placed.id}/status`, { status: 'confirmed' });
  return placed;
}

/** Lets the minutes of grace pass, and tells what is due. */
async function tell() {
  await readNews(portal.db);
  await portal.db.update(notices).set({ dueAt: sql`${notices.dueAt} - interval '2 minutes'` });
  await tellShops(portal.db, { outbox: portal.outbox, origin });
}

const skipPause = () => portal.db.update(pushes).set({ nextAt: sql`now()` });

async function shopWithDevice() {
  const [shop, device] = [await portal.shop({ name: 'Nar Butik' }), newDevice()];
  const answer = await shop.call('POST', address, device.subscription);
  expect(answer.json<OwnNotices>()).toMatchObject({ device: { isOn: true } });
  return { shop, ...device };
}

test('a device reads in its language what became of an order, and nothing of prices or names', async () => {
  const { shop, subscription, read } = await shopWithDevice();
  await shop.call('PUT', '/api/account/language', { language: 'ar' });
  const { id, orderNumber } = await confirm(shop);
  await tell();
  await send();
  await send();
  expect(received).toHaveLength(1);
  const { url, headers, body } = received[0] ?? { url: '', headers: {}, body: Buffer.of() };
  expect(`https://fcm.googleapis.com${url}`).toBe(subscription.endpoint);
  const tag = id.replaceAll('-', '');
  expect(headers).toMatchObject({ topic: tag, ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(headers['authorization']).toMatch(/^vapid t=/);
  expect(read(body)).toEqual({
    web_push: 8030,
    notification: {
      title: 'Toptan',
      body: `\u2068${orderNumber}\u2069: مؤكَّد`,
      lang: 'ar',
      dir: 'rtl',
      tag,
      navigate: `${origin}/orders?order=${id}`,
    },
  });
  const listed = await staff.call('GET', `/api/notices?orderId=${id}`);
  expect(listed.json()).toMatchObject([{ state: 'told', devices: 1, email: null }]);
});

test('many orders are one message', async () => {
  const { shop, read } = await shopWithDevice();
  for (let count = 0; count < 3; count++) await confirm(shop);
  await tell();
  await send();
  expect(received.map(({ body }) => read(body).notification)).toMatchObject([
    { body: 'News of 3 orders: Confirmed (3)', navigate: `${origin}/orders`, tag: 'orders' },
  ]);
});

test('a shop without a device is told nothing, and the notice says why', async () => {
  const shop = await portal.shop();
  const { id } = await confirm(shop);
  await tell();
  expect((await staff.call('GET', `/api/notices?orderId=${id}`)).json()).toMatchObject([
    { state: 'dropped', whyDropped: 'no_device', devices: 0 },
  ]);
});

describe('a device hears nothing more once', () => {
  test.each<[string, (shop: Shop) => Promise<unknown>]>([
    ['the shop signs out there', shop => shop.call('POST', '/api/auth/logout')],
    [
      'its session has expired',
      ({ userId }) =>
        portal.db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.userId, userId)),
    ],
    [
      'the shop is deactivated',
      ({ customerId }) => staff.call('PUT', `/api/customers/${customerId}`, { isActive: false }),
    ],
    [
      'another device of the shop signs it out',
      async shop => {
        const cookie = `__Host-toptan=${await openSession(portal.db, shop.userId)}`;
        return shop.call('DELETE', '/api/account/sessions', undefined, { cookie });
      },
    ],
    [
      'staff have set a new password',
      ({ customerId }) =>
        staff.call('PUT', `/api/customers/${customerId}`, { userPassword: 'wool and velvet' }),
    ],
    ['notices are off there', shop => shop.call('DELETE', address)],
  ])('%s', async (_, end) => {
    const { shop } = await shopWithDevice();
    await confirm(shop);
    await tell();
    expect(await portal.db.$count(pushes)).toBe(1);
    await end(shop);
    await send();
    expect(received).toEqual([]);
    expect(await portal.db.$count(pushes)).toBe(0);
  });
});

test('a subscription moves to the session that its device has now, without what waited for the shop before', async () => {
  const { shop, subscription } = await shopWithDevice();
  await confirm(shop);
  await tell();
  const other = await portal.shop();
  const answer = await other.call('POST', address, subscription);
  expect(answer.json<OwnNotices>().device.isOn).toBe(true);
  expect((await shop.call('GET', '/api/account/notices')).json<OwnNotices>().device.isOn).toBe(false);
  await send();
  expect(received).toEqual([]);
});

test('nobody takes the address of another device', async () => {
  const { shop, subscription } = await shopWithDevice();
  const thief = await portal.shop();
  const path = subscription.endpoint.split('/').at(-1);
  const answer = await thief.call('POST', address, newDevice(path).subscription);
  expect(answer.statusCode).toBe(409);
  expect((await shop.call('GET', '/api/account/notices')).json<OwnNotices>().device.isOn).toBe(true);
});

test.each([
  ['endpoint', { endpoint: 'https://169.254.169.254/latest' }],
  ['endpoint', { endpoint: 'https://fcm.googleapis.com@127.0.0.1/' }],
  ['p256dh', { p256dh: `B${'A'.repeat(86)}` }],
  ['auth', { auth: 'AAAA' }],
])('a subscription with a wrong %s is refused', async (path, wrong) => {
  const shop = await portal.shop();
  const answer = await shop.call('POST', address, { ...newDevice().subscription, ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: [{ path }] });
});

test('an address is judged again when it is called', async () => {
  const { shop } = await shopWithDevice();
  await confirm(shop);
  await tell();
  await portal.db.update(pushSubscriptions).set({ endpoint: 'https://127.0.0.1/metrics' });
  await send();
  expect(received).toEqual([]);
  expect(await portal.db.$count(pushSubscriptions)).toBe(0);
});

test('a subscription that the browser has ended goes', async () => {
  const { shop } = await shopWithDevice();
  await confirm(shop);
  await tell();
  answers = [410];
  await send();
  expect(await portal.db.$count(pushSubscriptions)).toBe(0);
  expect((await shop.call('GET', '/api/account/notices')).json<OwnNotices>().device.isOn).toBe(false);
});

test.each([
  ['tried five times while the service is away', [503, 429, 500, 502, 503, 503], 5],
  ['sent with the second try', [503, 201], 2],
  ['given up once it is refused', [403], 1],
  ['not sent on to where a redirect leads', [307], 1],
])('a message is %s', async (_, statuses, tries) => {
  const { shop } = await shopWithDevice();
  await confirm(shop);
  await tell();
  answers = [...statuses];
  for (let round = 0; round < 7; round++) {
    await send();
    await skipPause();
  }
  expect(received).toHaveLength(tries);
  expect(await portal.db.$count(pushes)).toBe(0);
  expect(await portal.db.$count(pushSubscriptions)).toBe(1);
});

test('a server that stops ends its calls, and another one tries again', async () => {
  const { shop } = await shopWithDevice();
  await confirm(shop);
  await tell();
  await send(AbortSignal.abort());
  expect(received).toEqual([]);
  await send();
  expect(received).toHaveLength(1);
});

test('two servers send each message once', async () => {
  const devices = await Promise.all(Array.from({ length: 6 }, shopWithDevice));
  for (const { shop } of devices) await confirm(shop);
  await tell();
  await Promise.all([send(), send()]);
  expect(new Set(received.map(({ url }) => url)).size).toBe(6);
  expect(received).toHaveLength(6);
});

test('a user has ten devices at most: the oldest goes', async () => {
  const shop = await portal.shop();
  const endpoints = [];
  for (let count = 0; count < 11; count++) {
    const cookie = `__Host-toptan=${await openSession(portal.db, shop.userId)}`;
    const { subscription } = newDevice();
    endpoints.push(subscription.endpoint);
    await shop.call('POST', address, subscription, { cookie });
  }
  const kept = await portal.db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions);
  expect(kept.map(({ endpoint }) => endpoint).toSorted()).toEqual(endpoints.slice(1).toSorted());
});

test('a shop learns the key once a way to devices is on', async () => {
  const shop = await portal.shop();
  const keyOf = async () => (await shop.call('GET', '/api/account/notices')).json<OwnNotices>().device.key;
  expect(await keyOf()).toMatch(/^B[\w-]{86}$/);
  await portal.db.delete(pushKeys);
  await portal.db.update(settings).set({ noticesOn: ['shipped:email'] });
  await ensureKeys(portal.db);
  expect(await keyOf()).toBe(null);
});

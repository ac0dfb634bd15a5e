import type { Collection } from '@toptan/contract/catalog/collections';
import type { NoticeSwitch } from '@toptan/contract/notice-kinds';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collections } from '../../db/schema-collections.ts';
import { noticeReader, pushes } from '../../db/schema-notices.ts';
import { customers } from '../../db/schema-people.ts';
import { settings } from '../../db/schema-settings.ts';
import { newDevice, pushedTo } from '../../testing/devices.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct, type Shop } from '../../testing/trade.ts';
import { readNews } from '../reader/commands.ts';
import { tellOfOpenings } from './commands.ts';

const origin = 'https://toptan.example';

let portal: Portal;
let staff: Caller;
let coat: string;
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: origin });
  staff = await portal.admin();
  coat = await createProduct(portal.db);
});
afterAll(() => portal.close());

const switchOn = (noticesOn: NoticeSwitch[]) => portal.db.update(settings).set({ noticesOn });

beforeEach(async () => {
  await portal.db.delete(collections);
  await portal.db.delete(pushes);
  await portal.db.update(customers).set({ openingsToldAt: null });
  await portal.db.delete(settings);
  await portal.db.insert(settings).values({ noticesOn: ['new_collection:device'], quietHours: null });
});

const tell = () => tellOfOpenings(portal.db, { outbox: portal.outbox, origin });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Lets so many hours pass for every collection and shop. */
async function pass(hours: number): Promise<void> {
  const ago = sql`make_interval(hours => ${hours})`;
  await portal.db.update(collections).set({
    startsAt: sql`${collections.startsAt} - ${ago}`,
    endsAt: sql`${collections.endsAt} - ${ago}`,
    announcedAt: sql`${collections.announcedAt} - ${ago}`,
  });
  await portal.db.update(customers).set({ openingsToldAt: sql`${customers.openingsToldAt} - ${ago}` });
}

/** Looks at the collections now, and once more when what has opened is due. */
async function later(): Promise<void> {
  await tell();
  await pass(1);
  await tell();
}

async function create(name: string, more: object = {}): Promise<Collection> {
  const fields = { name, translations: { tr: `${name} tr` }, productIds: [coat], startsAt: inHours(-1) };
  return (await staff.call('POST', '/api/collections', { ...fields, endsAt: null, ...more })).json();
}

async function change({ id, name, version }: Collection, more: object): Promise<void> {
  const body = { name, version, translations: {}, endsAt: null, ...more };
  expect((await staff.call('PUT', `/api/collections/${id}`, body)).statusCode).toBe(200);
}

async function listener(): Promise<Shop> {
  const shop = await portal.shop();
  await shop.call('POST', '/api/account/push', newDevice().subscription);
  return shop;
}

const told = async (shop: Shop) => (await pushedTo(portal.db, shop)).map(({ body }) => body);

test('a shop hears on its device in its language of a collection that opens, once', async () => {
  const shop = await listener();
  await shop.call('PUT', '/api/account/language', { language: 'tr' });
  const { id } = await create('Friday', { startsAt: inHours(1) });
  await tell();
  await pass(0);
  await tell();
  expect(await told(shop), 'it is not open yet').toEqual([]);
  await pass(1);
  await tell();
  expect(await told(shop), 'it may still be hidden again').toEqual([]);
  await later();
  await later();
  await pass(25);
  await tell();
  expect(await pushedTo(portal.db, shop)).toEqual([
    { body: 'Yeni koleksiyon: Friday tr', navigate: `${origin}/catalog?collection=${id}` },
  ]);
});

test('several that open within a day are one message', async () => {
  const shop = await listener();
  await create('One');
  await later();
  await create('Two');
  await create('Three');
  await later();
  expect(await told(shop), 'one a day at most').toEqual(['New collection: One']);
  await pass(24);
  await tell();
  expect(await told(shop)).toEqual(['New collection: One', 'New collection: Two, Three']);
});

test('shops do not hear of what they do not see: hidden again, put off, over, or without goods', async () => {
  const shop = await listener();
  const hidden = await create('Hidden');
  const putOff = await create('Put off');
  await create('Over', { startsAt: inHours(-3), endsAt: inHours(-2) });
  await create('Not sold yet', { productIds: [await createProduct(portal.db, { sellsFrom: inHours(9) })] });
  await create('Waiting', { startsAt: inHours(9) });
  await tell();
  await change(hidden, { startsAt: null });
  await change(putOff, { startsAt: inHours(3) });
  await later();
  expect(await told(shop)).toEqual([]);
  await pass(3);
  await later();
  expect(await told(shop), 'it is told when it opens indeed').toEqual(['New collection: Put off']);
});

test('a shop without a device, one that does without and an inactive one are not told', async () => {
  const [silent, closed, without] = [await listener(), await listener(), await portal.shop()];
  await silent.call('PUT', '/api/account/notices', { off: ['new_collection:device'] });
  await portal.db
    .update(customers)
    .set({ isActive: false })
    .where(sql`${customers.id} = ${closed.customerId}`);
  await create('Friday');
  await later();
  for (const shop of [silent, closed]) expect(await told(shop)).toEqual([]);
  await pass(48);
  await without.call('POST', '/api/account/push', newDevice().subscription);
  await tell();
  expect(await told(without), 'two days later it is no news').toEqual([]);
});

test('what opens while the way is off is never told, nor what a restored backup has left', async () => {
  const shop = await listener();
  await switchOn(['shipped:email']);
  await create('Before');
  await later();
  await switchOn(['new_collection:device']);
  await later();
  expect(await told(shop)).toEqual([]);
  await create('Restored');
  await tell();
  await portal.db.delete(noticeReader);
  await readNews(portal.db);
  await later();
  expect(await told(shop)).toEqual([]);
});

test('nothing is told in quiet hours, and in the morning it is', async () => {
  const shop = await listener();
  await create('Friday');
  await tell();
  await pass(1);
  const minute = (ms: number) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Istanbul' }).format(ms);
  const quietHours = { from: minute(Date.now() - 3_600_000), until: minute(Date.now() + 7_200_000) };
  await portal.db.update(settings).set({ quietHours });
  await tell();
  expect(await told(shop)).toEqual([]);
  await create('At night');
  await tell();
  await pass(1);
  await portal.db.update(settings).set({ quietHours: null });
  await tell();
  expect(await told(shop), 'the one of the night waits for the morning').toEqual(['New collection: Friday']);
});

test('two servers tell a shop once', async () => {
  const shops = await Promise.all(Array.from({ length: 4 }, listener));
  await create('Friday');
  await Promise.all([tell(), tell()]);
  await pass(1);
  await Promise.all([tell(), tell(), tell()]);
  for (const shop of shops) expect(await told(shop)).toEqual(['New collection: Friday']);
});

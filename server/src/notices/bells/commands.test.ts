import type { Bell, WaitingShops } from '@toptan/contract/bells';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replacePools } from '../../catalog/stock/commands.ts';
import { variantsOf } from '../../catalog/variants/queries.ts';
import { bells } from '../../db/schema-bells.ts';
import { products } from '../../db/schema-goods.ts';
import { noticeReader } from '../../db/schema-notices.ts';
import { customers, mails } from '../../db/schema-people.ts';
import { settings } from '../../db/schema-settings.ts';
import { newDevice, pushedTo } from '../../testing/devices.ts';
import { arrived, type PortalWithMail, startPortalWithMail } from '../../testing/mail-portal.ts';
import { createProduct, type Shop } from '../../testing/trade.ts';
import { readNews } from '../reader/commands.ts';
import { tellOfGoods } from './commands.ts';

let portal: PortalWithMail;
beforeAll(async () => {
  portal = await startPortalWithMail();
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.db.delete(settings);
  await portal.db.insert(settings).values({ noticesOn: ['back_in_stock:email'], quietHours: null });
});

const origin = 'https://toptan.example';
const tell = () => tellOfGoods(portal.db, { outbox: portal.outbox, origin });

type Cells = Record<string, number>;

const poolsOf = (cells: Cells) =>
  Object.entries(cells).map(([size, quantity]) => ({ size, color: 'Black', quantity }));

/** A product in black that is not made again. @param cells pieces by size */
const lastPieces = (cells: Cells, goods = {}) =>
  createProduct(portal.db, { supply: 'stock_only', pools: poolsOf(cells), ...goods });

const stock = (productId: string, cells: Cells) =>
  portal.db.transaction(tx => replacePools(tx, productId, poolsOf(cells)));

async function variant(productId: string, size: string): Promise<string> {
  const cells = await variantsOf(portal.db, [productId]);
  return cells.find(cell => cell.size === size)?.id ?? '';
}

const wait = async (shop: Shop, productId: string, size: string) =>
  shop.call('PUT', `/api/bells/${await variant(productId, size)}`);

const ownBells = async (shop: Shop) => (await shop.call('GET', '/api/bells')).json<Bell[]>();

/** Lets so many minutes pass for every bell and email. */
async function pass(minutes: number): Promise<void> {
  const ago = sql`make_interval(mins => ${minutes})`;
  await portal.db
    .update(bells)
    .set({ dueAt: sql`${bells.dueAt} - ${ago}`, createdAt: sql`${bells.createdAt} - ${ago}` });
  await portal.db.update(customers).set({ goodsToldAt: sql`${customers.goodsToldAt} - ${ago}` });
}

/** Looks at the goods now, and once more when what is there again is due. */
async function later(): Promise<void> {
  await tell();
  await pass(10);
  await tell();
}

const emailOf = async ({ customerId }: Shop) =>
  (await portal.staff.call('GET', `/api/customers/${customerId}`)).json().email as string;

/** What a shop was told: each email as its products and their sizes. */
async function told(shop: Shop): Promise<unknown[]> {
  const rows = await portal.db
    .select({ params: mails.params })
    .from(mails)
    .where(eq(mails.recipient, await emailOf(shop)))
    .orderBy(mails.id);
  return rows.flatMap(({ params }) => (params['goods'] ? [JSON.parse(params['goods'])] : []));
}

test('a shop that waits for a size reads in its language that it is there again, once', async () => {
  const shop = await portal.shop({ name: 'Nar & Oğulları' });
  await shop.call('PUT', '/api/account/language', { language: 'tr' });
  const translations = { tr: { name: 'Merinos <kazak>' } };
  const jumper = await lastPieces({ S: 1, M: 0, L: 0 }, { name: 'Merino jumper', translations });
  expect((await wait(shop, jumper, 'M')).statusCode).toBe(204);
  await wait(shop, jumper, 'L');
  await later();
  expect(await told(shop), 'it is sold out still').toEqual([]);
  await stock(jumper, { S: 1, M: 2, L: 0 });
  await tell();
  expect(await told(shop), 'the pieces may still be taken back').toEqual([]);
  expect((await ownBells(shop)).map(({ size, isBack }) => [size, isBack])).toEqual([
    ['L', false],
    ['M', true],
  ]);
  await later();
  await later();
  const { subject, html, text } = await arrived(portal.mailServer, await emailOf(shop));
  expect(subject).toBe('Yeniden stokta: Merinos <kazak>');
  expect(html).toContain('Merinos &lt;kazak&gt;');
  for (const words of [
    'Merinos <kazak>',
    'Siyah M',
    `${origin}/catalog?product=${jumper}`,
    `${origin}/account`,
  ])
    expect(text).toContain(words);
  expect(await told(shop)).toEqual([[{ name: 'Merinos <kazak>', cells: ['Siyah M'] }]]);
  expect((await ownBells(shop)).map(({ size }) => size)).toEqual(['L']);
});

test('a shop is told on its devices too, or there alone; one without a device waits on', async () => {
  const [everywhere, onDevice, without] = [await portal.shop(), await portal.shop(), await portal.shop()];
  for (const shop of [everywhere, onDevice])
    await shop.call('POST', '/api/account/push', newDevice().subscription);
  for (const shop of [onDevice, without])
    await shop.call('PUT', '/api/account/notices', { off: ['back_in_stock:email'] });
  await onDevice.call('PUT', '/api/account/language', { language: 'ar' });
  await portal.db
    .update(settings)
    .set({ noticesOn: ['back_in_stock:email', 'back_in_stock:device'], quietHours: null });
  const [coat, boots] = [
    await lastPieces({ M: 0 }, { name: 'Coat' }),
    await lastPieces({ 38: 0 }, { name: 'Boots' }),
  ];
  for (const shop of [everywhere, onDevice, without]) await wait(shop, coat, 'M');
  await wait(onDevice, boots, '38');
  await stock(coat, { M: 1 });
  await stock(boots, { 38: 1 });
  await later();
  await later();
  expect(await told(everywhere)).toHaveLength(1);
  expect(await pushedTo(portal.db, everywhere)).toEqual([
    { body: 'Back in stock: Coat (Black M)', navigate: `${origin}/catalog?product=${coat}` },
  ]);
  expect(await told(onDevice)).toEqual([]);
  expect(await pushedTo(portal.db, onDevice)).toEqual([
    { body: 'متوفر من جديد: Boots، Coat', navigate: `${origin}/catalog` },
  ]);
  expect(await ownBells(without)).toHaveLength(1);
  await without.call('POST', '/api/account/push', newDevice().subscription);
  await tell();
  expect(await pushedTo(portal.db, without)).toHaveLength(1);
});

test('only a size that is sold out is waited for, of goods that the shop sees', async () => {
  const shop = await portal.shop();
  const coat = await lastPieces({ S: 3, M: 0, L: 0 });
  const hidden = await lastPieces({ M: 0 }, { isActive: false });
  const made = await createProduct(portal.db, { pools: poolsOf({ M: 0 }) });
  await portal.staff.call('PUT', `/api/products/${coat}/variants`, {
    variants: [{ size: 'L', color: 'Black', isActive: false }],
  });
  const answers = [];
  for (const [product, size] of [
    [coat, 'S'],
    [coat, 'L'],
    [made, 'M'],
    [hidden, 'M'],
  ] as const)
    answers.push((await wait(shop, product, size)).json().code);
  expect(answers).toEqual(['not_sold_out', 'not_sold_out', 'not_sold_out', 'not_found']);
  expect((await shop.call('PUT', `/api/bells/${v7()}`)).statusCode).toBe(404);
  await wait(shop, coat, 'M');
  await portal.db.update(settings).set({ noticesOn: ['shipped:email'] });
  expect((await wait(shop, coat, 'M')).statusCode).toBe(404);
  expect(await ownBells(shop)).toEqual([]);
  await stock(coat, { S: 3, M: 3, L: 0 });
  await later();
  expect(await told(shop)).toEqual([]);
});

test('it is judged when it is due: gone again, hidden, taken back, not wanted or an inactive shop', async () => {
  const [gone, hidden, removed, coat] = [
    await lastPieces({ M: 0 }),
    await lastPieces({ M: 0 }),
    await lastPieces({ M: 0 }),
    await lastPieces({ M: 0 }),
  ];
  const [shop, silent, closed] = [await portal.shop(), await portal.shop(), await portal.shop()];
  for (const product of [gone, hidden, removed]) await wait(shop, product, 'M');
  for (const each of [silent, closed]) await wait(each, coat, 'M');
  for (const product of [gone, hidden, removed, coat]) await stock(product, { M: 5 });
  await tell();
  await stock(gone, { M: 0 });
  await portal.db.update(products).set({ isActive: false }).where(eq(products.id, hidden));
  await shop.call('DELETE', `/api/bells/${await variant(removed, 'M')}`);
  await silent.call('PUT', '/api/account/notices', { off: ['back_in_stock:email'] });
  await portal.db.update(customers).set({ isActive: false }).where(eq(customers.id, closed.customerId));
  await later();
  for (const each of [shop, silent, closed]) expect(await told(each)).toEqual([]);
  expect((await ownBells(shop)).map(({ product }) => product.id)).toEqual([gone]);
  await stock(gone, { M: 1 });
  await later();
  expect(await told(shop), 'what is gone again is waited for on').toHaveLength(1);
});

test('a hundred sizes that come and go twenty times are one email a day, which tells all', async () => {
  const shop = await portal.shop();
  const sizes = Array.from({ length: 100 }, (_, at) => String(at));
  const cells = (quantity: number) => Object.fromEntries(sizes.map(size => [size, quantity]));
  const boots = await lastPieces(cells(0));
  for (const size of sizes) await wait(shop, boots, size);
  for (let turn = 0; turn < 20; turn++) {
    await stock(boots, cells(turn % 2));
    await tell();
  }
  await later();
  expect(await told(shop)).toMatchObject([[{ cells: { length: 100 } }]]);
  const coat = await lastPieces({ M: 0 });
  await wait(shop, coat, 'M');
  await stock(coat, { M: 1 });
  await later();
  await pass(23 * 60);
  await later();
  expect(await told(shop)).toHaveLength(1);
  await pass(60);
  await tell();
  expect(await told(shop)).toHaveLength(2);
});

test('nothing is told in quiet hours', async () => {
  const shop = await portal.shop();
  const coat = await lastPieces({ M: 0 });
  await wait(shop, coat, 'M');
  await stock(coat, { M: 1 });
  await portal.db.update(settings).set({ quietHours: { from: '00:00', until: '23:59' } });
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  });
  if (clock.format() === '23:59')
    await portal.db.update(settings).set({ quietHours: { from: '23:00', until: '22:00' } });
  await later();
  expect(await told(shop)).toEqual([]);
  await portal.db.update(settings).set({ quietHours: null });
  await tell();
  expect(await told(shop)).toHaveLength(1);
});

test('two servers tell a shop once, and a size that it no longer wants at that moment is told or not, never twice', async () => {
  const shops = await Promise.all(Array.from({ length: 4 }, () => portal.shop()));
  const coat = await lastPieces({ M: 0, L: 0 });
  for (const shop of shops) for (const size of ['M', 'L']) await wait(shop, coat, size);
  const removed = await variant(coat, 'L');
  await stock(coat, { M: 1, L: 1 });
  await Promise.all([tell(), tell()]);
  await pass(10);
  await Promise.all([
    ...[tell(), tell(), tell()],
    ...shops.map(shop => shop.call('DELETE', `/api/bells/${removed}`)),
  ]);
  for (const shop of shops) {
    expect(await told(shop)).toEqual([
      [{ name: 'Keten gömlek', cells: expect.arrayContaining(['Black M']) }],
    ]);
    expect(await ownBells(shop)).toEqual([]);
  }
});

test('a shop waits for at most 200 sizes, for 90 days, also where it sets two at once', async () => {
  const shop = await portal.shop();
  const sizes = Array.from({ length: 203 }, (_, at) => String(at));
  const boots = await lastPieces(Object.fromEntries(sizes.map(size => [size, 0])));
  const cells = await variantsOf(portal.db, [boots]);
  const { customerId } = shop;
  await portal.db
    .insert(bells)
    .values(cells.slice(0, 199).map(({ id: variantId }) => ({ customerId, variantId })));
  const set = (at: number) => shop.call('PUT', `/api/bells/${cells[at]?.id}`);
  const both = await Promise.all([set(199), set(200)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  expect((await set(201)).json().code).toBe('bells_full');
  expect((await set(0)).statusCode, 'it waits for this one already').toBe(204);
  await pass(91 * 24 * 60);
  expect(await ownBells(shop)).toEqual([]);
  expect((await set(202)).statusCode).toBe(204);
  expect(await ownBells(shop)).toHaveLength(1);
});

test('staff read who waits for what; a shop reads its own bells alone', async () => {
  const [first, second] = [await portal.shop({ name: 'Ayla' }), await portal.shop({ name: 'Berna' })];
  const coat = await lastPieces({ M: 0, L: 0 }, { name: 'Kaban' });
  await wait(first, coat, 'M');
  await wait(second, coat, 'M');
  await wait(second, coat, 'L');
  const waiting = await portal.staff.call('GET', `/api/products/${coat}/bells`);
  const names = waiting
    .json<WaitingShops[]>()
    .map(({ size, customers: shops }) => [size, ...shops.map(({ companyName }) => companyName)]);
  expect(names).toEqual([
    ['M', 'Ayla', 'Berna'],
    ['L', 'Berna'],
  ]);
  expect(await ownBells(first)).toMatchObject([
    { size: 'M', color: 'Black', isBack: false, product: { id: coat, name: 'Kaban', imageUrl: null } },
  ]);
  expect((await first.call('DELETE', `/api/bells/${await variant(coat, 'L')}`)).statusCode).toBe(404);
  expect(await ownBells(second)).toHaveLength(2);
});

test('a restored backup tells nothing of what is there already', async () => {
  const shop = await portal.shop();
  const coat = await lastPieces({ M: 0, L: 0 });
  await wait(shop, coat, 'M');
  await wait(shop, coat, 'L');
  await stock(coat, { M: 1, L: 0 });
  await tell();
  await portal.db.delete(noticeReader);
  await readNews(portal.db);
  await later();
  expect(await told(shop)).toEqual([]);
  expect((await ownBells(shop)).map(({ size }) => size)).toEqual(['L']);
});

test('a server that dies while it tells has told nothing, and the next one tells it', async () => {
  const shop = await portal.shop();
  const coat = await lastPieces({ M: 0 });
  await wait(shop, coat, 'M');
  await stock(coat, { M: 1 });
  await tell();
  await pass(10);
  const dying = {
    isConfigured: true,
    async post() {
      throw new Error('killed');
    },
  };
  await expect(tellOfGoods(portal.db, { outbox: dying, origin })).rejects.toThrow('killed');
  expect(await ownBells(shop)).toHaveLength(1);
  await tell();
  expect(await told(shop)).toHaveLength(1);
});

import type { Notice } from '@toptan/contract/notices';
import type { Order } from '@toptan/contract/orders';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { events } from '../db/schema-events.ts';
import { noticeReader, notices } from '../db/schema-notices.ts';
import { orders } from '../db/schema-orders.ts';
import { customers, mails } from '../db/schema-people.ts';
import { settings } from '../db/schema-settings.ts';
import { mailBacklog } from '../mail/queries.ts';
import { arrived, type MailPortal, soon, startMailPortal } from '../testing/mail-portal.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { addToBasket, changed, createProduct, order, type Shop, submitBasket } from '../testing/trade.ts';
import { readNews } from './reader/commands.ts';
import { tellShops } from './telling/commands.ts';

let server: MailServer;
let portal: MailPortal;
let coat: string;
beforeAll(async () => {
  server = await startMailServer();
  portal = await startMailPortal(server.url);
  coat = await createProduct(portal.db);
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

const noticesOn = ['confirmed:email', 'shipped:email', 'shipped:whatsapp', 'changed:whatsapp'] as const;

beforeEach(async () => {
  await portal.db.delete(notices);
  await portal.db.delete(settings);
  await portal.db.insert(settings).values({ noticesOn: [...noticesOn], quietHours: null });
  await readNews(portal.db);
});

const origin = 'https://toptan.example';
const tell = () => tellShops(portal.db, { outbox: portal.outbox, origin });
const setStatus = (id: string, status: string) =>
  portal.staff.call('PUT', `/api/orders/${id}/status`, { status });

/** Lets so many minutes pass for every notice and email. */
const pass = (minutes: number) =>
  portal.db.update(notices).set({
    dueAt: sql`${notices.dueAt} - make_interval(mins => ${minutes})`,
    createdAt: sql`${notices.createdAt} - make_interval(mins => ${minutes})`,
    toldAt: sql`${notices.toldAt} - make_interval(mins => ${minutes})`,
  });

/** Reads what has happened, and tells it two minutes later. */
async function later(): Promise<void> {
  await readNews(portal.db);
  await pass(2);
  await tell();
}

const emailOf = async ({ customerId }: Shop) =>
  (await portal.staff.call('GET', `/api/customers/${customerId}`)).json().email as string;

/** What a shop was told by email: each email as its orders and statuses. */
async function told(shop: Shop): Promise<unknown[]> {
  const rows = await portal.db
    .select({ template: mails.template, params: mails.params })
    .from(mails)
    .where(eq(mails.recipient, await emailOf(shop)))
    .orderBy(mails.id);
  return rows
    .filter(({ template }) => template === 'order-news')
    .map(({ params }) => JSON.parse(params['orders'] ?? ''));
}

const listed = async (query = '') =>
  (await portal.staff.call('GET', `/api/notices?limit=100${query}`)).json<Notice[]>();

test('a shop reads in its language what became of its order, once', async () => {
  const shop = await portal.shop({ name: 'Nar & Oğulları' });
  await shop.call('PUT', '/api/account/language', { language: 'tr' });
  const { id, orderNumber } = await order(shop, coat);
  await setStatus(id, 'confirmed');
  await readNews(portal.db);
  await tell();
  expect(await told(shop), 'it may still be taken back').toEqual([]);
  await later();
  await later();
  const { subject, html, text } = await arrived(server, await emailOf(shop));
  expect(subject).toBe(`${orderNumber}: Onaylandı`);
  expect(html).toContain('Nar &amp; Oğulları');
  for (const words of [orderNumber, 'Onaylandı', `${origin}/orders?order=${id}`, `${origin}/account`])
    expect(text).toContain(words);
  expect(await told(shop)).toEqual([[{ orderNumber, status: 'confirmed' }]]);
  const sent = await portal.db.select().from(events).where(eq(events.action, 'notice.sent'));
  expect(sent).toMatchObject([{ role: 'system', customerId: shop.customerId, subject: 'Nar & Oğulları' }]);
});

test('what staff set and took back is not told, nor what they set once more', async () => {
  const shop = await portal.shop();
  const { id } = await order(shop, coat);
  await setStatus(id, 'confirmed');
  await setStatus(id, 'pending');
  await later();
  expect(await told(shop)).toEqual([]);
  await setStatus(id, 'confirmed');
  await later();
  await setStatus(id, 'pending');
  await later();
  await setStatus(id, 'confirmed');
  await later();
  expect(await told(shop)).toHaveLength(1);
  const reasons = (await listed(`&orderId=${id}`)).map(({ state, whyDropped }) => whyDropped ?? state);
  expect(reasons).toEqual(['repeated', 'told', 'passed']);
});

test('fifty changes within two minutes are one email at most, and thirty orders are one', async () => {
  const shop = await portal.shop();
  const placed = [];
  for (let count = 0; count < 30; count++) placed.push(await order(shop, coat));
  const [first] = placed;
  for (let turn = 0; turn < 50; turn++)
    await setStatus(first?.id ?? '', turn % 2 === 0 ? 'confirmed' : 'pending');
  await portal.staff.call('POST', '/api/orders/batch/status', {
    status: 'confirmed',
    orders: placed.map(({ id }) => ({ orderId: id })),
  });
  await later();
  expect(await told(shop)).toEqual([
    expect.arrayContaining(placed.map(({ orderNumber }) => ({ orderNumber, status: 'confirmed' }))),
  ]);
});

test('a message waits for what follows, ten minutes at most', async () => {
  const shop = await portal.shop();
  const [one, other] = [await order(shop, coat), await order(shop, coat)];
  await setStatus(one.id, 'confirmed');
  await readNews(portal.db);
  await pass(2);
  await setStatus(other.id, 'shipped');
  await readNews(portal.db);
  await tell();
  expect(await told(shop)).toEqual([]);
  await portal.db.execute(
    sql`update notices set due_at = due_at - interval '11 minutes' where kind = 'confirmed'`,
  );
  await tell();
  expect(await told(shop)).toEqual([[{ orderNumber: one.orderNumber, status: 'confirmed' }]]);
});

test('a mail server that was away gives a shop one email of all that became due meanwhile', async () => {
  const shop = await portal.shop();
  const placed = [await order(shop, coat), await order(shop, coat), await order(shop, coat)];
  const [one, two, three] = placed.map(({ orderNumber }) => orderNumber);
  const tried = () =>
    vi.waitFor(async () => {
      const to = await emailOf(shop);
      const queued = await portal.db.select().from(mails).where(eq(mails.recipient, to));
      expect(queued.at(-1)).toMatchObject({ state: 'queued', attempts: 1 });
    }, soon);
  server.refuseNext(1000);
  for (const { id } of placed) {
    await setStatus(id, 'confirmed');
    await later();
    await tried();
  }
  await setStatus(placed[1]?.id ?? '', 'shipped');
  await later();
  await tried();
  server.refuseNext(0);
  await portal.skipPause();
  await arrived(server, await emailOf(shop));
  expect((await told(shop)).at(-1)).toEqual([
    { orderNumber: one, status: 'confirmed' },
    { orderNumber: three, status: 'confirmed' },
    { orderNumber: two, status: 'shipped' },
  ]);
  await vi.waitFor(async () => {
    const { rows } = await portal.db.execute(sql`select 1 from pgboss.job where state < 'completed'`);
    expect(rows).toHaveLength(0);
  }, soon);
  await arrived(server, await emailOf(shop));
  const listedMails = (await listed()).map(({ email }) => email?.state);
  expect(listedMails, 'staff read that every one of them is told').toEqual(Array(4).fill('sent'));
  expect(await mailBacklog(portal.db), 'nobody is alarmed').toMatchObject({ waiting: 0, givenUp: 0 });
});

test('a shop gets twenty emails a day; then news wait for the next day', async () => {
  const shop = await portal.shop();
  for (let count = 0; count < 22; count++) {
    await setStatus((await order(shop, coat)).id, 'confirmed');
    await later();
  }
  expect(await told(shop)).toHaveLength(20);
  await pass(25 * 60);
  await tell();
  expect(await told(shop)).toHaveLength(21);
});

test('only what is on is told, and a shop does without what it switched off', async () => {
  const [shop, silent] = [await portal.shop(), await portal.shop()];
  expect((await silent.call('GET', '/api/account/notices')).json()).toEqual({
    on: ['confirmed:email', 'shipped:email'],
    off: [],
    device: { key: null, isOn: false },
  });
  await silent.call('PUT', '/api/account/notices', { off: ['shipped:email', 'shipped:whatsapp'] });
  const [mine, theirs] = [await order(shop, coat), await order(silent, coat)];
  for (const { id } of [mine, theirs]) await setStatus(id, 'shipped');
  await later();
  await setStatus(mine.id, 'in_production');
  await later();
  expect(await told(shop)).toHaveLength(1);
  expect(await told(silent)).toEqual([]);
  expect((await listed(`&orderId=${theirs.id}`))[0]).toMatchObject({ state: 'dropped', whyDropped: 'off' });
});

test('what happens while every way is off is never told', async () => {
  const shop = await portal.shop();
  const [one, other] = [await order(shop, coat), await order(shop, coat)];
  await setStatus(one.id, 'confirmed');
  await readNews(portal.db);
  await portal.db.update(settings).set({ noticesOn: [] });
  await setStatus(other.id, 'confirmed');
  await later();
  await portal.db.update(settings).set({ noticesOn: [...noticesOn] });
  await later();
  expect(await told(shop)).toEqual([]);
  expect(await listed(`&orderId=${one.id}`)).toMatchObject([{ whyDropped: 'off' }]);
  expect(await listed(`&orderId=${other.id}`)).toEqual([]);
});

test('a restored backup tells nothing of what it left behind', async () => {
  const shop = await portal.shop();
  const [one, other] = [await order(shop, coat), await order(shop, coat)];
  await setStatus(one.id, 'confirmed');
  await readNews(portal.db);
  await setStatus(other.id, 'confirmed');
  await portal.db.delete(noticeReader);
  await later();
  await later();
  expect(await told(shop)).toEqual([]);
  expect(await listed(`&orderId=${one.id}`)).toMatchObject([{ whyDropped: 'restarted' }]);
  expect(await listed(`&orderId=${other.id}`)).toEqual([]);
});

test('an inactive shop and a shop that changed its order itself are told nothing', async () => {
  const [closed, shop] = [await portal.shop(), await portal.shop()];
  const { id } = await order(closed, coat);
  await setStatus(id, 'shipped');
  await portal.db.update(customers).set({ isActive: false }).where(eq(customers.id, closed.customerId));
  await portal.db.update(settings).set({ shopChanges: 'change' });
  await addToBasket(shop, coat, 3);
  const placed = (await submitBasket(shop)).json<Order>();
  await changed(shop, placed, [{ productId: coat, quantity: 2 }]);
  await later();
  expect(await listed()).toMatchObject([{ order: { id }, state: 'dropped', whyDropped: 'inactive' }]);
  expect(await told(closed)).toEqual([]);
});

test('a decided request tells of a change where it made one', async () => {
  const shop = await portal.shop();
  await portal.db.update(settings).set({ shopChanges: 'ask' });
  const placed = await order(shop, coat);
  const decideOn = async (quantity: number, accepted: string[], meanwhile = async () => {}) => {
    const read = async () => (await shop.call('GET', `/api/orders/${placed.id}`)).json<Order>();
    const rows = [{ ref: 'a', productId: coat, quantity }];
    const asked = { version: (await read()).version, rows };
    expect((await shop.call('POST', `/api/orders/${placed.id}/request`, asked)).statusCode).toBe(201);
    await meanwhile();
    await later();
    await portal.db.delete(notices);
    const decision = { version: (await read()).version, accepted };
    const decided = await portal.staff.call('PUT', `/api/orders/${placed.id}/request`, decision);
    expect(decided.statusCode, decided.body).toBe(200);
    await later();
    return (await listed(`&orderId=${placed.id}`)).map(({ kind }) => kind);
  };
  expect(await decideOn(3, []), 'all is refused').toEqual([]);
  expect(await decideOn(3, ['0']), 'it is accepted').toEqual(['changed']);
  const sameByStaff = async () => {
    const now = (await shop.call('GET', `/api/orders/${placed.id}`)).json<Order>();
    await changed(portal.staff, now, [{ productId: coat, quantity: 5 }]);
  };
  expect(await decideOn(5, ['0'], sameByStaff), 'staff had made it so already').toEqual([]);
});

test('an order that staff join with another one tells of a change', async () => {
  const shop = await portal.shop();
  const [stays, goes] = [await order(shop, coat), await order(shop, coat)];
  const both = { otherId: goes.id, version: stays.version, otherVersion: goes.version };
  const joined = await portal.staff.call('POST', `/api/orders/${stays.id}/join`, both);
  expect(joined.statusCode, joined.body).toBe(200);
  await later();
  expect(await listed(`&orderId=${stays.id}`)).toMatchObject([
    { kind: 'changed', order: { id: stays.id }, state: 'told' },
  ]);
});

test('two servers that read and tell at once tell each notice once', async () => {
  const shops = await Promise.all(Array.from({ length: 5 }, () => portal.shop()));
  for (let round = 0; round < 5; round++) {
    for (const shop of shops) await setStatus((await order(shop, coat)).id, 'confirmed');
    await Promise.all([readNews(portal.db), readNews(portal.db), readNews(portal.db)]);
    await pass(2);
    await Promise.all([tell(), tell(), tell()]);
  }
  for (const shop of shops) expect(await told(shop)).toHaveLength(5);
});

test('a message by WhatsApp waits for staff, who open it once; it leads to the order', async () => {
  const shop = await portal.shop({ name: 'Lale Moda' });
  const phone = { ownerFullName: 'Selin Hanım', ownerMobile: '+90 532 111 22 33', language: 'tr' };
  await portal.staff.call('PUT', `/api/customers/${shop.customerId}`, phone);
  const placed = await order(shop, coat);
  await changed(portal.staff, placed, [{ productId: coat, quantity: 2 }]);
  await setStatus(placed.id, 'shipped');
  const about = `&orderId=${placed.id}`;
  await portal.staff.call('POST', `/api/orders/${placed.id}/told`, { kind: 'shipped' });
  await later();
  expect(await listed(`${about}&waiting=true`)).toMatchObject([{ kind: 'changed', whatsapp: 'waiting' }]);
  expect(await listed(`${about}&waiting=false`)).toMatchObject([
    { kind: 'shipped', whatsapp: 'told', toldBy: portal.staff.username, email: { to: await emailOf(shop) } },
  ]);
  const message = await portal.staff.call('GET', `/api/orders/${placed.id}/draft`);
  const link = `${origin}/orders?order=${placed.id}`;
  const turkish = `Merhaba Selin Hanım, ${placed.orderNumber} numaralı siparişiniz: Kargoda.\nAyrıntılar:\n${link}`;
  expect(message.json()).toEqual({
    phone: '+90 532 111 22 33',
    language: 'tr',
    text: turkish,
    drafts: {
      en: `Hello Selin Hanım, your order ${placed.orderNumber}: Shipped.\nDetails:\n${link}`,
      tr: turkish,
      ar: expect.stringContaining('تم الشحن'),
    },
  });
  await pass(8 * 24 * 60);
  expect(await listed('&waiting=true')).toEqual([]);
});

test('a message says what became of the order last: its lines changed, its status, another order has its goods', async () => {
  const shop = await portal.shop();
  const [stays, goes] = [await order(shop, coat), await order(shop, coat)];
  const textOf = async (id: string) =>
    (await portal.staff.call('GET', `/api/orders/${id}/draft`)).json<{ drafts: { en: string } }>().drafts.en;
  await changed(portal.staff, stays, [{ productId: coat, quantity: 2 }]);
  expect(await textOf(stays.id)).toMatch(/ has changed\. New total: ₺[\d,.]+\. Status: Pending\.\n/);
  await setStatus(stays.id, 'confirmed');
  expect(await textOf(stays.id)).toContain(`${stays.orderNumber}: Confirmed.`);
  await portal.db
    .update(orders)
    .set({ status: 'cancelled', joinedIntoId: stays.id })
    .where(eq(orders.id, goes.id));
  const joined = await textOf(goes.id);
  expect(joined).toContain(`${goes.orderNumber} was joined into your order ${stays.orderNumber}.`);
  expect(joined).toContain(`/orders?order=${stays.id}`);
});

test('a server that dies between reading and telling has told nothing, and the next one tells it', async () => {
  const shop = await portal.shop();
  await setStatus((await order(shop, coat)).id, 'confirmed');
  await readNews(portal.db);
  await pass(2);
  const dying = {
    isConfigured: true,
    post() {
      throw new Error('killed');
    },
  };
  await expect(tellShops(portal.db, { outbox: dying, origin })).rejects.toThrow('killed');
  expect(await told(shop)).toEqual([]);
  await tell();
  expect(await told(shop)).toHaveLength(1);
});

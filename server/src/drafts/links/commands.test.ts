import type { PreparedOrder } from '@toptan/contract/draft-links';
import type { Draft } from '@toptan/contract/drafts';
import type { Order } from '@toptan/contract/orders';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newToken } from '../../auth/tokens.ts';
import { baskets } from '../../db/schema-baskets.ts';
import { events } from '../../db/schema-events.ts';
import { linkTo, offer, prepareDraft, shownDraft } from '../../testing/offers.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createPacked, createProduct, order, stockOf } from '../../testing/trade.ts';

let portal: Portal;
let mert: Caller;
let coat: string;
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://toptan.example' });
  mert = await portal.admin({ username: 'mert01' });
  await mert.call('PUT', `/api/staff/${mert.userId}`, { displayName: 'Mert Aydın' });
  coat = await createProduct(portal.db, { name: 'Kaban', stock: 900, price: '50.00' });
});
afterAll(() => portal.close());

let visitors = 0;

/** A call of somebody who is not signed in, from a network of their own. */
const visit = (url: string, payload: object, remoteAddress = `198.18.${++visitors >> 8}.${visitors & 255}`) =>
  portal.app.inject({ method: 'POST', url, payload, remoteAddress });

const look = (token: string, more: object = {}) => visit('/api/drafts/link', { token, ...more });
const show = async (token: string): Promise<PreparedOrder> => (await look(token)).json().prepared;
const confirm = (token: string, { items, expectedTotal }: { items: object[]; expectedTotal: string }) =>
  visit('/api/drafts/link/order', { token, items, expectedTotal });

/** What a page would send that shows a prepared order. */
async function shown(token: string) {
  const { quote } = await show(token);
  return { items: quote?.lines ?? [], expectedTotal: quote?.total ?? '' };
}

/** A draft of two coats for a shop, with a link. */
async function linked({ isOffered = true, ...more }: { isOffered?: boolean; notes?: string } = {}) {
  const shop = await portal.shop({ name: 'Atlas Butik' });
  const id = await prepareDraft(mert, shop, { productId: coat, quantity: 2 });
  if (isOffered) await offer(mert, shop, id, more);
  return { shop, id, token: await linkTo(mert, id) };
}

test('a link is made in the language of its shop, and only its hash is kept', async () => {
  const { shop, id } = await linked();
  await mert.call('PUT', `/api/customers/${shop.customerId}`, {
    ownerFullName: 'Deniz Aksoy',
    language: 'tr',
  });
  const { link, name, language, until } = (await mert.call('POST', `/api/drafts/${id}/link`)).json();
  expect(language).toBe('tr');
  expect(link).toMatch(/^https:\/\/toptan\.example\/prepared\?language=tr#[\w-]{43}$/);
  const [, token] = link.split('#');
  expect(name).toBe('Deniz Aksoy');
  const days = (Date.parse(until) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
  expect((await mert.call('GET', `/api/drafts/${id}`)).json<Draft>().linkUntil).toBe(until);
  expect((await shop.call('GET', `/api/drafts/${id}`)).json<Draft>().linkUntil).toBeNull();
  const dump = async (table: string) =>
    JSON.stringify((await portal.pool.query(`select * from ${table}`)).rows);
  for (const table of ['baskets', 'events']) expect(await dump(table)).not.toContain(token);
});

test('the link shows the order as its shop would see it, to who has it', async () => {
  const { shop, id, token } = await linked({ notes: 'Konuştuğumuz gibi' });
  await mert.call('PUT', `/api/customers/${shop.customerId}`, { language: 'ar' });
  const { packId } = await createPacked(portal.db, mert, { name: 'Elbise', price: '10.00' });
  const packs = { customerId: shop.customerId, draftId: id, packId, color: 'Black', packs: 1 };
  await mert.call('POST', '/api/basket/packs', packs);
  const version = async () => (await mert.call('GET', '/api/settings')).json().version;
  await mert.call('PUT', '/api/settings', { version: await version(), stockView: 'words' });
  const answer = await look(token);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  const { prepared } = answer.json<{ prepared: PreparedOrder }>();
  const own = await shop.call('GET', `/api/basket/${shop.customerId}/check?draftId=${id}`);
  await mert.call('PUT', '/api/settings', { version: await version(), stockView: 'pieces' });
  const { runs: _, ...quote } = own.json();
  expect(prepared).toMatchObject({
    state: 'offered',
    shop: 'Atlas Butik',
    language: 'ar',
    by: 'Mert Aydın',
    order: null,
    notes: 'Konuştuğumuz gibi',
    offeredTotal: '125.00',
    quote,
  });
  expect(prepared.quote?.lines.map(({ fromStock }) => fromStock)).toEqual([1, 0, 0, 0]);
  expect(prepared.colors.map(({ key }) => key)).toEqual(['Black']);
});

test('reading changes nothing, however often, and what is the same is not sent again', async () => {
  const { id, shop, token } = await linked();
  const row = async () =>
    JSON.stringify((await portal.pool.query('select xmin, * from baskets where id = $1', [id])).rows);
  const [before, written] = [await row(), await portal.db.$count(events)];
  const { seen } = (await look(token)).json();
  expect((await look(token, { seen })).json()).toEqual({ seen, prepared: null });
  expect(await row()).toBe(before);
  expect(await portal.db.$count(events)).toBe(written);
  expect((await portal.app.inject({ url: '/api/drafts/link' })).statusCode).not.toBe(200);
  await prepareDraft(mert, shop);
  await mert.call('POST', '/api/basket', {
    customerId: shop.customerId,
    draftId: id,
    productId: coat,
    quantity: 1,
  });
  const now = (await look(token, { seen })).json();
  expect(now.seen).not.toBe(seen);
  expect(now.prepared.quote.total).toBe('175.00');
});

test('a second screen shows the draft before it is sent, and orders once it is', async () => {
  const { shop, id, token } = await linked({ isOffered: false });
  expect(await show(token)).toMatchObject({ state: 'open', offeredAt: null, quote: { total: '125.00' } });
  expect((await confirm(token, await shown(token))).statusCode).toBe(403);
  expect(await stockOf(portal.db, coat)).toBe(900);
  await offer(mert, shop, id);
  expect(await show(token)).toMatchObject({ state: 'offered' });
  expect((await confirm(token, await shown(token))).statusCode).toBe(200);
});

test('who has the link orders with it, once; then it shows the number', async () => {
  const { shop, id, token } = await linked({ notes: 'Konuştuğumuz gibi' });
  const before = await stockOf(portal.db, coat);
  const body = await shown(token);
  const first = await confirm(token, body);
  expect(first.statusCode).toBe(200);
  const again = await confirm(token, { ...body, expectedTotal: '1.00' });
  expect(again.body).toBe(first.body);
  const ordered = first.json();
  expect(ordered).toMatchObject({ total: '125.00' });
  const asShown = { ...ordered, subtotal: '100.00', processingFee: '25.00', pieces: 2 };
  expect(await show(token)).toMatchObject({ state: 'placed', quote: null, order: asShown });
  const [placed, ...others] = (await shop.call('GET', '/api/orders')).json<Order[]>();
  expect(others).toEqual([]);
  expect(placed).toMatchObject({
    orderNumber: ordered.orderNumber,
    placedBy: null,
    notes: 'Konuştuğumuz gibi',
    preparedBy: { via: 'link', name: 'Mert Aydın' },
  });
  expect(await stockOf(portal.db, coat)).toBe(before - 2);
  const signedIn = { customerId: shop.customerId, draftId: id, items: body.items };
  expect((await shop.call('POST', '/api/orders', signedIn)).json().code).toBe('draft_placed');
  // The first version of an order by link is the shop's.
  const change = { version: 1, rows: [{ ref: 'a', productId: coat, quantity: 3 }] };
  expect((await mert.call('PUT', `/api/orders/${placed?.id}/lines`, change)).statusCode).toBe(200);
  const versions = (await mert.call('GET', `/api/orders/${placed?.id}/versions`)).json();
  expect(versions.at(-1)).toMatchObject({ kind: 'placed', madeBy: { via: 'shop', name: 'Atlas Butik' } });
  expect((await mert.call('DELETE', `/api/orders/${placed?.id}`)).statusCode).toBe(204);
  expect((await look(token)).json().code).toBe('link_invalid');
});

test('its event has no user but an address, no token, and staff hear of it', async () => {
  const { shop, token } = await linked();
  const body = await shown(token);
  const { orderNumber } = (await visit('/api/drafts/link/order', { token, ...body }, '203.0.113.77')).json();
  const [event] = await portal.db
    .select()
    .from(events)
    .where(eq(events.subject, orderNumber))
    .orderBy(desc(events.id));
  expect(event).toMatchObject({
    action: 'POST /api/drafts/link/order',
    userId: null,
    username: null,
    role: 'system',
    address: '203.0.113.77',
    customerId: shop.customerId,
    topic: 'orders',
  });
  expect(event?.also).toContainEqual(expect.objectContaining({ topic: 'drafts' }));
});

test('a link that is wrong, ended, taken back, replaced or of an inactive shop is none, byte for byte', async () => {
  const [ended, taken, replaced, closed, discarded] = [
    await linked(),
    await linked(),
    await linked(),
    await linked(),
    await linked(),
  ];
  const flipped = `${ended.token.slice(0, -1)}${ended.token.endsWith('A') ? 'B' : 'A'}`;
  const bodies = await shown(ended.token);
  await portal.db
    .update(baskets)
    .set({ linkUntil: new Date().toISOString() })
    .where(eq(baskets.id, ended.id));
  await mert.call('DELETE', `/api/drafts/${taken.id}/offer`);
  const next = await linkTo(mert, replaced.id);
  await mert.call('PUT', `/api/customers/${closed.shop.customerId}`, { isActive: false });
  await mert.call('DELETE', `/api/drafts/${discarded.id}`);
  const gone = [ended, taken, replaced, closed, discarded].map(({ token }) => token);
  const tokens = [newToken(), flipped, 'x', 'ç\u0000', ...gone];
  const stable = ({ body, statusCode, headers }: Awaited<ReturnType<typeof look>>) => {
    const { date: _date, 'x-request-id': _id, ...others } = headers;
    return JSON.stringify({ body, statusCode, others });
  };
  const answers = await Promise.all(tokens.map(token => look(token)));
  expect(answers[0]?.json()).toMatchObject({ code: 'link_invalid' });
  expect(new Set(answers.map(stable)).size).toBe(1);
  const orders = await Promise.all(tokens.map(token => confirm(token, bodies)));
  expect(new Set(orders.map(stable))).toEqual(new Set(answers.map(stable)));
  expect(await show(next)).toMatchObject({ state: 'offered' });
});

test('what has moved is refused, and ordered with one more confirmation', async () => {
  const productId = await createProduct(portal.db, { price: '10.00' });
  const shop = await portal.shop();
  const id = await prepareDraft(mert, shop, { productId, quantity: 2 });
  await offer(mert, shop, id);
  const token = await linkTo(mert, id);
  const sent = await shown(token);
  const prices = { products: [{ productId, price: '10.00' }], change: 5000 };
  await mert.call('POST', '/api/products/batch/prices', prices);
  const refused = await confirm(token, sent);
  expect(refused.json()).toMatchObject({
    code: 'basket_changed',
    fields: [{ path: 'expectedTotal', current: '55.00' }],
  });
  expect(await show(token)).toMatchObject({ offeredTotal: '45.00', quote: { total: '55.00' } });
  const line = { customerId: shop.customerId, draftId: id, productId: coat, quantity: 1 };
  await mert.call('POST', '/api/basket', line);
  const left = await confirm(token, { ...sent, expectedTotal: '55.00' });
  expect(left.json()).toMatchObject({ code: 'basket_changed', fields: [{ path: 'items' }] });
  expect((await confirm(token, await shown(token))).json()).toMatchObject({ total: '105.00' });
});

test('stock that is gone is not ordered, and rules that staff have waived do not matter', async () => {
  const last = await createProduct(portal.db, { stock: 1, supply: 'stock_only', price: '10.00' });
  const shop = await portal.shop();
  await mert.call('POST', '/api/terms', { kind: 'quantity', customerId: shop.customerId, min: 12 });
  const id = await prepareDraft(mert, shop, { productId: last });
  await offer(mert, shop, id, { overrideRules: true, overrideReason: 'Lansman' });
  const token = await linkTo(mert, id);
  const answer = await look(token);
  expect(answer.body).not.toContain('Lansman');
  expect(answer.json().prepared.quote.lines[0].problems).toBeUndefined();
  const body = await shown(token);
  const faster = await order(await portal.shop(), last);
  expect((await confirm(token, body)).json().code).toBe('stock_short');
  await mert.call('PUT', `/api/orders/${faster.id}/status`, { status: 'cancelled' });
  expect((await confirm(token, body)).statusCode).toBe(200);
});

test.each(['another telephone', 'staff', 'a taking back', 'a new link'])(
  'a link is confirmed while %s comes at the same moment: one thing happens, round after round',
  async rival => {
    const { shop } = await linked();
    const before = await stockOf(portal.db, coat);
    let placed = 0;
    for (let round = 0; round < inject('rounds'); round += 1) {
      const id = await prepareDraft(mert, shop, { productId: coat });
      await offer(mert, shop, id);
      const token = await linkTo(mert, id);
      const body = await shownDraft(mert, shop, id);
      const placing = { customerId: shop.customerId, draftId: id, ...body };
      const others: Record<string, () => Promise<{ statusCode: number; json(): { code?: string } }>> = {
        'another telephone': () => confirm(token, body),
        staff: () => mert.call('POST', '/api/orders', placing),
        'a taking back': () => mert.call('DELETE', `/api/drafts/${id}/offer`),
        'a new link': () => mert.call('POST', `/api/drafts/${id}/link`),
      };
      const [mine, theirs] = await Promise.all([confirm(token, body), others[rival]?.()]);
      const draft = (await mert.call('GET', `/api/drafts/${id}`)).json<Draft>();
      placed += draft.order ? 1 : 0;
      if (mine.statusCode === 200) expect(mine.json().orderNumber).toBe(draft.order?.orderNumber);
      else expect([mine.json().code, draft.order]).toEqual(['link_invalid', null]);
      if (rival === 'another telephone') expect(theirs?.json()).toEqual(mine.json());
      // What ends the link comes before the order, or after it in vain.
      if (rival.startsWith('a ')) expect(theirs?.statusCode).toBe(mine.statusCode === 200 ? 409 : 200);
      if (!draft.order) await mert.call('DELETE', `/api/drafts/${id}`);
    }
    expect(await stockOf(portal.db, coat)).toBe(before - placed);
  },
);

test('a network reads sixty times a minute, and confirms as often; others go on', async () => {
  const { token } = await linked();
  const body = await shown(token);
  const from = '203.0.113.5';
  for (const [url, payload] of [
    ['/api/drafts/link', { token }],
    ['/api/drafts/link/order', { ...body, token: 'wrong' }],
  ] as const) {
    for (let turn = 0; turn < 60; turn += 1)
      expect((await visit(url, payload, from)).statusCode).not.toBe(429);
    const refused = await visit(url, payload, from);
    expect(refused.json().code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await visit(url, payload, '203.0.113.6')).statusCode).not.toBe(429);
  }
});

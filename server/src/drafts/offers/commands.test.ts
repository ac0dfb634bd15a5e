import type { BasketItem, BasketQuote } from '@toptan/contract/basket';
import type { Draft } from '@toptan/contract/drafts';
import type { Order, OrderSummary } from '@toptan/contract/orders';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { linkTo, offer, prepareDraft, shownDraft } from '../../testing/offers.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  createPacked,
  createProduct,
  type Shop,
  stockOf,
} from '../../testing/trade.ts';

let portal: Portal;
let mert: Caller;
let coat: string;
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://toptan.example' });
  mert = await portal.admin({ username: 'mert01' });
  await mert.call('PUT', `/api/staff/${mert.userId}`, { displayName: 'Mert Aydın' });
  coat = await createProduct(portal.db, { name: 'Kaban', stock: 900 });
});
afterAll(() => portal.close());

const listOf = async (caller: Caller, query = '') =>
  (await caller.call('GET', `/api/drafts${query}`)).json<Draft[]>();
const read = (caller: Caller, id: string) => caller.call('GET', `/api/drafts/${id}`);
const takeBack = (id: string, by = mert) => by.call('DELETE', `/api/drafts/${id}/offer`);
const setPrice = (productId: string, price: string, change: number) =>
  mert.call('POST', '/api/products/batch/prices', { products: [{ productId, price }], change });

/** Confirms what a shop sees of a draft that is offered to it. */
async function confirm(shop: Shop, draftId: string, more: object = {}) {
  const shown = await shownDraft(shop, shop, draftId);
  return shop.call('POST', '/api/orders', { customerId: shop.customerId, draftId, ...shown, ...more });
}

/** A shop with a draft of three coats that is offered to it. */
async function offered(more: object = {}) {
  const shop = await portal.shop({ name: 'Atlas Butik' });
  const id = await prepareDraft(mert, shop, { productId: coat, quantity: 3 });
  return { shop, id, draft: await offer(mert, shop, id, more) };
}

test('a colleague places a draft with the note that was written for it', async () => {
  const shop = await portal.shop({ name: 'Atlas Butik' });
  const id = await prepareDraft(mert, shop, { productId: coat, quantity: 3 });
  const noted = await mert.call('PUT', `/api/drafts/${id}/notes`, { notes: ' Konuştuğumuz gibi ' });
  expect(noted.json()).toMatchObject({ notes: 'Konuştuğumuz gibi' });
  const ayse = await portal.admin({ username: 'ayse01' });
  expect((await read(ayse, id)).json()).toEqual(noted.json());
  expect((await read(shop, id)).statusCode).toBe(404);
  const shown = await shownDraft(ayse, shop, id);
  const placed = await ayse.call('POST', '/api/orders', {
    customerId: shop.customerId,
    draftId: id,
    ...shown,
  });
  expect(placed.json()).toMatchObject({ notes: 'Konuştuğumuz gibi' });
  const late = await mert.call('PUT', `/api/drafts/${id}/notes`, { notes: null });
  expect(late.json()).toMatchObject({ code: 'draft_placed' });
});

test('the shop reads what is offered to it, with the name of who prepared it, and confirms it', async () => {
  const { shop, id, draft } = await offered({ notes: '  Konuştuğumuz gibi ' });
  expect(draft).toMatchObject({
    offeredTotal: '325.00',
    notes: 'Konuştuğumuz gibi',
    overrideReason: null,
    linkUntil: null,
    by: { id: mert.userId, name: 'Mert Aydın' },
  });
  const before = await stockOf(portal.db, coat);
  const [listed, ...others] = await listOf(shop);
  expect(others).toEqual([]);
  expect(listed).toEqual({ ...draft, by: { id: null, name: 'Mert Aydın' } });
  expect((await read(shop, id)).json()).toEqual(listed);
  expect((await listOf(shop, '?kind=saved')).length).toBe(0);
  const placed = await confirm(shop, id);
  expect(placed.statusCode).toBe(201);
  const preparedBy = { via: 'shop', name: 'Mert Aydın' };
  const order = placed.json<Order>();
  expect(order).toMatchObject({
    total: '325.00',
    placedBy: null,
    preparedBy,
    notes: 'Konuştuğumuz gibi',
    customerId: shop.customerId,
  });
  expect((await shop.call('GET', `/api/orders/${order.id}`)).json()).toEqual(order);
  const [row] = (await mert.call('GET', '/api/orders?view=summary&limit=1')).json<OrderSummary[]>();
  expect(row).toMatchObject({ id: order.id, preparedBy, placedBy: null });
  expect(await stockOf(portal.db, coat)).toBe(before - 3);
  expect(await listOf(shop)).toEqual([]);
  expect((await read(mert, id)).json()).toMatchObject({ order: { orderNumber: order.orderNumber } });
  const late = await shop.call('POST', '/api/orders', {
    customerId: shop.customerId,
    draftId: id,
    items: [{ productId: coat, quantity: 3 }],
  });
  expect(late.json()).toMatchObject({ code: 'draft_placed', fields: [{ current: order.orderNumber }] });
});

test('a shop that writes a note of its own sends that', async () => {
  const { shop, id } = await offered({ notes: 'Konuştuğumuz gibi' });
  expect((await confirm(shop, id, { notes: 'Cuma gelsin' })).json()).toMatchObject({ notes: 'Cuma gelsin' });
});

test('a member of staff without a name is the portal to the shop', async () => {
  const silent = await portal.admin({ username: 'gizli01' });
  const shop = await portal.shop();
  const id = await prepareDraft(silent, shop, { productId: coat });
  await offer(silent, shop, id);
  expect((await listOf(shop))[0]?.by).toEqual({ id: null, name: 'Toptan' });
  const { preparedBy } = (await confirm(shop, id)).json<Order>();
  expect(preparedBy).toEqual({ via: 'shop', name: 'Toptan' });
});

test('staff go on editing, and the shop follows; what has moved is refused with the sum of now', async () => {
  const productId = await createProduct(portal.db, { price: '10.00' });
  const shop = await portal.shop();
  const id = await prepareDraft(mert, shop, { productId, quantity: 2 });
  await offer(mert, shop, id);
  const sent = await shownDraft(shop, shop, id);
  await setPrice(productId, '10.00', 5000);
  const body = { customerId: shop.customerId, draftId: id };
  const risen = await shop.call('POST', '/api/orders', { ...body, ...sent });
  expect(risen.json()).toMatchObject({
    code: 'basket_changed',
    fields: [{ path: 'expectedTotal', current: '55.00' }],
  });
  expect((await listOf(shop))[0]).toMatchObject({ offeredTotal: '45.00', subtotal: '30.00' });
  await prepareDraft(mert, shop);
  const more = { customerId: shop.customerId, draftId: id, productId: coat, quantity: 1 };
  expect((await mert.call('POST', '/api/basket', more)).statusCode).toBe(201);
  const left = await shop.call('POST', '/api/orders', { ...body, ...sent, expectedTotal: '55.00' });
  expect(left.json()).toMatchObject({ code: 'basket_changed', fields: [{ path: 'items' }] });
  expect((await confirm(shop, id)).json()).toMatchObject({ total: '155.00' });
});

test('a shop reads what is offered and changes nothing in it', async () => {
  const { shop, id } = await offered();
  const { customerId } = shop;
  const { items } = await shownDraft(shop, shop, id);
  const line = { customerId, draftId: id, productId: coat, quantity: 1 };
  const { packId } = await createPacked(portal.db, mert);
  const answers = await Promise.all([
    shop.call('POST', '/api/basket', line),
    shop.call('POST', '/api/basket/packs', { customerId, draftId: id, packId, color: 'Black', packs: 1 }),
    shop.call('PUT', `/api/basket/${items[0]?.id}`, { quantity: 1 }),
    shop.call('DELETE', `/api/basket/${items[0]?.id}`),
    shop.call('DELETE', `/api/drafts/${id}`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404));
  expect((await shop.call('PUT', `/api/drafts/${id}/offer`, { expectedTotal: '1' })).statusCode).toBe(403);
  expect((await takeBack(id, shop)).statusCode).toBe(403);
  expect((await shop.call('POST', `/api/drafts/${id}/link`)).statusCode).toBe(403);
  expect(await shownDraft(shop, shop, id)).toMatchObject({ items });
});

test('what is offered to one shop is not there for another', async () => {
  const { shop, id } = await offered();
  const other = await portal.shop();
  const address = `/api/basket/${shop.customerId}?draftId=${id}`;
  const own = `/api/basket/${other.customerId}?draftId=${id}`;
  const items = [{ productId: coat, quantity: 3 }];
  const answers = await Promise.all([
    read(other, id),
    other.call('GET', address),
    other.call('GET', own),
    other.call('PUT', `/api/drafts/${id}/basket`),
    other.call('POST', '/api/orders', { customerId: shop.customerId, draftId: id, items }),
    other.call('POST', '/api/orders', { customerId: other.customerId, draftId: id, items }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
  expect(await listOf(other)).toEqual([]);
});

test('what is taken back is not there any more, and its waived rules hold again', async () => {
  const { shop, id } = await offered({ overrideRules: true, overrideReason: 'Lansman' });
  await linkTo(mert, id);
  const shown = await shownDraft(shop, shop, id);
  const taken = (await takeBack(id)).json<Draft>();
  const nothing = { offeredAt: null, offeredTotal: null, overrideReason: null, linkUntil: null };
  expect(taken).toMatchObject({ ...nothing, pieces: 3 });
  expect((await read(shop, id)).statusCode).toBe(404);
  const order = { customerId: shop.customerId, draftId: id, ...shown };
  expect((await shop.call('POST', '/api/orders', order)).statusCode).toBe(404);
  expect((await shop.call('PUT', `/api/drafts/${id}/basket`)).statusCode).toBe(404);
  expect((await takeBack(id)).statusCode).toBe(404);
  expect((await takeBack(v7())).statusCode).toBe(404);
  await offer(mert, shop, id);
  expect((await confirm(shop, id)).statusCode).toBe(201);
  expect((await takeBack(id)).json().code).toBe('draft_placed');
});

test('one draft is open for a shop at a time beside those that wait for it', async () => {
  const { shop, id } = await offered();
  const next = await prepareDraft(mert, shop, { productId: coat });
  expect(next).not.toBe(id);
  expect((await takeBack(id)).json().code).toBe('draft_open');
  expect((await read(shop, id)).statusCode).toBe(200);
  await mert.call('DELETE', `/api/drafts/${next}`);
  expect((await takeBack(id)).statusCode).toBe(200);
});

test('a draft is offered as it could be ordered, at the total that was shown', async () => {
  const shop = await portal.shop();
  const id = await prepareDraft(mert, shop);
  const send = (expectedTotal: string, more: object = {}) =>
    mert.call('PUT', `/api/drafts/${id}/offer`, { expectedTotal, ...more });
  expect((await send('25.00')).json().code).toBe('basket_empty');
  const short = await createProduct(portal.db, { stock: 1, supply: 'stock_only' });
  await prepareDraft(mert, shop, { productId: short, quantity: 2 });
  expect((await send('225.00')).json().code).toBe('stock_short');
  const [line] = (await shownDraft(mert, shop, id)).items;
  await mert.call('PUT', `/api/basket/${line?.id}`, { quantity: 1 });
  expect((await send('225.00')).json()).toMatchObject({
    code: 'basket_changed',
    fields: [{ path: 'expectedTotal', current: '125.00' }],
  });
  await mert.call('PUT', `/api/products/${short}/variants`, { variants: [{ isActive: false }] });
  expect((await send('125.00')).json().code).toBe('product_unavailable');
  await mert.call('PUT', `/api/products/${short}/variants`, { variants: [{ isActive: true }] });
  expect((await send('125.00', { email: true })).json().code).toBe('mail_not_set');
  const long = await send('125.00', { notes: 'x'.repeat(2001) });
  expect(long.json().fields).toMatchObject([{ path: 'notes', code: 'too_long' }]);
  await mert.call('PUT', `/api/customers/${shop.customerId}`, { isActive: false });
  expect((await send('125.00')).json().code).toBe('customer_inactive');
  expect((await mert.call('POST', `/api/drafts/${id}/link`)).json().code).toBe('customer_inactive');
  await mert.call('PUT', `/api/customers/${shop.customerId}`, { isActive: true });
  expect((await send('125.00', { notes: 'x'.repeat(2000) })).statusCode).toBe(200);
  expect((await send('125.00')).json().notes).toHaveLength(2000);
});

test('rules that staff waive with a reason do not stop the shop, which does not read it', async () => {
  const shop = await portal.shop();
  await mert.call('POST', '/api/terms', { kind: 'quantity', customerId: shop.customerId, min: 12 });
  const id = await prepareDraft(mert, shop, { productId: coat, quantity: 3 });
  const send = (more: object) =>
    mert.call('PUT', `/api/drafts/${id}/offer`, { expectedTotal: '325.00', ...more });
  expect((await send({})).json().code).toBe('rules_unmet');
  for (const [overrideReason, code] of [
    [undefined, 'required'],
    ['   ', 'required'],
    ['x'.repeat(301), 'too_long'],
  ])
    expect((await send({ overrideRules: true, overrideReason })).json().fields).toMatchObject([
      { path: 'overrideReason', code },
    ]);
  const override = { overrideRules: true, overrideReason: 'Açılış siparişi' };
  expect((await send(override)).json()).toMatchObject({ overrideReason: 'Açılış siparişi' });
  const address = `/api/basket/${shop.customerId}/check?draftId=${id}`;
  for (const caller of [shop, mert]) {
    const { lines, limits } = (await caller.call('GET', address)).json<BasketQuote>();
    expect([lines.flatMap(({ problems = [] }) => problems), limits]).toEqual([[], []]);
  }
  for (const answer of [await read(shop, id), await shop.call('GET', '/api/drafts')])
    expect(answer.body).not.toContain('Açılış');
  // Offered again without a reason, it keeps the one that it has.
  expect((await send({})).statusCode).toBe(200);
  const { items } = await shownDraft(shop, shop, id);
  const own = { customerId: shop.customerId, draftId: id, items };
  expect((await shop.call('POST', '/api/orders', { ...own, ...override })).statusCode).toBe(403);
  const placed = await confirm(shop, id);
  expect(placed.json()).toMatchObject({ total: '325.00', overrideReason: null });
  const order = (await mert.call('GET', `/api/orders/${placed.json().id}`)).json<Order>();
  expect(order.overrideReason).toBe('Açılış siparişi');
});

test('the shop puts what is offered into its basket, and saves what lay there', async () => {
  const { shop, id } = await offered();
  await addToBasket(shop, coat, 7);
  const { packId } = await createPacked(portal.db, mert);
  await addPacks(shop, packId);
  const { items } = await shownDraft(shop, shop, id);
  const { saved } = (await shop.call('PUT', `/api/drafts/${id}/basket`)).json<{ saved: Draft }>();
  expect(saved).toMatchObject({ kind: 'saved', by: null, products: 2 });
  expect((await shop.call('GET', '/api/basket')).json()).toEqual(items);
  expect((await listOf(shop)).map(draft => draft.id)).toEqual([saved.id]);
  expect((await read(mert, id)).statusCode).toBe(404);
});

test('a shop that saves as many baskets as it can takes what is offered into an empty one alone', async () => {
  const { shop, id } = await offered();
  for (let saved = 0; saved < 20; saved += 1) {
    await addToBasket(shop, coat);
    await shop.call('POST', '/api/drafts/saved', { customerId: shop.customerId });
  }
  const line = await addToBasket(shop, coat);
  expect((await shop.call('PUT', `/api/drafts/${id}/basket`)).json().code).toBe('drafts_full');
  await shop.call('DELETE', `/api/basket/${line.id}`);
  expect((await shop.call('PUT', `/api/drafts/${id}/basket`)).json()).toEqual({ saved: null });
});

test('staff who prepare orders alone offer them, and the shop confirms', async () => {
  const version = async () => (await mert.call('GET', '/api/settings')).json().version;
  await mert.call('PUT', '/api/settings', { version: await version(), staffOrders: 'offer' });
  const { shop, id } = await offered();
  const shown = await shownDraft(mert, shop, id);
  const order = { customerId: shop.customerId, draftId: id, ...shown };
  expect((await mert.call('POST', '/api/orders', order)).statusCode).toBe(403);
  expect((await confirm(shop, id)).statusCode).toBe(201);
  await mert.call('PUT', '/api/settings', { version: await version(), staffOrders: 'place' });
});

test('staff who place what waits for the shop place it themselves', async () => {
  const { shop, id } = await offered();
  const shown = await shownDraft(mert, shop, id);
  const placed = await mert.call('POST', '/api/orders', {
    customerId: shop.customerId,
    draftId: id,
    ...shown,
  });
  expect(placed.json()).toMatchObject({ placedBy: { via: 'staff' }, preparedBy: null });
  expect((await read(shop, id)).json()).toMatchObject({ order: { id: placed.json().id } });
});

test('the shop confirms while it is taken back, discarded or put into the basket: one thing happens, round after round', async () => {
  const shop = await portal.shop();
  const before = await stockOf(portal.db, coat);
  const rivals = [
    (id: string) => takeBack(id),
    (id: string) => mert.call('DELETE', `/api/drafts/${id}`),
    (id: string) => shop.call('PUT', `/api/drafts/${id}/basket`),
  ];
  let placed = 0;
  for (let round = 0; round < inject('rounds'); round += 1) {
    const id = await prepareDraft(mert, shop, { productId: coat });
    await offer(mert, shop, id);
    const body = { customerId: shop.customerId, draftId: id, ...(await shownDraft(mert, shop, id)) };
    const rival = rivals[round % rivals.length];
    const [confirmed, other] = await Promise.all([shop.call('POST', '/api/orders', body), rival?.(id)]);
    if (confirmed.statusCode === 201) {
      expect(other?.json().code).toBe('draft_placed');
      placed += 1;
    } else {
      expect([confirmed.statusCode, other?.statusCode]).toEqual([404, round % 3 === 1 ? 204 : 200]);
      await mert.call('DELETE', `/api/drafts/${id}`);
      for (const line of (await shop.call('GET', '/api/basket')).json<BasketItem[]>())
        await shop.call('DELETE', `/api/basket/${line.id}`);
    }
  }
  expect(await stockOf(portal.db, coat)).toBe(before - placed);
});

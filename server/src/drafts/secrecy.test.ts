import type { BasketItem } from '@toptan/contract/basket';
import type { Draft } from '@toptan/contract/drafts';
import type { Change } from '@toptan/contract/events';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, allCalls } from '../testing/calls.ts';
import { linkTo, offer, shownDraft } from '../testing/offers.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createPacked, createProduct, order, type Shop } from '../testing/trade.ts';

/** A shop learns by nothing that staff prepare an order for it. */

let portal: Portal;
let admin: Caller;
let shop: Shop;
let coat: string;
let placed: string;
let packId: string;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop()];
  coat = await createProduct(portal.db, { name: 'Kaban', stock: 30 });
  placed = (await order(shop, coat, 2)).id;
  ({ packId } = await createPacked(portal.db, admin));
  await addToBasket(shop, coat, 3);
});
afterAll(() => portal.close());

const { stringify } = JSON;

/** The answers to all reading calls of a shop, with their headers but for the time. */
async function everythingRead(): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const call of allCalls) {
    if (call.method !== 'GET' || call.access === 'admin' || call.stream || call.produces) continue;
    const ids = call.path.includes('/basket/') ? [shop.customerId] : [coat, placed];
    const addresses = ids.map(id => addressOf(call, id));
    if (call.path === '/api/orders' || call.path === '/api/products') addresses.push(`${call.path}?q=Kaban`);
    for (const [at, address] of addresses.entries()) {
      const { statusCode, headers, body } = await shop.call('GET', address);
      const { etag, 'x-total-count': total } = headers;
      read.set(`${call.path} ${at}`, stringify({ statusCode, etag, total, body }));
    }
  }
  return read;
}

/** Records the changes that the streams of a caller hear of. */
function listen({ userId, customerId }: Caller): Change[] {
  const heard: Change[] = [];
  const role = customerId === null ? 'admin' : 'shop';
  const nothing = () => undefined;
  portal.events.subscribe({
    session: { id: v7(), userId, role, customerId },
    changes: changes => heard.push(...changes),
    resync: nothing,
    signedOut: nothing,
    displaced: nothing,
  });
  return heard;
}

async function prepare(): Promise<string> {
  const { customerId } = shop;
  const { id: draftId } = (await admin.call('POST', '/api/drafts', { customerId })).json<Draft>();
  const line = await admin.call('POST', '/api/basket', { customerId, draftId, productId: coat, quantity: 5 });
  await admin.call('PUT', `/api/basket/${line.json().id}`, { quantity: 6 });
  await admin.call('POST', '/api/basket/packs', { customerId, draftId, packId, color: 'Black', packs: 2 });
  return draftId;
}

test('not by an answer, a count or an ETag', async () => {
  const before = await everythingRead();
  await prepare();
  expect(await everythingRead()).toEqual(before);
});

test('nor by anything that is left of it, once it is taken back or discarded', async () => {
  const before = await everythingRead();
  const draftId = await prepare();
  await offer(admin, shop, draftId, { notes: 'Bekliyor', overrideRules: true, overrideReason: 'Lansman' });
  expect(await everythingRead()).not.toEqual(before);
  await linkTo(admin, draftId);
  await admin.call('DELETE', `/api/drafts/${draftId}/offer`);
  expect(await everythingRead()).toEqual(before);
  const heard = listen(shop);
  await prepare();
  await linkTo(admin, draftId);
  await admin.call('DELETE', `/api/drafts/${draftId}`);
  await addToBasket(shop, coat);
  await expect.poll(() => heard).toContainEqual({ topic: 'basket' });
  expect(heard.filter(({ topic }) => topic !== 'basket')).toEqual([]);
});

test('it hears of what is offered to it, of each change and of its end, and no other shop does', async () => {
  const other = await portal.shop();
  const draftId = await prepare();
  const [heard, heardByOther] = [listen(shop), listen(other)];
  const hears = async (change: () => Promise<unknown>) => {
    heard.length = 0;
    await change();
    await expect.poll(() => heard).toContainEqual({ topic: 'drafts', id: draftId });
  };
  await hears(() => offer(admin, shop, draftId));
  const { items } = await shownDraft(admin, shop, draftId);
  await hears(() => admin.call('PUT', `/api/basket/${items[0]?.id}`, { quantity: 7 }));
  await hears(() => admin.call('DELETE', `/api/drafts/${draftId}/offer`));
  await hears(() => offer(admin, shop, draftId));
  await hears(() => admin.call('DELETE', `/api/drafts/${draftId}`));
  expect(heardByOther).toEqual([]);
});

test('not by a change on its screens, while staff hear of each', async () => {
  const [heardByShop, heardByStaff] = [listen(shop), listen(admin)];
  const draftId = await prepare();
  const topics = () => heardByStaff.map(({ topic, id }) => `${topic} ${id}`);
  await expect.poll(topics).toContain(`drafts ${draftId}`);
  await admin.call('DELETE', `/api/drafts/${draftId}`);
  // What the shop does hear of comes behind whatever came before.
  await addToBasket(shop, coat);
  await expect.poll(() => heardByShop).toContainEqual({ topic: 'basket' });
  expect(heardByShop.filter(({ topic }) => topic !== 'basket')).toEqual([]);
});

test('hears of what it has saved itself, and no other shop does', async () => {
  const other = await portal.shop();
  const [heard, heardByOther] = [listen(shop), listen(other)];
  const saved = await shop.call('POST', '/api/drafts/saved', { customerId: shop.customerId });
  const { id } = saved.json<Draft>();
  await expect.poll(() => heard).toContainEqual({ topic: 'drafts', id });
  expect(heardByOther).toEqual([]);
});

test('not by an error: a draft of staff is as missing as any', async () => {
  const { customerId } = shop;
  const draftId = await prepare();
  const lines: BasketItem[] = (
    await admin.call('GET', `/api/basket/${customerId}?draftId=${draftId}`)
  ).json();
  const line = lines[0]?.id ?? '';
  const packs = lines.find(({ basketPackId }) => basketPackId)?.basketPackId ?? '';
  const refused = async (draft: string, item: string, pack: string) => {
    const answers = [
      await shop.call('GET', `/api/drafts/${draft}`),
      await shop.call('DELETE', `/api/drafts/${draft}`),
      await shop.call('PUT', `/api/drafts/${draft}/basket`),
      await shop.call('GET', `/api/basket/${customerId}?draftId=${draft}`),
      await shop.call('GET', `/api/basket/${customerId}/check?draftId=${draft}`),
      await shop.call('POST', '/api/basket', { customerId, draftId: draft, productId: coat, quantity: 1 }),
      await shop.call('POST', '/api/orders', {
        customerId,
        draftId: draft,
        items: [{ productId: coat, quantity: 6 }],
      }),
      await shop.call('POST', '/api/basket/batch', {
        customerId,
        draftId: draft,
        rows: [{ ref: 'a', productId: coat, quantity: 1, mode: 'add' }],
      }),
      await shop.call('POST', '/api/basket/packs', {
        customerId,
        draftId: draft,
        packId,
        color: 'Black',
        packs: 1,
      }),
      await shop.call('GET', `/api/orders/${placed}/again?draftId=${draft}`),
      await shop.call('PUT', `/api/basket/${item}`, { quantity: 1 }),
      await shop.call('DELETE', `/api/basket/${item}`),
      await shop.call('PUT', `/api/basket/packs/${pack}`, { packs: 1 }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    return answers.map(({ body }) => body);
  };
  expect(await refused(draftId, line, packs)).toEqual(await refused(v7(), v7(), v7()));
  expect((await portal.anonymous.call('GET', `/api/drafts/${draftId}`)).statusCode).toBe(401);
  expect((await admin.call('GET', `/api/drafts/${draftId}`)).json().pieces).toBe(14);
});

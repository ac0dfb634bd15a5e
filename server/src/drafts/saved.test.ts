import type { BasketItem } from '@toptan/contract/basket';
import { type Draft, savedBasketsMax } from '@toptan/contract/drafts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addPacks, addToBasket, createPacked, createProduct, type Shop } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let coat: string;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  coat = await createProduct(portal.db, { name: 'Kaban' });
});
afterAll(() => portal.close());

const save = (shop: Shop, customerId = shop.customerId) =>
  shop.call('POST', '/api/drafts/saved', { customerId });
const take = (shop: Caller, id: string) => shop.call('PUT', `/api/drafts/${id}/basket`);
const savedOf = async (shop: Caller) => (await shop.call('GET', '/api/drafts')).json<Draft[]>();
const linesOf = async (shop: Caller) => (await shop.call('GET', '/api/basket')).json<BasketItem[]>();

test('a saved basket leaves the own one empty and comes back as it was, with its packs', async () => {
  const shop = await portal.shop();
  const { packId } = await createPacked(portal.db, admin, { name: 'Elbise' });
  await addToBasket(shop, coat, 3);
  await addPacks(shop, packId, 2);
  const before = await linesOf(shop);
  const answer = await save(shop);
  expect(answer.statusCode).toBe(201);
  const saved: Draft = answer.json();
  expect(saved).toMatchObject({ kind: 'saved', by: null, items: 4, pieces: 11, products: 2, order: null });
  expect(await linesOf(shop)).toEqual([]);
  expect((await savedOf(shop)).map(({ id }) => id)).toEqual([saved.id]);
  const read = await shop.call('GET', `/api/basket/${shop.customerId}?draftId=${saved.id}`);
  expect(read.json()).toEqual(before);
  expect((await take(shop, saved.id)).json()).toEqual({ saved: null });
  expect(await linesOf(shop)).toEqual(before);
  expect(await savedOf(shop)).toEqual([]);
  expect((await take(shop, saved.id)).statusCode).toBe(404);
});

test('taking a saved basket saves what lay in the own one, so that nothing is lost', async () => {
  const shop = await portal.shop();
  await addToBasket(shop, coat, 3);
  const first: Draft = (await save(shop)).json();
  await addToBasket(shop, coat, 5);
  const { saved } = (await take(shop, first.id)).json<{ saved: Draft }>();
  expect(saved).toMatchObject({ pieces: 5 });
  expect((await linesOf(shop)).map(({ quantity }) => quantity)).toEqual([3]);
  // The same call undoes it.
  await take(shop, saved.id);
  expect((await linesOf(shop)).map(({ quantity }) => quantity)).toEqual([5]);
  expect((await savedOf(shop)).map(({ pieces }) => pieces)).toEqual([3]);
});

test('an empty basket is not saved, and a shop saves so many at most, also at once', async () => {
  const shop = await portal.shop();
  expect((await save(shop)).json().code).toBe('basket_empty');
  for (let saved = 1; saved < savedBasketsMax; saved += 1) {
    await addToBasket(shop, coat);
    expect((await save(shop)).statusCode).toBe(201);
  }
  await addToBasket(shop, coat);
  const both = await Promise.all([save(shop), save(shop)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  await addToBasket(shop, coat);
  expect((await save(shop)).json().code).toBe('drafts_full');
  expect((await linesOf(shop)).length).toBe(1);
  const [last] = await savedOf(shop);
  expect((await take(shop, last?.id ?? '')).statusCode).toBe(200);
  expect(await savedOf(shop)).toHaveLength(savedBasketsMax);
});

test('what a shop has saved is its own: neither another shop nor staff reach it', async () => {
  const [shop, other] = [await portal.shop(), await portal.shop()];
  const { customerId } = shop;
  const line = await addToBasket(shop, coat, 2);
  const { id: draftId }: Draft = (await save(shop)).json();
  for (const caller of [other, admin]) {
    const answers = await Promise.all([
      caller.call('GET', `/api/drafts/${draftId}`),
      caller.call('DELETE', `/api/drafts/${draftId}`),
      caller.call('GET', `/api/basket/${customerId}?draftId=${draftId}`),
      caller.call('POST', '/api/basket', { customerId, draftId, productId: coat, quantity: 1 }),
      caller.call('PUT', `/api/basket/${line.id}`, { quantity: 9 }),
      caller.call('DELETE', `/api/basket/${line.id}`),
      caller.call('POST', '/api/orders', { customerId, draftId, items: [{ productId: coat, quantity: 2 }] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404));
    expect((await savedOf(caller)).filter(({ id }) => id === draftId)).toEqual([]);
  }
  expect((await take(other, draftId)).statusCode).toBe(404);
  expect((await save(other, customerId)).statusCode).toBe(404);
  expect((await take(admin, draftId)).statusCode).toBe(403);
  // The shop puts it into its basket before it orders.
  const items = [{ productId: coat, quantity: 2 }];
  expect((await shop.call('POST', '/api/orders', { customerId, draftId, items })).statusCode).toBe(404);
  expect((await shop.call('DELETE', `/api/drafts/${draftId}`)).statusCode).toBe(204);
  expect(await savedOf(shop)).toEqual([]);
});

import type { BasketItem } from '@toptan/contract/basket';
import type { Draft } from '@toptan/contract/drafts';
import type { Order, OrderSummary } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { stockPools } from '../../db/schema-goods.ts';
import { type AnotherServer, startAnother } from '../../testing/another-server.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  createPacked,
  createProduct,
  order,
  type Shop,
  stockOf,
} from '../../testing/trade.ts';

let portal: Portal;
let mert: Caller;
let zeynep: Caller;
let second: AnotherServer;
beforeAll(async () => {
  portal = await startPortal();
  second = await startAnother(portal);
  [mert, zeynep] = [await portal.admin({ username: 'mert01' }), await portal.admin({ username: 'zey' })];
  await mert.call('PUT', `/api/staff/${mert.userId}`, { displayName: 'Mert Aydın' });
});
afterAll(async () => {
  await second.close();
  await portal.close();
});

const open = async ({ customerId }: Shop, by = mert): Promise<Draft> =>
  (await by.call('POST', '/api/drafts', { customerId })).json();

async function add(
  { customerId }: Shop,
  draftId: string,
  productId: string,
  quantity = 1,
): Promise<BasketItem> {
  const answer = await mert.call('POST', '/api/basket', { customerId, draftId, productId, quantity });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

const linesOf = async ({ customerId }: Shop, draftId?: string) =>
  (await mert.call('GET', `/api/basket/${customerId}${draftId ? `?draftId=${draftId}` : ''}`)).json<
    BasketItem[]
  >();

/** Places everything that lies in a draft. */
async function placeDraft(
  shop: Shop,
  draftId: string,
  { by = mert, ...more }: { by?: Caller; [field: string]: unknown } = {},
) {
  const items = await linesOf(shop, draftId);
  return by.call('POST', '/api/orders', { customerId: shop.customerId, draftId, items, ...more });
}

/** A draft of these pieces. */
async function drafted(shop: Shop, productId: string, quantity = 1): Promise<string> {
  const { id } = await open(shop);
  await add(shop, id, productId, quantity);
  return id;
}

test('a placed draft is the order of the shop, which says who placed it; its own basket stays', async () => {
  const shop = await portal.shop({ name: 'Atlas' });
  const coat = await createProduct(portal.db, { stock: 10 });
  const { packId } = await createPacked(portal.db, mert, {});
  await addToBasket(shop, coat, 2);
  await addPacks(shop, packId);
  const before = await linesOf(shop);
  const draftId = await drafted(shop, coat, 4);
  await mert.call('POST', '/api/basket/packs', {
    customerId: shop.customerId,
    draftId,
    packId,
    color: 'White',
    packs: 1,
  });
  const answer = await placeDraft(shop, draftId, { notes: 'Öğleden sonra' });
  expect(answer.statusCode).toBe(201);
  const placed: Order = answer.json();
  const placedBy = { via: 'staff', name: 'Mert Aydın' };
  expect(placed).toMatchObject({
    customerId: shop.customerId,
    placedBy,
    overrideReason: null,
    notes: 'Öğleden sonra',
  });
  expect(placed.orderItems).toHaveLength(4);
  expect(await linesOf(shop)).toEqual(before);
  expect(await stockOf(portal.db, coat)).toBe(6);
  const own = (await shop.call('GET', `/api/orders/${placed.id}`)).json<Order>();
  expect(own).toMatchObject({ placedBy, overrideReason: null });
  const [row] = (await shop.call('GET', '/api/orders?view=summary')).json<OrderSummary[]>();
  expect(row).toMatchObject({ id: placed.id, placedBy });
  const asRead = (await mert.call('GET', `/api/orders/${placed.id}`)).json();
  expect(asRead).toEqual({ ...placed, makers: [] });
  const draft = (await mert.call('GET', `/api/drafts/${draftId}`)).json<Draft>();
  expect(draft).toMatchObject({ items: 0, order: { id: placed.id, orderNumber: placed.orderNumber } });
  expect((await open(shop)).id).not.toBe(draftId);
});

test('an order that the shop places names nobody, and one of staff without a name the portal', async () => {
  const shop = await portal.shop();
  const coat = await createProduct(portal.db);
  expect(await order(shop, coat)).toMatchObject({ placedBy: null });
  const draftId = await drafted(shop, coat);
  const placed = (await placeDraft(shop, draftId, { by: zeynep })).json<Order>();
  expect(placed.placedBy).toEqual({ via: 'staff', name: 'Toptan' });
  expect(JSON.stringify((await shop.call('GET', '/api/orders')).json())).not.toContain('zey');
  // Staff who order from the shop's own basket have placed the order as well.
  await addToBasket(shop, coat, 3);
  const body = { customerId: shop.customerId, items: await linesOf(shop) };
  expect((await mert.call('POST', '/api/orders', body)).json().placedBy.name).toBe('Mert Aydın');
});

test('two who place one draft at once make one order, and the other reads its number, round after round', async () => {
  const shop = await portal.shop();
  const coat = await createProduct(portal.db, { stock: 2 * inject('rounds') + 50 });
  for (let round = 0; round < inject('rounds'); round += 1) {
    const draftId = await drafted(shop, coat, 2);
    const items = await linesOf(shop, draftId);
    const body = { customerId: shop.customerId, draftId, items };
    const answers = await Promise.all(
      [mert, second.as(zeynep)].map(by => by.call('POST', '/api/orders', body)),
    );
    const [placed, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const current = placed?.json().orderNumber;
    expect(refused?.json()).toMatchObject({ code: 'draft_placed', fields: [{ path: 'draftId', current }] });
    const late = await mert.call('POST', '/api/basket', {
      ...body,
      items: undefined,
      productId: coat,
      quantity: 1,
    });
    expect(late.json()).toMatchObject({ code: 'draft_placed', fields: [{ current }] });
    expect((await mert.call('DELETE', `/api/drafts/${draftId}`)).json().code).toBe('draft_placed');
  }
  expect(await stockOf(portal.db, coat)).toBe(50);
});

test('a repeated call with its key is the same order', async () => {
  const shop = await portal.shop();
  const draftId = await drafted(shop, await createProduct(portal.db));
  const body = { customerId: shop.customerId, draftId, items: await linesOf(shop, draftId) };
  const key = { 'idempotency-key': v7() };
  const first = await mert.call('POST', '/api/orders', body, key);
  expect((await mert.call('POST', '/api/orders', body, key)).body).toBe(first.body);
});

test('of shop and staff who order the last pieces at once one gets them, and no line is lost, round after round', async () => {
  const shop = await portal.shop();
  const coat = await createProduct(portal.db, { supply: 'stock_only' });
  const there = second.as(mert);
  for (let round = 0; round < inject('rounds'); round += 1) {
    await portal.db.update(stockPools).set({ quantity: 5 }).where(eq(stockPools.productId, coat));
    const own = await addToBasket(shop, coat, 4);
    const draftId = await drafted(shop, coat, 4);
    const [byShop, byStaff] = await Promise.all([
      shop.call('POST', '/api/orders', { customerId: shop.customerId, items: [own] }),
      placeDraft(shop, draftId, { by: there }),
    ]);
    expect([byShop.statusCode, byStaff.statusCode].sort()).toEqual([201, 409]);
    const isOfShop = byShop.statusCode === 201;
    expect((isOfShop ? byStaff : byShop).json().code).toBe('stock_short');
    expect(await stockOf(portal.db, coat)).toBe(1);
    const left = [await linesOf(shop), await linesOf(shop, draftId)];
    expect(left.map(lines => lines.map(({ quantity }) => quantity))).toEqual(
      isOfShop ? [[], [4]] : [[4], []],
    );
    const rest = isOfShop ? `/api/drafts/${draftId}` : `/api/basket/${own.id}`;
    expect((await mert.call('DELETE', rest)).statusCode).toBe(204);
  }
});

test('a draft becomes one order: lines that a colleague has added meanwhile are not left behind', async () => {
  const shop = await portal.shop();
  const [coat, hat] = [await createProduct(portal.db), await createProduct(portal.db)];
  const draftId = await drafted(shop, coat);
  const items = await linesOf(shop, draftId);
  await add(shop, draftId, hat);
  const refused = await mert.call('POST', '/api/orders', { customerId: shop.customerId, draftId, items });
  expect(refused.json()).toMatchObject({ code: 'basket_changed', fields: [{ path: 'items' }] });
  expect(await linesOf(shop, draftId)).toHaveLength(2);
});

test('staff place against a rule with a reason, which the shop does not read', async () => {
  const shop = await portal.shop();
  const coat = await createProduct(portal.db);
  await mert.call('POST', '/api/terms', { kind: 'quantity', customerId: shop.customerId, min: 12 });
  const draftId = await drafted(shop, coat, 3);
  expect((await placeDraft(shop, draftId)).json().code).toBe('rules_unmet');
  for (const [overrideReason, code] of [
    [undefined, 'required'],
    ['   ', 'required'],
    ['x'.repeat(301), 'too_long'],
  ]) {
    const refused = await placeDraft(shop, draftId, { overrideRules: true, overrideReason });
    expect(refused.json().fields).toMatchObject([{ path: 'overrideReason', code }]);
  }
  const alone = await placeDraft(shop, draftId, { overrideReason: 'Açılış' });
  expect(alone.json().fields).toMatchObject([{ path: 'overrideRules' }]);
  const placed = await placeDraft(shop, draftId, { overrideRules: true, overrideReason: 'Açılış siparişi' });
  expect(placed.json()).toMatchObject({ overrideReason: 'Açılış siparişi' });
  const { id } = placed.json<Order>();
  for (const address of [`/api/orders/${id}`, '/api/orders', '/api/orders?view=summary'])
    expect((await shop.call('GET', address)).body).not.toContain('Açılış');
  expect((await mert.call('GET', '/api/orders?view=summary')).body).toContain('Açılış siparişi');
  await addToBasket(shop, coat, 3);
  const items = (await shop.call('GET', '/api/basket')).json();
  const own = { customerId: shop.customerId, items, overrideRules: true, overrideReason: 'Ben' };
  expect((await shop.call('POST', '/api/orders', own)).statusCode).toBe(403);
});

test('no reason orders what stock lacks, what is closed, or for a deactivated shop', async () => {
  const shop = await portal.shop();
  const override = { overrideRules: true, overrideReason: 'Söz verdik' };
  const short = await createProduct(portal.db, { stock: 1, supply: 'stock_only' });
  const draftId = await drafted(shop, short, 2);
  expect((await placeDraft(shop, draftId, override)).json().code).toBe('stock_short');
  const [line] = await linesOf(shop, draftId);
  await mert.call('DELETE', `/api/basket/${line?.id}`);
  const coat = await createProduct(portal.db, { stock: 5 });
  await add(shop, draftId, coat);
  await mert.call('PUT', `/api/products/${coat}/variants`, { variants: [{ isActive: false }] });
  expect((await placeDraft(shop, draftId, override)).json().code).toBe('product_unavailable');
  await mert.call('PUT', `/api/products/${coat}/variants`, { variants: [{ isActive: true }] });
  await mert.call('PUT', `/api/customers/${shop.customerId}`, { isActive: false });
  expect((await placeDraft(shop, draftId, override)).json().code).toBe('customer_inactive');
});

test('where staff prepare orders alone, they place none, and a shop goes on', async () => {
  const shop = await portal.shop();
  const coat = await createProduct(portal.db);
  const draftId = await drafted(shop, coat);
  const version = async () => (await mert.call('GET', '/api/settings')).json().version;
  await mert.call('PUT', '/api/settings', { version: await version(), staffOrders: 'offer' });
  expect((await placeDraft(shop, draftId)).statusCode).toBe(403);
  expect(await linesOf(shop, draftId)).toHaveLength(1);
  expect(await order(shop, coat)).toMatchObject({ placedBy: null });
  await mert.call('PUT', '/api/settings', { version: await version(), staffOrders: 'place' });
  expect((await placeDraft(shop, draftId)).statusCode).toBe(201);
});

test('a draft goes with the order that it became', async () => {
  const shop = await portal.shop();
  const draftId = await drafted(shop, await createProduct(portal.db));
  const { id } = (await placeDraft(shop, draftId)).json<Order>();
  expect((await mert.call('DELETE', `/api/orders/${id}`)).statusCode).toBe(204);
  expect((await mert.call('GET', `/api/drafts/${draftId}`)).statusCode).toBe(404);
});

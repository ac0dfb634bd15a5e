import type { BasketItem } from '@toptan/contract/basket';
import type { Draft } from '@toptan/contract/drafts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createPacked, createProduct, type Shop } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let colleague: Caller;
let atlas: Shop;
let lale: Shop;
let coat: string;
beforeAll(async () => {
  portal = await startPortal();
  [admin, colleague] = [await portal.admin(), await portal.admin({ username: 'zeynep' })];
  [atlas, lale] = [await portal.shop({ name: 'Atlas' }), await portal.shop({ name: 'Lale' })];
  coat = await createProduct(portal.db, { name: 'Kaban', stock: 900 });
});
afterAll(() => portal.close());

const open = async ({ customerId }: Shop, by = admin): Promise<Draft> =>
  (await by.call('POST', '/api/drafts', { customerId })).json();
const read = async (id: string, by = admin): Promise<Draft> =>
  (await by.call('GET', `/api/drafts/${id}`)).json();
const add = (
  { customerId }: Shop,
  draftId: string,
  { by = admin, productId = coat, quantity = 1 }: { by?: Caller; productId?: string; quantity?: number } = {},
) => by.call('POST', '/api/basket', { customerId, draftId, productId, quantity });
const linesOf = async ({ customerId }: Shop, draftId?: string, by = admin): Promise<BasketItem[]> =>
  (await by.call('GET', `/api/basket/${customerId}${draftId ? `?draftId=${draftId}` : ''}`)).json();
const codeOf = async (answer: ReturnType<Caller['call']>) => (await answer).json().code;

test('a member of staff has one open draft for a shop, which says what lies in it', async () => {
  const [first, second] = await Promise.all([open(atlas), open(atlas)]);
  expect(first.id).toBe(second.id);
  expect(first).toMatchObject({
    kind: 'staff',
    items: 0,
    pieces: 0,
    subtotal: '0.00',
    pictures: [],
    order: null,
    customer: { id: atlas.customerId, companyName: 'Atlas', isActive: true, processingFee: '25.00' },
    by: { id: admin.userId, name: admin.username },
  });
  expect((await open(atlas, colleague)).id).not.toBe(first.id);
  await colleague.call('PUT', `/api/staff/${admin.userId}`, { displayName: 'Mert Aydın' });
  const blouse = await createProduct(portal.db, { name: 'Bluz', price: '19.90' });
  await add(atlas, first.id, { quantity: 3 });
  await add(atlas, first.id, { productId: blouse, quantity: 2 });
  const { packId } = await createPacked(portal.db, admin, { name: 'Elbise', price: '10.00' });
  const { customerId } = atlas;
  const packs = { customerId, draftId: first.id, packId, color: 'Black', packs: 2 };
  expect((await admin.call('POST', '/api/basket/packs', packs)).statusCode).toBe(201);
  const now = await read(first.id, colleague);
  expect(now).toMatchObject({ by: { name: 'Mert Aydın' }, items: 5, pieces: 13, products: 3 });
  expect(now.pictures.map(({ name }) => name)).toEqual(['Kaban', 'Bluz', 'Elbise']);
  expect(now.changedAt > first.changedAt).toBe(true);
  const quote = (await admin.call('GET', `/api/basket/${customerId}/check?draftId=${first.id}`)).json();
  expect(now.subtotal).toBe(quote.subtotal);
});

test('a draft counts the products whose price has changed since', async () => {
  const shop = await portal.shop();
  const { id } = await open(shop);
  const productId = await createProduct(portal.db, { price: '10.00' });
  await add(shop, id, { productId, quantity: 2 });
  expect(await read(id)).toMatchObject({ pricesChanged: 0, subtotal: '20.00' });
  const prices = { products: [{ productId, price: '10.00' }], change: 1000 };
  expect((await admin.call('POST', '/api/products/batch/prices', prices)).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ pricesChanged: 1, subtotal: '22.00' });
});

test('what is added by turns for two shops lies in the draft of each, and in no own basket', async () => {
  await addToBasket(atlas, coat, 7);
  const before = [await linesOf(atlas), await linesOf(lale)];
  const [one, other] = [await open(atlas, colleague), await open(lale, colleague)];
  for (const quantity of [1, 2, 3]) {
    await add(atlas, one.id, { by: colleague, quantity });
    await add(lale, other.id, { by: colleague, quantity: quantity * 10 });
  }
  expect((await linesOf(atlas, one.id)).map(({ quantity }) => quantity)).toEqual([6]);
  expect((await linesOf(lale, other.id)).map(({ quantity }) => quantity)).toEqual([60]);
  expect([await linesOf(atlas), await linesOf(lale)]).toEqual(before);
  // The draft of one shop is none of the other.
  expect((await add(lale, one.id)).statusCode).toBe(404);
  expect(await codeOf(admin.call('GET', `/api/basket/${lale.customerId}?draftId=${one.id}`))).toBe(
    'not_found',
  );
  expect(await codeOf(admin.call('GET', `/api/basket/${lale.customerId}/check?draftId=${one.id}`))).toBe(
    'not_found',
  );
});

test('a line of a draft is set and removed with the draft as the quote', async () => {
  const shop = await portal.shop();
  await addToBasket(shop, coat, 4);
  const { id } = await open(shop);
  const line: BasketItem = (await add(shop, id, { quantity: 2 })).json();
  const set = await colleague.call('PUT', `/api/basket/${line.id}?quote=true`, { quantity: 5 });
  expect(set.json()).toMatchObject({ answer: { quantity: 5 }, quote: { subtotal: '500.00' } });
  const { customerId } = shop;
  const row = { ref: 'a', productId: coat, quantity: 6, mode: 'set' };
  const batch = { customerId, draftId: id, rows: [row] };
  const batched = await admin.call('POST', '/api/basket/batch?quote=true', batch);
  expect(batched.json()).toMatchObject({ answer: { applied: true }, quote: { subtotal: '600.00' } });
  const removed = await admin.call('DELETE', `/api/basket/${line.id}?quote=true`);
  expect(removed.json().quote.lines).toEqual([]);
  expect((await linesOf(shop)).map(({ quantity }) => quantity)).toEqual([4]);
});

test('staff go on with a colleague’s draft and discard it; what is gone is gone everywhere', async () => {
  const shop = await portal.shop();
  const { id } = await open(shop);
  await add(shop, id, { by: colleague });
  const listed = (await colleague.call('GET', `/api/drafts?customerId=${shop.customerId}`)).json<Draft[]>();
  expect(listed.map(draft => draft.id)).toEqual([id]);
  expect((await colleague.call('DELETE', `/api/drafts/${id}`)).statusCode).toBe(204);
  for (const gone of [id, v7(), shop.customerId]) {
    expect(await codeOf(admin.call('GET', `/api/drafts/${gone}`))).toBe('not_found');
    expect(await codeOf(admin.call('DELETE', `/api/drafts/${gone}`))).toBe('not_found');
    expect(await codeOf(add(shop, gone))).toBe('not_found');
    expect(await codeOf(admin.call('GET', `/api/basket/${shop.customerId}?draftId=${gone}`))).toBe(
      'not_found',
    );
  }
  expect(await linesOf(shop)).toEqual([]);
});

test('drafts are listed in pages, those first that changed last', async () => {
  const ids: string[] = [];
  for (const name of ['Bir', 'İki', 'Üç']) ids.push((await open(await portal.shop({ name }))).id);
  const first = await admin.call('GET', '/api/drafts?limit=2');
  expect(first.json<Draft[]>().map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
  const rest = (await admin.call('GET', next)).json<Draft[]>().map(({ id }) => id);
  expect(rest[0]).toBe(ids[0]);
  const all = (await admin.call('GET', '/api/drafts')).json<Draft[]>();
  expect(Number(first.headers['x-total-count'])).toBe(all.length);
  expect((await admin.call('GET', '/api/drafts?cursor=x')).statusCode).toBe(400);
});

test('no draft begins for a deactivated shop, and one that is there stays readable', async () => {
  const shop = await portal.shop();
  const { id } = await open(shop);
  await admin.call('PUT', `/api/customers/${shop.customerId}`, { isActive: false });
  expect((await read(id)).customer.isActive).toBe(false);
  expect((await open(shop)).id).toBe(id);
  expect(await codeOf(add(shop, id))).toBe('customer_inactive');
  await admin.call('DELETE', `/api/drafts/${id}`);
  expect(await codeOf(admin.call('POST', '/api/drafts', { customerId: shop.customerId }))).toBe(
    'customer_inactive',
  );
  expect(await codeOf(admin.call('POST', '/api/drafts', { customerId: v7() }))).toBe('not_found');
});

test('a draft stays, with its name, when its owner is deactivated', async () => {
  const leaving = await portal.admin({ username: 'giden' });
  const { id } = await open(lale, leaving);
  await admin.call('PUT', `/api/staff/${leaving.userId}`, { isActive: false });
  expect(await read(id)).toMatchObject({ by: { id: leaving.userId, name: 'giden' } });
});

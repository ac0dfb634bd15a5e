import type { Collection } from '@toptan/contract/catalog/collections';
import type { Product } from '@toptan/contract/catalog/products';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collections } from '../../db/schema-collections.ts';
import { products } from '../../db/schema-goods.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Caller;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop()];
});
afterAll(() => portal.close());

let goods: string[];
beforeEach(async () => {
  await portal.db.delete(collections);
  await portal.db.delete(products);
  goods = [];
  for (const name of ['one', 'two', 'three']) goods.push(await createProduct(portal.db, { name }));
});

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();

const body = (more: object = {}) => ({
  name: 'Friday',
  translations: { tr: 'Cuma' },
  productIds: goods,
  startsAt: inHours(-1),
  endsAt: null,
  ...more,
});

const create = async (more: object = {}) =>
  (await admin.call('POST', '/api/collections', body(more))).json<Collection>();

const seen = async (caller: Caller) => (await caller.call('GET', '/api/collections')).json<Collection[]>();

async function namesIn(caller: Caller, query: string): Promise<string[]> {
  const answer = await caller.call('GET', `/api/products?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Product[]>().map(({ name }) => name);
}

test('a shop finds the goods of a collection in its order, page by page', async () => {
  const { id } = await create({ productIds: [goods[1], goods[2], goods[0], goods[1]] });
  expect(await namesIn(shop, `collection=${id}`)).toEqual(['two', 'three', 'one']);
  const first = await shop.call('GET', `/api/products?collection=${id}&limit=2`);
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await shop.call('GET', next)).json<Product[]>().map(({ name }) => name)).toEqual(['one']);
  expect(await namesIn(shop, `collection=${id}&q=three`)).toEqual(['three']);
  const counts = (await shop.call('GET', `/api/products/counts?collection=${id}`)).json();
  expect(counts).toMatchObject({ total: 3, shown: { all: 3 } });
});

test('a collection that two people delete at once is deleted once', async () => {
  const { id } = await create();
  const answers = await Promise.all([1, 2].map(() => admin.call('DELETE', `/api/collections/${id}`)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
});

describe('a shop does not find', () => {
  test.each([
    ['a collection without a beginning', 'hidden', { startsAt: null }],
    ['one that begins later', 'waiting', { startsAt: inHours(1) }],
    ['one that is over', 'over', { startsAt: inHours(-2), endsAt: inHours(-1) }],
  ] as const)('%s', async (_what, state, more) => {
    const { id, ...created } = await create(more);
    expect(created).toMatchObject({ state, products: 3, version: 1 });
    expect(await seen(shop)).toEqual([]);
    expect((await shop.call('GET', `/api/collections/${id}`)).statusCode).toBe(404);
    expect(await namesIn(shop, `collection=${id}`)).toEqual([]);
    expect(await namesIn(admin, `collection=${id}`)).toEqual(['one', 'two', 'three']);
  });

  test('goods that are hidden, nor a collection of such goods', async () => {
    const { id } = await create();
    await admin.call('POST', '/api/products/batch/fields', { productIds: [goods[0]], isActive: false });
    expect(await seen(shop)).toMatchObject([{ id, products: 2 }]);
    expect(await namesIn(shop, `collection=${id}`)).toEqual(['two', 'three']);
    const until = { productIds: goods, sellsFrom: inHours(1) };
    await admin.call('POST', '/api/products/batch/fields', until);
    expect(await seen(shop)).toEqual([]);
    expect(await seen(admin)).toMatchObject([{ id, products: 3 }]);
  });

  test('goods of a collection that does not exist', async () => {
    expect(await namesIn(shop, `collection=${v7()}`)).toEqual([]);
  });
});

test('collections come by their beginning, the last one first, page by page', async () => {
  for (const [name, startsAt] of [
    ['old', inHours(-9)],
    ['never', null],
    ['new', inHours(-1)],
  ])
    await create({ name, startsAt });
  const names = (rows: Collection[]) => rows.map(({ name }) => name);
  expect(names(await seen(admin))).toEqual(['never', 'new', 'old']);
  expect(names(await seen(shop))).toEqual(['new', 'old']);
  const first = await admin.call('GET', '/api/collections?limit=1');
  expect(first.headers['x-total-count']).toBe('3');
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect(names((await admin.call('GET', next)).json())).toEqual(['new']);
});

test('a change leaves what it does not name', async () => {
  const { id } = await create();
  const changed = await admin.call('PUT', `/api/collections/${id}`, { isShowcased: true });
  expect(changed.json()).toMatchObject({ isShowcased: true, products: 3, name: 'Friday' });
});

test('two forms of one collection: changes of different fields both stay, and of one field the second is told of the first', async () => {
  const { id, name, translations, startsAt, endsAt, isShowcased } = await create();
  const known = { name, translations, startsAt, endsAt, isShowcased, productIds: goods };
  const change = (named: object) => admin.call('PUT', `/api/collections/${id}`, { ...named, known });
  const fewer = goods.slice(1);
  expect((await change({ productIds: fewer })).statusCode).toBe(200);
  const beside = await change({ name: 'Saturday' });
  const productsOfOther = {
    path: 'productIds',
    code: 'changed',
    current: JSON.stringify(fewer),
    by: expect.stringMatching(/^admin/),
  };
  expect(beside.json()).toMatchObject({ name: 'Saturday', products: 2, meanwhile: [productsOfOther] });
  const refused = await change({ productIds: goods.slice(0, 1) });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'changed_meanwhile', fields: [{ path: 'name', current: '"Saturday"' }, productsOfOther] },
  ]);
  expect(await namesIn(shop, `collection=${id}`)).toEqual(['two', 'three']);
});

test('of two changes of one version, the second is refused', async () => {
  const { id } = await create();
  const change = (name: string) => admin.call('PUT', `/api/collections/${id}`, body({ name, version: 1 }));
  const answers = await Promise.all([change('first'), change('second')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('changed_meanwhile');
  expect((await admin.call('GET', `/api/collections/${id}`)).json()).toMatchObject({ version: 2 });
});

test.each([
  ['startsAt after its end', { startsAt: inHours(2), endsAt: inHours(1) }, 'endsAt'],
  ['a product that does not exist', { productIds: [v7()] }, 'productIds'],
  ['more than 200 products', { productIds: Array.from({ length: 201 }, () => v7()) }, 'productIds'],
  ['no name', { name: ' ' }, 'name'],
])('%s is refused beside its field', async (_what, more, path) => {
  const refused = await admin.call('POST', '/api/collections', body(more));
  expect([refused.statusCode, refused.json().fields?.[0]?.path]).toEqual([400, path]);
  expect(await seen(admin)).toEqual([]);
});

test('the filters and the dashboard of a shop name the collections that are open to it, and say nothing where there are none', async () => {
  const counts = async () => (await shop.call('GET', '/api/products/counts')).json();
  const stats = async () => (await shop.call('GET', '/api/stats')).json();
  await create({ startsAt: inHours(1) });
  expect(Object.keys(await counts())).not.toContain('collections');
  expect(Object.keys(await stats())).not.toContain('collections');
  const { id } = await create();
  await admin.call('POST', '/api/products/batch/fields', { productIds: [goods[0]], isActive: false });
  expect((await counts()).collections).toEqual([
    { id, name: 'Friday', translations: { tr: 'Cuma' }, products: 2 },
  ]);
  expect(await stats()).toMatchObject({ collections: 1 });
});

test('deleting a collection leaves its products, and a deleted product leaves its collection', async () => {
  const { id } = await create();
  await admin.call('DELETE', `/api/products/${goods[0]}`);
  expect(await seen(shop)).toMatchObject([{ products: 2 }]);
  expect((await admin.call('DELETE', `/api/collections/${id}`)).statusCode).toBe(204);
  expect(await namesIn(shop, '')).toEqual(['three', 'two']);
});

test('a beginning of the sale behind its end is refused for that product alone', async () => {
  await portal.db.update(products).set({ sellsUntil: inHours(1) });
  const results = await admin.call('POST', '/api/products/batch/fields', {
    productIds: goods.slice(0, 1),
    sellsFrom: inHours(2),
  });
  expect(results.json()).toMatchObject([{ state: 'refused', error: { fields: [{ path: 'sellsFrom' }] } }]);
});

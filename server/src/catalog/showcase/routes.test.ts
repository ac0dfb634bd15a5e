import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let coat: string;
let shoe: string;
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://toptan.example' });
  admin = await portal.admin();
  coat = await createProduct(portal.db, { name: 'Kaban', category: 'CLOTHING' });
  shoe = await createProduct(portal.db, { name: 'Bot', category: 'SHOES' });
  await createProduct(portal.db, { name: 'Saklı', isActive: false });
});
afterAll(() => portal.close());

const set = async (change: object) => {
  const { version } = (await admin.call('GET', '/api/settings')).json();
  expect((await admin.call('PUT', '/api/settings', { version, ...change })).statusCode).toBe(200);
};
const get = (url: string) => portal.anonymous.call('GET', url);
const shown = async (query = '') =>
  (await get(`/api/showcase?${query}`)).json().products.map(({ id }: { id: string }) => id);
const addCollection = async (more: object) => {
  const startsAt = new Date(Date.now() - 1_000).toISOString();
  const body = { name: 'Cuma', translations: {}, productIds: [coat], startsAt, endsAt: null, ...more };
  return (await admin.call('POST', '/api/collections', body)).json().id;
};

test('as shipped there is no showcase and nothing speaks of one', async () => {
  const addresses = ['/api/showcase', '/api/showcase/filters', `/api/showcase/${coat}`, '/robots.txt'];
  for (const url of addresses) expect((await get(url)).statusCode, url).toBe(404);
  expect((await get('/api/settings/portal')).json().showcase).toBe('off');
});

test('all goods for sale are in it, newest first, page by page, without numbers', async () => {
  await set({ showcase: 'all' });
  expect(await shown()).toEqual([shoe, coat]);
  expect(await shown('category=SHOES')).toEqual([shoe]);
  const first = await get('/api/showcase?limit=1');
  expect(first.headers).not.toHaveProperty('x-total-count');
  const { next, products } = first.json();
  expect(products).toMatchObject([{ id: shoe, name: 'Bot' }]);
  expect((await get(`/api/showcase?limit=1&cursor=${next}`)).json()).toMatchObject({
    ...{ products: [{ id: coat }], next: null },
  });
  expect((await get(`/api/showcase/${coat}`)).json()).toMatchObject({ id: coat, name: 'Kaban' });
  expect((await get('/api/showcase?limit=41')).statusCode).toBe(400);
});

test('or those of open collections that staff have chosen', async () => {
  await set({ showcase: 'collections' });
  await addCollection({ productIds: [shoe] });
  await addCollection({ productIds: [shoe], startsAt: null, isShowcased: true });
  expect(await shown()).toEqual([]);
  const chosen = await addCollection({ name: 'Vitrin', isShowcased: true });
  expect(await shown()).toEqual([coat]);
  expect(await shown(`collection=${chosen}`)).toEqual([coat]);
  expect((await get(`/api/showcase/${shoe}`)).statusCode).toBe(404);
  expect((await get('/api/showcase/filters')).json().collections).toMatchObject([
    { id: chosen, name: 'Vitrin' },
  ]);
});

test('search engines are kept out unless the wholesaler lets them in', async () => {
  await set({ showcase: 'all' });
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  await set({ isShowcaseIndexed: true });
  expect((await get('/robots.txt')).body).toContain('Allow: /showcase\n');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../db/schema-goods.ts';
import { newPicture, productForm } from '../../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let coat: string;
let shoe: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toptan-showcase-'));
  await writeFile(join(folder, 'index.html'), '<html lang="en"><head><title>Toptan</title></head></html>');
  portal = await startPortal({ PUBLIC_URL: 'https://toptan.example' }, folder);
  admin = await portal.admin();
  coat = await createProduct(portal.db, { name: 'Kaban', category: 'CLOTHING' });
  shoe = await createProduct(portal.db, { name: 'Bot', category: 'SHOES' });
  await createProduct(portal.db, { name: 'Saklı', isActive: false });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

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
    products: [{ id: coat }],
    next: null,
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

test('its pages say what they are in their first HTML, escaped, and only where it is open', async () => {
  await set({ showcase: 'all', isShowcaseIndexed: false, name: 'Yıldız & Oğlu', languages: ['tr', 'en'] });
  const form = productForm({ name: 'Ceket', price: '1.00', description: 'Yün <b>' }, await newPicture());
  const { id, imageUrl } = (await admin.call('POST', '/api/products', form)).json();
  const name = 'Ceket \u202egpj.exe "$&';
  await portal.db.update(products).set({ name }).where(eq(products.id, id));
  const list = await get('/showcase');
  expect(list.headers['x-robots-tag']).toBe('noindex');
  expect(list.body).toContain('<title>Yıldız &amp; Oğlu: Vitrin</title>');
  expect(list.body).toContain('content="Fiyat ve stok, onaylı mağazalar içindir."');
  expect(list.body).not.toContain('rel="canonical"');
  await set({ isShowcaseIndexed: true });
  const page = await get(`/showcase/${id}`);
  expect(page.headers).not.toHaveProperty('x-robots-tag');
  expect(page.body).toContain('<title>Ceket gpj.exe &quot;$&amp; | Yıldız &amp; Oğlu</title>');
  expect(page.body).toContain('<meta name="description" content="Yün &lt;b&gt;">');
  expect(page.body).toContain(`<meta property="og:image" content="https://toptan.example${imageUrl}">`);
  expect(page.body).toContain(`<link rel="canonical" href="https://toptan.example/showcase/${id}">`);
  await portal.db.update(products).set({ isActive: false }).where(eq(products.id, id));
  expect((await get(`/showcase/${id}`)).body).not.toContain('Ceket');
  await set({ showcase: 'off' });
  expect((await get('/showcase')).body).not.toContain('Vitrin');
});

test('whoever reads all of it is slowed down, and searches nothing', async () => {
  await set({ showcase: 'all' });
  expect((await get('/api/showcase?q=kaban')).json().fields).toMatchObject([{ path: 'q' }]);
  const read = (url: string) => portal.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.9' });
  const addresses = ['/api/showcase?limit=1', `/api/showcase/${coat}`, '/api/showcase/filters'];
  for (let times = 0; times < 300; times++) await read(addresses[times % 3] ?? '');
  for (const url of addresses) expect((await read(url)).statusCode, url).toBe(429);
  expect((await get('/api/showcase')).statusCode, 'nobody else').toBe(200);
});

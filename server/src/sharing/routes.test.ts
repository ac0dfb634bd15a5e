import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareLinkDays } from '@toptan/contract/sharing';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newToken } from '../auth/tokens.ts';
import { collections } from '../db/schema-collections.ts';
import { products } from '../db/schema-goods.ts';
import { customers } from '../db/schema-people.ts';
import { shareLinks } from '../db/schema-sharing.ts';
import { newPicture, productForm } from '../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { everything } from '../testing/snapshot.ts';
import { createProduct } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Caller & { customerId: string };
let coat: string;
let dress: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toptan-shared-'));
  const built =
    '<!doctype html><html lang="en" dir="ltr"><head><meta name="description" content="Toptan"><title>Toptan</title></head><body></body></html>';
  await writeFile(join(folder, 'index.html'), built);
  portal = await startPortal({ PUBLIC_URL: 'https://toptan.example' }, folder);
  admin = await portal.admin();
  shop = await portal.shop({ name: 'Atlas Butik' });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const set = { costPrice: '61.37', stock: 4717 };
  coat = await createProduct(portal.db, { ...set, name: 'Kaban', price: '293.71' });
  dress = await createProduct(portal.db, { ...set, name: 'Elbise', price: '587.93' });
});

type Made = {
  id: string;
  address: string;
  cardUrl: string | null;
  expiresAt: string;
  drafts: Record<'en' | 'tr' | 'ar', { title: string; description: string; text: string }>;
};

const make = async (body: object): Promise<Made> => {
  const answer = await admin.call('POST', '/api/share-links', { language: 'tr', ...body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const tokenOf = ({ address }: Pick<Made, 'address'>) => address.split('/').at(-1) ?? '';

let networks = 0;
/** A call of somebody without an account, from a network of their own. */
const visit = (
  method: 'GET' | 'POST',
  url: string,
  remoteAddress = `198.51.${++networks >> 8}.${networks & 255}`,
) => portal.app.inject({ method, url, remoteAddress });
const look = (token: string, from?: string) => visit('GET', `/api/shared/${token}`, from);
const open = (token: string, from?: string) => visit('POST', `/api/shared/${token}/opened`, from);

const listed = async (query = '') => (await admin.call('GET', `/api/share-links?${query}`)).json();
const openedOf = async ({ id }: { id: string }) =>
  (await listed()).find((link: { id: string }) => link.id === id)?.opened;

const end = (id: string, values: Partial<typeof shareLinks.$inferInsert>) =>
  portal.db.update(shareLinks).set(values).where(eq(shareLinks.id, id));
const past = new Date(Date.now() - 60_000).toISOString();

test('a link shows its goods in their order, without prices and stock', async () => {
  const link = await make({ productIds: [dress, coat, dress] });
  expect(link.address).toMatch(/^https:\/\/toptan\.example\/s\/[\w-]{43}$/);
  const answer = await look(tokenOf(link));
  expect(answer.statusCode).toBe(200);
  const shared = answer.json();
  expect(shared.products.map(({ id }: { id: string }) => id)).toEqual([dress, coat]);
  expect(shared).toMatchObject({ name: null, shop: null, language: 'tr', opensAt: null });
  expect(shared.link).toBeUndefined();
  for (const figure of ['293.71', '587.93', '61.37', '4717', 'price', 'stock'])
    expect(answer.body).not.toContain(figure);
  const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(shareLinkDays - 0.1);
  expect(days).toBeLessThanOrEqual(shareLinkDays);
  expect((await admin.call('GET', `/api/shared/${tokenOf(link)}`)).json().link).toEqual({
    id: link.id,
    opened: 0,
  });
});

test('only the hash of a token is stored, and no event, job or column has it', async () => {
  const link = await make({ productIds: [coat] });
  await look(tokenOf(link));
  await open(tokenOf(link));
  const { rows } = await portal.pool.query(
    `select table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema = 'public'`,
  );
  for (const { name } of rows) {
    const found = await portal.pool.query(
      `select count(*)::int as n from ${name} as t where t::text like '%' || $1 || '%'`,
      [tokenOf(link)],
    );
    expect([name, found.rows[0].n]).toEqual([name, 0]);
  }
});

test('prices go to one named shop, as they are when the page opens', async () => {
  const refused = await admin.call('POST', '/api/share-links', {
    productIds: [coat],
    hasPrices: true,
    language: 'en',
  });
  expect(refused.json().fields).toMatchObject([{ path: 'customerId', code: 'required' }]);
  const link = await make({ productIds: [coat], customerId: shop.customerId, hasPrices: true });
  const shown = async () => (await look(tokenOf(link))).json();
  expect(await shown()).toMatchObject({ shop: 'Atlas Butik', products: [{ price: '293.71' }] });
  await portal.db.update(products).set({ price: '301.19' }).where(eq(products.id, coat));
  expect(await shown()).toMatchObject({ products: [{ price: '301.19' }] });
  for (const { title, description, text } of Object.values(link.drafts))
    expect(`${title} ${description} ${text}`).not.toMatch(/293|Atlas/);
  const withdrawn = await admin.call('PUT', `/api/share-links/${link.id}`, { customerId: null });
  expect(withdrawn.json().fields).toMatchObject([{ path: 'customerId' }]);
  await admin.call('PUT', `/api/share-links/${link.id}`, { hasPrices: false });
  expect(await shown()).toMatchObject({ shop: null, products: [{ id: coat }] });
  expect((await look(tokenOf(link))).body).not.toContain('301.19');
});

test('what is wrong, over, ended, off or empty is the same answer to the byte', async () => {
  const made = async (body: object = {}) => make({ productIds: [coat], ...body });
  const [over, ended, off, empty, hidden] = [
    ...[await made(), await made()],
    ...[await made({ customerId: (await portal.shop()).customerId }), await make({ productIds: [dress] })],
    await make({ productIds: [dress] }),
  ];
  await end(over?.id ?? '', { expiresAt: past });
  await open(tokenOf(ended as Made));
  expect((await admin.call('DELETE', `/api/share-links/${ended?.id}`)).statusCode).toBe(204);
  await portal.db
    .update(customers)
    .set({ isActive: false })
    .where(eq(customers.id, (await listed()).find(({ id }: Made) => id === off?.id).customer.id));
  await portal.db.update(products).set({ isActive: false }).where(eq(products.id, dress));
  const answers = [];
  for (const token of [
    newToken(),
    'x',
    ...[over, ended, off, empty, hidden].map(link => tokenOf(link as Made)),
  ]) {
    const { statusCode, body } = await look(token);
    const page = (await visit('GET', `/s/${token}`)).body.replaceAll(token, '');
    answers.push({ statusCode, body, page });
    expect((await open(token)).statusCode, 'whatever the link').toBe(204);
  }
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ statusCode: 404 });
  expect(JSON.parse(answers[0]?.body ?? '').code).toBe('link_invalid');
  expect((await admin.call('DELETE', `/api/share-links/${ended?.id}`)).statusCode, 'ended once').toBe(404);
  expect((await admin.call('PUT', `/api/share-links/${ended?.id}`, { renew: true })).statusCode).toBe(404);
});

test('robots fetch a link again and again, and nothing is counted or written', async () => {
  const link = await make({ productIds: [coat] });
  const before = await everything(portal.db);
  const addresses = [`/s/${tokenOf(link)}`, `/api/shared/${tokenOf(link)}`];
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => visit('GET', addresses[turn % 2] ?? '')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
  expect(await everything(portal.db)).toEqual(before);
  expect(await openedOf(link)).toBe(0);
});

test('a page that somebody looks at counts once an hour for a network, and never for staff', async () => {
  const link = await make({ productIds: [coat] });
  for (let times = 0; times < 3; times++) await open(tokenOf(link), '203.0.113.9');
  await open(tokenOf(link), '203.0.113.10');
  await admin.call('POST', `/api/shared/${tokenOf(link)}/opened`);
  expect(await openedOf(link)).toBe(2);
});

test('a network reads three hundred times a minute', async () => {
  const link = await make({ productIds: [coat] });
  const answers = [];
  for (let times = 0; times < 301; times++) answers.push((await look('x', '203.0.113.77')).statusCode);
  expect([answers.at(-2), answers.at(-1)]).toEqual([404, 429]);
  expect((await look(tokenOf(link), '203.0.113.78')).statusCode).toBe(200);
});

test('a link is renewed, for another shop, in another language', async () => {
  const link = await make({ productIds: [coat] });
  await end(link.id, { expiresAt: past });
  const other = await portal.shop({ name: 'Nar Butik' });
  const change = { renew: true, customerId: other.customerId, language: 'ar' };
  const renewed = await admin.call('PUT', `/api/share-links/${link.id}`, change);
  expect(renewed.json()).toMatchObject({
    state: 'open',
    language: 'ar',
    opened: 0,
    customer: { id: other.customerId, companyName: 'Nar Butik' },
  });
  expect((await look(tokenOf(link))).json()).toMatchObject({ language: 'ar', products: [{ id: coat }] });
  expect(JSON.stringify(renewed.json())).not.toContain(tokenOf(link));
});

test('a sheet that is closed unsent leaves nothing', async () => {
  const count = () => portal.db.$count(collections);
  const before = await count();
  const link = await make({ productIds: [coat] });
  await admin.call('DELETE', `/api/share-links/${link.id}`);
  expect(await count()).toBe(before);
  expect(await openedOf(link)).toBeUndefined();
});

test('links are listed by state, collection, product and shop', async () => {
  const link = await make({ productIds: [coat], customerId: shop.customerId });
  const several = await make({ productIds: [coat, dress] });
  const ids = async (query: string) => (await listed(query)).map(({ id }: Made) => id);
  expect(await ids(`productId=${coat}`)).toEqual([several.id, link.id]);
  expect(await ids(`productId=${dress}`)).toEqual([several.id]);
  expect(await ids(`productId=${coat}&customerId=${shop.customerId}`)).toEqual([link.id]);
  const [row] = await listed(`productId=${dress}`);
  expect(row).toMatchObject({ product: null, collection: { name: null, products: 2 }, customer: null });
  expect(await ids(`collection=${row.collection.id}`)).toEqual([several.id]);
  await end(several.id, { expiresAt: past });
  expect(await ids(`productId=${coat}&state=open`)).toEqual([link.id]);
  expect(await ids(`productId=${coat}&state=ended`)).toEqual([several.id]);
  expect((await listed(`productId=${coat}&state=open`))[0].product).toMatchObject({
    id: coat,
    name: 'Kaban',
  });
});

test('a collection says before its opening when it opens, and nothing else', async () => {
  const body = { name: 'Cuma', translations: { ar: 'الجمعة' }, productIds: [coat], endsAt: null };
  const hidden = (await admin.call('POST', '/api/collections', { ...body, startsAt: null })).json();
  const refused = await admin.call('POST', '/api/share-links', { collectionId: hidden.id, language: 'tr' });
  expect(refused.json().fields).toMatchObject([{ path: 'collectionId' }]);
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const { id } = (await admin.call('POST', '/api/collections', { ...body, startsAt })).json();
  const link = await make({ collectionId: id });
  expect(link.drafts.ar.title).toBe('الجمعة');
  expect(link.drafts.en.text).toMatch(/\. Opens on \d+ \w+\.\nhttps:\/\//);
  expect((await look(tokenOf(link))).json()).toMatchObject({
    name: 'Cuma',
    opensAt: startsAt,
    products: [],
    colors: [],
  });
  await portal.db.update(collections).set({ startsAt: past }).where(eq(collections.id, id));
  expect((await look(tokenOf(link))).json()).toMatchObject({ opensAt: null, products: [{ id: coat }] });
  await portal.db
    .update(collections)
    .set({ startsAt: past, endsAt: new Date().toISOString() })
    .where(eq(collections.id, id));
  expect((await look(tokenOf(link))).statusCode).toBe(404);
});

test('a shop finds the goods of a selection in its catalogue, and no list names the selection', async () => {
  const link = await make({ productIds: [dress, coat] });
  const { collectionId } = (await look(tokenOf(link))).json();
  const found = (await shop.call('GET', `/api/products?collection=${collectionId}`)).json();
  expect(found.map(({ id }: { id: string }) => id)).toEqual([dress, coat]);
  const address = `/api/collections/${collectionId}`;
  expect((await shop.call('GET', address)).json()).toMatchObject({ name: null, products: 2 });
  expect((await admin.call('GET', address)).statusCode).toBe(404);
  for (const caller of [shop, admin])
    expect((await caller.call('GET', '/api/collections')).body).not.toContain(collectionId);
});

test('five hundred links are open at a time, and old ones are cleared when one is made', async () => {
  const { collectionId } = (await look(tokenOf(await make({ productIds: [coat] })))).json();
  const fill = (count: number) =>
    portal.pool.query(
      `insert into share_links (collection_id, language, token_hash, expires_at)
       select $1, 'tr', sha256(convert_to(n::text, 'utf8')), now() + interval '1 day' from generate_series(1, $2::int) as n`,
      [collectionId, count],
    );
  const open = (await listed('state=open&limit=1000')).length;
  await fill(499 - open);
  const ask = () => admin.call('POST', '/api/share-links', { productIds: [coat], language: 'tr' });
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('too_many_links');
  await portal.pool.query(
    `update share_links set expires_at = now() - interval '31 days' where collection_id = $1`,
    [collectionId],
  );
  await ask();
  const left = () => portal.db.$count(shareLinks, eq(shareLinks.collectionId, collectionId));
  expect(await left(), 'the selection goes with the first fifty').toBe(0);
});

test('the card is a JPEG of the pictures, as long as the link is good', async () => {
  const form = productForm({ name: 'Ceket', price: '1.00' }, await newPicture());
  const pictured = (await admin.call('POST', '/api/products', form)).json().id;
  const link = await make({ productIds: [coat, pictured] });
  expect((await make({ productIds: [coat] })).cardUrl).toBeNull();
  const answer = await visit('GET', link.cardUrl ?? '');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(answer.rawPayload.length).toBeLessThan(120_000);
  const redOf = async (left: number, top: number) =>
    (await sharp(answer.rawPayload).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0];
  expect(await redOf(36, 36), "white around the wholesaler's mark").toBeGreaterThan(240);
  expect(await redOf(52, 90), "the wholesaler's mark").toBeLessThan(60);
  await end(link.id, { expiresAt: past });
  expect((await visit('GET', link.cardUrl ?? '')).statusCode).toBe(404);
  expect((await visit('GET', '/images/cards/x.jpg')).statusCode).toBe(404);
});

test('the page has its title and picture in the first HTML, escaped, in the language of the link', async () => {
  const form = productForm({ name: 'Ceket', price: '1.00' }, await newPicture());
  const { id } = (await admin.call('POST', '/api/products', form)).json();
  const name = 'Kaban \u202egpj.exe "<b>';
  await portal.db.update(products).set({ name }).where(eq(products.id, id));
  const link = await make({ productIds: [id], language: 'ar' });
  expect(link.drafts.en.title).toBe('Kaban gpj.exe "<b>');
  const page = await visit('GET', `/s/${tokenOf(link)}`);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const [head = ''] = page.body.split('</head>');
  expect(head).toContain('<html data-languages="ar en tr" lang="ar" dir="rtl">');
  expect(head, 'the browser begins in it, too').toContain('"languages":["ar","en","tr"]');
  expect(head).toContain('<title>Kaban gpj.exe &quot;&lt;b&gt;</title>');
  expect(head).toContain('<meta property="og:title" content="Kaban gpj.exe &quot;&lt;b&gt;">');
  expect(head).toContain(`<meta property="og:image" content="https://toptan.example${link.cardUrl}">`);
  expect(head.match(/<title>|name="description"/g)).toHaveLength(2);
  expect(page.body, 'the answer is there already').toContain(`"/api/shared/${tokenOf(link)}":{"status":200`);
  const chosen = { method: 'GET', url: `/s/${tokenOf(link)}`, headers: { cookie: 'language=tr' } } as const;
  expect((await portal.app.inject(chosen)).body).toContain('lang="tr"');
  const ended = await visit('GET', `/s/${newToken()}`);
  expect(ended.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(ended.body).toContain('<title>Toptan</title>');
  expect(await openedOf(link)).toBe(0);
});

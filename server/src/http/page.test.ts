import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftLinkPath } from '@toptan/contract/draft-links';
import { type PageAnswers, pageAnswersId } from '@toptan/contract/page-answers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from '../db/schema-people.ts';
import { notify } from '../events/notify.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, submitBasket } from '../testing/trade.ts';

const bare =
  '<!doctype html><html lang="en" dir="ltr"><head><template id="arabic-fonts"><link id="naskh"></template></head>' +
  '<body><div id="root"></div></body></html>';

const files = (name: string) => ({ scripts: [`/assets/${name}.js`], styles: [`/assets/${name}.css`] });
const words = (group: string) => ({
  en: [`/assets/en-${group}.js`],
  ar: [`/assets/ar-${group}.js`],
  tr: [`/assets/tr-${group}.js`],
});
const firstLoad = {
  shell: files('shell'),
  screens: { '/catalog': files('catalog'), '/s/$token': files('link') },
  words: { 'signed-out': words('entry'), shop: words('shop'), admin: words('staff') },
};

let folder: string;
let portal: Portal;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toptan-page-'));
  await writeFile(join(folder, 'index.html'), bare);
  await writeFile(join(folder, 'first-load.json'), JSON.stringify(firstLoad));
  portal = await startPortal({}, folder);
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const open = ({ call }: Pick<Caller, 'call'>, path: string, headers = {}) =>
  call('GET', path, undefined, { accept: 'text/html', ...headers });

/** The answers that a browser finds in the page: it ends the element at the first `</script`. */
function answersIn(html: string): PageAnswers {
  const [, text] =
    html.match(new RegExp(`<script type="application/json" id="${pageAnswersId}"[^>]*>(.*?)</script`, 's')) ??
    [];
  return JSON.parse(text ?? expect.fail('the page carries no answers'));
}

describe('a page without a session', () => {
  test('carries only that there is none, and is the same for everybody', async () => {
    await createProduct(portal.db, { name: 'Secret coat' });
    const page = await open(portal.anonymous, '/catalog');
    expect(answersIn(page.body)).toEqual({
      '/api/auth/check': {
        status: 401,
        headers: {},
        body: expect.objectContaining({ code: 'not_signed_in' }),
      },
    });
    expect(page.body).not.toContain('Secret coat');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('cookie'),
    });
  });

  test('of a link that shows an order is kept nowhere, found by no search and named to no other site', async () => {
    const { headers } = await open(portal.anonymous, `${draftLinkPath}?language=tr`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect((await open(portal.anonymous, '/login')).headers).not.toHaveProperty('x-robots-tag');
  });

  test('is what a session gets that has ended', async () => {
    const shop = await portal.shop();
    await shop.call('POST', '/api/auth/logout');
    const page = await open(shop, '/orders');
    expect(Object.entries(answersIn(page.body)).map(([address, { status }]) => [address, status])).toEqual([
      ['/api/auth/check', 401],
    ]);
  });

  test('is what the shop of a customer gets that was made inactive', async () => {
    const shop = await portal.shop();
    await portal.db.update(customers).set({ isActive: false }).where(eq(customers.id, shop.customerId));
    expect(Object.keys(answersIn((await open(shop, '/orders')).body))).toEqual(['/api/auth/check']);
  });
});

describe('a page for a session', () => {
  test('brings the answers that its calls would get, and no cache stores it', async () => {
    const shop = await portal.shop();
    const page = await open(shop, '/catalog');
    const answers = answersIn(page.body);
    expect(Object.keys(answers)).toEqual([
      '/api/auth/check',
      `/api/basket/${shop.customerId}/check`,
      '/api/colors',
      '/api/products?active=true&limit=40',
      '/api/products/counts?active=true',
    ]);
    for (const [address, { status, headers, body }] of Object.entries(answers)) {
      const answer = await shop.call('GET', address);
      expect([status, body, headers['x-total-count']]).toEqual([
        answer.statusCode,
        answer.json(),
        answer.headers['x-total-count'],
      ]);
    }
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('names the position from which on it receives changes', async () => {
    const shop = await portal.shop();
    const positionOf = async () => /data-since="([^"]+)"/.exec((await open(shop, '/orders')).body)?.[1];
    const before = await positionOf();
    expect(before).toBeDefined();
    notify(portal.db, [{ topic: 'products' }]);
    await expect.poll(positionOf).not.toBe(before);
    expect((await open(portal.anonymous, '/login')).body).not.toContain('data-since');
  });

  test('holds what is its own and nothing of another shop', async () => {
    const [shop, other] = [await portal.shop(), await portal.shop({ name: 'Rival' })];
    const productId = await createProduct(portal.db, { name: 'Dress', stock: 20 });
    await addToBasket(other, productId);
    await submitBasket(other);
    await addToBasket(other, productId);
    for (const path of ['/', '/orders', '/basket']) {
      const page = await open(shop, path);
      expect(page.body).not.toContain('Rival');
      expect(answersIn(page.body)[`/api/basket/${shop.customerId}/check`]?.body).toMatchObject({ lines: [] });
    }
  });

  test('leaves out what the shop may not call', async () => {
    const shop = await portal.shop();
    expect(Object.keys(answersIn((await open(shop, '/admin/customers')).body))).toEqual([
      '/api/auth/check',
      `/api/basket/${shop.customerId}/check`,
      '/api/colors',
    ]);
    const admin = await portal.admin();
    expect(answersIn((await open(admin, '/admin/customers')).body)).toHaveProperty(
      '/api/customers?limit=200',
    );
  });

  test('is not broken out of by a name', async () => {
    const name = '</script><script>alert(1)</script><!-- $& $` $1';
    await createProduct(portal.db, { name });
    const shop = await portal.shop();
    const page = await open(shop, '/catalog');
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).not.toContain('<!-- $');
    const products = answersIn(page.body)['/api/products?active=true&limit=40']?.body;
    expect(products).toContainEqual(expect.objectContaining({ name }));
    expect(page.body.endsWith('</body></html>')).toBe(true);
  });
});

describe('somebody who looks for more than is meant for him', () => {
  test('finds no cost price, no manufacturer and nothing that is not for sale', async () => {
    await createProduct(portal.db, { name: 'Seen by shops', costPrice: '4242.42' });
    await createProduct(portal.db, { name: 'Not for sale', isActive: false });
    const { body } = await open(await portal.shop(), '/catalog');
    expect(body).toContain('Seen by shops');
    expect(body).not.toMatch(/4242\.42|costPrice|Not for sale/);
  });

  test('finds the bare page in the file that a service worker caches', async () => {
    const { body } = await open(await portal.shop(), '/index.html', { accept: '*/*' });
    expect(body).toBe(bare);
  });

  test('finds no script in it that could be another’s, and the same defences as everywhere', async () => {
    const page = await open(await portal.shop(), '/orders');
    for (const [, attributes] of page.body.matchAll(/<script([^>]*)>/g))
      expect(attributes).toMatch(/ src="\/|type="application\/json"/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  test('gets the page for nobody with a cookie that is forged', async () => {
    const page = await open(portal.anonymous, '/catalog', { cookie: `toptan=${'x'.repeat(43)}` });
    expect(Object.keys(answersIn(page.body))).toEqual(['/api/auth/check']);
  });
});

describe('the files of a page', () => {
  const announced = (body: string) => [...body.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, name]) => name);

  test('are announced for the screen, the person and the language', async () => {
    const shop = await portal.shop();
    const { body } = await open(shop, '/catalog', { cookie: `${shop.cookie}; language=ar` });
    expect(announced(body)).toEqual(['shell.css', 'catalog.css', 'shell.js', 'catalog.js', 'ar-shop.js']);
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('<head><link id="naskh">');
  });

  test('are announced for an address of which a part is named by the link', async () => {
    const { body } = await open(portal.anonymous, '/s/some-token');
    expect(announced(body)).toEqual(['link.css', 'link.js', 'en-entry.js']);
  });

  test('are those of the login for everybody else, in English where nothing else is known', async () => {
    const { body } = await open(portal.anonymous, '/login', { cookie: 'language=xx' });
    expect(announced(body)).toEqual(['en-entry.js']);
    expect(body).toContain('<html lang="en" dir="ltr">');
  });
});

test('a page is sent compressed to those who take it so', async () => {
  const admin = await portal.admin();
  const compressed = await open(admin, '/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' });
  const refused = await open(admin, '/', { 'accept-encoding': 'gzip;q=0, br;q=0.0' });
  expect(refused.headers['content-encoding']).toBeUndefined();
  expect((await open(admin, '/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
});

import type { Product } from '@toptan/contract/catalog/products';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manufacturers, products } from '../../db/schema-goods.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { expectFoundInAnySpelling } from '../../testing/spellings.ts';
import { createProduct } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  shop = await portal.shop();
});
afterAll(() => portal.close());
beforeEach(() => portal.db.delete(products));

const goods = (values: Parameters<typeof createProduct>[1]) => createProduct(portal.db, values);

async function list(query: string, caller = shop): Promise<Product[]> {
  const answer = await caller.call('GET', `/api/products?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['x-total-count']).toBeDefined();
  return answer.json();
}

const names = async (query: string, caller = shop) =>
  (await list(query, caller)).map(product => product.name);

describe('what is shown', () => {
  test('a product comes with its stock by size and color', async () => {
    const id = await goods({
      name: 'Kot',
      price: '1249.90',
      sizes: ['30', '31'],
      colors: ['Black'],
      pools: [
        { size: '30', color: 'Black', quantity: 7 },
        { size: '31', color: 'Black', quantity: 5 },
      ],
    });
    const answer = await shop.call('GET', `/api/products/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      name: 'Kot',
      price: '1249.90',
      imageUrl: null,
      stockQuantity: 12,
      stockPools: [
        { size: '30', color: 'Black', quantity: 7 },
        { size: '31', color: 'Black', quantity: 5 },
      ],
      isActive: true,
    });
    expect(await list('')).toEqual([answer.json()]);
  });

  test('a shop never learns the cost price', async () => {
    const id = await goods({ costPrice: '40.00' });
    const asShop = await shop.call('GET', `/api/products/${id}`);
    expect(asShop.json()).not.toHaveProperty('costPrice');
    expect((await list(''))[0]).not.toHaveProperty('costPrice');
    const asAdmin = await admin.call('GET', `/api/products/${id}`);
    expect(asAdmin.json()).toMatchObject({ costPrice: '40.00' });
    expect((await list('', admin))[0]).toMatchObject({ costPrice: '40.00' });
  });

  test('a shop never learns who makes a product', async () => {
    const manufacturerId = v7();
    const maker = {
      companyName: 'Ege Tekstil',
      email: 'ege@example.com',
      phone: '02320000000',
      address: 'İzmir',
    };
    await portal.db.insert(manufacturers).values({ id: manufacturerId, manufacturerId, ...maker });
    const id = await goods({ manufacturerId });
    const seen = async (caller: Caller) => (await caller.call('GET', `/api/products/${id}`)).json();
    expect(await seen(admin)).toMatchObject({ manufacturerId });
    expect(await seen(shop)).toMatchObject({ manufacturerId: null });
    expect((await list(''))[0]).toMatchObject({ manufacturerId: null });

    await goods({ name: 'of somebody else' });
    expect(await list(`manufacturerId=${manufacturerId}`, admin)).toMatchObject([{ id }]);
    expect(await list(`manufacturerId=${v7()}`, admin)).toEqual([]);
    expect(await list(`manufacturerId=${manufacturerId}`)).toHaveLength(2);
  });

  test('a shop sees only active products, whatever it filters by', async () => {
    const hidden = await goods({ name: 'hidden', isActive: false });
    await goods({ name: 'shown' });
    expect(await names('')).toEqual(['shown']);
    expect(await names('active=false')).toEqual([]);
    expect((await shop.call('GET', '/api/products/counts')).json()).toMatchObject({ total: 1 });
    const hiddenAnswer = await shop.call('GET', `/api/products/${hidden}`);
    const missingAnswer = await shop.call('GET', `/api/products/${v7()}`);
    expect(hiddenAnswer.statusCode).toBe(404);
    expect(hiddenAnswer.body).toBe(missingAnswer.body);
  });

  test('an administrator sees all, or the active or inactive ones', async () => {
    const hidden = await goods({ name: 'hidden', isActive: false });
    await goods({ name: 'shown' });
    expect(await names('', admin)).toEqual(['shown', 'hidden']);
    expect(await names('active=true', admin)).toEqual(['shown']);
    expect(await names('active=false', admin)).toEqual(['hidden']);
    expect((await admin.call('GET', `/api/products/${hidden}`)).statusCode).toBe(200);
  });
});

describe('search and filters', () => {
  test.each([
    ['KIRMIZI', 'kırmızı elbise'],
    ['kirmizi', 'KIRMIZI ELBİSE'],
    ['canta', 'Deri Çanta'],
    ['ÇANTA', 'deri canta'],
    ['احمر', 'فستان أحمر'],
    ['ISTANBUL', 'İstanbul ceket'],
  ])('%s finds %s', async (q, name) => {
    await goods({ name });
    await goods({ name: 'Something else' });
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual([name]);
  });

  test('finds a name however it is typed', async () => {
    await expectFoundInAnySpelling(
      name => goods({ name }),
      term => names(`q=${encodeURIComponent(term)}`),
    );
  });

  test('finds words of a name and a description, short ones too', async () => {
    await goods({ name: 'Kot S', description: 'Mavi, 26 beden' });
    await goods({ name: 'Kot M', description: 'Mavi' });
    for (const q of ['26 kot', 'mavi s', 's 26', 's\u200b  2\u00ad6'])
      expect(await names(`q=${encodeURIComponent(q)}`, admin), q).toEqual(['Kot S']);
    for (const q of ['m\u200ba', '\u2068ma\u2069'])
      expect(await names(`q=${encodeURIComponent(q)}`), q).toEqual(['Kot M', 'Kot S']);
    expect(await names('q=%E2%80%8B')).toHaveLength(2);
  });

  test('matches description and SKU too', async () => {
    await goods({ name: 'one', description: 'Keten karışımlı' });
    await goods({ name: 'two', sku: `ABC-${v7()}` });
    expect(await names('q=KETEN')).toEqual(['one']);
    expect(await names('q=abc-')).toEqual(['two']);
  });

  test('finds the names and descriptions of all languages, folded alike', async () => {
    const translations = {
      en: { name: 'Linen shirt' },
      tr: { name: 'IŞILTILI keten', description: 'Dökümlü kumaş' },
      ar: { name: 'قميص أحمر' },
    };
    await goods({ name: 'one', translations });
    await goods({ name: 'two' });
    for (const q of ['LINEN', 'ışıltılı', 'isiltili', 'dokumlu', 'احمر', 'one قميص shirt'])
      expect(await names(`q=${encodeURIComponent(q)}`), q).toEqual(['one']);
    expect(await names('q=description'), 'no key of theirs').toEqual([]);
  });

  test.each(['%', '_', '\\', '％', "' OR 1=1--"])('takes %s literally', async term => {
    await goods({ name: 'plain' });
    await goods({ name: `has ${term} inside` });
    expect(await names(`q=${encodeURIComponent(term)}`)).toEqual([`has ${term} inside`]);
  });

  test('filters by gender and category', async () => {
    await goods({ name: 'bag', genderCategory: 'WOMEN', category: 'BAGS' });
    await goods({ name: 'shoe', genderCategory: 'WOMEN', category: 'SHOES' });
    await goods({ name: 'belt', genderCategory: 'MEN', category: 'ACCESSORIES' });
    expect(await names('gender=WOMEN')).toEqual(['shoe', 'bag']);
    expect(await names('category=BAGS')).toEqual(['bag']);
    expect(await names('gender=MEN&category=BAGS')).toEqual([]);
    expect(await names('gender=WOMEN&category=SHOES&q=SHOE')).toEqual(['shoe']);
  });

  test('counts what each filter would show', async () => {
    await goods({ name: 'red bag', genderCategory: 'WOMEN', category: 'BAGS' });
    await goods({ name: 'red shoe', genderCategory: 'WOMEN', category: 'SHOES' });
    await goods({ name: 'red belt', genderCategory: 'MEN', category: 'SHOES' });
    await goods({ name: 'red thing' });
    await goods({ name: 'blue bag', genderCategory: 'WOMEN', category: 'BAGS' });
    const counts = async (query: string) => (await shop.call('GET', `/api/products/counts?${query}`)).json();
    expect(await counts('q=RED')).toMatchObject({
      total: 4,
      all: 4,
      genders: { WOMEN: 2, MEN: 1, UNISEX: 0 },
      categories: { BAGS: 1, SHOES: 2, OTHER: 0 },
    });
    expect(await counts('q=red&gender=WOMEN&category=BAGS')).toMatchObject({
      total: 1,
      all: 4,
      genders: { WOMEN: 2, MEN: 1, UNISEX: 0 },
      categories: { BAGS: 1, SHOES: 1 },
    });
    // A single letter is a term like any other.
    expect(await counts('q=r&gender=MEN')).toMatchObject({ total: 1, all: 4 });
  });

  test.each([
    'gender=CHILD',
    'category=FOOD',
    'active=1',
    'limit=0',
    'limit=1001',
    'offset=-1',
    'q=%00',
    'unknown=1',
  ])('refuses %s', async query => {
    const answer = await shop.call('GET', `/api/products?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: query.split('=')[0] }],
    });
  });
});

describe('pages', () => {
  test('come newest first, with the exact total on each', async () => {
    for (let at = 1; at <= 5; at++) await goods({ name: `no ${at}` });
    const seen: string[] = [];
    let url: string | undefined = '/api/products?limit=2&q=no';
    while (url) {
      const answer = await shop.call('GET', url);
      expect(answer.headers['x-total-count']).toBe('5');
      seen.push(...answer.json<Product[]>().map(product => product.name));
      url = /<(.+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual(['no 5', 'no 4', 'no 3', 'no 2', 'no 1']);
  });

  test('can be opened in the middle, and lead on from there', async () => {
    for (let at = 1; at <= 5; at++) await goods({ name: `no ${at}` });
    const middle = await shop.call('GET', '/api/products?limit=2&offset=1');
    expect(middle.headers['x-total-count']).toBe('5');
    expect(middle.json<Product[]>().map(product => product.name)).toEqual(['no 4', 'no 3']);
    const next = /<(.+)>/.exec(String(middle.headers['link']))?.[1] ?? '';
    const after = await shop.call('GET', next);
    expect(after.json<Product[]>().map(product => product.name)).toEqual(['no 2', 'no 1']);
    expect(await list('offset=7')).toEqual([]);
  });

  test('do not shift when a product is added meanwhile', async () => {
    for (let at = 1; at <= 3; at++) await goods({ name: `no ${at}` });
    const first = await shop.call('GET', '/api/products?limit=2');
    await goods({ name: 'new' });
    const next = /<(.+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await shop.call('GET', next);
    expect(second.json<Product[]>().map(product => product.name)).toEqual(['no 1']);
  });

  test.each([
    ['nonsense', 'zzz'],
    ['of another list', Buffer.from('["a","b"]').toString('base64url')],
    ['that is no id', Buffer.from('["1 or 1=1"]').toString('base64url')],
  ])('refuse a cursor %s', async (_, cursor) => {
    const answer = await shop.call('GET', `/api/products?cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: 'cursor' }]);
  });
});

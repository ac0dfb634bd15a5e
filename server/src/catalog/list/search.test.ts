import type { Product } from '@toptan/contract/catalog/products';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { products } from '../../db/schema-goods.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';

let portal: Portal;
let shop: Caller;
beforeAll(async () => {
  portal = await startPortal();
  shop = await portal.shop();
});
afterAll(() => portal.close());
beforeEach(() => portal.db.delete(products));

/** Adds products of these names, the last the newest. */
async function add(...names: string[]): Promise<void> {
  await portal.db.insert(products).values(names.map(name => ({ id: v7(), name, price: '1.00' })));
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`);

async function page(query: string): Promise<{ names: string[]; total: number }> {
  const answer = await shop.call('GET', `/api/products?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return {
    names: answer.json<Product[]>().map(product => product.name),
    total: Number(answer.headers['x-total-count']),
  };
}

const counted = async (query: string) => (await shop.call('GET', `/api/products/counts?${query}`)).json();

describe('what a term finds', () => {
  test.each(['k', 'ko', 'kot', 'kot 1'])('is the same among many and few: %s', async term => {
    await add(...numbered('kot', 3), ...numbered('bot', 80), ...numbered('kot', 2));
    const all = [1, 0, 2, 1, 0].map(at => `kot ${at}`).filter(name => name.includes(term));
    for (const offset of all.keys())
      expect(await page(`q=${term}&limit=2&offset=${offset}`)).toEqual({
        names: all.slice(offset, offset + 2),
        total: all.length,
      });
  });

  test('is met by nobody who looks at the newest products only', async () => {
    await add(...numbered('kadife', 10), ...numbered('bot', 90));
    expect(await page('q=kadife&limit=1')).toEqual({ names: ['kadife 9'], total: 10 });
    expect(await page('q=ka&limit=1')).toEqual({ names: ['kadife 9'], total: 10 });
  });

  test('follows every change at once', async () => {
    await add('keten bot', 'keten etek');
    const expectCounted = async (total: number, bags: number) => {
      expect((await page('q=keten')).total).toBe(total);
      expect(await counted('q=keten')).toMatchObject({ total, categories: { BAGS: bags } });
    };
    await expectCounted(2, 0);
    await add('keten yelek');
    await expectCounted(3, 0);
    await portal.db.update(products).set({ category: 'BAGS' }).where(eq(products.name, 'keten etek'));
    await expectCounted(3, 1);
    await portal.db.update(products).set({ description: 'keten' }).where(eq(products.name, 'keten bot'));
    await portal.db.update(products).set({ name: 'bot' }).where(eq(products.name, 'keten bot'));
    await expectCounted(3, 1);
    await portal.db.update(products).set({ isActive: false }).where(eq(products.name, 'keten etek'));
    await expectCounted(2, 0);
    await portal.db.delete(products).where(eq(products.name, 'keten yelek'));
    await expectCounted(1, 0);
  });
});

describe('a place far down the list', () => {
  const count = 3_200;
  const nameAt = (place: number) => `no ${count - 1 - place}`;

  test('is found from wherever somebody has been, and moves with the list', async () => {
    await portal.db.execute(sql`
      insert into products (id, name, price)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'no ' || n, 1
      from generate_series(0, ${count - 1}::integer) as n`);
    for (const offset of [3_000, 1_500, 1_501, 2_900, 3_000, 1_500, 3_199])
      expect(await page(`limit=1&offset=${offset}`), String(offset)).toEqual({
        names: [nameAt(offset)],
        total: count,
      });
    await add('new');
    expect(await page('limit=1&offset=3000')).toEqual({ names: [nameAt(2_999)], total: count + 1 });
    expect((await page('limit=1&offset=3201')).names).toEqual([]);
    expect(await page('limit=1&offset=1500&active=false')).toEqual({ names: [], total: 0 });
  });
});

describe('a search finds what people type', () => {
  const goods = [
    { name: 'Summer dress', genderCategory: 'WOMEN', category: 'CLOTHING', sizes: ['S', '2XL'] },
    { name: 'Steel watch', category: 'WATCHES' },
    { name: 'Basic tee', genderCategory: 'MEN', colors: ['Black'], sizes: ['STD'] },
    { name: 'Leather bag', category: 'BAGS', colors: ['Red'] },
    { name: 'Baskılı tişört' },
    { name: 'Oxford gömlek', sku: 'GM-1717' },
    { name: 'Kazağı boğazlı' },
    { name: 'Deri çanta' },
    { name: '50’li Kaşe' },
    { name: 'قماش "فاخر"' },
    { name: 'فستان سهرة' },
    { name: 'قميص، أبيض' },
    { name: 'حقيبة يد' },
    { name: 'بلوفر صوف' },
    { name: 'Oxford loafer', category: 'SHOES' },
    { name: 'T-shirt print' },
    { name: 'Tshirt plain' },
    { name: 'Polo t shirt' },
    { name: 'Silk scarves', description: 'For the evening, summer dresses and bags' },
  ] as const;

  test.each([
    ['dresses', 'Summer dress'],
    ['Dresses for women', 'Summer dress'],
    ['bags', 'Leather bag'],
    ['scarf', 'Silk scarves'],
    ['tişörtler', 'Baskılı tişört'],
    ['tisortlerin', 'Baskılı tişört'],
    ['gömlekler', 'Oxford gömlek'],
    ['gömleği', 'Oxford gömlek'],
    ['kazak', 'Kazağı boğazlı'],
    ['çantalar', 'Deri çanta'],
    ['فساتين', 'فستان سهرة'],
    ['الفساتين', 'فستان سهرة'],
    ['قمصان', 'قميص، أبيض'],
    ['حقائب', 'حقيبة يد'],
    ['كنزة', 'بلوفر صوف'],
    ['جزمة', 'Oxford loafer'],
    ['kadın', 'Summer dress'],
    ['نسائي', 'Summer dress'],
    ['saatler', 'Steel watch'],
    ['watches', 'Steel watch'],
    ['2xl', 'Summer dress'],
    ['erkek siyah', 'Basic tee'],
    ['أسود', 'Basic tee'],
    ['tek beden', 'Basic tee'],
    ['kırmızı çanta', 'Leather bag'],
    ['red bag', 'Leather bag'],
    ['حقائب حمراء', 'Leather bag'],
    ['50li', '50’li Kaşe'],
    ["50'li", '50’li Kaşe'],
    ['50’li', '50’li Kaşe'],
    ['«فاخر»', 'قماش "فاخر"'],
    ['”فاخر“', 'قماش "فاخر"'],
    ['قماش فاخر', 'قماش "فاخر"'],
    ['قميص ابيض', 'قميص، أبيض'],
    ['قميص، أبيض', 'قميص، أبيض'],
    ['قميص, ابيض', 'قميص، أبيض'],
    ['gm1717', 'Oxford gömlek'],
    ['GM 17 17', 'Oxford gömlek'],
    ['#gm_1717', 'Oxford gömlek'],
  ])('%s: %s', async (term, name) => {
    await portal.db
      .insert(products)
      .values(goods.map(({ ...each }) => ({ id: v7(), price: '1.00', ...structuredClone(each) }) as never));
    expect((await page(`q=${encodeURIComponent(term)}`)).names[0]).toBe(name);
  });

  test.each(['t-shirt', 'tshirt', 't shirt', 'T-Shirts', 't‑shirt'])('%s in any spelling', async term => {
    await add('T-shirt print', 'Tshirt plain', 'Polo t shirt', 'Bot');
    expect((await page(`q=${encodeURIComponent(term)}`)).names.toSorted()).toEqual([
      'Polo t shirt',
      'T-shirt print',
      'Tshirt plain',
    ]);
  });

  test('whole words come before parts, and names before descriptions, on every page', async () => {
    await portal.db.insert(products).values({ id: v7(), name: 'Polo', description: 'A tee', price: '1.00' });
    await add('Tee', 'Steel 1', 'Tees', 'Teenager', 'Steel 2');
    const names = ['Tee', 'Tees', 'Polo', 'Teenager', 'Steel 2', 'Steel 1'];
    expect(await page('q=tee')).toEqual({ names, total: 6 });
    const seen: string[] = [];
    for (let address: string | undefined = '/api/products?q=tee&limit=2'; address; ) {
      const answer = await shop.call('GET', address);
      seen.push(...answer.json<Product[]>().map(product => product.name));
      address = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual(names);
  });

  test('signs are literal', async () => {
    await add('%50 pamuk', 'a_b', 'Bot');
    expect((await page('q=%25')).names).toEqual(['%50 pamuk']);
    expect((await page('q=_')).names).toEqual(['a_b']);
    expect((await page(`q=${encodeURIComponent("':*")}`)).names).toEqual([]);
  });
});

describe('a search that finds nothing says what may have been meant', () => {
  const meant = async (caller: Caller, term: string, filter = '') => {
    const answer = await caller.call('GET', `/api/products/counts?q=${encodeURIComponent(term)}${filter}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ suggestion?: string }>().suggestion;
  };

  test.each([
    ['tishort', 'Tişört'],
    ['TİŞÖTR', 'Tişört'],
    ['keten pantlon', 'keten Pantolon'],
    ['pantalon kten', 'Pantolon Keten'],
    ['elbsie', 'Elbise'],
    ['فستلن', 'فستان'],
    ['scarff', 'scarf'],
    ['kazka', 'Kazak'],
    ['ketn shirts', undefined],
    ['keten', undefined],
    ['qwxyz', undefined],
    ['%', undefined],
    ['2605', undefined],
    ['a b c d pantlon', undefined],
  ])('%s: %s', async (term, suggestion) => {
    await portal.db.insert(products).values({
      id: v7(),
      name: 'Elbise',
      description: 'With a scarf',
      price: '1.00',
      translations: { ar: { name: 'فستان سهرة' } },
    });
    await add(
      'Baskılı Tişört',
      'Keten Pantolon',
      'Keten Pantolon Slim',
      'PANTOLON',
      'Kazak',
      'Kazlı',
      'Kazlı yelek',
    );
    expect(await meant(shop, term)).toBe(suggestion);
    if (suggestion) expect((await page(`q=${encodeURIComponent(suggestion)}`)).total).toBeGreaterThan(0);
  });

  test.each([
    { isActive: false },
    { sellsFrom: '2090-01-01T00:00:00Z' },
    { sellsUntil: '2020-01-01T00:00:00Z' },
  ])('in words of what is seen alone: %o', async hidden => {
    const product = { id: v7(), name: 'Kadife', description: 'Pelerin', price: '1.00', ...hidden };
    await portal.db.insert(products).values({ ...product, translations: { en: { name: 'Velvet' } } });
    await add('Bot');
    for (const term of ['kadfe', 'kadif', 'pelern', 'velvt'])
      expect(await meant(shop, term), term).toBeUndefined();
    const admin = await portal.admin();
    expect(await meant(admin, 'kadfe')).toBe('Kadife');
    expect(await meant(admin, 'kadfe', '&active=true')).toBe(
      hidden.isActive === false ? undefined : 'Kadife',
    );
  });
});

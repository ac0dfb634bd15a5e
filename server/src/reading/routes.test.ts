import type { Reading, ReadLine } from '@toptan/contract/reading';
import { readingMax, readingsAMinute } from '@toptan/contract/reading';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events } from '../db/schema-events.ts';
import { products } from '../db/schema-goods.ts';
import { productForm } from '../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createPacked, createProduct, order, type Shop } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
let shirt: string;
let jeans: { productId: string; packId: string };
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  const axes = { sizes: ['S', 'M'], colors: ['Black', 'White'], sells: 'loose' as const };
  shirt = await createProduct(portal.db, {
    ...axes,
    name: 'Yumuşak tişört',
    translations: { ar: { name: 'تيشيرت ناعم' } },
    sku: 'TS-2605',
    price: '120.50',
  });
  jeans = await createPacked(portal.db, admin, { name: 'Bol paça jean', sku: 'JN-2905', sells: 'both' });
});
beforeEach(async () => {
  shop = await portal.shop();
});
afterAll(() => portal.close());

const readAs = (caller: Caller, customerId: string, text: string, rest: object = {}) =>
  caller.call('POST', '/api/basket/read', { customerId, text, ...rest });

async function reading(text: string, rest: object = {}): Promise<Reading> {
  const answer = await readAs(shop, shop.customerId, text, rest);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const linesOf = async (text: string, rest: object = {}): Promise<ReadLine[]> =>
  (await reading(text, rest)).lines;

describe('a message', () => {
  test('becomes rows with prices, and a question with its answers', async () => {
    const {
      lines,
      products: cards,
      read,
      left,
    } = await reading('2605 siyah M 3\nselam\n2905 siyah 2 seri\nTS-9999 3');
    expect(lines).toMatchObject([
      {
        line: 1,
        kind: 'sure',
        by: 'model',
        productId: shirt,
        rows: [
          {
            productId: shirt,
            packId: null,
            size: 'M',
            color: 'Black',
            quantity: 3,
            pieces: 3,
            unitPrice: '120.50',
            totalPrice: '361.50',
          },
        ],
      },
      { line: 2, kind: 'ignored' },
      { line: 3, kind: 'sure', rows: [{ packId: jeans.packId, color: 'Black', quantity: 2, pieces: 8 }] },
      { line: 4, kind: 'asked', reason: 'unknown_product', rows: [] },
    ]);
    expect(cards.map(({ id }) => id).sort()).toEqual([shirt, jeans.productId].sort());
    expect([read, left]).toEqual([4, 0]);
  });

  test('takes single pieces of goods in packs once they are the rest of the stock, as the basket does', async () => {
    const rest = ['30', '31', '32'].flatMap(size =>
      ['Black', 'White'].map(color => ({
        size,
        color,
        quantity: color === 'Black' && size === '31' ? 0 : 4,
      })),
    );
    const goods = { sku: 'KR-7001', supply: 'stock_only' as const, pools: rest };
    const { productId } = await createPacked(portal.db, admin, goods);
    expect(await linesOf('KR-7001 siyah 30 beden 2 adet\nKR-7001 beyaz 30 beden 2 adet')).toMatchObject([
      { kind: 'sure', rows: [{ productId, packId: null, color: 'Black', size: '30', quantity: 2 }] },
      { kind: 'asked', reason: 'packs_only' },
    ]);
    await portal.db.delete(products).where(eq(products.id, productId));
  });

  test.each(['yumuşak tişört siyah M 3', 'تيشيرت ناعم اسود M ٣'])('names goods: %s', async text => {
    expect(await linesOf(text)).toMatchObject([{ kind: 'sure', by: 'name', rows: [{ productId: shirt }] }]);
  });

  test('names goods by the name that they have been given since', async () => {
    const id = await createProduct(portal.db, {
      name: 'Salopet',
      pools: [{ size: 'M', color: 'Black', quantity: 9 }],
    });
    await admin.call('PUT', `/api/products/${id}`, productForm({ name: 'Bahçıvan' }));
    expect(await linesOf('bahcivan siyah M 2')).toMatchObject([
      { kind: 'sure', by: 'name', rows: [{ productId: id }] },
    ]);
  });

  test('offers first, for a word of many names, the name that is nothing else', async () => {
    const goods = { sizes: ['S', 'M'], colors: ['Black', 'White'], price: '80.00' };
    const letters = [...'abcdefghjk'];
    const names = letters.flatMap(a => letters.map(b => `Yelek ${a}${b}`));
    await portal.db.insert(products).values(names.map(name => ({ ...goods, id: v7(), name })));
    const plain = await createProduct(portal.db, { ...goods, name: 'Yelek' });
    await createProduct(portal.db, { ...goods, name: 'Yelek', isActive: false });
    const [line] = await linesOf('yelek siyah M 2');
    expect(line).toMatchObject({ kind: 'asked', reason: 'which_product' });
    expect(line?.ways[0]?.productId).toBe(plain);
  });

  test('is read again with an answer, which stays in no other reading', async () => {
    const [line] = await linesOf('kabarık siyah M 2');
    const answers = [{ text: 'kabarık', productId: shirt }];
    expect(line).toMatchObject({ kind: 'asked' });
    expect(await linesOf('kabarık siyah M 2', { answers })).toMatchObject([
      { kind: 'sure', rows: [{ productId: shirt, quantity: 2 }] },
    ]);
    expect(await linesOf('kabarık siyah M 2')).toMatchObject([{ kind: 'asked' }]);
  });

  test('may want the last order once more', async () => {
    await order(shop, await createProduct(portal.db, { name: 'Kaban', price: '900.00' }), 2);
    const [line] = await linesOf('geçen seferki gibi');
    expect(line).toMatchObject({
      kind: 'asked',
      reason: 'like_last',
      ways: [{ kind: 'last', rows: [{ quantity: 2, totalPrice: '1800.00' }] }],
    });
  });

  test('says what its order would break, of each sure line', async () => {
    const supply = 'stock_only' as const;
    await createProduct(portal.db, { name: 'Kaban', sku: 'KB-7001', price: '900.00', stock: 2, supply });
    const [line, other] = await linesOf('7001 5 adet\n2605 siyah M 3');
    expect(line?.rows).toMatchObject([{ quantity: 5, problems: [{ code: 'stock_short', limit: 2 }] }]);
    expect(other?.rows).toMatchObject([{ quantity: 3 }]);
    expect(other?.rows[0]).not.toHaveProperty('problems');
  });

  test('says how many whole packs are left, of sure lines and of answers', async () => {
    const supply = 'stock_only' as const;
    const pools = Object.entries({ Black: [1, 5, 9], White: [0, 4, 4] }).flatMap(([color, pieces]) =>
      ['30', '31', '32'].map((size, at) => ({ size, color, quantity: pieces[at] ?? 0 })),
    );
    await createPacked(portal.db, admin, { name: 'Hırka', sku: 'HR-7002', supply, pools });
    const [black, any] = await linesOf('7002 siyah 2 seri\n7002 2 seri');
    expect(black?.rows).toMatchObject([{ problems: [{ code: 'stock_short', limit: 1, below: 1 }] }]);
    expect(any?.ways.map(({ rows }) => [rows[0]?.color, rows[0]?.problems?.[0]?.limit])).toEqual([
      ['Black', 1],
      ['White', 0],
    ]);
  });

  test('names products whose codes are near to unknown ones', async () => {
    const lines = await linesOf('TS-2606 siyah M 3\n2065 siyah M 3\nTS-2605-XYZ-4 2');
    expect(lines.map(({ kind, candidates }) => [kind, candidates])).toEqual(
      lines.map(() => ['asked', [shirt]]),
    );
  });

  test('is read by staff as by the shop that they order for', async () => {
    const hidden = await createProduct(portal.db, { name: 'Saklı kaban', sku: 'GZ-7777', isActive: false });
    const answer = await readAs(admin, shop.customerId, '2605 siyah M 3\nGZ-7777 2');
    expect(answer.json().lines).toMatchObject([
      { kind: 'sure' },
      { kind: 'asked', reason: 'unknown_product' },
    ]);
    expect(answer.body).not.toContain(hidden);
  });
});

describe('nothing is kept of a text', () => {
  test('in no table, and no cache may keep the answer', async () => {
    const before = await portal.db.$count(events);
    const answer = await readAs(shop, shop.customerId, 'Sayın Çınaraltı, 2605 siyah M 3');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await portal.db.$count(events)).toBe(before);
  });
});

describe('another shop', () => {
  test('cannot be read for', async () => {
    const other = await portal.shop();
    expect((await readAs(shop, other.customerId, '2605')).statusCode).toBe(404);
  });
});

describe('goods that a shop does not see', () => {
  test.each([
    'GZ-4711 2',
    '4711 2',
    'GZ-4712 2',
    '4171 2',
    'zümrütlü pelerin 2',
    'zümrutlü pelerin 2',
    'zümrütlü 2',
  ])('are as unknown as what there is not: %s', async text => {
    const without = await linesOf(text);
    const name = 'Zümrütlü pelerin';
    const hidden = await createProduct(portal.db, { name, sku: 'GZ-4711', isActive: false });
    expect(await linesOf(text)).toEqual(without);
    expect(await linesOf(text, { answers: [{ text: 'zümrütlü', productId: hidden }] })).toEqual(without);
    await portal.db.delete(products).where(eq(products.id, hidden));
  });
});

describe('a text that is too long', () => {
  test.each([
    [
      'a'.repeat(1_000).concat('\n').repeat(65),
      [{ path: 'text', limit: readingMax.characters, current: '65065' }],
    ],
    ['a\n'.repeat(500), [{ path: 'text.lines', code: 'too_many', limit: readingMax.lines, current: '501' }]],
    [`a\n${'b'.repeat(2_001)}`, [{ path: 'text.2', limit: readingMax.line, current: '2001' }]],
  ])('is refused with its figures', async (text, fields) => {
    const answer = await readAs(shop, shop.customerId, text);
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'text_too_long', fields }]);
  });

  test('in bytes is not taken at all', async () => {
    const answer = await readAs(shop, shop.customerId, 'a'.repeat(300_000));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  });
});

test('one user reads so often, and another one still does', async () => {
  const all = await Promise.all(
    Array.from({ length: readingsAMinute + 1 }, () => readAs(shop, shop.customerId, '1')),
  );
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(readingsAMinute).fill(200), 429]);
  expect(Number(all.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await readAs(admin, shop.customerId, '1')).statusCode).toBe(200);
});

describe('a hostile text', () => {
  const word = 'kırmızımsı';
  test.each([
    ['of one letter', 'a'.repeat(2_000)],
    [
      'of words that nobody knows',
      Array.from({ length: 400 }, (_, at) => `${word}${at} bilmemne${at} 3`).join('\n'),
    ],
    ['of codes', Array.from({ length: 500 }, (_, at) => `XY-${at}-BLK-${at} 3`).join('\n')],
    ['of digits', '7'.repeat(2_000)],
    ['with invisible characters', '2605\u202e siyah\u0000 M \u200b3 \ud800'],
    ['like SQL', '2605\'; drop table products; -- siyah M 3 {"a"} \\\' %_'],
    ['like a formula', '=cmd|calc!A1\n+2605\n@SUM(1)'],
    ['with the longest word', `${'ş'.repeat(1_990)} 3`],
  ])('%s is answered', async (_, text) => {
    const answer = await readAs(shop, shop.customerId, text);
    expect(answer.statusCode).toBe(200);
    for (const { rows } of answer.json<Reading>().lines)
      for (const { productId } of rows) expect(productId).toBe(shirt);
  });
});

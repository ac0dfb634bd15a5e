import { type listOfferedOptions, newForDays, type Product } from '@toptan/contract/catalog/products';
import { defaultSizeSetId } from '@toptan/contract/catalog/sizing';
import type { ResponseOf } from '@toptan/contract/endpoint';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products, variants } from '../../db/schema-goods.ts';
import { sizeSets } from '../../db/schema-sizing.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createPacked, createProduct, type Goods, type PackGoods, variantId } from '../../testing/trade.ts';

let portal: Portal;
let shop: Caller;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop()];
});
afterAll(() => portal.close());
beforeEach(() => portal.db.delete(products));

const sizeSetId = async (name: string) => {
  const [set] = await portal.db.select().from(sizeSets).where(eq(sizeSets.nameEn, name));
  return set?.id ?? null;
};

const pool = (size: string | null, color: string | null, quantity: number) => ({ size, color, quantity });

async function namesOf(filter: string): Promise<string[]> {
  const answer = await shop.call('GET', `/api/products?${filter}`);
  expect(answer.statusCode).toBe(200);
  const names = answer.json<Product[]>().map(({ name }) => name);
  const counts = await shop.call('GET', `/api/products/counts?${filter}`);
  expect(counts.json().total).toBe(names.length);
  return names.sort();
}

test('sizes that are missing are found where all of them are in stock in one color', async () => {
  await createProduct(portal.db, { name: 'both', pools: [pool('30', 'Black', 1), pool('31', 'Black', 2)] });
  await createProduct(portal.db, {
    name: 'in two colors',
    pools: [pool('30', 'Black', 1), pool('31', 'Black', 0), pool('30', 'White', 0), pool('31', 'White', 1)],
  });
  await createProduct(portal.db, { name: 'sold out', pools: [pool('30', 'Red', 0), pool('31', 'Red', 0)] });
  await createProduct(portal.db, { name: 'as a whole', sizes: ['30', '31'], stock: 9 });
  expect(await namesOf('has=30&has=31')).toEqual(['both']);
  expect(await namesOf('has=30')).toEqual(['both', 'in two colors']);
  expect(await namesOf('has=30&has=30')).toEqual(['both', 'in two colors']);
  expect(await namesOf('has=32')).toEqual([]);
  expect(await namesOf('has=31&color=Black'), 'the other one has 31 in white alone').toEqual(['both']);
});

test('goods that are sold in packs alone complete no sizes', async () => {
  await createProduct(portal.db, { name: 'in packs', pools: [pool('30', 'Black', 5)] });
  await portal.db.update(products).set({ sells: 'packs' });
  expect(await namesOf('has=30')).toEqual([]);
  await portal.db.update(products).set({ sells: 'both' });
  expect(await namesOf('has=30')).toEqual(['in packs']);
});

test('a size is looked for in the sets that are named', async () => {
  const [shoes, pants] = [await sizeSetId('Women’s shoes'), await sizeSetId('Men’s pants')];
  const goods = { sizes: ['38'], pools: [pool('38', 'Black', 5)] };
  await createProduct(portal.db, { name: 'shoe', sizeSetId: shoes, ...goods });
  await createProduct(portal.db, { name: 'pants', sizeSetId: pants, ...goods });
  await createProduct(portal.db, { name: 'of no set', sizeSetId: null, ...goods });
  expect(await namesOf('has=38')).toEqual(['of no set', 'pants', 'shoe']);
  expect(await namesOf(`has=38&sizeSet=${shoes}`)).toEqual(['shoe']);
  expect(await namesOf(`size=38&sizeSet=${pants}`)).toEqual(['pants']);
  expect(await namesOf(`has=38&sizeSet=${shoes}&sizeSet=none`)).toEqual(['of no set', 'shoe']);
});

test('sizes of goods that are sold in packs alone are not offered by the piece', async () => {
  await createProduct(portal.db, { name: 'in packs', sizes: ['30'] });
  await portal.db.update(products).set({ sells: 'packs' });
  await createProduct(portal.db, { name: 'loose', sizes: ['31'] });
  const sizesOf = async (query: string) => {
    const answer = await shop.call('GET', `/api/products/options?${query}`);
    return answer
      .json<ResponseOf<typeof listOfferedOptions>>()
      .sizeSets.flatMap(({ sizes }) => sizes.map(({ name }) => name));
  };
  expect(await sizesOf('')).toEqual(['30', '31']);
  expect(await sizesOf('loose=true')).toEqual(['31']);
  expect(await namesOf('loose=true')).toEqual(['loose']);
});

test('a size that staff have closed is not in stock', async () => {
  const id = await createProduct(portal.db, { pools: [pool('30', 'Black', 5)] });
  await portal.db
    .update(variants)
    .set({ isActive: false })
    .where(eq(variants.id, await variantId(portal.db, id, '30', 'Black')));
  expect(await namesOf('has=30')).toEqual([]);
});

test('sizes and a color narrow the list to products that are offered in them', async () => {
  await createProduct(portal.db, { name: 'jeans', sizes: ['30', '31'], colors: ['Blue', 'Black'] });
  await createProduct(portal.db, { name: 'shirt', sizes: ['S', '30'], colors: ['Blue'] });
  await createProduct(portal.db, { name: 'bag', colors: ['Black'] });
  expect(await namesOf('size=30')).toEqual(['jeans', 'shirt']);
  expect(await namesOf('size=30&size=31')).toEqual(['jeans']);
  expect(await namesOf('color=Black')).toEqual(['bag', 'jeans']);
  expect(await namesOf('color=Black&size=S')).toEqual([]);
});

test('new is what came into the catalogue in the last three weeks', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  await createProduct(portal.db, { name: 'of today' });
  await createProduct(portal.db, { name: 'of last week', createdAt: daysAgo(newForDays - 14) });
  await createProduct(portal.db, { name: 'old', createdAt: daysAgo(newForDays + 2) });
  await createProduct(portal.db, { name: 'hidden', isActive: false });
  expect(await namesOf('new=true')).toEqual(['of last week', 'of today']);
  const counts = await shop.call('GET', '/api/products/counts?q=nothing');
  expect(counts.json().shown).toEqual({ all: 3, new: 2, last: 0, packs: 0 });
});

const kindsOf = async (name: string) => {
  const answer = await shop.call('GET', '/api/products');
  return answer.json<Product[]>().find(product => product.name === name)?.kinds;
};

test('last are one to eleven pieces of what is not made again', async () => {
  const stockOnly = (name: string, ...quantities: number[]) =>
    createProduct(portal.db, {
      name,
      supply: 'stock_only',
      pools: quantities.map((quantity, at) => pool(String(30 + at), 'Black', quantity)),
    });
  await stockOnly('one', 1, 0);
  await stockOnly('eleven', 5, 6);
  await stockOnly('twelve', 6, 6);
  await stockOnly('none', 0, 0);
  await createProduct(portal.db, { name: 'as a whole', supply: 'stock_only', stock: 3 });
  await createProduct(portal.db, { name: 'made again', stock: 3 });
  await createProduct(portal.db, { name: 'hidden', supply: 'stock_only', stock: 3, isActive: false });
  expect(await namesOf('last=true')).toEqual(['as a whole', 'eleven', 'one']);
  expect(await namesOf('last=true&size=31')).toEqual(['eleven', 'one']);
  const counts = await shop.call('GET', '/api/products/counts?category=BAGS');
  expect(counts.json().shown).toMatchObject({ all: 6, last: 3 });
});

test('last are one or two whole packs of what is sold in packs alone', async () => {
  const packed = async (
    name: string,
    quantities: readonly number[],
    goods: Goods & { pack?: PackGoods } = {},
  ) =>
    createPacked(portal.db, admin, {
      name,
      supply: 'stock_only',
      pools: ['Black', 'White'].flatMap((color, row) =>
        ['30', '31', '32'].map((size, at) => pool(size, color, quantities[3 * row + at] ?? 0)),
      ),
      ...goods,
    });
  const two = [9, 4, 9];
  await packed('two', two);
  await packed('two and a broken one', [...two, 9, 1, 9]);
  await packed('one of each color', [9, 2, 9, 1, 9, 9]);
  await packed('three', [...two, 1, 2, 1]);
  await packed('broken', [9, 1, 9, 9, 0, 9]);
  await packed('by the piece too', two, { sells: 'both' });
  await packed('made again', two, { supply: 'to_order' });
  await packed('no pack sold', two, { pack: { isActive: false } });
  await createPacked(portal.db, admin, {
    name: 'as a whole',
    supply: 'stock_only',
    pools: [pool(null, null, 15)],
    pack: { lines: [{ size: '30', ratio: 8 }] },
  });
  expect(await namesOf('last=true')).toEqual([
    'as a whole',
    'one of each color',
    'two',
    'two and a broken one',
  ]);
});

test('a pack in mixed colors counts the pieces of each of its colors', async () => {
  const cells = [
    { size: '30', color: 'Black', ratio: 2 },
    { size: '30', color: 'White', ratio: 1 },
  ];
  const mixed = (name: string, black: number, white: number) =>
    createPacked(portal.db, admin, {
      name,
      supply: 'stock_only',
      pools: [pool('30', 'Black', black), pool('30', 'White', white)],
      pack: { mixed: true, lines: cells },
    });
  await mixed('two', 5, 40);
  await mixed('many', 40, 40);
  expect(await namesOf('last=true')).toEqual(['two']);
});

test('in packs is what has a pack that is sold', async () => {
  await createPacked(portal.db, admin, { name: 'packs' });
  await createPacked(portal.db, admin, { name: 'both', sells: 'both' });
  await createPacked(portal.db, admin, { name: 'pack withdrawn', pack: { isActive: false } });
  await createPacked(portal.db, admin, { name: 'hidden', isActive: false });
  await createProduct(portal.db, { name: 'loose' });
  expect(await namesOf('packs=true')).toEqual(['both', 'packs']);
  const counts = await shop.call('GET', '/api/products/counts?q=nothing');
  expect(counts.json().shown).toMatchObject({ all: 4, packs: 2 });
});

test('a product says which kinds it is of', async () => {
  await createPacked(portal.db, admin, { name: 'all', supply: 'stock_only', stock: 6, sells: 'both' });
  await createProduct(portal.db, { name: 'plain', createdAt: '2020-01-01T00:00:00Z' });
  expect(await kindsOf('all')).toEqual(['new', 'last', 'packs']);
  expect(await kindsOf('plain')).toEqual([]);
});

test('sizes and colors that are offered come in their order, and none of a hidden product', async () => {
  const letters = await sizeSetId('Letters');
  const shared = { category: 'CLOTHING' as const };
  const jeans = { sizes: ['30', '32'], colors: ['Black', 'White'], sizeSetId: defaultSizeSetId, ...shared };
  await createProduct(portal.db, { name: 'jeans', ...jeans });
  await createProduct(portal.db, { name: 'jeans too', ...jeans, colors: ['Black'], sizes: ['30'] });
  await createProduct(portal.db, {
    name: 'shirt',
    sizes: ['XL', 'M', 'S'],
    colors: ['Blue'],
    sizeSetId: letters,
    ...shared,
  });
  await createProduct(portal.db, { name: 'free', sizes: ['10', '9'], category: 'SHOES' });
  await createProduct(portal.db, { name: 'bag', category: 'BAGS' });
  const hidden = { sizes: ['36'], colors: ['Red'], sizeSetId: defaultSizeSetId };
  await createProduct(portal.db, { name: 'hidden', ...hidden, isActive: false });
  await createProduct(portal.db, { name: 'not yet', ...hidden, sellsFrom: '2090-01-01T00:00:00Z' });
  await createProduct(portal.db, { name: 'no more', ...hidden, sellsUntil: '2020-01-01T00:00:00Z' });
  const options = async (caller: Caller, query = '') => {
    const answer = await caller.call('GET', `/api/products/options?${query}`);
    expect(answer.statusCode).toBe(200);
    const { colors, sizeSets } = answer.json<ResponseOf<typeof listOfferedOptions>>();
    const words = (counted: { name: string; products: number }[]) =>
      counted.map(({ name, products: number }) => `${name} ${number}`).join(', ');
    return [words(colors), ...sizeSets.map(({ set, sizes }) => `${set?.nameEn ?? 'free'}: ${words(sizes)}`)];
  };
  const clothing = ['White 1, Black 2, Blue 1', 'Jeans: 30 2, 32 1', 'Letters: S 1, M 1, XL 1'];
  expect(await options(shop)).toEqual([...clothing, 'free: 9 1, 10 1']);
  expect(await options(shop, 'category=CLOTHING')).toEqual(clothing);
  expect(await options(shop, 'category=BAGS')).toEqual(['']);
  expect((await options(admin))[0]).toBe('White 1, Black 2, Red 3, Blue 1');
});

test.each([
  'has=',
  `size=${'a'.repeat(41)}`,
  'color=',
  'new=false',
  'last=false',
  'packs=1',
  `has=${'1&has='.repeat(50)}1`,
  'has=%00',
  'sizeSet=shoes',
])('%s is refused', async filter => {
  expect((await shop.call('GET', `/api/products?${filter}`)).statusCode).toBe(400);
});

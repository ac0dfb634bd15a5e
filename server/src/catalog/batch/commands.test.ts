import type { BatchResult } from '@toptan/contract/batch-results';
import type { ListedPack } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { events } from '../../db/schema-events.ts';
import { products } from '../../db/schema-goods.ts';
import { untilBlocked } from '../../testing/locks.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createPacked, createProduct, packOf } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let set: string;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  set = await sizeSet('Harf', ['S', 'M', 'L']);
});
afterAll(() => portal.close());

async function sizeSet(name: string, labels: string[]): Promise<string> {
  const names = { nameEn: name, nameTr: name, nameAr: name };
  const sizes = labels.map(label => ({ label }));
  return (await admin.call('POST', '/api/size-sets', { ...names, kind: 'letter', sizes })).json().id;
}

async function batch(part: 'size-set' | 'packs' | 'fields' | 'prices', body: object): Promise<BatchResult[]> {
  const answer = await admin.call('POST', `/api/products/batch/${part}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const product = async (id: string): Promise<Product> =>
  (await admin.call('GET', `/api/products/${id}`)).json();
const packsOf = async (id: string): Promise<ListedPack[]> =>
  (await admin.call('GET', `/api/products/${id}/packs`)).json();
const eventsOf = (action: string, subjectId: string) =>
  portal.db.$count(events, eq(events.subjectId, subjectId)).then(async () => {
    const rows = await portal.db.select().from(events).where(eq(events.subjectId, subjectId));
    return rows.filter(row => row.action === action).length;
  });

describe('a size set for many products', () => {
  test('is taken by those whose sizes it has; the others stay and say why', async () => {
    const fits = await createProduct(portal.db, { name: 'Tişört', sizes: ['L', 'S'] });
    const wide = await createProduct(portal.db, { name: 'Kot', sizes: ['M', '30'] });
    const gone = v7();
    const wanted = { productIds: [wide, fits, gone], sizeSetId: set, sizes: 'keep' };
    expect(await batch('size-set', wanted)).toMatchObject([
      {
        productId: wide,
        productName: 'Kot',
        state: 'refused',
        error: { code: 'validation_failed', fields: [{ path: 'sizes.1', code: 'not_offered' }] },
      },
      { productId: fits, productName: 'Tişört', state: 'done' },
      { productId: gone, productName: null, state: 'refused', error: { code: 'not_found' } },
    ]);
    expect(await product(fits)).toMatchObject({ sizeSetId: set, sizes: ['S', 'L'] });
    expect(await product(wide)).toMatchObject({ sizeSetId: null, sizes: ['M', '30'] });
    expect(await batch('size-set', { ...wanted, productIds: [fits] })).toMatchObject([
      { state: 'unchanged' },
    ]);
    const action = 'POST /api/products/batch/size-set';
    expect([await eventsOf(action, fits), await eventsOf(action, wide)]).toEqual([1, 0]);
  });

  test('gives all its sizes, unless stock of others would go', async () => {
    const open = await createProduct(portal.db, { sizes: ['30'], stock: 5 });
    const stocked = await createProduct(portal.db, { pools: [{ size: '30', color: null, quantity: 2 }] });
    const wanted = { productIds: [open, stocked], sizeSetId: set, sizes: 'all' };
    expect(await batch('size-set', wanted)).toMatchObject([
      { productId: open, state: 'done' },
      { productId: stocked, state: 'refused', error: { code: 'stock_kept_by_variant' } },
    ]);
    expect(await product(open)).toMatchObject({ sizes: ['S', 'M', 'L'], stockQuantity: 5 });
    expect(await product(stocked)).toMatchObject({ sizes: ['30'], stockQuantity: 2 });
  });

  test('is one that there is, for at most 200 products', async () => {
    const one = await createProduct(portal.db);
    const send = (body: object) =>
      admin.call('POST', '/api/products/batch/size-set', {
        productIds: [one],
        sizeSetId: set,
        sizes: 'keep',
        ...body,
      });
    const unknown = await send({ sizeSetId: v7() });
    expect(unknown.json().fields).toMatchObject([{ path: 'sizeSetId', code: 'not_found' }]);
    const many = await send({ productIds: Array.from({ length: 201 }, () => v7()) });
    expect(many.json().fields).toMatchObject([{ path: 'productIds', code: 'too_many', limit: 200 }]);
    const twice = await send({ productIds: [one, one] });
    expect(twice.json()).toHaveLength(1);
  });
});

describe('a pack for many products', () => {
  const lines = [
    { size: 'S', ratio: 1 },
    { size: 'M', ratio: 2 },
  ];

  test('is added to those that have its sizes, once, and says how they are sold', async () => {
    const fits = await createProduct(portal.db, { sizes: ['S', 'M'] });
    const small = await createProduct(portal.db, { name: 'Şal', sizes: ['S'] });
    const wanted = { productIds: [fits, small], unit: 'series', lines, sells: 'both' };
    expect(await batch('packs', wanted)).toMatchObject([
      { productId: fits, state: 'done' },
      {
        productId: small,
        state: 'refused',
        error: { fields: [{ path: 'pack.lines.1.size', code: 'not_offered' }] },
      },
    ]);
    expect(await packsOf(fits)).toMatchObject([{ unit: 'series', mixed: false, pieces: 3, isActive: true }]);
    expect(await product(fits)).toMatchObject({ sells: 'both' });
    expect([await packsOf(small), (await product(small)).sells]).toEqual([[], 'loose']);
    expect(await batch('packs', wanted)).toMatchObject([{ state: 'unchanged' }, { state: 'refused' }]);
    expect(await batch('packs', { ...wanted, productIds: [fits], sells: 'packs' })).toMatchObject([
      { state: 'done' },
    ]);
    expect(await packsOf(fits)).toHaveLength(1);
  });

  test('stands behind the packs that a product has', async () => {
    const { productId, packId } = await createPacked(portal.db, admin);
    await batch('packs', { productIds: [productId], unit: 'carton', lines: [{ size: '30', ratio: 12 }] });
    expect(await packsOf(productId)).toMatchObject([{ id: packId }, { unit: 'carton', pieces: 12 }]);
  });

  test('goes to all products of a size set', async () => {
    const sizeSetId = await sizeSet('Etek', ['S', 'M']);
    const ids = [
      await createProduct(portal.db, { sizeSetId, sizes: ['S', 'M'] }),
      await createProduct(portal.db, { sizeSetId, sizes: ['M'] }),
    ];
    const results = await batch('packs', { sizeSetId, unit: 'series', lines });
    expect(results.map(({ productId, state }) => [productId, state])).toEqual([
      [ids[0], 'done'],
      [ids[1], 'refused'],
    ]);
    const both = { productIds: ids, sizeSetId, unit: 'series', lines };
    const refused = await admin.call('POST', '/api/products/batch/packs', both);
    expect(refused.json().fields).toMatchObject([{ path: 'productIds', code: 'required' }]);
  });

  test('goes to all products of a set with more than one call names', async () => {
    const sizeSetId = await sizeSet('Kaban', ['S', 'M']);
    const goods = Array.from({ length: 201 }, (_, at) => ({
      id: v7(),
      name: `Kaban ${at}`,
      price: '1.00',
      sizeSetId,
      sizes: ['S', 'M'],
    }));
    await portal.db.insert(products).values(goods);
    const results = await batch('packs', { sizeSetId, unit: 'series', lines });
    expect(results.map(({ productId }) => productId)).toEqual(goods.map(({ id }) => id));
    expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['done']));
    expect(await packsOf(goods.at(-1)?.id ?? '')).toMatchObject([{ pieces: 3 }]);
  });

  test('has at least two pieces', async () => {
    const id = await createProduct(portal.db, { sizes: ['S'] });
    const tiny = { productIds: [id], unit: 'series', lines: [{ size: 'S', ratio: 1 }] };
    expect(await batch('packs', tiny)).toMatchObject([
      { state: 'refused', error: { fields: [{ path: 'pack.lines', code: 'too_small', limit: 2 }] } },
    ]);
  });
});

describe('fields of many products', () => {
  test('are set where they differ; what is left out stays', async () => {
    const one = await createProduct(portal.db, { name: 'Bot', category: 'SHOES' });
    const other = await createProduct(portal.db, { category: 'BAGS', isActive: false });
    const wanted = { productIds: [one, other, v7()], category: 'BAGS', isActive: false };
    const states = (await batch('fields', wanted)).map(({ state }) => state);
    expect(states).toEqual(['done', 'unchanged', 'refused']);
    expect(await product(one)).toMatchObject({ name: 'Bot', category: 'BAGS', isActive: false });
    await batch('fields', { productIds: [one, other], genderCategory: 'MEN', supply: 'stock_only' });
    for (const id of [one, other])
      expect(await product(id)).toMatchObject({
        genderCategory: 'MEN',
        supply: 'stock_only',
        category: 'BAGS',
      });
    await batch('fields', { productIds: [one], category: null });
    expect(await product(one)).toMatchObject({ category: null, genderCategory: 'MEN' });
    const action = 'POST /api/products/batch/fields';
    expect([await eventsOf(action, one), await eventsOf(action, other)]).toEqual([3, 1]);
    const odd = { productIds: [one], category: 'HATS' };
    const refused = await admin.call('POST', '/api/products/batch/fields', odd);
    expect(refused.json().fields).toMatchObject([{ path: 'category', code: 'not_offered' }]);
  });

  test('open or close products for shops, who hear of both', async () => {
    const id = await createProduct(portal.db, { isActive: false });
    for (const isActive of [true, false]) await batch('fields', { productIds: [id], isActive });
    const rows = await portal.db.select().from(events).where(eq(events.subjectId, id));
    expect(rows.map(({ shops }) => shops)).toEqual([true, true]);
  });
});

describe('prices of many products', () => {
  test.each([
    ['99.90', 750, '107.39'],
    ['0.01', 4_999, '0.01'],
    ['0.01', 5_000, '0.02'],
    ['10.00', -3_333, '6.67'],
    ['1249.90', -9_900, '12.50'],
    ['99999999.99', -1, '99989999.99'],
  ])('%s changed by %i hundredths of a per cent are %s', async (price, change, next) => {
    const productId = await createProduct(portal.db, { price });
    await batch('prices', { products: [{ productId, price }], change });
    expect(await product(productId)).toMatchObject({ price: next });
  });

  test('change where they are those that were shown, and never beyond what a price can be', async () => {
    const [fits, moved, high] = [
      await createProduct(portal.db, { price: '10.00' }),
      await createProduct(portal.db, { price: '11.00' }),
      await createProduct(portal.db, { price: '99999999.99' }),
    ];
    const products = [
      { productId: moved, price: '10.00' },
      { productId: fits, price: '10' },
      { productId: high, price: '99999999.99' },
    ];
    expect(await batch('prices', { products, change: 1_000 })).toMatchObject([
      { state: 'refused', error: { fields: [{ path: 'price', code: 'changed', current: '11.00' }] } },
      { state: 'done' },
      { state: 'refused', error: { fields: [{ path: 'price', code: 'too_big' }] } },
    ]);
    const prices = await Promise.all([moved, fits, high].map(async id => (await product(id)).price));
    expect(prices).toEqual(['11.00', '11.00', '99999999.99']);
    for (const change of [-10_001, 0.5, 100_001]) {
      const refused = await admin.call('POST', '/api/products/batch/prices', { products, change });
      expect(refused.json().fields).toMatchObject([{ path: 'change' }]);
    }
  });
});

test('the audit log tells the old and the new price of each product', async () => {
  const products = [
    { productId: await createProduct(portal.db, { price: '55.00' }), price: '55.00' },
    { productId: await createProduct(portal.db, { price: '10.00' }), price: '10.00' },
  ];
  await batch('prices', { products, change: 750 });
  const ids = products.map(({ productId }) => productId);
  const rows = await portal.db.select().from(events).where(inArray(events.subjectId, ids));
  expect(rows.map(({ details }) => details)).toEqual(
    expect.arrayContaining([
      { percent: 7.5, priceBefore: '55.00', price: '59.13' },
      { percent: 7.5, priceBefore: '10.00', price: '10.75' },
    ]),
  );
});

describe('who moves a barcode between two products meanwhile', () => {
  const lines = [{ size: 'S', ratio: 2 }];
  const toPack = (code: string) => ({ packs: [packOf({ lines, codes: [code], move: true })] });
  const toSize = (code: string) => ({ variants: [{ size: 'S', codes: [code], move: true }] });
  const cases = [
    ['packs', 'packs', '8690123450367', toPack],
    ['packs', 'variants', '96385074', toSize],
    ['size-set', 'variants', '18690123450364', toSize],
  ] as const;

  test.each(cases)('is done before a batch of %s: to %s', async (batchOf, part, code, move) => {
    const goods = { sizes: ['S', 'M'] };
    const ids = [await createProduct(portal.db, goods), await createProduct(portal.db, goods)].toSorted();
    const [first, second] = ids;
    const held = { variants: [{ size: 'M', codes: [code] }] };
    expect((await admin.call('PUT', `/api/products/${first}/variants`, held)).statusCode).toBe(200);
    const change = batchOf === 'packs' ? { unit: 'series', lines } : { sizeSetId: set, sizes: 'keep' };
    const calls = await portal.db.transaction(async tx => {
      // The call that moves the code has locked the second product, and comes to the first after this.
      await tx.execute(sql`lock table codes`);
      const moving = admin.call('PUT', `/api/products/${second}/${part}`, move(code));
      await untilBlocked(portal.db);
      const changing = admin.call('POST', `/api/products/batch/${batchOf}`, { productIds: ids, ...change });
      await untilBlocked(portal.db, 2);
      return [moving, changing];
    });
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});

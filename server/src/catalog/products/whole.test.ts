import type { ListedPack } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import type { Variant } from '@toptan/contract/catalog/variants';
import type { Term } from '@toptan/contract/terms';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { events } from '../../db/schema-events.ts';
import { productForm } from '../../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { createPacked, createProduct, packOf, setPacksOf } from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

type Fields = Record<string, unknown>;

const save = (id: string, fields: Fields) =>
  admin.call('PUT', `/api/products/${id}/whole`, productForm(fields));
async function saved(id: string, fields: Fields): Promise<Product> {
  const answer = await save(id, fields);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const read = async (id: string): Promise<Product> => (await admin.call('GET', `/api/products/${id}`)).json();
const readPacks = async (id: string): Promise<ListedPack[]> =>
  (await admin.call('GET', `/api/products/${id}/packs`)).json();
const readVariants = async (id: string): Promise<Variant[]> =>
  (await admin.call('GET', `/api/products/${id}/variants`)).json();
const readTerms = async (id: string): Promise<Term[]> =>
  (await admin.call('GET', `/api/terms?productId=${id}`)).json();

const pool = (size: string, color: string, quantity: number) => ({ size, color, quantity });
const rule = (figures: Fields) => ({
  customerId: null,
  groupId: null,
  grain: 'cell',
  min: null,
  max: null,
  multiple: null,
  ...figures,
});
const other = [
  { size: '30', ratio: 2 },
  { size: '31', ratio: 2 },
];
/** Packs as a form has shown them. */
const shown = (packs: readonly ListedPack[]) =>
  packs.map(({ id, name, unit, mixed, isActive, codes, lines }) => ({
    id,
    name,
    unit,
    mixed,
    isActive,
    codes,
    lines,
  }));
const cell = { size: '30', color: 'Black' };

describe('saving a product as a whole', () => {
  test('saves its values, stock, variants, packs, rules and the order of its pictures, and records it once', async () => {
    const { productId } = await createPacked(portal.db, admin);
    const before = await portal.db.$count(events, eq(events.subjectId, productId));
    const answer = await saved(productId, {
      price: '75.00',
      stockPools: [pool('30', 'Black', 4)],
      variants: [{ ...cell, sku: 'TUM-30' }],
      packs: [packOf({ unit: 'carton', lines: other })],
      terms: [rule({ min: 6 })],
      pictures: [],
    });
    expect(answer).toMatchObject({
      price: '75.00',
      stockQuantity: 4,
      packs: [{ unit: 'carton', pieces: 4 }],
    });
    expect((await readVariants(productId)).find(({ sku }) => sku)).toMatchObject({ ...cell, sku: 'TUM-30' });
    expect(await readTerms(productId)).toMatchObject([{ min: 6 }]);
    expect(await portal.db.$count(events, eq(events.subjectId, productId))).toBe(before + 1);
  });

  test.each([
    [
      'a variant',
      {
        variants: [
          { ...cell, sku: 'X' },
          { ...cell, sku: 'Y' },
        ],
      },
      'variants.1',
    ],
    ['a SKU', { variants: [{ ...cell, sku: 'HEP-1' }] }, 'variants.0.sku'],
    ['a pack', { packs: [packOf(), packOf({ lines: [{ size: '99', ratio: 3 }] })] }, 'packs.1.lines.0.size'],
    ['a barcode', { packs: [packOf({ codes: ['8690000000012'] })] }, 'packs.0.codes.0'],
    ['a rule', { terms: [rule({ min: 3 }), rule({ grain: 'color', min: 9, max: 4 })] }, 'terms.1.max'],
    [
      'a rule that excludes another',
      { terms: [rule({ min: 9 }), rule({ grain: 'product', max: 4 })] },
      'terms.0.min',
    ],
    ['a picture', { pictures: [{ id: v7(), color: null }] }, 'pictures.0.id'],
  ])('that is refused for %s leaves everything as it was, and names the place', async (_, part, path) => {
    const holder = await createProduct(portal.db, { sizes: ['30'], colors: ['Black'] });
    await save(holder, { variants: [{ ...cell, sku: 'HEP-1', codes: ['8690000000012'], move: true }] });
    const { productId } = await createPacked(portal.db, admin);
    const all = { price: '75.00', stockPools: [pool('30', 'Black', 4)], terms: [rule({ min: 6 })] };
    const variants = [{ size: '31', color: 'Black', isActive: false }];
    const packs = [packOf({ lines: other })];
    const [product, cells, listed] = [
      await read(productId),
      await readVariants(productId),
      await readPacks(productId),
    ];
    const answer = await save(productId, { ...all, variants, packs, ...part });
    expect(answer.json().fields).toMatchObject([{ path }]);
    expect(await read(productId)).toEqual(product);
    expect(await readVariants(productId)).toEqual(cells);
    expect(await readPacks(productId)).toEqual(listed);
    expect(await readTerms(productId)).toEqual([]);
  });

  test('of which there is none is not found', async () => {
    expect((await save(v7(), { price: '75.00' })).statusCode).toBe(404);
  });

  test('takes all rules that a product can have', async () => {
    const id = await createProduct(portal.db);
    const terms = Array.from({ length: 1000 }, () => rule({ customerId: v7(), min: 6 }));
    await saved(id, { terms, known: { terms } });
  });
});

describe('with what the form was made from', () => {
  test('a product keeps what others have made of the parts that were left as they were', async () => {
    const { productId } = await createPacked(portal.db, admin);
    await save(productId, {
      stockPools: [pool('30', 'Black', 4), pool('31', 'Black', 5)],
      terms: [rule({ min: 6 })],
    });
    const [first, ...more] = shown(await setPacksOf(admin, productId, {}, { unit: 'carton' }));
    const packs = [first, ...more];
    const { stockPools } = await read(productId);
    const known = {
      packs,
      stockPools,
      terms: [rule({ min: 6 })],
      sizes: ['30', '31', '32'],
      colors: ['Black', 'White'],
    };

    await saved(productId, {
      sizes: ['30', '31', '32', '33'],
      colors: ['Black', 'White', 'Red'],
      stockPools: [...stockPools, pool('33', 'Red', 8)].map(each =>
        each.size === '31' && each.color === 'Black' ? { ...each, quantity: 1 } : each,
      ),
      packs: [{ ...first, name: 'Ofis' }, ...more, packOf({ name: 'Yeni', lines: other })],
      terms: [rule({ min: 12 }), rule({ grain: 'color', min: 24 })],
    });
    const after = await saved(productId, {
      sizes: ['30', '31', '32', '34'],
      colors: ['Black', 'White'],
      stockPools: stockPools.map(each => (each.size === '30' ? { ...each, quantity: 9 } : each)),
      packs: [first, { ...more[0], isActive: false }],
      terms: [rule({ min: 6 }), rule({ grain: 'product', min: 48 })],
      known,
    });
    expect(after.sizes).toEqual(['30', '31', '32', '34', '33']);
    expect(after.colors).toEqual(['Black', 'White', 'Red']);
    expect(after.stockPools.filter(({ quantity }) => quantity > 0)).toEqual([
      pool('30', 'Black', 9),
      pool('30', 'White', 9),
      pool('31', 'Black', 1),
      pool('33', 'Red', 8),
    ]);
    expect((await readPacks(productId)).map(({ name, isActive }) => [name, isActive]).sort()).toEqual([
      [null, false],
      ['Ofis', true],
      ['Yeni', true],
    ]);
    expect((await readTerms(productId)).map(({ grain, min }) => [grain, min]).sort()).toEqual([
      ['cell', 12],
      ['color', 24],
      ['product', 48],
    ]);
  });

  test('a product loses the color that others have taken away, with the stock that was left as it was', async () => {
    const pools = [pool('30', 'Black', 4), pool('30', 'Red', 2)];
    const id = await createProduct(portal.db, { pools });
    await saved(id, { colors: ['Black'], stockPools: [pool('30', 'Black', 4)] });
    const stockPools = [pool('30', 'Black', 7), pool('30', 'Red', 2), pool('31', 'Black', 3)];
    const axes = { sizes: ['30', '31'], colors: ['Black', 'Red'] };
    const known = { sizes: ['30'], colors: ['Black', 'Red'], stockPools: pools };
    const after = await saved(id, { ...axes, stockPools, known });
    expect(after.colors).toEqual(['Black']);
    expect(after.stockPools).toEqual([pool('30', 'Black', 7), pool('31', 'Black', 3)]);
    const typed = [pool('30', 'Black', 7), pool('30', 'Red', 5)];
    expect((await save(id, { stockPools: typed, known })).json().fields).toMatchObject([
      { path: 'stockPools.1.color', code: 'not_offered' },
    ]);
  });

  test('what two have changed is asked about at once, with its present value, by whom and when', async () => {
    const { productId, packId } = await createPacked(portal.db, admin);
    await save(productId, { terms: [rule({ min: 6 })], variants: [{ ...cell, sku: `A-${productId}` }] });
    const before = await read(productId);
    const [pack] = shown(await readPacks(productId));
    const seen = { ...cell, sku: `A-${productId}`, codes: [], isActive: true };
    const known = { price: before.price, packs: [pack], terms: [rule({ min: 6 })], variants: [seen] };

    await saved(productId, {
      price: '90.00',
      variants: [{ ...cell, sku: `B-${productId}`, isActive: false }],
      packs: [{ ...pack, name: 'Ofis' }],
      terms: [rule({ min: 12 })],
    });
    const mine = {
      price: '80.00',
      variants: [{ ...cell, sku: `C-${productId}` }],
      packs: [packOf({ lines: other }), { ...pack, name: 'Depo' }],
      terms: [rule({ grain: 'color', min: 2 }), rule({ min: 24 })],
    };
    const refused = await save(productId, { ...mine, known });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_meanwhile']);
    const changed = { code: 'changed', by: expect.stringMatching(/^admin/), at: expect.stringMatching(/Z$/) };
    const { fields } = refused.json();
    expect(fields).toMatchObject([
      { path: 'price', current: '"90.00"', ...changed },
      { path: 'variants.0.sku', current: `"B-${productId}"`, ...changed },
      { path: 'packs.1', ...changed },
      { path: 'terms.1', ...changed },
    ]);
    const [, , ofPack, ofRule] = fields.map(({ current }: { current: string }) => JSON.parse(current));
    expect(ofPack).toMatchObject({ id: packId, name: 'Ofis' });
    expect(ofRule).toEqual(rule({ min: 12 }));
    expect((await read(productId)).price).toBe('90.00');

    const after = await saved(productId, {
      ...mine,
      known: {
        price: '90.00',
        packs: [{ ...pack, name: 'Ofis' }],
        terms: [ofRule],
        variants: [{ ...seen, sku: `B-${productId}` }],
      },
    });
    expect(after.price).toBe('80.00');
    expect(after.packs.map(({ name }) => name)).toEqual([null, 'Depo']);
  });

  test('a rule that somebody else has deleted is asked about', async () => {
    const id = await createProduct(portal.db);
    await save(id, { terms: [] });
    const refused = await save(id, { terms: [rule({ min: 8 })], known: { terms: [rule({ min: 6 })] } });
    expect(refused.json()).toMatchObject({
      code: 'changed_meanwhile',
      fields: [{ path: 'terms.0', current: 'null' }],
    });
  });

  test('a form that is sent again after a lost answer changes nothing', async () => {
    const { productId } = await createPacked(portal.db, admin);
    const packs = shown(await readPacks(productId));
    const body = {
      price: '80.00',
      variants: [{ ...cell, sku: `T-${productId}` }],
      packs: [{ ...packs[0], lines: other }, packOf({ name: 'C', lines: other })],
      terms: [rule({ min: 12 })],
      known: {
        price: (await read(productId)).price,
        variants: [{ ...cell, sku: null, codes: [], isActive: true }],
        packs,
        terms: [],
      },
    };
    await saved(productId, body);
    const after = await readPacks(productId);
    await saved(productId, body);
    expect(await readPacks(productId)).toEqual(after);
    expect(after.map(({ name }) => name)).toEqual([null, 'C']);
  });
});

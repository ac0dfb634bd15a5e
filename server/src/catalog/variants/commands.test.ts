import { type CellKey, sameCell } from '@toptan/contract/catalog/cells';
import type { Product } from '@toptan/contract/catalog/products';
import { cellsMax } from '@toptan/contract/catalog/sizing';
import { codesOfVariantMax, type Variant } from '@toptan/contract/catalog/variants';
import type { FieldError } from '@toptan/contract/errors';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { products, stockPools, variants } from '../../db/schema-goods.ts';
import { productForm } from '../../testing/form.ts';
import { untilBlocked } from '../../testing/locks.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import type { Caller } from '../../testing/portal.ts';
import {
  addToBasket,
  createProduct,
  type Goods,
  place,
  submitBasket,
  variantId,
} from '../../testing/trade.ts';

withOneShop();

const jeans = (values: Goods = {}) =>
  createProduct(portal.db, { name: 'Kot 501', sizes: ['30', '28'], colors: ['Blue', 'Black'], ...values });
const pathOf = (id: string) => `/api/products/${id}/variants`;
const tryToSet = (id: string, rows: unknown, caller = admin) =>
  caller.call('PUT', pathOf(id), { variants: rows });
const black30 = { size: '30', color: 'Black' };
const blue30 = { size: '30', color: 'Blue' };

async function set(id: string, ...rows: object[]): Promise<Variant[]> {
  const answer = await tryToSet(id, rows);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const list = async (id: string, caller: Caller = admin): Promise<Variant[]> =>
  (await caller.call('GET', pathOf(id))).json();
const read = async (id: string, caller: Caller = shop): Promise<Product> =>
  (await caller.call('GET', `/api/products/${id}`)).json();
const cellOf = (all: Variant[], cell: CellKey) => all.find(each => sameCell(each, cell));

function expectRefused(answer: LightMyRequestResponse, status: number, fields: Partial<FieldError>[]): void {
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.json()).toMatchObject({
    code: status === 409 ? 'taken' : 'validation_failed',
    fields,
  });
}

let numbers = 0;
/** Makes a valid number that no other test uses. */
function newGtin(): string {
  const digits = String(869_000_000_000 + ++numbers);
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

describe('the variants of a product', () => {
  test('stand by size and then by color, as the product has them', async () => {
    const id = await jeans();
    const all = await list(id, shop);
    expect(all.map(({ size, color }) => [size, color])).toEqual([
      ['30', 'Blue'],
      ['30', 'Black'],
      ['28', 'Blue'],
      ['28', 'Black'],
    ]);
    for (const variant of all)
      expect(variant).toMatchObject({ sku: null, codes: [], isActive: true, offered: true });
  });

  test('are one where it has neither sizes nor colors', async () => {
    const id = await createProduct(portal.db);
    const gtin = newGtin();
    expect(await set(id, { sku: 'TEK-1', codes: [gtin] })).toMatchObject([
      { size: null, color: null, sku: 'TEK-1', codes: [gtin] },
    ]);
  });

  test('that it offers no more stay with what they have, for staff behind the others', async () => {
    const id = await jeans();
    const gtin = newGtin();
    await set(id, { ...blue30, sku: 'ESKI-30', codes: [gtin] });
    await admin.call('PUT', `/api/products/${id}`, productForm({ sizes: ['28'] }));
    const all = await list(id);
    expect(all.map(({ size, offered }) => [size, offered])).toEqual([
      ['28', true],
      ['28', true],
      ['30', false],
      ['30', false],
    ]);
    expect(cellOf(all, blue30)).toMatchObject({ sku: 'ESKI-30', codes: [gtin], offered: false });
    expect((await list(id, shop)).map(({ size }) => size)).toEqual(['28', '28']);
    await admin.call('PUT', `/api/products/${id}`, productForm({ sizes: ['28', '30'] }));
    expect(cellOf(await list(id, shop), blue30)).toMatchObject({ sku: 'ESKI-30', codes: [gtin] });
  });

  test('of a hidden product are shown to no shop', async () => {
    const id = await jeans({ isActive: false });
    expect((await shop.call('GET', pathOf(id))).statusCode).toBe(404);
    expect(await list(id)).toHaveLength(4);
  });
});

describe('changing', () => {
  test('touches what is named and nothing else', async () => {
    const id = await jeans();
    const [first, second] = [newGtin(), newGtin()];
    await set(id, { ...blue30, sku: 'KOT-MAVI-30', codes: [second, first] });
    await set(id, { ...blue30, isActive: false }, { ...black30, sku: 'KOT-SIYAH-30' });
    const all = await set(id, { ...black30, codes: [] });
    expect(cellOf(all, blue30)).toMatchObject({
      sku: 'KOT-MAVI-30',
      codes: [first, second].sort(),
      isActive: false,
    });
    expect(cellOf(all, black30)).toMatchObject({ sku: 'KOT-SIYAH-30', codes: [], isActive: true });
    expect(await list(id)).toEqual(all);
    const cleared = await set(id, { ...blue30, sku: '', codes: [], isActive: true });
    expect(cellOf(cleared, blue30)).toMatchObject({ sku: null, codes: [], isActive: true });
  });

  test('stores barcodes as digits and SKUs as they are written', async () => {
    const id = await jeans();
    const gtin = newGtin();
    const arabic = gtin.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
    const spaced = `${arabic.slice(0, 3)} ${arabic.slice(3, 7)}-${arabic.slice(7)}`;
    const all = await set(id, { ...blue30, sku: '  Kot 501/mavi ', codes: [spaced, '036000291452'] });
    expect(cellOf(all, blue30)).toMatchObject({ sku: 'Kot 501/mavi', codes: ['0036000291452', gtin] });
    await set(id, { ...blue30, codes: [] });
  });

  test('exchanges SKUs and barcodes of two variants in one call', async () => {
    const id = await jeans();
    const [one, two] = [newGtin(), newGtin()];
    await set(id, { ...blue30, sku: 'TAKAS-1', codes: [one] }, { ...black30, sku: 'TAKAS-2', codes: [two] });
    const all = await set(
      id,
      { ...blue30, sku: 'TAKAS-2', codes: [two] },
      { ...black30, sku: 'TAKAS-1', codes: [one] },
    );
    expect(cellOf(all, blue30)).toMatchObject({ sku: 'TAKAS-2', codes: [two] });
    expect(cellOf(all, black30)).toMatchObject({ sku: 'TAKAS-1', codes: [one] });
  });

  test('takes barcodes that houses give themselves', async () => {
    const id = await jeans();
    const [variant] = await set(id, { ...blue30, codes: ['2012345678903'] });
    expect(variant?.codes).toEqual(['2012345678903']);
  });

  test.each([
    ['a size that it never had', [{ size: '36', color: 'Blue' }], 'variants.0', 'not_offered'],
    ['a variant without its color', [{ size: '30' }], 'variants.0', 'not_offered'],
    ['a variant twice', [blue30, black30, blue30], 'variants.2', 'taken'],
    [
      'a wrong check digit',
      [black30, { ...blue30, codes: ['8690123450368'] }],
      'variants.1.codes.0',
      'invalid',
    ],
    ['a shortened number', [{ ...blue30, codes: ['8.69E+12'] }], 'variants.0.codes.0', 'invalid'],
    ['a SKU of marks alone', [{ ...blue30, sku: '-/-' }], 'variants.0.sku', 'invalid'],
    ['a SKU that is too long', [{ ...blue30, sku: 'x'.repeat(65) }], 'variants.0.sku', 'too_long'],
    ['a stock', [{ ...blue30, stock: 1 }], 'variants.0.stock', 'unknown_field'],
    ['nothing', [], 'variants', 'required'],
    ['too many', Array(cellsMax + 1).fill(blue30), 'variants', 'too_many'],
    [
      'too many barcodes',
      [{ ...blue30, codes: Array(codesOfVariantMax + 1).fill('96385074') }],
      'variants.0.codes',
      'too_many',
    ],
  ] as const)('refuses %s', async (_, rows, path, code) => {
    const id = await jeans();
    const before = await list(id);
    expectRefused(await tryToSet(id, rows), 400, [{ path, code }]);
    expect(await list(id)).toEqual(before);
  });
});

describe('a SKU or barcode that something else has', () => {
  test('is refused with its holder, also of an inactive product and of a closed or dropped variant', async () => {
    const gtin = newGtin();
    const holder = await jeans({ isActive: false });
    await set(holder, { ...black30, sku: 'Dolu 30', codes: [gtin] });
    const id = await jeans({ name: 'Etek' });
    const held = {
      productId: holder,
      productName: 'Kot 501',
      size: '30',
      color: 'Black',
      isActive: false,
    };
    const wanted = [
      { size: '28', color: 'Blue' },
      { ...blue30, sku: 'DOLU-30', codes: ['96385074', gtin] },
    ];
    const refusal = [
      { path: 'variants.1.sku', code: 'taken', holder: held },
      { path: 'variants.1.codes.1', code: 'taken', holder: held },
    ] as const;
    expectRefused(await tryToSet(id, wanted), 409, [...refusal]);

    await portal.db.update(products).set({ isActive: true }).where(eq(products.id, holder));
    const active = refusal.map(each => ({ ...each, holder: { ...held, isActive: true } }));
    expectRefused(await tryToSet(id, wanted), 409, active);
    await set(holder, { ...black30, isActive: false });
    expectRefused(await tryToSet(id, wanted), 409, [...refusal]);
    await set(holder, { ...black30, isActive: true });
    await admin.call('PUT', `/api/products/${holder}`, productForm({ sizes: ['28'] }));
    expectRefused(await tryToSet(id, wanted), 409, [...refusal]);
    expect(cellOf(await list(id), blue30)).toMatchObject({ sku: null, codes: [] });
  });

  test('is refused where a row of the same call has it before', async () => {
    const id = await jeans();
    const gtin = newGtin();
    const holder = { productId: id, size: '30', color: 'Blue', isActive: true };
    const rows = [
      { ...blue30, sku: 'İKİZ-1', codes: [gtin] },
      { ...black30, sku: 'ikiz 1', codes: [`${gtin.slice(0, 6)} ${gtin.slice(6)}`], move: true },
    ];
    expectRefused(await tryToSet(id, rows), 409, [
      { path: 'variants.1.sku', code: 'taken', holder } as FieldError,
      { path: 'variants.1.codes.0', code: 'taken', holder } as FieldError,
    ]);
    expectRefused(await tryToSet(id, [{ ...blue30, codes: [gtin, gtin] }]), 409, [
      { path: 'variants.0.codes.1', code: 'taken' },
    ]);
  });

  test('is refused where another variant of the product keeps it', async () => {
    const id = await jeans();
    await set(id, { ...blue30, sku: 'KALAN-1' });
    const rows = [
      { ...blue30, isActive: false },
      { ...black30, sku: 'kalan1' },
    ];
    expectRefused(await tryToSet(id, rows), 409, [{ path: 'variants.1.sku', code: 'taken' }]);
    expect(cellOf(await list(id), blue30)).toMatchObject({ sku: 'KALAN-1', isActive: true });
  });

  test('moves where the row says so, and the holder keeps its others', async () => {
    const [stays, goes] = [newGtin(), newGtin()];
    const holder = await jeans();
    await set(holder, { ...black30, sku: 'GIDEN-1', codes: [stays, goes] });
    const id = await jeans();
    const moved = await set(id, { ...blue30, sku: 'giden 1', codes: [goes], move: true });
    expect(cellOf(moved, blue30)).toMatchObject({ sku: 'giden 1', codes: [goes] });
    expect(cellOf(await list(holder), black30)).toMatchObject({ sku: null, codes: [stays] });
  });

  test('is given to one of several administrators at once, and the others hear who has it', async () => {
    const gtin = newGtin();
    const rivals = await Promise.all(Array.from({ length: 8 }, () => jeans()));
    const answers = await Promise.all(
      rivals.map(id => tryToSet(id, [{ ...blue30, sku: 'YARIS-1', codes: [gtin] }])),
    );
    const winner = rivals[answers.findIndex(answer => answer.statusCode === 200)];
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(each => each.statusCode !== 200))
      expectRefused(answer, 409, [
        { path: 'variants.0.sku', code: 'taken', holder: { productId: winner } } as FieldError,
        { path: 'variants.0.codes.0', code: 'taken', holder: { productId: winner } } as FieldError,
      ]);
  });

  test('moves to and fro between two products at once, and each of both is had by one', async () => {
    const [one, two] = [await jeans(), await jeans()];
    const [a, b] = [newGtin(), newGtin()];
    await set(one, { ...blue30, sku: 'KARSI-A', codes: [a] });
    await set(two, { ...blue30, sku: 'KARSI-B', codes: [b] });
    for (let turn = 0; turn < 5; turn++) {
      const answers = await Promise.all([
        tryToSet(one, [{ ...blue30, sku: 'KARSI-B', codes: [b], move: true }]),
        tryToSet(two, [{ ...blue30, sku: 'KARSI-A', codes: [a], move: true }]),
      ]);
      expect(answers.map(answer => answer.statusCode)).toEqual([200, 200]);
      await set(one, { ...blue30, sku: 'KARSI-A', codes: [a], move: true });
      await set(two, { ...blue30, sku: 'KARSI-B', codes: [b], move: true });
    }
  });
});

describe('a closed variant', () => {
  const choice = { selectedSize: '30', selectedColor: 'Blue' };

  test('is one of the closed cells of its product, as long as that offers it', async () => {
    const id = await jeans({ name: 'Kapalı hücre' });
    expect((await read(id)).closedCells).toEqual([]);
    await set(id, { ...blue30, isActive: false }, { size: '28', color: 'Black', isActive: false });
    const closedCells = [
      ['28', 'Black'],
      ['30', 'Blue'],
    ];
    expect(await read(id)).toMatchObject({ closedCells });
    const listed = await shop.call('GET', '/api/products?q=kapalı hücre');
    expect(listed.json()).toMatchObject([{ id, closedCells }]);
    await admin.call('PUT', `/api/products/${id}`, productForm({ colors: ['Blue'] }));
    expect((await read(id)).closedCells).toEqual([['30', 'Blue']]);
    const plain = await createProduct(portal.db);
    await set(plain, { isActive: false });
    expect((await read(plain)).closedCells).toEqual([[null, null]]);
    await set(plain, { isActive: true });
    expect((await read(plain)).closedCells).toEqual([]);
  });

  test('goes into no basket, and what lies there is not available', async () => {
    const id = await jeans();
    await addToBasket(shop, id, 1, choice);
    await set(id, { ...blue30, isActive: false });
    const body = { customerId: shop.customerId, productId: id, quantity: 1, ...choice };
    const refused = await shop.call('POST', '/api/basket', body);
    expect(refused.json()).toMatchObject({ code: 'product_unavailable' });
    const [line] = (await shop.call('GET', '/api/basket')).json();
    expect(line).toMatchObject({ productId: id, product: { isAvailable: false } });
    expect((await place(shop, [line])).json()).toMatchObject({ code: 'product_unavailable' });
    await set(id, { ...blue30, isActive: true });
    expect((await submitBasket(shop)).statusCode).toBe(201);
  });

  /** Counts the statements that wait for a lock. */
  async function waiting(): Promise<number> {
    const { rowCount } = await portal.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount ?? 0;
  }

  test('is not answered as closed before an order that is being placed is there', async () => {
    const id = await jeans({ pools: [{ ...blue30, quantity: 5 }] });
    const buyer = await portal.shop();
    await addToBasket(buyer, id, 1, choice);
    const answered: string[] = [];
    const note = (name: string) => (answer: LightMyRequestResponse) => {
      answered.push(name);
      return answer;
    };
    const calls = await portal.db.transaction(async tx => {
      await tx.select().from(stockPools).where(eq(stockPools.productId, id)).for('update');
      const ordering = submitBasket(buyer).then(note('order'));
      await untilBlocked(portal.db);
      const closing = tryToSet(id, [{ ...blue30, isActive: false }]).then(note('closing'));
      await expect.poll(async () => answered.length > 0 || (await waiting()) > 1, { interval: 5 }).toBe(true);
      expect(answered).toEqual([]);
      return [ordering, closing];
    });
    const answers = await Promise.all(calls);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
  });

  test('is ordered by nobody who waited while it was closed', async () => {
    const id = await jeans({ pools: [{ ...blue30, quantity: 5 }] });
    const buyer = await portal.shop();
    await addToBasket(buyer, id, 1, choice);
    const calls = await portal.db.transaction(async tx => {
      await tx.select().from(variants).where(eq(variants.productId, id)).for('update');
      const closing = tryToSet(id, [{ ...blue30, isActive: false }]);
      await untilBlocked(portal.db);
      const ordering = submitBasket(buyer);
      await expect.poll(waiting, { interval: 5 }).toBeGreaterThan(1);
      return [closing, ordering];
    });
    const [closed, ordered] = await Promise.all(calls);
    expect(closed?.statusCode).toBe(200);
    expect(ordered?.json()).toMatchObject({ code: 'product_unavailable' });
  });
});

test('nobody but staff changes variants, and none of a product that is not there', async () => {
  const id = await jeans();
  expect((await tryToSet(id, [{ ...blue30, isActive: false }], shop)).statusCode).toBe(403);
  expect((await tryToSet(v7(), [{ ...blue30, isActive: false }])).statusCode).toBe(404);
});

test('a variant goes with its product alone, and never becomes another', async () => {
  const id = await createProduct(portal.db, { sizes: ['30', '31'] });
  const cell = await variantId(portal.db, id, '30');
  const stays = { cause: { message: `variant ${cell} stays as long as its product` } };
  await expect(portal.db.delete(variants).where(eq(variants.id, cell))).rejects.toMatchObject(stays);
  const renamed = portal.db.update(variants).set({ size: '32' }).where(eq(variants.id, cell));
  await expect(renamed).rejects.toMatchObject(stays);
  await portal.db.delete(products).where(eq(products.id, id));
  expect(await portal.db.$count(variants, eq(variants.productId, id))).toBe(0);
});

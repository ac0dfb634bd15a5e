import type { Product } from '@toptan/contract/catalog/products';
import type { Variant } from '@toptan/contract/catalog/variants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPicture, productForm } from '../testing/form.ts';
import { apply, check, checked, rowsOf, settled, undo, upload } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, order, setPacksOf, stockOf } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const read = async (id: string): Promise<Product> => (await admin.call('GET', `/api/products/${id}`)).json();
const findSku = async (sku: string) =>
  (await admin.call('GET', `/api/products?q=${encodeURIComponent(sku)}`))
    .json<Product[]>()
    .find(each => each.sku === sku);
const change = async (id: string, values: Record<string, unknown>) => {
  const answer = await admin.call('PUT', `/api/products/${id}`, productForm(values));
  expect(answer.statusCode, answer.body).toBe(200);
};
const variants = async (id: string): Promise<Variant[]> =>
  (await admin.call('GET', `/api/products/${id}/variants`)).json();
const setVariants = async (id: string, ...rows: object[]) => {
  const answer = await admin.call('PUT', `/api/products/${id}/variants`, { variants: rows });
  expect(answer.statusCode, answer.body).toBe(200);
};
const black = (size: string, quantity = 5) => ({ size, color: 'Black', quantity });

/** An applied file. */
async function applied(...rows: string[]): Promise<string> {
  const { id } = await checked(admin, 'products', rows.join('\n'));
  const { counts } = await apply(admin, id);
  expect(counts.error).toBe(0);
  return id;
}
/** Undoes an import of one product. @returns whether it was taken back */
async function takenBack(id: string): Promise<boolean> {
  await undo(admin, id);
  return (await rowsOf(admin, id)).every(({ problems }) =>
    problems.every(({ code }) => code !== 'stands_on_it'),
  );
}

describe('undoing leaves what was changed since', () => {
  test('of a barcode, and takes back what was changed of a variant alone', async () => {
    const productId = await createProduct(portal.db, { sku: 'VA-1', pools: [black('30')] });
    const cell = { size: '30', color: 'Black' };
    await setVariants(productId, { ...cell, sku: 'ESKI', codes: ['8690123450367'] });
    const id = await applied('Kod;Renk;Beden;Barkod', 'VA-1;Siyah;30;8690123450374');
    await setVariants(productId, { ...cell, sku: 'YENI' });
    expect(await takenBack(id)).toBe(true);
    expect((await variants(productId))[0]).toMatchObject({ sku: 'YENI', codes: ['8690123450367'] });

    const again = await applied('Kod;Renk;Beden;Barkod', 'VA-1;Siyah;30;8690123450374');
    await setVariants(productId, { ...cell, codes: ['8690123450381'] });
    expect(await takenBack(again)).toBe(false);
    expect((await variants(productId))[0]?.codes).toEqual(['8690123450381']);
    const { counts } = (await admin.call('GET', `/api/imports/${again}`)).json();
    expect(counts).toMatchObject({ undone: 1, kept: 1 });
    expect(await rowsOf(admin, again, 'show=left')).toHaveLength(1);
  });

  test('of whether a size is sold', async () => {
    const productId = await createProduct(portal.db, { sku: 'VA-2', pools: [black('30')] });
    const id = await applied('Kod;Renk;Beden;Beden satışta', 'VA-2;Siyah;30;hayır');
    await setVariants(productId, { size: '30', color: 'Black', isActive: true });
    expect(await takenBack(id)).toBe(false);
    expect((await variants(productId))[0]?.isActive).toBe(true);
  });

  test('of sizes and colors', async () => {
    const productId = await createProduct(portal.db, { sku: 'EK-1', pools: [black('30')] });
    const id = await applied('Kod;Renk;Beden', 'EK-1;Siyah;31');
    await change(productId, { colors: ['Black', 'White'] });
    expect(await takenBack(id)).toBe(false);
    expect(await read(productId)).toMatchObject({ sizes: ['30', '31'], colors: ['Black', 'White'] });
    await change(productId, { colors: ['Black'] });
    const next = await applied('Kod;Renk;Beden', 'EK-1;Siyah;32');
    expect(await takenBack(next)).toBe(true);
    expect((await read(productId)).sizes).toEqual(['30', '31']);
  });

  test('of packs', async () => {
    const productId = await createProduct(portal.db, {
      sku: 'PK-1',
      pools: ['30', '31', '32'].map(size => black(size)),
    });
    const id = await applied('Kod;Seri', 'PK-1;1-2-1');
    await setPacksOf(admin, productId, { lines: [{ size: '30', ratio: 4 }] });
    expect(await takenBack(id)).toBe(false);
    expect((await read(productId)).packs).toHaveLength(1);
    const next = await applied('Kod;Seri', 'PK-1;1-1-1');
    expect(await takenBack(next)).toBe(true);
    expect((await read(productId)).packs).toMatchObject([{ lines: [{ size: '30', ratio: 4 }] }]);
  });
});

describe('undoing leaves a new product', () => {
  const file = (sku: string) => ['Kod;Ad;Renk;Beden;Fiyat', `${sku};Yeni;Siyah;30;100`];

  test('that has got a picture', async () => {
    const id = await applied(...file('YN-1'));
    const form = productForm({}, await newPicture());
    await admin.call('PUT', `/api/products/${(await findSku('YN-1'))?.id}`, form);
    expect((await findSku('YN-1'))?.pictures).toHaveLength(1);
    expect(await takenBack(id)).toBe(false);
    expect(await findSku('YN-1')).toMatchObject({ isActive: true });
  });

  test('that has got packs', async () => {
    const id = await applied(...file('YN-2'));
    await setPacksOf(admin, (await findSku('YN-2'))?.id ?? '', { lines: [{ size: '30', ratio: 4 }] });
    expect(await takenBack(id)).toBe(false);
    expect((await findSku('YN-2'))?.packs).toHaveLength(1);
  });

  test.each<[string, (product: Product) => Promise<unknown>]>([
    ['a description', ({ id }) => change(id, { description: 'Kalın kumaş' })],
    ['a name in another language', ({ id }) => change(id, { translations: { en: { name: 'New' } } })],
    ['a barcode', ({ id }) => setVariants(id, { size: '30', color: 'Black', codes: ['8690123450404'] })],
    ['a size that is not sold', ({ id }) => setVariants(id, { size: '30', color: 'Black', isActive: false })],
    ['pieces', ({ id }) => change(id, { stockQuantity: 50 })],
  ])('that has got %s', async (what, work) => {
    const sku = `YN ${what}`;
    const id = await applied(...file(sku));
    await work((await findSku(sku)) as Product);
    expect(await takenBack(id)).toBe(false);
    expect(await findSku(sku)).toMatchObject({ isActive: true });
  });

  test('that has got a barcode of a pack', async () => {
    const id = await applied('Kod;Ad;Renk;Beden;Fiyat;Seri', 'YN-4;Yeni;Siyah;30;100;30:2');
    const productId = (await findSku('YN-4'))?.id ?? '';
    const packs = (await admin.call('GET', `/api/products/${productId}/packs`)).json();
    const [{ id: packId, name, unit, mixed, isActive, lines }] = packs;
    const pack = { id: packId, name, unit, mixed, isActive, lines, codes: ['8690123450411'] };
    await admin.call('PUT', `/api/products/${productId}/packs`, { packs: [pack] });
    expect(await takenBack(id)).toBe(false);
    expect(await findSku('YN-4')).toBeDefined();
  });

  test('unless only orders have taken of its pieces', async () => {
    const id = await applied('Kod;Ad;Fiyat;Stok', 'YN-5;Yeni;100;9');
    await order(await portal.shop(), (await findSku('YN-5'))?.id ?? '', 2);
    expect(await takenBack(id)).toBe(true);
    expect(await findSku('YN-5')).toMatchObject({ isActive: false, stockQuantity: 7 });
  });

  test('unless it was applied in parts and nobody else has touched it', async () => {
    const rows = ['YN-6;Yeni;Siyah;30;100;4;', 'YN-6;;Siyah;31;;x;New'];
    const { id } = await checked(
      admin,
      'products',
      ['Kod;Ad;Renk;Beden;Fiyat;Stok;Ad (İngilizce)', ...rows].join('\n'),
      { fields: ['sku', 'name', 'color', 'size', 'price', 'stock', 'nameEn'] },
    );
    await apply(admin, id);
    await admin.call('PUT', `/api/imports/${id}/rows/3`, { cells: { 5: '3' } });
    await settled(admin, id);
    await apply(admin, id);
    expect(await findSku('YN-6')).toMatchObject({
      stockQuantity: 7,
      translations: { en: { name: 'New' } },
    });
    expect(await takenBack(id)).toBe(true);
    expect(await findSku('YN-6')).toBeUndefined();
  });

  test('unless it has its own packs and barcodes alone', async () => {
    const id = await applied(
      'Kod;Ad;Renk;Beden;Fiyat;Seri;Barkod',
      'YN-3;Yeni;Siyah;30;100;1-2;8690123450398',
      'YN-3;Yeni;Siyah;31;100;1-2;96385074',
    );
    expect((await findSku('YN-3'))?.packs).toHaveLength(1);
    expect(await takenBack(id)).toBe(true);
    expect(await findSku('YN-3')).toBeUndefined();
  });
});

describe('rows that name one product in several ways are taken back newest first', () => {
  test('where each counts a size of stock that was held as a whole', async () => {
    const gtins = ['8690123450428', '8690123450435', '8690123450442'];
    const sizes = ['30', '31', '32'];
    const productId = await createProduct(portal.db, { sku: 'SN-1', stock: 100, sizes });
    await setVariants(productId, ...sizes.map((size, at) => ({ size, color: null, codes: [gtins[at]] })));
    const { id } = await checked(
      admin,
      'stock',
      ['Barkod;Sayılan', ...gtins.map((gtin, at) => `${gtin};${4 + at}`)].join('\n'),
    );
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(4 + 5 + 6);
    expect(await takenBack(id)).toBe(true);
    expect((await read(productId)).stockPools).toEqual([{ size: null, color: null, quantity: 100 }]);
  });

  test('where a key was applied in two parts with another between', async () => {
    const sizes = ['30', '31', '32'];
    const productId = await createProduct(portal.db, { sku: 'SN-2', stock: 100, sizes });
    const { id } = await checked(
      admin,
      'stock',
      ['Model kodu;Beden;Sayılan', 'SN 2;30;4', 'SN-2;31;5', 'SN 2;32;x'].join('\n'),
    );
    await apply(admin, id);
    await admin.call('PUT', `/api/imports/${id}/rows/4`, { cells: { 2: '6' } });
    await settled(admin, id);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(4 + 5 + 6);
    expect(await takenBack(id)).toBe(true);
    expect((await read(productId)).stockPools).toEqual([{ size: null, color: null, quantity: 100 }]);
  });

  test('where each adds a size', async () => {
    const productId = await createProduct(portal.db, { sku: 'SN-3', pools: [black('30')] });
    const id = await applied('Kod;Renk;Beden', 'SN-3;Siyah;31', 'SN 3;Siyah;32');
    expect((await read(productId)).sizes).toHaveLength(3);
    expect(await takenBack(id)).toBe(true);
    expect((await read(productId)).sizes).toEqual(['30']);
  });
});

describe('what was applied in parts', () => {
  const inParts = async (sku: string) => {
    const productId = await createProduct(portal.db, {
      sku,
      price: '10.00',
      pools: [black('30'), black('31')],
    });
    const file = ['Kod;Renk;Beden;Stok;Ad;Fiyat', `${sku};Siyah;30;9;Ara;`, `${sku};Siyah;31;x;;12`].join(
      '\n',
    );
    const { id } = await upload(admin, 'products', file);
    await check(admin, id);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(9 + 5);
    await admin.call('PUT', `/api/imports/${id}/rows/3`, { cells: { 3: '7' } });
    expect((await settled(admin, id)).counts.error).toBe(0);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(9 + 7);
    return { id, productId };
  };

  test('is taken back in all parts', async () => {
    const { id, productId } = await inParts('PR-1');
    expect(await takenBack(id)).toBe(true);
    expect(await stockOf(portal.db, productId)).toBe(10);
    expect(await read(productId)).toMatchObject({ name: 'Keten gömlek', price: '10.00' });
  });

  test('stays in all parts where the newest stays', async () => {
    const { id, productId } = await inParts('PR-2');
    await change(productId, { price: '13' });
    expect(await takenBack(id)).toBe(false);
    expect(await stockOf(portal.db, productId)).toBe(16);
    const rows = await rowsOf(admin, id);
    expect(rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['stands_on_it'],
      ['stands_on_it'],
    ]);
  });
});

import type { Product } from '@toptan/contract/catalog/products';
import type { SizeSet } from '@toptan/contract/catalog/sizing';
import type { ImportRow } from '@toptan/contract/import-rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, check, checked, rowsOf, settled, undo, upload } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createPacked, createProduct, order, type Shop } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop()];
});
afterAll(() => portal.close());

const findSku = async (sku: string): Promise<Product | undefined> =>
  (await admin.call('GET', `/api/products?q=${sku}`)).json<Product[]>().find(product => product.sku === sku);

const variantsOf = async (id: string) => (await admin.call('GET', `/api/products/${id}/variants`)).json();
const packsOf = async (id: string) => (await admin.call('GET', `/api/products/${id}/packs`)).json();
const problemsOf = (rows: readonly ImportRow[]) =>
  rows.map(({ n, problems }) => [n, ...problems.map(({ field, code }) => `${field} ${code}`)]);

const sheet = (...rows: string[]) => rows.join('\n');
const heading = 'Model Kodu;Ürün;RENK;Beden;Stok;Fiyat;Barkod;Seri;Raf';

describe('a file of products', () => {
  test('becomes products with sizes, colors, stock, barcodes and packs, which shops see', async () => {
    const file = sheet(
      heading,
      'MN-1;Parlak mont;Siyah;30;4;1.790,00;8690123450367;1-2-1;B-12',
      'MN-1;Parlak mont;Siyah;31;8;1.790,00;;1-2-1;B-12',
      'MN-1;Parlak mont;Siyah;32;0;1.790,00;;1-2-1;B-12',
      'MN-1;Parlak mont;أبيض;30;1;1.790,00;;1-2-1;B-12',
    );
    const { id, columns } = await upload(admin, 'products', file);
    expect(columns.map(({ field }) => field)).toEqual([
      ...['sku', 'name', 'color', 'size', 'stock', 'price', 'codes', 'packs', null],
    ]);
    expect((await check(admin, id)).counts).toMatchObject({ rows: 4, create: 4, error: 0 });
    expect(await findSku('MN-1')).toBeUndefined();
    expect(await apply(admin, id)).toMatchObject({ state: 'done', counts: { applied: 4 } });

    const product = await findSku('MN-1');
    expect(product).toMatchObject({ name: 'Parlak mont', price: '1790.00', stockQuantity: 13 });
    expect(product?.sizes).toEqual(['30', '31', '32']);
    expect(product?.colors).toEqual(['Black', 'White']);
    expect((await packsOf(product?.id ?? ''))[0].lines).toEqual([
      { size: '30', color: null, ratio: 1 },
      { size: '31', color: null, ratio: 2 },
      { size: '32', color: null, ratio: 1 },
    ]);
    expect((await variantsOf(product?.id ?? ''))[0].codes).toEqual(['8690123450367']);
    expect((await shop.call('GET', '/api/products?q=MN-1')).json()).toHaveLength(1);
    const [event] = (await admin.call('GET', '/api/audit?q=MN-1')).json();
    expect(event).toMatchObject({ username: admin.username, action: 'POST /api/imports/{id}/apply' });
  });

  test('may have the stock of each size in a column of its own', async () => {
    const file = sheet('Kod;Ad;Renk;Fiyat;36;37;38', 'AY-1;Bot;Siyah;900;3;;5', 'AY-1;Bot;Kırmızı;900;1;2;');
    const { id, columns } = await upload(admin, 'products', file);
    expect(columns.map(({ field }) => field).slice(4)).toEqual(['stock:36', 'stock:37', 'stock:38']);
    await check(admin, id);
    await apply(admin, id);
    const product = await findSku('AY-1');
    expect(product?.sizes).toEqual(['36', '37', '38']);
    expect(product?.stockQuantity).toBe(11);
    expect(product?.stockPools.find(({ size, color }) => size === '38' && color === 'Black')?.quantity).toBe(
      5,
    );
  });

  test('may say the stock of a product that has neither sizes nor colors', async () => {
    const file = sheet('Kod;Ad;Fiyat;Ürünün toplam stoku', 'KM-1;Kemer;100;7');
    await apply(admin, (await checked(admin, 'products', file)).id);
    expect((await findSku('KM-1'))?.stockQuantity).toBe(7);
    await apply(admin, (await checked(admin, 'products', file.replace(';7', ';9'))).id);
    expect((await findSku('KM-1'))?.stockQuantity).toBe(9);
  });

  test('is compared with what is there, per cell, and says what is wrong first', async () => {
    const productId = await createProduct(portal.db, { name: 'Kot', sku: 'JN-7', price: '699.90', stock: 3 });
    const file = sheet(
      heading,
      'JN-7;Kot;;;3;749,90;;;',
      'JN-8;Kot 8;Bordoo;30;;100;;;',
      'JN-9;;Siyah;30;;abc;8,69E+12;;',
      'JN-7;Kot;;;3;749,90;;;',
      ';;;;;5;;;',
    );
    const { id, counts } = await checked(admin, 'products', file);
    expect(counts).toMatchObject({ create: 0, update: 1, error: 4 });
    const rows = await rowsOf(admin, id);
    expect(problemsOf(rows)).toEqual([
      [3, 'color unknown_color'],
      [4, 'price invalid_number', 'codes shortened', 'name required'],
      [5, 'null twice_in_file'],
      [6, 'sku no_key'],
      [2],
    ]);
    expect(rows.at(-1)?.changes).toEqual([{ field: 'price', old: '699.90', new: '749.90' }]);
    expect((await admin.call('GET', `/api/products/${productId}`)).json().price).toBe('699.90');
  });

  test('says of a color that is not known that alone', async () => {
    const file = sheet(
      'Kod;Ad;Renk;Beden;Stok;Fiyat',
      'YR-1;Kot;Siyah;30;1;100',
      'YR-1;Kot;Uzaygri;30;1;100',
    );
    expect(problemsOf(await rowsOf(admin, (await checked(admin, 'products', file)).id))).toEqual([
      [3, 'color unknown_color'],
      [2],
    ]);
  });

  test('says once of a row with several sizes that another row has them', async () => {
    const row = 'IK-1;Tayt;"30, 31, 32";100';
    const { id } = await checked(admin, 'products', sheet('Kod;Ad;Beden;Fiyat', row, row));
    expect(problemsOf(await rowsOf(admin, id))).toEqual([[3, 'null twice_in_file'], [2]]);
  });

  test.each([
    ['Kadın', 'Harf'],
    ['Erkek', 'Erkek üst'],
    ['', 'Harf'],
  ])('has a size set for whom its goods are: %s', async (gender, name) => {
    const sku = `CN-${gender || 0}`;
    const rows = ['S', 'M', 'L', 'XL'].map(size => `${sku};Gömlek;${gender};${size};100`);
    await apply(admin, (await checked(admin, 'products', sheet('Kod;Ad;Cinsiyet;Beden;Fiyat', ...rows))).id);
    const sets = (await admin.call('GET', '/api/size-sets')).json<SizeSet[]>();
    const { sizeSetId } = (await findSku(sku)) ?? {};
    expect(sets.find(({ id }) => id === sizeSetId)?.nameTr).toBe(name);
  });

  test('may hold the letters with which JSON writes NUL', async () => {
    const { id } = await checked(admin, 'products', sheet('Kod;Ad;Fiyat', 'NL-1;A\\u0000B;100'));
    expect((await rowsOf(admin, id))[0]?.cells).toEqual(['NL-1', 'A\\u0000B', '100']);
  });

  test('asks what 1.790 is, and takes the answer', async () => {
    const file = sheet('Kod;Ad;Fiyat', 'SR-1;Gömlek;1.790', 'SR-2;Ceket;849,90');
    const { id, ambiguous } = await upload(admin, 'products', file);
    expect(ambiguous).toBe('1.790');
    const refused = await admin.call('PUT', `/api/imports/${id}`, {});
    expect(refused.json().fields).toMatchObject([{ path: 'numberFormat', code: 'required' }]);
    await check(admin, id, { numberFormat: 'tr' });
    await apply(admin, id);
    expect((await findSku('SR-1'))?.price).toBe('1790.00');
  });

  test('asks about a price that is ten times the present one', async () => {
    await createProduct(portal.db, { sku: 'PN-1', name: 'Pantolon', price: '689.90' });
    const { id } = await checked(admin, 'products', sheet('Kod;Fiyat', 'PN-1;6899,00'));
    expect(problemsOf(await rowsOf(admin, id))).toEqual([[2, 'price tenfold']]);
    const answer = await admin.call('PUT', `/api/imports/${id}/rows/2`, { isConfirmed: true });
    expect(answer.json()).toMatchObject({ change: 'update', problems: [] });
  });

  test('remembers which column is which', async () => {
    const file = sheet('Kod;Benim adım;Fiyat', 'HT-1;Hırka;100');
    const { id } = await upload(admin, 'products', file);
    await check(admin, id, { fields: ['sku', 'name', 'price'] });
    expect((await upload(admin, 'products', file)).columns.map(({ field }) => field)).toEqual([
      'sku',
      'name',
      'price',
    ]);
  });

  test('is never applied twice, nor before the check', async () => {
    const { id } = await upload(admin, 'products', sheet('Kod;Ad;Fiyat', 'IK-1;İki;100'));
    expect((await admin.call('POST', `/api/imports/${id}/apply`)).json().code).toBe('import_not_checked');
    await check(admin, id);
    await apply(admin, id);
    expect(await apply(admin, id)).toMatchObject({ counts: { applied: 1 } });
    expect((await admin.call('GET', '/api/products?q=IK-1')).json()).toHaveLength(1);
    expect((await admin.call('PUT', `/api/imports/${id}`, {})).json().code).toBe('import_busy');
  });
});

test('a bad row is repaired in place, and all that say the same with it', async () => {
  const file = sheet('Kod;Ad;Renk;Beden;Fiyat', 'TM-1;A;Siyyah;30;10', 'TM-2;B;Siyyah;30;10', 'TM-3;C;;;');
  const { id } = await checked(admin, 'products', file);
  const [first] = await rowsOf(admin, id);
  expect(first?.problems[0]).toMatchObject({
    code: 'unknown_color',
    current: 'Siyyah',
    suggestions: ['Black'],
  });
  const body = { cells: { 2: 'Siyah' }, alike: true };
  expect((await admin.call('PUT', `/api/imports/${id}/rows/2`, body)).json()).toMatchObject({
    change: 'create',
  });
  await admin.call('PUT', `/api/imports/${id}/rows/4`, { isSkipped: true });
  const { counts } = await settled(admin, id);
  expect(counts).toMatchObject({ create: 2, error: 0, skipped: 1 });
  await apply(admin, id);
  expect(await findSku('TM-2')).toMatchObject({ colors: ['Black'] });
  const rest = await admin.call('GET', `/api/imports/${id}/rest?format=csv&language=tr`);
  expect(rest.body.trim().split('\r\n').slice(1)).toEqual([expect.stringMatching(/^TM-3;C;;;;/)]);
});

test('rows that are about other products after a repair are checked too', async () => {
  const productId = await createProduct(portal.db, { name: 'Yelek', sku: 'YL-1', price: '100.00' });
  const file = sheet('Kod;Ad;Fiyat;Kimlik', `YLL;Yelek;110;${productId}`, 'YLL;Yelek 2;x;');
  const { id } = await checked(admin, 'products', file, { fields: ['sku', 'name', 'price', 'id'] });
  const body = { cells: { 0: 'YL-2' }, alike: true };
  await admin.call('PUT', `/api/imports/${id}/rows/2`, body);
  expect((await settled(admin, id)).counts).toMatchObject({ update: 1, error: 1 });
});

describe.each(['csv', 'xlsx'])('an untouched export as %s', format => {
  test.each(['en', 'tr', 'ar'])('is the same in every row, in %s', async language => {
    const { productId } = await createPacked(portal.db, admin, {
      name: ' =Kot; "ağır"'.trim(),
      sku: `+JN-${format}-${language}`,
      price: '1790.00',
      costPrice: '900.50',
      category: 'CLOTHING',
      genderCategory: 'WOMEN',
      description: 'satır\nsatır',
      translations: { en: { name: 'Jeans' }, ar: { description: 'ثقيل' } },
      publishedAt: '2025-12-31T21:00:00.000Z',
      sellsFrom: '2026-01-01T10:00:07.123Z',
      sellsUntil: '2026-11-30T21:00:00.000Z',
      pack: { name: 'Tam; seri, 1/2', isActive: false },
    });
    await admin.call('PUT', `/api/products/${productId}/variants`, {
      variants: [{ size: '30', color: 'Black', sku: `${format}${language}-1`, isActive: false }],
    });
    const mixed = (sizes: readonly string[]) => ({
      mixed: true,
      lines: ['Black', 'White'].flatMap(color =>
        (sizes.length > 0 ? sizes : [null]).map(size => ({ size, color, ratio: 2 })),
      ),
    });
    await createPacked(portal.db, admin, { name: 'Karışık', pack: mixed(['30', '31']) });
    await createPacked(portal.db, admin, { name: 'Bedensiz karışık', sizes: [], pack: mixed([]) });
    const single = { lines: [{ size: null, color: null, ratio: 6 }] };
    await createPacked(portal.db, admin, { name: 'Bedensiz', sizes: [], pack: single });
    await createProduct(portal.db, { name: 'Kodsuz', stock: 4 });
    await createProduct(portal.db, { name: 'Kodsuz', pools: [{ size: '30', color: 'Red', quantity: 2 }] });
    const file = await admin.call('GET', `/api/exports/products?format=${format}&language=${language}`);
    const { id, ambiguous } = await upload(admin, 'products', file.rawPayload);
    expect(ambiguous).toBeNull();
    const { counts } = await check(admin, id);
    const different = (await rowsOf(admin, id)).filter(({ change }) => change !== 'same');
    expect(different).toEqual([]);
    expect(counts.same).toBe(counts.rows);
  });
});

describe('undoing', () => {
  test('takes new products away and gives the others their old values', async () => {
    const productId = await createProduct(portal.db, { sku: 'GE-1', name: 'Eski', price: '10.00', stock: 5 });
    const file = sheet('Kod;Ad;Fiyat;Stok', 'GE-1;Yeni;12;9', 'GE-2;Bambaşka;12;1');
    const { id } = await checked(admin, 'products', file);
    await apply(admin, id);
    expect(await findSku('GE-1')).toMatchObject({ name: 'Yeni', stockQuantity: 9 });
    await order(shop, productId, 2);
    expect(await undo(admin, id)).toMatchObject({ state: 'undone' });
    // The stock that was sold stays sold.
    expect(await findSku('GE-1')).toMatchObject({ name: 'Eski', price: '10.00', stockQuantity: 3 });
    expect(await findSku('GE-2')).toBeUndefined();
  });

  test('leaves what somebody has changed since, and deactivates what was ordered', async () => {
    const { id } = await checked(admin, 'products', sheet('Kod;Ad;Fiyat', 'GB-1;Bir;12', 'GB-2;İki;12'));
    await apply(admin, id);
    const [one, two] = [await findSku('GB-1'), await findSku('GB-2')];
    await order(shop, one?.id ?? '');
    const form = new FormData();
    form.append('price', '15');
    await admin.call('PUT', `/api/products/${two?.id}`, form);
    await undo(admin, id);
    expect(await findSku('GB-1')).toMatchObject({ isActive: false });
    expect(await findSku('GB-2')).toMatchObject({ price: '15.00' });
    expect(problemsOf(await rowsOf(admin, id))).toEqual([[2], [3, 'null stands_on_it']]);
  });
});

test('a row that somebody changed since the check stays behind and says so', async () => {
  const productId = await createProduct(portal.db, { sku: 'DG-1', name: 'Bir', price: '10.00' });
  const { id } = await checked(admin, 'products', sheet('Kod;Ad;Fiyat', 'DG-1;Bir;12', 'DG-2;İki;12'));
  const form = new FormData();
  form.append('price', '11');
  await admin.call('PUT', `/api/products/${productId}`, form);
  expect(await apply(admin, id)).toMatchObject({ counts: { applied: 1, error: 1 } });
  expect(await findSku('DG-1')).toMatchObject({ price: '11.00' });
  const [row] = await rowsOf(admin, id, 'show=left');
  expect(row?.problems).toEqual([{ field: 'price', code: 'changed_meanwhile', current: '11.00' }]);
  await admin.call('PUT', `/api/imports/${id}/rows/2`, { isConfirmed: true });
  await apply(admin, id);
  expect(await findSku('DG-1')).toMatchObject({ price: '12.00' });
});

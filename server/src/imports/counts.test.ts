import type { ImportRow } from '@toptan/contract/import-rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, checked, rowsOf, settled, undo } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, stockOf, submitBasket } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const black = (size: string, quantity = 5) => ({ size, color: 'Black', quantity });
const inBlack = (...sizes: string[]) => ({ sizes, colors: ['Black'] });
const repair = async (id: string, n: number, body: object): Promise<ImportRow> => {
  const answer = await admin.call('PUT', `/api/imports/${id}/rows/${n}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const problemsOf = (rows: readonly ImportRow[]) =>
  rows.map(({ n, problems }) => [n, ...problems.map(({ code, limit }) => `${code} ${limit}`)]).sort();
const changesOf = (row: ImportRow | undefined) => row?.changes.map(each => [each.field, each.old, each.new]);

describe('a cell that two rows name in different ways', () => {
  const file = (...rows: string[]) => ['Barkod;Model kodu;Renk;Beden;Sayılan', ...rows].join('\n');

  test.each([
    ['barcode and code', 'CF-1', '8690123450367', ['8690123450367;;;;9', ';CF-1;Siyah;30;9']],
    ['two barcodes', 'CF-2', '8690123450374', ['8690123450374;;;;9', '96385074;;;;9']],
    ['spellings of a code', 'CF-3', '8690123450381', [';CF-3;Siyah;30;9', ';CF 3;Siyah;30;9']],
  ])('is counted once: %s', async (_, sku, gtin, rows) => {
    const productId = await createProduct(portal.db, { sku, pools: [black('30'), black('31')] });
    const codes = sku === 'CF-2' ? [gtin, '96385074'] : [gtin];
    const variants = [{ size: '30', color: 'Black', codes }];
    await admin.call('PUT', `/api/products/${productId}/variants`, { variants });
    const { id } = await checked(admin, 'stock', file(...rows));
    const faulty = (await rowsOf(admin, id)).filter(({ change }) => change === 'error');
    expect(problemsOf(faulty)).toEqual([[3, 'twice_in_file 2']]);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(9 + 5);
  });

  test('is counted once also after a row is repaired', async () => {
    const productId = await createProduct(portal.db, { sku: 'CF-4', pools: [black('30'), black('31')] });
    const variants = [{ size: '30', color: 'Black', codes: ['8690123450398'] }];
    await admin.call('PUT', `/api/products/${productId}/variants`, { variants });
    const { id } = await checked(admin, 'stock', file('8690123450398;;;;9', ';CF-4;Siyah;31;x'));
    expect((await repair(id, 3, { cells: { 3: '30', 4: '9' } })).problems).toMatchObject([
      { code: 'twice_in_file', limit: 2 },
    ]);
    // The other row gives way when it names another cell.
    await repair(id, 3, { cells: { 3: '31' } });
    await repair(id, 2, { cells: { 0: '', 1: 'CF 4', 2: 'Siyah', 3: '31' } });
    expect(problemsOf(await rowsOf(admin, id))).toEqual([[2], [3, 'twice_in_file 2']]);
    await repair(id, 2, { cells: { 3: '30' } });
    expect(problemsOf(await rowsOf(admin, id))).toEqual([[2], [3]]);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(9 + 9);
  });
});

test('a barcode that is scanned again counts on, also of goods without sizes', async () => {
  const sized = await createProduct(portal.db, { sku: 'SC-1', pools: [black('30'), black('31')] });
  const whole = await createProduct(portal.db, { sku: 'SC-2', stock: 4 });
  const give = (productId: string, variant: object) =>
    admin.call('PUT', `/api/products/${productId}/variants`, { variants: [variant] });
  await give(sized, { size: '30', color: 'Black', codes: ['8690123450404'] });
  await give(whole, { size: null, color: null, codes: ['8690123450411'] });
  const scans = [
    '8690123450404;7',
    '8690123450411;1',
    '8690123450404;2',
    '8690123450411;1',
    '8690123450404;x',
  ];
  const { id } = await checked(admin, 'stock', ['Barkod;Sayılan', ...scans].join('\n'));
  const rows = await rowsOf(admin, id);
  expect(rows.filter(({ change }) => change === 'error').map(({ n }) => n)).toEqual([6]);
  expect(changesOf(rows.find(({ n }) => n === 4))).toEqual([['stock', '7', '9']]);
  // A row that is left out counts for nothing.
  await repair(id, 6, { cells: { 1: '50' } });
  await repair(id, 6, { isSkipped: true });
  await apply(admin, id);
  expect([await stockOf(portal.db, sized), await stockOf(portal.db, whole)]).toEqual([9 + 5, 2]);
  await undo(admin, id);
  expect([await stockOf(portal.db, sized), await stockOf(portal.db, whole)]).toEqual([5 + 5, 4]);
});

describe('a row that is left out refuses no other', () => {
  test('of a cell', async () => {
    const productId = await createProduct(portal.db, { sku: 'AT-1', pools: [black('30'), black('31')] });
    const file = 'Model kodu;Renk;Beden;Sayılan\nAT-1;Siyah;30;x\nAT-1;Siyah;30;9';
    const { id } = await checked(admin, 'stock', file);
    expect(problemsOf(await rowsOf(admin, id))).toContainEqual([3, 'twice_in_file 2']);
    await repair(id, 2, { isSkipped: true });
    expect(problemsOf(await rowsOf(admin, id))).toContainEqual([3]);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(9 + 5);
    // The row counts first once it is taken in again.
    const again = await checked(admin, 'stock', file.replace('x', '8'));
    await repair(again.id, 2, { isSkipped: true });
    await repair(again.id, 2, { isSkipped: false });
    expect(problemsOf(await rowsOf(admin, again.id))).toEqual([[2], [3, 'twice_in_file 2']]);
  });

  test('of a product as a whole', async () => {
    const stock = { stock: 100, ...inBlack('30', '31') };
    const productId = await createProduct(portal.db, { sku: 'AT-2', ...stock });
    const file = 'Model kodu;Renk;Beden;Sayılan\nAT-2;Siyah;30;5\nAT-2;;;90';
    const { id } = await checked(admin, 'stock', file);
    expect(problemsOf(await rowsOf(admin, id))).toContainEqual([3, 'required undefined']);
    await repair(id, 2, { isSkipped: true });
    expect(problemsOf(await rowsOf(admin, id))).toEqual([[2], [3]]);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(90);
  });

  test('of a name or a barcode', async () => {
    await createProduct(portal.db, { sku: 'AT-3', name: 'Eski', pools: [black('30'), black('31')] });
    const file = [
      'Kod;Ad;Renk;Beden;Barkod',
      'AT-3;Bir;Siyah;30;8690123450459',
      'AT-3;İki;Siyah;31;8690123450459',
    ].join('\n');
    const { id } = await checked(admin, 'products', file);
    expect(problemsOf(await rowsOf(admin, id))).toContainEqual([3, 'differs 2', 'twice_in_file 2']);
    await repair(id, 2, { isSkipped: true });
    expect(problemsOf(await rowsOf(admin, id))).toEqual([[2], [3]]);
  });

  test('of a barcode of another product', async () => {
    for (const sku of ['AT-5', 'AT-6'])
      await createProduct(portal.db, { sku, name: sku, pools: [black('30')] });
    const file = 'Kod;Ad;Renk;Beden;Barkod\nAT-5;Bir;Siyah;30;8690123450466\nAT-6;İki;Siyah;30;8690123450466';
    const { id } = await checked(admin, 'products', file);
    expect(problemsOf(await rowsOf(admin, id))).toContainEqual([3, 'twice_in_file 2']);
    await repair(id, 2, { isSkipped: true });
    expect(problemsOf(await rowsOf(admin, id))).toEqual([[2], [3]]);
  });

  test('and adds no size that other rows would have to name', async () => {
    await createProduct(portal.db, { sku: 'AT-7', name: 'Tek beden', pools: [black('36', 5)] });
    const file = 'Kod;Ad;Renk;Beden;Stok\nAT-7;Tek beden;Siyah;38;5\nAT-7;;;;7';
    const { id } = await checked(admin, 'products', file);
    expect(problemsOf(await rowsOf(admin, id))).not.toEqual([[2], [3]]);
    await repair(id, 2, { isSkipped: true });
    expect(problemsOf(await rowsOf(admin, id))).toEqual([[2], [3]]);
  });

  test('but gives nothing to a new product', async () => {
    const { id } = await checked(admin, 'products', 'Kod;Ad;Beden;Fiyat\nAT-4;Yeni;30;100\nAT-4;;31;');
    await repair(id, 2, { isSkipped: true });
    expect(problemsOf(await rowsOf(admin, id))).toEqual([
      [2],
      [3, 'required undefined', 'required undefined'],
    ]);
  });
});

test('a row of two colors changes the stock of each by its own difference', async () => {
  const red = { size: '36', color: 'Red', quantity: 5 };
  const productId = await createProduct(portal.db, { sku: 'AY-9', pools: [black('36', 1), red] });
  const { id } = await checked(admin, 'products', 'Kod;Renk;36;37\nAY-9;"Siyah, Kırmızı";3;');
  const [row] = await rowsOf(admin, id);
  expect(changesOf(row)).toEqual([
    ['stock:36 · Black', '1', '3'],
    ['stock:36 · Red', '5', '3'],
  ]);
  await apply(admin, id);
  expect(await stockOf(portal.db, productId)).toBe(3 + 3);
});

describe('stock of a product as a whole', () => {
  test.each([
    ['stock', 'Kod;Ad;Renk;Beden;Stok;Fiyat', ['Siyah;"S,M";30', 'Siyah;"L,XL";20']],
    ['productStock', 'Kod;Ad;Renk;Beden;Ürünün toplam stoku;Fiyat', ['Siyah;S;30', 'Siyah;M;20']],
  ])('is said once, by %s', async (field, heading, rows) => {
    const file = [heading, ...rows.map(row => `BL-${field};Bluz;${row};100`)].join('\n');
    const { id } = await checked(admin, 'products', file);
    const [second] = await rowsOf(admin, id, 'show=error');
    expect(second).toMatchObject({ n: 3, problems: [{ field, code: 'differs', limit: 2, current: '30' }] });
    const at = heading.split(';').findIndex(each => /stok/i.test(each));
    expect(await repair(id, 3, { cells: { [at]: '30' } })).toMatchObject({ problems: [] });
  });

  test('goes before the eyes of who counts one of its cells, and comes back', async () => {
    const productId = await createProduct(portal.db, {
      sku: 'JN-1',
      stock: 100,
      ...inBlack('30', '31', '32'),
    });
    const { id } = await checked(admin, 'stock', 'Model kodu;Renk;Beden;Sayılan\nJN-1;Siyah;30;5');
    const [row] = await rowsOf(admin, id);
    expect(changesOf(row)).toEqual([
      ['productStock', '100', '0'],
      ['stock', null, '5'],
    ]);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(5);
    const shop = await portal.shop();
    await addToBasket(shop, productId, 2, { selectedSize: '30', selectedColor: 'Black' });
    await submitBasket(shop);
    await undo(admin, id);
    // Stock that was sold stays sold.
    const product = (await admin.call('GET', `/api/products/${productId}`)).json();
    expect(product.stockPools).toEqual([{ size: null, color: null, quantity: 98 }]);
  });

  test('stays with the only size of a product that gets a second one', async () => {
    const productId = await createProduct(portal.db, { sku: 'JN-2', stock: 10, ...inBlack('30') });
    const file = 'Kod;Renk;Beden;Stok\nJN-2;Siyah;30;10\nJN-2;Siyah;31;4';
    const { id } = await checked(admin, 'products', file);
    expect((await rowsOf(admin, id)).flatMap(changesOf)).not.toContainEqual(['productStock', '10', '0']);
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(14);
    await undo(admin, id);
    expect((await admin.call('GET', `/api/products/${productId}`)).json()).toMatchObject({
      sizes: ['30'],
      stockPools: [{ size: null, color: null, quantity: 10 }],
    });
  });
});

describe('a full count is made anew when a row is repaired', () => {
  const added = async (id: string) => {
    await settled(admin, id);
    const rows = await rowsOf(admin, id, 'show=update&limit=200');
    return rows.filter(row => row.isAdded).map(({ subject, cells }) => [subject, ...cells.slice(1, 3)]);
  };

  test('so that it adds what is missing, and no more what a row names', async () => {
    await createProduct(portal.db, { sku: 'TS-1', name: 'Sayım', pools: [black('30'), black('31')] });
    const file = 'Model kodu;Renk;Beden;Sayılan\nTS-1;Siyah;30;x\nTS-1;Siyah;99;5';
    const { id } = await checked(admin, 'stock', file, { isFull: true });
    expect(await added(id)).toEqual([]);
    await repair(id, 2, { cells: { 3: '7' } });
    await settled(admin, id);
    await repair(id, 3, { isSkipped: true });
    expect(await added(id)).toContainEqual(['Sayım', 'Black', '31']);
    await repair(id, 3, { isSkipped: false, cells: { 2: '31' } });
    expect(await added(id)).not.toContainEqual(['Sayım', 'Black', '31']);
    const rows = (await rowsOf(admin, id, 'limit=200')).filter(row => !row.isAdded);
    expect(rows.map(({ n, change, cells }) => [n, change, ...cells.slice(2, 4)]).sort()).toEqual([
      [2, 'update', '30', '7'],
      [3, 'same', '31', '5'],
    ]);
  });

  test('and keeps what is applied and what is left out', async () => {
    const pools = ['30', '31', '32', '33'].map(size => black(size));
    const productId = await createProduct(portal.db, { sku: 'TS-3', name: 'Kısmi', pools });
    const others = (await admin.call('GET', '/api/exports/stock?format=csv&language=tr')).body;
    expect(others).toContain('TS-3');
    const file = 'Model kodu;Renk;Beden;Sayılan\nTS-3;Siyah;30;7\nTS-3;Siyah;31;5';
    const { id } = await checked(admin, 'stock', file, { isFull: true });
    const rows = await rowsOf(admin, id, 'limit=200');
    const left = rows.find(row => row.subject === 'Kısmi' && row.isAdded && row.cells[2] === '33');
    await repair(id, left?.n ?? 0, { isSkipped: true });
    await repair(id, 3, { cells: { 3: 'x' } });
    expect((await settled(admin, id)).counts).toMatchObject({ error: 1 });
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(7 + 5 + 5 + 5);
    await repair(id, 3, { cells: { 3: '6' } });
    expect(await settled(admin, id)).toMatchObject({ state: 'done' });
    expect((await rowsOf(admin, id, 'limit=200')).find(row => row.n === 2)).toMatchObject({
      change: 'update',
      isApplied: true,
    });
    await apply(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(7 + 6 + 0 + 5);
    await undo(admin, id);
    expect(await stockOf(portal.db, productId)).toBe(20);
  });
});

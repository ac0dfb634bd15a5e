import type { Product } from '@toptan/contract/catalog/products';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, checked, rowsOf, upload } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const findSku = async (sku: string): Promise<Product | undefined> =>
  (await admin.call('GET', `/api/products?q=${sku}`)).json<Product[]>().find(product => product.sku === sku);

/** The problems of the rows of a file, each with its field and what is proposed. */
async function problemsIn(kind: 'products' | 'stock' | 'customers', file: string | Buffer) {
  const { id } = await checked(admin, kind, file);
  const rows = await rowsOf(admin, id);
  return rows.flatMap(({ problems }) =>
    problems.map(({ field, code, suggestions = [] }) => [`${field} ${code}`, ...suggestions].join(' ')),
  );
}

const sheet = (...rows: string[]) => rows.join('\n');

describe('what Excel or another program has made of a cell', () => {
  test.each([
    ['Kod;Ad;Fiyat;Beden', 'E-1;#N/A;10;S', 'name cell_error'],
    ['Kod;Ad;Fiyat;Beden', 'E-1;Tayt;10;#YOK', 'size cell_error'],
    ['Kod;Ad;Fiyat;Stok', 'E-1;Tayt;#DEĞER!;5', 'price cell_error'],
    ['Kod;Ad;Fiyat;Stok', 'E-1;Tayt;=5*2;5', 'price cell_formula'],
    ['Kod;Ad;Fiyat;Beden', 'E-1;Tayt;10;10.Ara', 'size cell_date 10-12'],
    ['Kod;Ad;Fiyat;Beden', 'E-1;Tayt;10;Aug-06', 'size cell_date 8-6'],
    ['Kod;Ad;Fiyat;Beden', 'E-1;Tayt;10;10/12/2026', 'size cell_date 10-12'],
    ['Kod;Ad;Fiyat;Beden', 'E-1;Çizgili g\ufffdmlek, ışıltılı;10;S', 'name cell_broken'],
  ])('is a problem of that cell: %s / %s', async (heading, row, problem) => {
    expect(await problemsIn('products', sheet(heading, row))).toContain(problem);
  });

  test('is a problem in a workbook too: a size that became a date, a UPC without its zero', async () => {
    const rows = [
      ['Kod', 'Ad', 'Fiyat', 'Beden', 'Barkod'],
      ['D-1', 'Çocuk tayt', 89.9, new Date('2026-12-10T00:00:00Z'), 36000291452],
    ];
    const file = Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows }] }));
    expect(await problemsIn('products', file)).toEqual([
      'size cell_date 10-12 12-10',
      'codes invalid 036000291452',
    ]);
  });

  test('is taken away from codes: quotes, formulas and decimals', async () => {
    const file = sheet(
      'Kod;Ad;Fiyat;Beden;Stok kodu;Barkod',
      `'00777;Tayt;149,90;M;'00777-M;'8690123450367`,
      `'00777;Tayt;149,90;L;'00777-L;´8690123450374`,
    );
    await apply(admin, (await checked(admin, 'products', file)).id);
    expect((await findSku('00777'))?.sizes).toEqual(['M', 'L']);
    const again = sheet('Kod;Ad;Fiyat', '="00777";Tayt;149,90');
    expect((await checked(admin, 'products', again)).counts).toMatchObject({ same: 1 });
  });

  test('is a price with more decimals than it shows: it is rounded to kuruş, half up', async () => {
    const rows = [
      ['Kod', 'Ad', 'Fiyat'],
      ['R-1', 'Tayt', 250 / 3],
      ['R-2', 'Tayt', 124.575],
      ['R-3', 'Tayt', 544.8099999999999],
    ];
    const file = Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows }] }));
    await apply(admin, (await checked(admin, 'products', file)).id);
    const prices = await Promise.all(['R-1', 'R-2', 'R-3'].map(async sku => (await findSku(sku))?.price));
    expect(prices).toEqual(['83.33', '124.58', '544.81']);
  });
});

describe('another currency', () => {
  test.each([
    ['in the heading', 'Kod;Ad;Fiyat $', 'C-1;Tayt;12,50'],
    ['in a column', 'Kod;Ad;Fiyat;Döviz Cinsi', 'C-1;Tayt;12,50;USD'],
    ['in the cell', 'Kod;Ad;Fiyat', 'C-1;Tayt;12,50 €'],
  ])('%s is never taken for lira', async (_where, heading, row) => {
    expect(await problemsIn('products', sheet(heading, row))).toContain('price other_currency');
  });

  test('is not the lira, however it is called', async () => {
    const rows = ['TL', 'TRY', '₺', 'Türk Lirası'].map((name, at) => `L-${at};Tayt;12,50;${name}`);
    expect(await problemsIn('products', sheet('Kod;Ad;Fiyat;Para birimi', ...rows))).toEqual([]);
    const { columns } = await upload(admin, 'products', sheet('Kod;Ad;Fiyat (₺)', 'L-9;Tayt;1'));
    expect(columns.map(({ field }) => field)).toEqual(['sku', 'name', 'price']);
  });
});

describe('sizes in one cell', () => {
  test.each([
    ['38,5', ['38.5']],
    ['38½', ['38.5']],
    ['S-M-L-XL', ['S', 'M', 'L', 'XL']],
    ['36/38/40', ['36', '38', '40']],
    ['36,38', ['36', '38']],
    ['S M L', ['S', 'M', 'L']],
    ['S, M; L', ['S', 'M', 'L']],
  ])('%s is read as %j', async (cell, sizes) => {
    const sku = `SZ-${sizes.length}-${sizes[0]}-${cell.length}`;
    const { id } = await checked(
      admin,
      'products',
      sheet('Kod\tAd\tFiyat\tBeden', `${sku}\tTayt\t10\t${cell}`),
    );
    await apply(admin, id);
    expect((await findSku(sku))?.sizes).toEqual(sizes);
  });
});

test('pieces of several sizes beside those of one size are asked about, not lost', async () => {
  const rows = ['WC-3;Atlet;10;Siyah;S,M;4', 'WC-3;Atlet;10;Siyah;L;6'];
  for (const order of [rows, rows.toReversed()])
    expect(await problemsIn('products', sheet('Kod;Ad;Fiyat;Renk;Beden;Stok', ...order))).toEqual([
      'size required',
    ]);
});

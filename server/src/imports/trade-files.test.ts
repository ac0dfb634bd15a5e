import type { Product } from '@toptan/contract/catalog/products';
import type { ImportRow } from '@toptan/contract/import-rows';
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
  (await admin.call('GET', `/api/products?q=${encodeURIComponent(sku)}`))
    .json<Product[]>()
    .find(product => product.sku === sku);

const inWords = ({ problems }: ImportRow) =>
  problems.map(({ field, code, suggestions = [] }) => [`${field} ${code}`, ...suggestions].join(' '));

/** The problems of the rows of a file, each with its field and suggestions. */
async function problemsIn(kind: 'products' | 'stock' | 'customers', file: string | Buffer) {
  const { id } = await checked(admin, kind, file);
  return (await rowsOf(admin, id)).flatMap(inWords);
}

const sheet = (...rows: string[]) => rows.join('\n');

/** A file of cells that may have any delimiter but the tab. The first cell of each row is its code. */
const tabbed = (...rows: readonly (readonly string[])[]) => sheet(...rows.map(cells => cells.join('\t')));

/** Imports products by their cells. */
async function applied(heading: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
  await apply(admin, (await checked(admin, 'products', tabbed(heading, ...rows))).id);
}

describe('what Excel or another program has made of a cell', () => {
  const rows = [
    ['E-1;#N/A;10;S', 'name cell_error'],
    ['E-2;Tayt;10;#YOK', 'size cell_error'],
    ['E-3;Tayt;#DEĞER!;S', 'price cell_error'],
    ['E-4;Tayt;=5*2;S', 'price cell_formula'],
    ['E-5;Tayt;10;10.Ara', 'size cell_date 10-12'],
    ['E-6;Tayt;10;Aug-06', 'size cell_date 8-6'],
    ['E-7;Tayt;10;10/12/2026', 'size cell_date 10-12'],
    ['E-8;Çizgili g\ufffdmlek, ışıltılı;10;S', 'name cell_broken'],
  ] as const;

  test('is a problem of that cell', async () => {
    const file = sheet('Kod;Ad;Fiyat;Beden', ...rows.map(([row]) => row));
    expect(await problemsIn('products', file)).toEqual(rows.map(([, problem]) => problem));
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

  test.each([
    ['Fiyatlar USD’dir', 'Fiyat', 'price currency_above'],
    ['Para birimi: €', 'Fiyat', 'price currency_above'],
    ['Para birimi: €', 'Fiyat (TL)', undefined],
    ['Dolar kuru: 41,20', 'Fiyat', undefined],
    ['Fiyatlar TL’dir, USD için arayın', 'Fiyat', undefined],
  ])(
    'in the title “%s” above “%s” is asked about where it may be that of the prices',
    async (title, price, problem) => {
      const file = sheet(`${title};;`, `Kod;Ad;${price}`, 'CT-1;Tayt;12,50');
      expect((await problemsIn('products', file))[0]).toBe(problem);
    },
  );

  test('is not the lira, however it is called', async () => {
    const rows = ['TL', 'TRY', '₺', 'Türk Lirası'].map((name, at) => `L-${at};Tayt;12,50;${name}`);
    expect(await problemsIn('products', sheet('Kod;Ad;Fiyat;Para birimi', ...rows))).toEqual([]);
    const { columns } = await upload(admin, 'products', sheet('Kod;Ad;Fiyat (₺)', 'L-9;Tayt;1'));
    expect(columns.map(({ field }) => field)).toEqual(['sku', 'name', 'price']);
  });
});

describe('sizes in one cell', () => {
  const cells = [
    ['SZ-1', '38,5', ['38.5']],
    ['SZ-2', '38½', ['38.5']],
    ['SZ-3', 'S-M-L-XL', ['S', 'M', 'L', 'XL']],
    ['SZ-4', '36/38/40', ['36', '38', '40']],
    ['SZ-5', '36,38', ['36', '38']],
    ['SZ-6', 'S/M, L/XL', ['S/M', 'L/XL']],
    ['SZ-7', 'S M L', ['S', 'M', 'L']],
    ['SZ-8', 'S, M; L', ['S', 'M', 'L']],
  ] as const;
  beforeAll(() =>
    applied(
      ['Kod', 'Ad', 'Fiyat', 'Beden'],
      cells.map(([sku, cell]) => [sku, 'Tayt', '10', cell]),
    ),
  );

  test.each(cells)('of %s, %s, are read as %j', async (sku, _cell, sizes) => {
    expect((await findSku(sku))?.sizes).toEqual(sizes);
  });
});

test('a size that looks like two is one; where it may be two, it is asked about', async () => {
  const cells = ['75-B', 'W32', '6-9 ay', 'Tek beden', '0-3'];
  const rows = cells.map(cell => [`ON-${cell}`, 'Tayt', '10', cell]);
  const { id } = await checked(admin, 'products', tabbed(['Kod', 'Ad', 'Fiyat', 'Beden'], ...rows));
  const asked = (await rowsOf(admin, id)).filter(({ problems }) => problems.length > 0);
  expect(asked.map(({ n }) => cells[n - 2])).toEqual(['0-3']);
  await admin.call('PUT', `/api/imports/${id}/rows/${asked[0]?.n}`, { isConfirmed: true });
  await apply(admin, id);
  for (const cell of cells) expect((await findSku(`ON-${cell}`))?.sizes).toEqual([cell]);
});

describe('what price lists write', () => {
  // What a point parts is told by all prices of a file.
  test.each([
    ['P-1', '1250.-', '1250.00'],
    ['P-2', '1.250,-', '1250.00'],
    ['P-3', '99,90 TL/adet', '99.90'],
    ['P-4', '₺ 99,90', '99.90'],
    ['P-5', '1.250,00 TL', '1250.00'],
  ])('of %s, %s, is the price %s', async (sku, cell, price) => {
    await applied(['Kod', 'Ad', 'Fiyat'], [[sku, 'Tayt', cell]]);
    expect((await findSku(sku))?.price).toBe(price);
  });

  const askedCells = [
    ['Fiyat', '100 TL + KDV', 'price with_vat 100'],
    ['Fiyat', '1.200,50 KDV dahil', 'price with_vat 1200.50'],
    ['Stok', 'var', 'stock no_figure'],
    ['Stok', '50+', 'stock no_figure 50'],
    ['Stok', '10 düzine', 'stock no_figure 120'],
    ['Stok', 'çok', 'stock not_an_integer'],
    ['Beden', '36-42', 'size size_range 36, 38, 40, 42'],
    ['Beden', '1-99999', 'size size_range'],
    ['Beden', 'S/M', 'size size_range S, M'],
    ['Beden', '32/34', 'size size_range 32, 34'],
    ['Beden', 'S/M - L/XL', 'size size_range S/M, L/XL'],
    ['Beden', '38,5-39', 'size size_range'],
    ['Beden', '50-56-62-68', 'size size_range 50, 56, 62, 68'],
    ['Beden', '50 56 62', 'size size_range 50, 56, 62'],
    ['Beden', '38,5-39-40', 'size size_range 38.5, 39, 40'],
    ['Seri', '1-2-2-1', 'packs pack_notation'],
    ['Barkod', '8690123450367', 'codes code_of_several'],
  ] as const;

  test('cells that may mean several things are asked about', async () => {
    const plain = {
      Ad: 'Tayt',
      Fiyat: '10',
      Renk: 'Siyah',
      Beden: 'S, M, L',
      Stok: '',
      Seri: '',
      Barkod: '',
    };
    const rows = askedCells.map(([heading, cell], at) => ({ Kod: `ASK-${at}`, ...plain, [heading]: cell }));
    const file = tabbed(['Kod', ...Object.keys(plain)], ...rows.map(row => Object.values(row)));
    const { id } = await checked(admin, 'products', file);
    expect((await rowsOf(admin, id, 'limit=100')).map(inWords)).toEqual(
      askedCells.map(([, , problem]) => [problem]),
    );
  });

  test('pieces in words, whom goods are for, and the two names of a size are understood', async () => {
    const rows = [
      'W-1;Tayt;10;Bayan;XXL;120 adet',
      'W-1;Tayt;10;Bayan;XL;yok',
      'W-1;Tayt;10;Bayan;M;12 pcs',
      'W-1;Tayt;10;Bayan;S;-',
    ];
    await apply(
      admin,
      (await checked(admin, 'products', sheet('Kod;Ad;Fiyat;Cinsiyet;Beden;Stok', ...rows))).id,
    );
    expect(await findSku('W-1')).toMatchObject({
      genderCategory: 'WOMEN',
      sizes: ['S', 'M', 'XL', '2XL'],
      stockQuantity: 132,
    });
  });

  test('a pack is of the sizes beside it, and is sold', async () => {
    const cells = [
      '1-2-2-1',
      '1/2/2/1',
      '1 2 2 1',
      '1+2+2+1',
      '36(1) 38(2) 40(2) 42(1)',
      '36:1, 38:2, 40:2, 42:1',
      '36=1 38=2 40=2 42=1',
      'Seri: 1-2-2-1',
    ];
    await applied(
      ['Kod', 'Ad', 'Fiyat', 'Beden', 'Seri'],
      cells.map((cell, at) => [`PK-${at}`, 'Etek', '10', '36-38-40-42', cell]),
    );
    for (const [at, cell] of cells.entries()) {
      const product = await findSku(`PK-${at}`);
      const packs = product?.packs?.map(({ lines }) => lines.map(({ size, ratio }) => `${size}:${ratio}`));
      expect([cell, product?.sells, packs]).toEqual([cell, 'both', [['36:1', '38:2', '40:2', '42:1']]]);
    }
  });

  test('pieces beside a pack are of its color, a barcode there is the pack’s once somebody says so', async () => {
    const rows = ['CP-1;Etek;10;Siyah;S-M-L;1-2-1;24;', 'CP-1;Etek;10;Beyaz;S-M-L;1-2-1;12;8690123450398'];
    const { id } = await checked(
      admin,
      'products',
      sheet('Kod;Ad;Fiyat;Renk;Beden;Seri;Stok;Barkod', ...rows),
    );
    const [asked] = await rowsOf(admin, id);
    expect(asked?.problems.map(({ code }) => code)).toEqual(['code_of_several']);
    await admin.call('PUT', `/api/imports/${id}/rows/${asked?.n}`, { isConfirmed: true });
    await apply(admin, id);
    const found = await findSku('CP-1');
    const product = (await admin.call('GET', `/api/products/${found?.id}`)).json<Product>();
    expect(product.stockPools?.map(({ color, size, quantity }) => `${color} ${size} ${quantity}`)).toEqual(
      expect.arrayContaining(['Black S 6', 'Black M 12', 'Black L 6', 'White S 3', 'White M 6', 'White L 3']),
    );
    const packs = (await admin.call('GET', `/api/products/${found?.id}/packs`)).json<{ codes: string[] }[]>();
    expect(packs.map(({ codes }) => codes)).toEqual([['8690123450398']]);
  });

  test('of the sizes beside it a pack has those that it names', async () => {
    const cells = [
      ['36, 38', '36:1', ['36:1']],
      ['36-38-40-42', '36:1,38:2', ['36:1', '38:2']],
      ['S,M', '1:2', ['S:1', 'M:2']],
    ] as const;
    const rows = cells.map(([sizes, cell], at) => [`NS-${at}`, 'Etek', '10', sizes, cell]);
    const { id } = await checked(admin, 'products', tabbed(['Kod', 'Ad', 'Fiyat', 'Beden', 'Seri'], ...rows));
    const packs = (await rowsOf(admin, id)).map(({ product }) => product?.packs);
    expect(
      packs.map(all => all?.map(pack => pack.lines.map(({ size, ratio }) => `${size}:${ratio}`))),
    ).toEqual(cells.map(([, , lines]) => [lines]));
  });

  test('a pack of sizes or colors that the product has not is a problem', async () => {
    const rows = ['PO-1;Etek;10;S/M/L;36:1, 38:2', 'PO-2;Etek;10;S/M/L;S:1, M:2'];
    expect(await problemsIn('products', sheet('Kod;Ad;Fiyat;Beden;Seri', ...rows))).toEqual([
      'packs pack_of_others',
    ]);
  });

  test('pieces of a color that fill no pack are spread by its ratio or evenly, once somebody says so', async () => {
    const rows = [
      'CP-2;Etek;10;Siyah;S-M-L;1-2-1;25',
      'CP-2;Etek;10;Beyaz;S-M-L;;12',
      'CP-2;Etek;10;Kırmızı;S-M-L;;13',
      'CP-2;Etek;10;Mavi;S-M-L;1-2-1;6',
    ];
    const file = sheet('Kod;Ad;Fiyat;Renk;Beden;Seri;Stok', ...rows);
    expect(await problemsIn('products', file)).toEqual([
      'stock stock_of_several S:6, M:13, L:6',
      'stock stock_of_several S:4, M:4, L:4',
      'stock stock_of_several',
      'stock stock_of_several S:2, M:3, L:1 S:2, M:2, L:2',
    ]);
    const { id } = await checked(admin, 'products', file);
    const repair = { field: 'stock', code: 'stock_of_several', repair: 'suggested' };
    const { counts } = (await admin.call('PUT', `/api/imports/${id}/problems`, repair)).json();
    expect(counts).toMatchObject({ create: 3, error: 1 });
    const evenly = { cells: { 6: 'S:2, M:2, L:2' } };
    expect((await admin.call('PUT', `/api/imports/${id}/rows/5`, evenly)).json()).toMatchObject({
      problems: [],
    });
    await apply(admin, id);
    const found = await findSku('CP-2');
    const product = (await admin.call('GET', `/api/products/${found?.id}`)).json<Product>();
    const ofColor = (name: string) =>
      product.stockPools
        ?.filter(({ color }) => color === name)
        .map(({ size, quantity }) => `${size} ${quantity}`)
        .sort();
    expect([ofColor('Black'), ofColor('White'), ofColor('Blue')]).toEqual([
      ['L 6', 'M 13', 'S 6'],
      ['L 4', 'M 4', 'S 4'],
      ['L 2', 'M 2', 'S 2'],
    ]);
    const again = rows.filter((_, at) => at !== 2);
    const same = await checked(admin, 'products', sheet('Kod;Ad;Fiyat;Renk;Beden;Seri;Stok', ...again));
    expect(same.counts).toMatchObject({ same: 3, error: 0 });
  });

  test('pieces by size that leave one out are a problem', async () => {
    const cells = ['S:4, M:8', 'S:4, M:8, XL:1', 'S:4, S:8, L:1', 'S:4, M:8, L:-1'];
    const rows = cells.map((cell, at) => [`BS-${at}`, 'Etek', '10', 'S-M-L', cell]);
    const file = tabbed(['Kod', 'Ad', 'Fiyat', 'Beden', 'Stok'], ...rows);
    expect(await problemsIn('products', file)).toEqual(cells.map(() => 'stock not_an_integer'));
  });
});

test('pieces of several sizes beside those of one size are asked about, not lost', async () => {
  const rows = ['WC-3;Atlet;10;Siyah;S,M;4', 'WC-3;Atlet;10;Siyah;L;6'];
  for (const order of [rows, rows.toReversed()])
    expect(await problemsIn('products', sheet('Kod;Ad;Fiyat;Renk;Beden;Stok', ...order))).toEqual([
      'stock stock_of_several S:2, M:2',
    ]);
});

test.each([
  ['a title and its date', ['YILDIZ TEKSTİL;;Kış 2026', 'Liste tarihi;24.11.2026;', 'Kod;Ad;Fiyat']],
  ['a legend that names goods', ['Stok kodu: M = manto;E = elbise', ';;', 'Kod;Ad;Fiyat']],
  ['nothing', ['Kod;Ad;Fiyat']],
])('the headings are found below %s', async (_, above) => {
  const { columns, counts } = await upload(
    admin,
    'products',
    sheet(...above, 'HB-1;Stok;10', 'HB-2;Manto;20'),
  );
  expect(columns.map(({ field }) => field)).toEqual(['sku', 'name', 'price']);
  expect(counts.rows).toBe(2);
});

test('spellings of one code are one product', async () => {
  const codes = ['00403', "'00403", ' 00403 ', '="00403"', '\u00a000403', '´00403'];
  const rows = codes.map((code, at) => `"${code.replaceAll('"', '""')}";Ceket;10;${36 + 2 * at};${at + 1}`);
  await apply(admin, (await checked(admin, 'products', sheet('Kod;Ad;Fiyat;Beden;Stok', ...rows))).id);
  expect((await findSku('00403'))?.sizes).toEqual(['36', '38', '40', '42', '44', '46']);

  const letters = ['ÇN-1', 'çn-1', 'ÇN-1'.normalize('NFD'), 'ÇN-1\u200b'];
  const others = letters.map((code, at) => `${code};Pantolon;10;${36 + 2 * at};1`);
  await apply(admin, (await checked(admin, 'products', sheet('Kod;Ad;Fiyat;Beden;Stok', ...others))).id);
  expect((await findSku('ÇN-1'))?.sizes).toEqual(['36', '38', '40', '42']);
});

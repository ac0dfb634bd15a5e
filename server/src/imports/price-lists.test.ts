import type { ListedPack } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, checked, check as checkRows, rowsOf, undo, upload } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const heading = 'Kod;Ad;Renk;Beden;Seri;Fiyat;Stok;Barkod';
const list = (...rows: string[]) => [heading, ...rows].join('\n');
const check = (...rows: string[]) => checked(admin, 'products', list(...rows));

const problems = async (id: string) =>
  (await rowsOf(admin, id)).flatMap(({ n, problems: own }) =>
    own.map(({ field, code, limit }) => [n, field, code, limit].filter(each => each !== undefined).join(' ')),
  );

const confirmCodes = (id: string) =>
  admin.call('PUT', `/api/imports/${id}/problems`, {
    field: 'codes',
    code: 'code_of_several',
    repair: 'confirm',
  });

async function packsOf(sku: string): Promise<ListedPack[]> {
  const [found] = (await admin.call('GET', `/api/products?q=${sku}`)).json<Product[]>();
  return (await admin.call('GET', `/api/products/${found?.id}/packs`)).json();
}

test.each([
  'ELBİSE;;;;;;;',
  ';ELBİSE;;;;;20 model;',
  ';Ara toplam;;;;;240;',
  'GENEL TOPLAM;;;;;45.000,00;1240;',
  ';Grand Total;;;;45.000,00;;',
  ';المجموع;;;;45.000,00;;',
])('the row %s is no goods, which one press leaves out', async row => {
  const { id } = await check('NG-1;Etek;Siyah;S;;100;4;', row, 'NG-2;Etek;Siyah;S;;100;4;');
  expect(await problems(id)).toEqual(['3  no_goods']);
  const skip = { field: null, code: 'no_goods', repair: 'skip' };
  const { counts } = (await admin.call('PUT', `/api/imports/${id}/problems`, skip)).json();
  expect(counts).toMatchObject({ create: 2, error: 0, skipped: 1 });
});

test('goods without a price, or with a sum in their name, stay goods', async () => {
  const { id } = await check('NG-3;Etek;;;;;4;', 'NG-4;Total denim;Siyah;S;;100;4;');
  expect(await problems(id)).toEqual(['2 price required']);
});

test('rows whose color nobody knows yet do not repeat each other', async () => {
  const { id } = await check('UC-1;Etek;Nar;S;;100;4;', 'UC-1;Etek;Acı biber;S;;100;4;');
  expect(await problems(id)).toEqual(['2 color unknown_color', '3 color unknown_color']);
});

test('rows of a product that name different packs are asked about', async () => {
  const rows = ['DP-1;Etek;Siyah;S-M-L;1-2-1;100;;', 'DP-1;Etek;Beyaz;S-M-L;2-2-2;100;;'];
  for (const order of [rows, rows.toReversed()])
    expect(await problems((await check(...order)).id)).toEqual(['3 packs differs 2']);
});

test('a size of a pack may be written as the row writes it', async () => {
  const notations = ['M=1 L=2 XXL=1', 'M1 L2 XXL1', 'M:1, L:2, XXL:1'];
  const rows = notations.map((pack, at) => `XX-${at};Etek;Siyah;M-L-XXL;${pack};100;;`);
  await apply(admin, (await check(...rows)).id);
  for (const at of notations.keys())
    expect((await packsOf(`XX-${at}`))[0]?.lines.map(({ size, ratio }) => `${size}:${ratio}`)).toEqual([
      'M:1',
      'L:2',
      '2XL:1',
    ]);
});

test('a pack takes the barcodes of all rows of its product, and loses them when the import is undone', async () => {
  const [own, next] = ['8690123450398', '8690123450404'];
  const rows = [
    `BC-1;Etek;Siyah;S-M-L;1-2-1;100;4;${own}`,
    `BC-1;Etek;Beyaz;S-M-L;1-2-1;100;8;${next}`,
    `BC-1;Etek;Gri;S-M-L;1-2-1;100;8;${next}`,
  ];
  const { id } = await check(...rows);
  expect(await problems(id)).toEqual([2, 3, 4].map(n => `${n} codes code_of_several 3`));
  await confirmCodes(id);
  expect(await problems(id)).toEqual([]);
  await apply(admin, id);
  expect((await packsOf('BC-1')).map(({ codes }) => codes)).toEqual([[own, next]]);

  expect((await check(...rows)).counts).toMatchObject({ same: 3 });
  const other = await check(`BC-2;Etek;Siyah;S-M-L;1-2-1;100;4;${own}`);
  await confirmCodes(other.id);
  expect(await problems(other.id)).toEqual(['2 codes taken']);

  const third = '8690123450411';
  const more = await check(`BC-1;Etek;Siyah;S-M-L;1-2-1;100;4;${third}`);
  await confirmCodes(more.id);
  await apply(admin, more.id);
  expect((await packsOf('BC-1')).map(({ codes }) => codes)).toEqual([[own, next, third]]);
  await undo(admin, more.id);
  expect((await packsOf('BC-1')).map(({ codes }) => codes)).toEqual([[own, next]]);
  expect((await undo(admin, id)).counts).toMatchObject({ undone: 3, kept: 0 });
});

test('each product is one line, as it was read and whatever its rows', async () => {
  const first = [
    'BP-1;Etek;Siyah;S-M-L;1-2-1;1.250,00;24;',
    'BP-1;Etek;Beyaz;S-M-L;1-2-1;1.250,00;12;',
    ';Ara toplam;;;;;36;',
  ];
  const { id } = await check(...first);
  const lines = await rowsOf(admin, id, 'by=product');
  const lineOf = { name: null, unit: 'series', mixed: false, pieces: 4 };
  const size = (label: string, ratio: number) => ({ size: label, color: null, ratio });
  expect(lines.map(({ n, subject, product }) => ({ n, subject, product }))).toEqual([
    {
      n: 2,
      subject: 'Etek',
      product: {
        rows: 2,
        sku: 'BP-1',
        price: '1250.00',
        colors: ['Black', 'White'],
        sizes: ['S', 'M', 'L'],
        packs: [{ ...lineOf, lines: [size('S', 1), size('M', 2), size('L', 1)] }],
        morePacks: 0,
        pieces: 36,
        hidesPacks: false,
        changes: [],
        moreChanges: 0,
      },
    },
  ]);
  await apply(admin, id);

  const cells = ['Siyah', 'Beyaz'].flatMap(color => ['S', 'M', 'L'].map(label => `${color};${label}`));
  const next = await check(
    ...cells.map((cell, at) => `BP-1;Etek;${cell};;1.300,00;${at === 0 ? 9 : ''};`),
    'BP-2;Bluz;Siyah;S;;100;;',
  );
  const [line, ...others] = await rowsOf(admin, next.id, 'by=product&show=update');
  expect(others).toEqual([]);
  expect(line?.product).toMatchObject({
    rows: 6,
    changes: [
      { field: 'price', old: '1250.00', new: '1300.00', rows: 6 },
      { field: 'stock', size: 'S', color: 'Black', old: '6', new: '9', rows: 1 },
    ],
  });
  const found = await rowsOf(admin, next.id, 'by=product&q=beyaz');
  expect(found.map(({ product }) => product?.sku)).toEqual(['BP-1']);
  // The first row is left out: the next one says it.
  await admin.call('PUT', `/api/imports/${next.id}/rows/2`, { isSkipped: true });
  const [after] = await rowsOf(admin, next.id, 'by=product&show=update');
  expect([after?.n, after?.product?.rows]).toEqual([3, 5]);
});

test('packs that no shop sees are said, of new products and of those that are sold loose', async () => {
  const file = [
    'Kod;Ad;Beden;Seri;Fiyat;Satış şekli',
    'HP-1;Etek;S-M-L;1-2-1;100;loose',
    'HP-2;Etek;S-M-L;1-2-1;100;',
  ];
  const { id, columns } = await upload(admin, 'products', file.join('\n'));
  await checkRows(admin, id, { fields: columns.map(({ field }, at) => (at === 5 ? 'sells' : field)) });
  const hidden = async (of: string) =>
    (await rowsOf(admin, of, 'by=product')).map(({ product }) => product?.hidesPacks);
  expect(await hidden(id)).toEqual([true, false]);
  await apply(admin, id);
  expect(await hidden((await check('HP-1;Etek;;S-M-L;2-2-2;100;;')).id)).toEqual([true]);
});

test('prices whose lira sign the encoding of the file does not have are repaired at a press, once their format is known', async () => {
  const found = await upload(admin, 'products', 'Kod;Ad;Fiyat\nLS-1;Etek;?1.360\nLS-2;Etek;2.100,50 ?');
  expect(found.ambiguous).toBe('?1.360');
  await checkRows(admin, found.id, { numberFormat: 'tr' });
  expect(await problems(found.id)).toEqual(['2 price cell_broken', '3 price cell_broken']);
  const repair = { field: 'price', code: 'cell_broken', repair: 'suggested' };
  await admin.call('PUT', `/api/imports/${found.id}/problems`, repair);
  const read = await rowsOf(admin, found.id, 'by=product');
  expect(read.map(({ product }) => product?.price)).toEqual(['1360.00', '2100.50']);
});

import type { ListedPack } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, checked, rowsOf, undo } from '../testing/imports.ts';
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
    ...{ field: 'codes', code: 'code_of_several', repair: 'confirm' },
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

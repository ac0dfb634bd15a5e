import type { ImportKind } from '@toptan/contract/imports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { check, upload } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const read = async (kind: ImportKind, header: string) => {
  const row = header.replace(/[^;]+/g, '1');
  const { id, columns } = await upload(admin, kind, `${header}\n${row}`);
  return { id, fields: columns.map(({ field }) => field) };
};
const fieldsOf = async (kind: ImportKind, header: string) => (await read(kind, header)).fields;

/** Checks a file as the screen does, which names the field of every column. */
async function send(kind: ImportKind, header: string, change: Record<number, string | null> = {}) {
  const { id, fields } = await read(kind, header);
  await check(admin, id, { fields: fields.map((field, at) => (at in change ? change[at] : field)) });
}

describe('a column called “Stok kodu”', () => {
  test.each([
    ['Stok Kodu;Stok Adı;Fiyat;Adet', ['sku', 'name', 'price', 'stock']],
    ['SKU;Name;Price', ['sku', 'name', 'price']],
    ['Stok Kodu;Varyant kodu;Adet', ['sku', 'variantSku', 'stock']],
    ['Stok kodu;Model kodu;Fiyat', ['variantSku', 'sku', 'price']],
    ['Ürün adı;Beden;Stok kodu;Toptan No', ['name', 'size', 'variantSku', 'id']],
  ])('is the model code where nothing else says the model: %s', async (header, fields) => {
    expect(await fieldsOf('products', header)).toEqual(fields);
  });

  test('is the model code of a stock count, also after a file of ours', async () => {
    await send('stock', 'Model kodu;Stok kodu;Stok');
    expect(await fieldsOf('stock', 'Stok Kodu;Adet')).toEqual(['sku', 'stock']);
    await send('stock', 'Stok Kodu;Adet');
    expect(await fieldsOf('stock', 'Model kodu;Stok kodu;Stok')).toEqual(['sku', 'variantSku', 'stock']);
  });

  test('is the code of a size where somebody has said so', async () => {
    await send('stock', 'Stok Kodu;Miktar', { 0: 'variantSku' });
    expect(await fieldsOf('stock', 'Stok Kodu;Miktar')).toEqual(['variantSku', 'stock']);
  });
});

test('a column that lost its field to another one is recognised in the next file', async () => {
  await send('products', 'Kod;Ürün kodu;Ad;Stok;Stok');
  expect(await fieldsOf('products', 'Ürün kodu;Ad;Stok')).toEqual(['sku', 'name', 'stock']);
});

test('a column that somebody has left out stays out, until somebody takes it again', async () => {
  await send('products', 'Kod;Ad;Açıklama', { 2: null });
  expect(await fieldsOf('products', 'Kod;Ad;Açıklama')).toEqual(['sku', 'name', null]);
  await send('products', 'Kod;Ad;Açıklama', { 2: 'description' });
  expect(await fieldsOf('products', 'Kod;Ad;Açıklama')).toEqual(['sku', 'name', 'description']);
});

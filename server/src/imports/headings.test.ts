import { readFileSync } from 'node:fs';
import { type ImportKind, importFields } from '@toptan/contract/file-fields';
import { languages } from '@toptan/contract/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { check, upload } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { fieldNames } from '../words.ts';
import { recognise } from './headings.ts';

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

/** The fields of headings. */
const meant = (kind: Exclude<ImportKind, 'pictures'>, ...headings: string[]) =>
  recognise(kind, headings, [], new Map(), new Set()).map(({ field }) => field);

/** The field of a label, in a file that has the ID of Toptan too: without it a code is that of the model. */
const meantBeside = (label: string) => meant('products', label, 'Toptan No')[0];

type Texts = { [key: string]: string | Texts };

/** Labels in our forms by the names of their fields, with the file's name of a field where that differs. */
const labels = (language: string, file: string, section: string): [string, string][] => {
  const url = new URL(`../../../web/src/i18n/locales/${language}/${file}.json`, import.meta.url);
  const texts = section
    .split('.')
    .reduce<Texts>((found, key) => found[key] as Texts, JSON.parse(readFileSync(url, 'utf8')));
  const flat = (all: Texts, before: string): [string, string][] =>
    Object.entries(all).flatMap(([key, text]) =>
      typeof text === 'string' ? [[before + key, text] as [string, string]] : flat(text, `${before}${key}.`),
    );
  return flat(texts, '');
};

describe.each(languages)('a label of our forms in %s is known as a heading', language => {
  const nameOf: Record<string, string> = { sizes: 'size', colors: 'color', sold: 'variantActive' };

  test.each([
    ['products', 'fields', []],
    ['variants', 'columns', ['both', 'note']],
  ] as const)('of products: %s.%s', (file, section, others) => {
    for (const [key, label] of labels(language, file, section))
      if (!(others as readonly string[]).includes(key))
        expect([label, meantBeside(label)]).toEqual([label, nameOf[key] ?? key]);
  });

  test('of customers', () => {
    const label = labels(language, 'customers', 'fields').find(([key]) => key === 'customerId')?.[1] ?? '';
    expect(meant('customers', label)).toEqual(['customerCode']);
  });

  test('that files have too', () => {
    const customers = new Set<string>(importFields.customers);
    const products = new Set<string>(importFields.products);
    for (const [key, label] of Object.entries(fieldNames[language])) {
      if (products.has(key) && key !== 'id') expect([label, meantBeside(label)]).toEqual([label, key]);
      if (customers.has(key)) expect([label, meant('customers', label)[0]]).toEqual([label, key]);
    }
  });
});

test.each<[string | null, ...string[]]>([
  [
    'price',
    'Fiyat (TL)',
    'Fiyat [₺]',
    'Price (TRY, excl. VAT)',
    'Fiyat TL',
    'Birim Fiyat TL/Adet',
    'Fiyat + KDV',
  ],
  [
    'price',
    'Satış Fiyatı',
    'Liste Fiyatı',
    'Toptan Satış Fiyatı',
    'Perakende Satış Fiyatı',
    'SATISFIYATI',
    'Brm. Fyt.',
  ],
  [
    'price',
    'Satış Fiyatı (Vergiler Hariç)',
    'Satış Fiyatı 1',
    'سعر الجملة',
    'السعر (ليرة)',
    'سعر البيع غير شامل الضريبة',
  ],
  ['price', 'Yeni Fiyat', 'Yeni Satış Fiyatı (TL)', 'Satış (TL)', 'New price', 'السعر الجديد', 'البيع'],
  ['costPrice', 'Alış', 'Alış (TL)', 'Alış Fiyatı', 'Buying', 'الشراء'],
  ['price', 'Fiyat (USD)', 'Price €', 'Fiyat (Dolar)', 'السعر بالدولار'],
  [
    null,
    'Fiyat (KDV dahil)',
    'KDV Dahil Fiyat',
    'Price incl. VAT',
    'Fiyat (KDV Hariç/Dahil)',
    'السعر شامل الضريبة',
  ],
  [
    null,
    'Fiyat (seri)',
    'Fiyat 2',
    'Stok (depo 2)',
    'Barkod (koli)',
    'Renk / Beden',
    'Ürün En',
    'Stok Kodu / Barkod',
  ],
  ['stock', 'Stok (adet)', 'Stok Miktarı', 'Ürün Stok Adedi', 'Variant Inventory Qty', 'الكمية المتوفرة'],
  ['sku', 'Ürün Kd.', 'Malzeme Kodu', 'Handle', 'كود الصنف'],
  [
    'name',
    'Ürün Adı *',
    'Malzeme Açıklaması',
    'Stok Cinsi',
    'Ürün / Hizmet Adı',
    'Ürün Adı / Product Name',
    'اسم المادة',
  ],
  ['nameEn', 'Ürün Adı (EN)', 'Name (English)', 'Ürün Adı İngilizce', 'اسم المنتج بالإنجليزية'],
  ['size', 'Beden (EU)', 'Ayakkabı Numarası', 'مقاس'],
])('a heading of the trade means %s: %s, %s ...', (field, ...headings) => {
  for (const heading of headings) expect([heading, ...meant('products', heading)]).toEqual([heading, field]);
});

test.each<[string | null, ...string[]]>([
  [
    'customerFullName',
    'Cari Unvanı',
    'Cari Ünvanı 1',
    'Cari Hesap Adı',
    'Müşteri Adı / Unvanı',
    'اسم الزبون',
  ],
  ['vatNumber', 'VKN/TCKN', 'V.K.N.', 'Vrg. No', 'T.C. Kimlik No', 'رقم الضريبة'],
  ['vatOffice', 'Vergi Dairesi', 'VERGİ DAİRESİ ADI'],
  ['ownerMobile', 'Cep Tel', 'GSM', 'رقم الجوال'],
  ['phone', 'Tel No', 'Telefon 1', 'Telefon (iş)', 'رقم الهاتف'],
  ['email', 'E-Posta Adresi', 'E-mail*', 'EPOSTA', 'الايميل'],
  [null, 'Vergi Dairesi / No', 'Telefon (fax)', 'Telefon 2'],
])('a heading of an accounting program means %s: %s, %s ...', (field, ...headings) => {
  for (const heading of headings) expect([heading, ...meant('customers', heading)]).toEqual([heading, field]);
});

test.each([
  [
    ['Sale price', 'Regular price'],
    [null, 'price'],
  ],
  [
    ['Fiyat', 'Toptan Fiyat', 'Perakende Fiyat'],
    [null, 'price', null],
  ],
  [
    ['Fiyat', 'Yeni Fiyat'],
    [null, 'price'],
  ],
  [
    ['Stok Adı', 'Ürün adı'],
    [null, 'name'],
  ],
  [
    ['Fiyat (TL)', 'Fiyat'],
    [null, 'price'],
  ],
  [
    ['Müşteri', 'Firma Unvanı', 'Ad Soyad'],
    [null, 'customerFullName', 'ownerFullName'],
  ],
])('of two columns for one field the better one is taken: %j', async (headings, fields) => {
  const kind = headings.includes('Müşteri') ? 'customers' : 'products';
  expect(await fieldsOf(kind, headings.join(';'))).toEqual(fields);
});

test('ids and types of other programs are not ours', () => {
  const columns = (id: string, type: string) =>
    recognise(
      'products',
      ['ID', 'Type', 'SKU', 'Stok kodu'],
      [[id, type, 'A-1', 'B-1']],
      new Map(),
      new Set(),
    ).map(({ field }) => field);
  expect(columns('44', 'variable')).toEqual([null, null, 'sku', null]);
  expect(columns('0b6f3c1e-5a55-4d1f-9d0a-3c0f6a2b7e11', 'Shoes')).toEqual([
    'id',
    'category',
    'variantSku',
    null,
  ]);
});

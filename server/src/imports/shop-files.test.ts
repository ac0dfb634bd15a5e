import type { Product } from '@toptan/contract/catalog/products';
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

const sheet = (...rows: string[]) => rows.join('\n');

async function findSku(sku: string) {
  const all = (await admin.call('GET', `/api/products?q=${encodeURIComponent(sku)}`)).json<Product[]>();
  const { id } = all.find(product => product.sku === sku) ?? {};
  return (await admin.call('GET', `/api/products/${id}`)).json<Product>();
}

/** The stock of a product, a text for each pool. */
const pools = ({ stockPools = [] }: Product) =>
  stockPools
    .flatMap(({ size, color, quantity }) => (quantity > 0 ? [`${color} ${size} ${quantity}`] : []))
    .sort();

/** Sizes and SKUs of a product. */
async function skusOf({ id }: Product) {
  const list = (await admin.call('GET', `/api/products/${id}/variants`)).json<
    { size: string | null; color: string | null; sku: string | null }[]
  >();
  return list.flatMap(({ size, color, sku }) => (sku ? [`${color} ${size} ${sku}`] : [])).sort();
}

/** Applies a file, and returns the problems of its rows. */
async function applied(file: string) {
  const { id } = await checked(admin, 'products', file);
  const rows = await rowsOf(admin, id);
  await apply(admin, id);
  return rows.flatMap(({ n, problems }) => problems.map(({ field, code }) => `${n} ${field} ${code}`));
}

describe('a file of Shopify', () => {
  test('has goods without sizes, and rows below the first of a model', async () => {
    const file = sheet(
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src',
      'sapka,Şapka,Title,Default Title,SP-1,5,149.90,a.jpg',
      'sapka,,,,,,,b.jpg',
      'top,Top,Size,Small,TOP-S,1,60,c.jpg',
      'top,,,Medium,TOP-M,2,60,',
      'top,,,,,,,d.jpg',
    );
    expect(await applied(file)).toEqual([]);
    expect(await findSku('sapka')).toMatchObject({ name: 'Şapka', sizes: [], stockQuantity: 5 });
    const top = await findSku('top');
    expect([top.name, top.sizes, pools(top)]).toEqual([
      'Top',
      ['Small', 'Medium'],
      ['null Medium 2', 'null Small 1'],
    ]);
    // A later change needs the name of the option, which stands in an unchanged row.
    expect(await applied(file.replace('TOP-M,2', 'TOP-M,7'))).toEqual([]);
    expect(pools(await findSku('top'))).toEqual(['null Medium 7', 'null Small 1']);
  });

  test('says in each row which option is the size and which the color', async () => {
    const file = sheet(
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Price,Variant Inventory Qty',
      'opt-a,Bluz,Color,Black,Size,M,,,60,3',
      'opt-b,Etek,Beden,L,Renk,Siyah,,,60,4',
      'opt-c,Gömlek,المقاس,XL,اللون,Black,,,60,5',
      'opt-d,Kazak,Size,M,Material,Yün,Color,Black,60,6',
    );
    const { id } = await checked(admin, 'products', file);
    const asked = (await rowsOf(admin, id)).filter(({ problems }) => problems.length > 0);
    expect(asked.map(({ n, problems }) => [n, problems])).toEqual([
      [5, [{ field: 'optionValue2', code: 'other_option', current: 'Material: Yün' }]],
    ]);
    const repair = { field: 'optionValue2', code: 'other_option', repair: 'write', value: '' };
    expect((await admin.call('PUT', `/api/imports/${id}/problems`, repair)).statusCode).toBe(200);
    await apply(admin, id);
    const found = await Promise.all(['a', 'b', 'c', 'd'].map(each => findSku(`opt-${each}`)));
    expect(found.map(pools)).toEqual([['Black M 3'], ['Black L 4'], ['Black XL 5'], ['Black M 6']]);
  });
});

describe('options and models are found under the headings of', () => {
  test.each([
    [
      'Lightspeed',
      'id,handle,sku,name,variant_option_one_name,variant_option_one_value,variant_option_two_name,variant_option_two_value,retail_price,quantity',
      '6a1,opt-ls,LS-1,Polo,Size,S,Color,Black,450,3',
      '6a2,opt-ls,LS-2,Polo,Size,M,Color,Black,450,5',
    ],
    [
      'IdeaSoft',
      'id,stockCode,label,price1,currencyAbbr,stockAmount,rootProductStockCode,variantName1,variantValue1,variantName2,variantValue2',
      '5,opt-is,Polo,450,TL,0,,,,,',
      '6,IS-1,Polo,450,TL,3,opt-is,Beden,S,Renk,Siyah',
      '7,IS-2,Polo,450,TL,5,opt-is,Beden,M,Renk,Siyah',
    ],
    [
      'Zoho',
      'Item ID,Item Name,Model,SKU,Attribute Name1,Attribute Option Name1,Attribute Name2,Attribute Option Name2,Selling Price,Stock Quantity',
      '99,Polo,opt-zh,ZH-1,Size,S,Color,Black,TRY 450.00,3',
      '98,Polo,opt-zh,ZH-2,Size,M,Color,Black,TRY 450.00,5',
    ],
  ])('%s', async (_, ...rows) => {
    expect(await applied(sheet(...rows))).toEqual([]);
    const product = await findSku(/opt-\w+/.exec(rows.join())?.[0] ?? '');
    expect([product.name, product.price, pools(product)]).toEqual([
      'Polo',
      '450.00',
      ['Black M 5', 'Black S 3'],
    ]);
  });

  test('IdeaSoft, with the currency of each row', async () => {
    const file = sheet('stockCode,label,price1,currencyAbbr', 'IS-9,Mont,45,USD');
    expect(await applied(file)).toContain('2 price other_currency');
  });
});

describe('options without names in one cell are asked about in a file of', () => {
  test.each([
    ['Square', 'Item Name,Variation Name,SKU,Price', 'Polo,Small,SQ-1,450', 'Small'],
    ['Odoo', 'Internal Reference,Name,Variant Values,Sales Price', 'OD-1,Polo,Size: S,450', 'Size: S'],
    ['Magento', 'sku,name,additional_attributes,price', 'MG-1,Polo,size=S,450', 'size=S'],
  ])('%s', async (_, headings, row, current) => {
    const { id } = await checked(admin, 'products', sheet(headings, row));
    const rows = await rowsOf(admin, id);
    expect(rows.flatMap(({ problems }) => problems)).toContainEqual({
      field: 'optionValue1',
      code: 'other_option',
      current,
    });
  });
});

describe('a file that names the model of each size', () => {
  const woo = sheet(
    'ID,Type,SKU,Name,Stock,Sale price,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
    '44,variable,tee,Basic Tee,,,,,Color,"Blue, Green, Red",Size,"L, M, S"',
    '76,variation,tee-red-m,Basic Tee - Red,4,15,20,tee,Color,Red,Size,M',
    '77,variation,tee-green-l,Basic Tee - Green,6,,20,tee,Color,Green,Size,L',
    '78,simple,cap,Cap,9,,12,,,,,',
  );

  test('is read as WooCommerce writes it: the parent is no goods of its own', async () => {
    const { columns } = await upload(admin, 'products', woo);
    expect(columns.map(({ field }) => field).slice(0, 8)).toEqual([
      null,
      null,
      'sku',
      'name',
      'stock',
      null,
      'price',
      'parentSku',
    ]);
    expect(await applied(woo)).toEqual([]);
    const tee = await findSku('tee');
    expect([tee.name, tee.price, pools(tee)]).toEqual(['Basic Tee', '20.00', ['Green L 6', 'Red M 4']]);
    expect(await skusOf(tee)).toEqual(['Green L tee-green-l', 'Red M tee-red-m']);
    expect(await findSku('cap')).toMatchObject({ name: 'Cap', stockQuantity: 9, sizes: [] });
    expect((await checked(admin, 'products', woo)).counts).toMatchObject({ same: 4, error: 0 });
  });

  const unnamed = sheet(
    'ID,Type,SKU,Name,Published,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
    '123,variable,,Keten Elbise,1,,,,Beden,"S, M"',
    '124,variation,elb-s,Keten Elbise - S,1,3,450,id:123,Beden,S',
    '125,variation,,Keten Elbise - M,1,2,450,id:123,Beden,M',
    '130,variable,,Çizgili Etek,1,,,,Beden,"S, M"',
    '131,variation,etk-s,Çizgili Etek - S,1,1,300,ID:130,Beden,S',
    '140,simple,sal,Şal,1,9,80,,,',
  );

  test('names a model without a code by its number in the same file', async () => {
    expect(await applied(unnamed)).toEqual([]);
    const named = async (name: string) => {
      const all = (await admin.call('GET', `/api/products?q=${encodeURIComponent(name)}`)).json<Product[]>();
      expect(all).toHaveLength(1);
      return (await admin.call('GET', `/api/products/${all[0]?.id}`)).json<Product>();
    };
    const dress = await named('Keten Elbise');
    expect([dress.sku, dress.name, dress.price, pools(dress)]).toEqual([
      null,
      'Keten Elbise',
      '450.00',
      ['null M 2', 'null S 3'],
    ]);
    expect(await skusOf(dress)).toEqual(['null S elb-s']);
    expect(pools(await named('Çizgili Etek'))).toEqual(['null S 1']);
    for (const heading of ['ID', 'Kimlik', 'المعرّف'])
      expect(
        (await checked(admin, 'products', unnamed.replace('ID', heading))).counts,
        heading,
      ).toMatchObject({ same: 6, error: 0 });
  });

  test.each([
    ['is not in it', (file: string) => file.replace('123,variable', '122,variable')],
    ['stands in it twice', (file: string) => file.replace('130,variable', '123,variable')],
    ['has the name of another', (file: string) => file.replace('Çizgili Etek,', 'Keten Elbise,')],
  ])('is asked about where the row of that number %s', async (_, changed) => {
    const { id } = await checked(admin, 'products', changed(unnamed));
    const asked = (await rowsOf(admin, id)).filter(({ problems }) =>
      problems.some(({ field, code }) => field === 'parentSku' && code === 'invalid'),
    );
    expect(asked.map(({ n }) => n)).toEqual(expect.arrayContaining([3, 4]));
  });

  test('may have no row for the model, and one size alone', async () => {
    const file = sheet(
      'Ana Ürün Kodu;Stok Kodu;Ürün Adı;Fiyat;Beden;Stok',
      'AU-1;AU-1-S;Hırka;100;S;1',
      'AU-1;AU-1-M;Hırka;100;M;2',
      ';AU-2;Yelek;80;;3',
      'AU-3;AU-3-M;Mont - M;100;M;2',
      ';AU-3;Mont;100;;',
    );
    expect(await applied(file)).toEqual([]);
    const [first, , third] = [await findSku('AU-1'), await findSku('AU-2'), await findSku('AU-3')];
    expect(await skusOf(first)).toEqual(['null M AU-1-M', 'null S AU-1-S']);
    expect([third.name, pools(third)]).toEqual(['Mont', ['null M 2']]);
  });
});

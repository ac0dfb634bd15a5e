import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manufacturers } from '../db/schema-goods.ts';
import { openTable } from '../spreadsheet/parse.ts';
import type { Cell } from '../spreadsheet/table.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import {
  addToBasket,
  createManufacturer,
  createPacked,
  createProduct,
  order,
  type Shop,
  submitBasket,
} from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop({ name: 'Nar Butik' })];
});
afterAll(() => portal.close());

async function rowsOf(caller: Caller, what: string, query: string): Promise<Record<string, Cell>[]> {
  const answer = await caller.call('GET', `/api/exports/${what}?${query}`);
  expect(answer.statusCode).toBe(200);
  const rows: Cell[][] = [];
  for await (const portion of (await openTable(answer.rawPayload)).rows(0))
    rows.push(...portion.map(({ cells }) => cells));
  const [headings = [], ...others] = rows;
  return others.map(row =>
    Object.fromEntries(headings.map((heading, at) => [String(heading), row[at] ?? null])),
  );
}

test('a product has a row for each size in each color, with its packs', async () => {
  await createPacked(portal.db, admin, { name: 'Kot', sku: 'JN-1', price: '1790.00' });
  const rows = await rowsOf(admin, 'products', 'format=xlsx&language=tr&q=JN-1');
  expect(rows).toHaveLength(6);
  expect(rows[1]).toMatchObject({
    'Model kodu': 'JN-1',
    Renk: 'Siyah',
    Beden: '31',
    Fiyat: 1790,
    Seriler: 'Seri; 30:1, 31:2, 32:1',
    Aktif: 'Evet',
  });
});

test('an order has a row for each line, in the language of the file', async () => {
  const goods = { name: '=Ceket', translations: { tr: { name: '=Kaban' } }, price: '99.90', stock: 3 };
  const productId = await createProduct(portal.db, goods);
  const { orderNumber } = await order(shop, productId, 5);
  const names = [
    [admin, '=Ceket'],
    [shop, '=Kaban'],
  ] as const;
  for (const [caller, name] of names) {
    const rows = await rowsOf(caller, 'orders', `format=csv&language=tr&q=${orderNumber}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ Sipariş: orderNumber, 'Ürün adı': name, Adet: '5', Stoktan: '3' });
    expect(rows[0]?.['Birim fiyat']).toBe('99,90');
  }
});

test('the sums of an order stand on its first line alone', async () => {
  for (const name of ['Bir', 'İki'])
    await addToBasket(shop, await createProduct(portal.db, { name, price: '10.00' }));
  const { orderNumber } = (await submitBasket(shop)).json();
  const rows = await rowsOf(admin, 'orders', `format=xlsx&language=en&q=${orderNumber}`);
  expect(rows.map(row => [row['Subtotal'], row['Processing fee'], row['Total']])).toEqual([
    [20, 25, 45],
    [null, null, null],
  ]);
});

test('a line of a cancelled order takes nothing from stock', async () => {
  const productId = await createProduct(portal.db, { name: 'Yelek', stock: 3 });
  const { id, orderNumber } = await order(shop, productId, 5);
  await admin.call('PUT', `/api/orders/${id}/status`, { status: 'cancelled' });
  const rows = await rowsOf(admin, 'orders', `format=xlsx&language=en&q=${orderNumber}`);
  expect(rows).toMatchObject([{ Pieces: 5, 'From stock': null, 'To be produced': null }]);
});

test('a line has the days of the pieces that are produced', async () => {
  const manufacturerId = await createManufacturer(portal.db);
  const productId = await createProduct(portal.db, { manufacturerId, stock: 3 });
  for (const pieces of [5, 1]) {
    const { orderNumber, orderItems } = await order(shop, productId, pieces);
    const [row] = await rowsOf(shop, 'orders', `format=csv&language=en&q=${orderNumber}`);
    const { promisedFrom, promisedUntil } = orderItems[0] ?? {};
    expect(promisedFrom).not.toBeNull();
    expect(row).toMatchObject({
      'Estimated shipping from': promisedFrom,
      'Estimated shipping until': promisedUntil,
    });
  }
});

test('a line names its color in the language of the file, as products do', async () => {
  const productId = await createProduct(portal.db, { name: 'Kot', sizes: ['30'], colors: ['Black'] });
  await addToBasket(shop, productId, 2, { selectedSize: '30', selectedColor: 'Black' });
  const { orderNumber } = (await submitBasket(shop)).json();
  const rows = await rowsOf(shop, 'orders', `format=csv&language=tr&q=${orderNumber}`);
  expect(rows).toMatchObject([{ Renk: 'Siyah', Beden: '30' }]);
});

test('an order has one row with its sums where orders are asked for, not their lines', async () => {
  const [first, second] = [
    await createProduct(portal.db, { price: '10.00' }),
    await createProduct(portal.db),
  ];
  await addToBasket(shop, first, 3);
  await addToBasket(shop, second, 2);
  const { orderNumber, subtotal, total } = (await submitBasket(shop)).json();
  const [row, ...others] = await rowsOf(shop, 'order-headers', `format=csv&language=en&q=${orderNumber}`);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    Order: orderNumber,
    Items: '2',
    Pieces: '5',
    Subtotal: subtotal,
    Total: total,
  });
});

test('chosen rows alone, with chosen columns, in the order of the table', async () => {
  const id = await createProduct(portal.db, { name: 'Seçilen', sku: 'SEC-1', stock: 4 });
  await createProduct(portal.db, { name: 'Öbürü', sku: 'SEC-2', stock: 4 });
  const columns = 'column=stock&column=sku';
  const rows = await rowsOf(admin, 'stock', `format=csv&language=en&id=${id}&${columns}`);
  expect(rows).toEqual([{ 'Model code': 'SEC-1', Stock: '4' }]);
  expect(Object.keys(rows[0] ?? {})).toEqual(['Model code', 'Stock']);
  const named = await admin.call('GET', '/api/exports/stock/columns?language=en');
  expect(named.json()).toContainEqual({ field: 'sku', heading: 'Model code' });
});

test.each([
  ['stock?column=price', 'column', 'not_offered'],
  ['customers?id=01890a5d-ac96-774b-bcce-b302099a8057', 'id', 'unknown_field'],
  ['customers?placedFrom=2026-11-01', 'placedFrom', 'unknown_field'],
])('%s is refused, naming the field', async (file, path, code) => {
  const answer = await admin.call('GET', `/api/exports/${file}`);
  expect([answer.statusCode, answer.json().fields]).toMatchObject([400, [{ path, code }]]);
});

describe('a shop gets', () => {
  test('its own orders alone', async () => {
    const other = await portal.shop({ name: 'Öteki' });
    const { id, orderNumber } = await order(other, await createProduct(portal.db));
    for (const what of ['orders', 'order-headers']) {
      for (const filter of [`q=${orderNumber}`, `customerId=${other.customerId}`, `id=${id}`])
        expect(await rowsOf(shop, what, `format=csv&language=en&${filter}`)).toEqual([]);
      const rows = await rowsOf(other, what, `format=csv&language=en&id=${id}`);
      expect(rows).toMatchObject([{ Order: orderNumber, Notes: null }]);
      expect(rows[0]).not.toHaveProperty('Manufacturer');
    }
  });

  test('no file by manufacturer, and is told so before a file begins', async () => {
    for (const what of ['orders', 'order-headers']) {
      const answer = await shop.call('GET', `/api/exports/${what}?format=csv&manufacturer=none`);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
  });

  test.each(['products', 'stock', 'customers', 'manufacturers', 'audit'])('no file of %s', async what => {
    for (const call of [`${what}?format=csv&language=en`, `${what}/columns`]) {
      const answer = await shop.call('GET', `/api/exports/${call}`);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
  });
});

test.each(['stock', 'customers', 'manufacturers', 'audit'])('staff get a file of %s', async what => {
  const answer = await admin.call('GET', `/api/exports/${what}?format=csv&language=ar`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="_.*csv"; filename\*=UTF-8''%D8/,
  );
  expect(answer.body.startsWith('\ufeff')).toBe(true);
});

test.each([
  ['en', 'Lead time', ['3-5 days', '1-2 days', '10 days', 'by agreement'], 'Role', 'Admin'],
  ['tr', 'Teslim süresi', ['3-5 gün', '1-2 gün', '10 gün', 'by agreement'], 'Rol', 'Yönetici'],
  ['ar', 'مدة التسليم', ['3-5 أيام', '1-2 يوم', '10 أيام', 'by agreement'], 'الدور', 'مدير'],
])(
  'lead times and roles are in the language of the file: %s',
  async (language, leadTime, times, role, name) => {
    for (const [at, time] of ['3-5 days', '1-2 days', '10 days', 'by agreement'].entries())
      await portal.db.insert(manufacturers).values({
        manufacturerId: `U-${language}-${at}`,
        companyName: `Merter ${language} ${at}`,
        email: 'merter@example.com',
        phone: '02120000000',
        address: 'Merter',
        leadTime: time,
      });
    const query = `format=xlsx&language=${language}`;
    const made = await rowsOf(admin, 'manufacturers', `${query}&q=Merter ${language}`);
    expect(made.map(row => row[leadTime]).toSorted()).toEqual(times.toSorted());
    await admin.call('DELETE', `/api/products/${await createProduct(portal.db)}`);
    expect(await rowsOf(admin, 'audit', query)).toContainEqual(expect.objectContaining({ [role]: name }));
  },
);

test.each([
  ['en', 'Action', 'Deleted a product'],
  ['tr', 'İşlem', 'Ürünü sildi'],
  ['ar', 'العملية', 'حذف منتج'],
])('the record says in %s what was done, with the words of the screen', async (language, heading, words) => {
  await admin.call('DELETE', `/api/products/${await createProduct(portal.db)}`);
  const rows = await rowsOf(admin, 'audit', `format=csv&language=${language}`);
  expect(rows.map(row => row[heading])).toContain(words);
  expect(rows.filter(row => String(row[heading]).includes('/api/'))).toEqual([]);
});

test('a list of more than a page is exported as a whole', async () => {
  await portal.db.execute(`insert into products (id, name, price)
    select gen_random_uuid(), 'Toplu ' || n, 10 from generate_series(1, 450) as n`);
  const rows = await rowsOf(admin, 'products', 'format=csv&language=en&q=Toplu');
  expect(new Set(rows.map(row => row['Toptan ID'])).size).toBe(450);
});

test.each(['csv', 'xlsx'])(
  'days of sale are days in %s, the last one too; a moment within a day has its time',
  async format => {
    await createProduct(portal.db, {
      name: 'Kaban',
      sku: `KB-${format}`,
      publishedAt: '2026-11-01T07:30:00Z',
      sellsFrom: '2026-11-01T21:00:00Z',
      sellsUntil: '2026-11-30T21:00:00Z',
    });
    const [row] = await rowsOf(admin, 'products', `format=${format}&language=en&q=KB-${format}`);
    const day = (of: string) => (format === 'csv' ? of : `${of} 00:00:00`);
    expect(row).toMatchObject({
      'New from': '2026-11-01 10:30:00',
      'First day of sale': day('2026-11-02'),
      'Last day of sale': day('2026-11-30'),
    });
  },
);

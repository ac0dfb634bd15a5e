import { readFileSync } from 'node:fs';
import type { Endpoint } from '@toptan/contract/endpoint';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEvents } from '../events/stream/queries.ts';
import { callName } from '../http/access.ts';
import { readNews } from '../notices/reader/commands.ts';
import { allCalls } from '../testing/calls.ts';
import { newPicture, productForm } from '../testing/form.ts';
import { checked, fileForm } from '../testing/imports.ts';
import { linkTo, offer, prepareDraft } from '../testing/offers.ts';
import { recordStatements, type Statement, wholeTables } from '../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addPacks, addToBasket, packOf, type Shop, setPacksOf } from '../testing/trade.ts';
import { settings } from './schema-settings.ts';

/** Tables that do not grow with the trade: dozens of manufacturers, size sets, colors, groups, collections and rules, a few rows for each month and status. */
const small = new Set([
  'manufacturers',
  'size_sets',
  'size_set_sizes',
  'colors',
  'order_counters',
  'settings',
  ...['collections', 'customer_groups', 'quantity_terms', 'order_terms'],
  ...['imports', 'imports_under_way', 'import_headings'],
  'logo_icons',
  'guide',
  'notice_reader',
  'order_numbers',
]);

let portal: Portal;
let admin: Caller;
let shop: Shop;
let database: pg.Client;
let statements: Statement[];
let known: {
  order: string;
  other: string;
  product: string;
  customer: string;
  manufacturer: string;
  set: string;
  color: string;
  request: string;
  line: string;
  pack: string;
  packs: string;
  draft: string;
  token: string;
  collection: string;
  link: string;
  shared: string;
  saved: string;
  variant: string;
  picture: string;
  import: string;
  name: string;
};
let image: Buffer;

beforeAll(async () => {
  portal = await startPortal();
  database = new pg.Client({ connectionString: portal.databaseUrl });
  await database.connect();
  await database.query(`select set_config('scale.share', '0.001', false)`);
  await database.query(readFileSync(new URL('../../../tools/bench/scale/fill.sql', import.meta.url), 'utf8'));
  // At the size of a test it is cheapest to read a table through, which must not hide a missing index.
  const others = ['seqscan', 'hashjoin', 'mergejoin', 'indexonlyscan'].map(way => `set enable_${way} = off`);
  await database.query(['reset all', 'analyze', ...others].join(';'));
  [admin, shop] = [await portal.admin(), await portal.shop()];
  const { rows } = await database.query(`select
    (select id from orders where status = 'pending' limit 1) as order, (select id from orders where status = 'pending' offset 1 limit 1) as other, (select id from products where is_active limit 1) as product,
    (select id from size_sets limit 1) as set, (select id from colors limit 1) as color,
    (select id from customers limit 1) as customer, (select id from manufacturers limit 1) as manufacturer,
    (select id from customer_registration_requests where status = 'pending' limit 1) as request, (select id from basket_items limit 1) as line,
    (select variant_id from bells limit 1) as variant`);
  await portal.db.insert(settings).values({ noticesOn: ['back_in_stock:email'] });
  await readNews(portal.db);
  const { rows: pictures } = await database.query(
    'select id as picture from product_pictures where product_id = $1 order by position',
    [rows[0].product],
  );
  const [pack] = await setPacksOf(admin, rows[0].product, { lines: [{ size: '28', ratio: 2 }] });
  await database.query(`update products set sells = 'both' where id = $1`, [rows[0].product]);
  const { customerId } = shop;
  const draft = (await admin.call('POST', '/api/drafts', { customerId })).json().id;
  await addToBasket(shop, rows[0].product, 1, { selectedSize: '28', selectedColor: 'Black' });
  const saved = (await shop.call('POST', '/api/drafts/saved', { customerId })).json().id;
  const cell = { productId: rows[0].product, selectedSize: '28', selectedColor: 'Black' };
  await prepareDraft(admin, shop, cell);
  await offer(admin, shop, draft);
  const token = await linkTo(admin, draft);
  const [line] = await addPacks(shop, pack?.id ?? '', 1, 'Black');
  const { id } = await checked(admin, 'products', 'Kod;Ad;Fiyat;EAN\nOLC-1;Ceket;100;8690123450367');
  const ofProduct = { ...collectionBody, productIds: [rows[0].product] };
  const collection = (await admin.call('POST', '/api/collections', ofProduct)).json().id;
  const ofLink = { productIds: [rows[0].product], customerId, hasPrices: true, language: 'tr' };
  const link = (await admin.call('POST', '/api/share-links', ofLink)).json();
  const names = { names: [{ text: 'dar paça', productId: rows[0].product }] };
  const [name] = (await shop.call('POST', `/api/customers/${customerId}/names`, names)).json();
  known = {
    ...rows[0],
    name: name.id,
    draft,
    token,
    saved,
    collection,
    link: link.id,
    shared: link.address.split('/').at(-1),
    import: id,
    ...pictures[0],
    pack: pack?.id,
    packs: line?.basketPackId,
  };
  image = await newPicture();
  statements = recordStatements(portal.pool);
});
afterAll(async () => {
  await database.end();
  await portal.close();
});

const collectionBody = { name: 'Cuma', translations: {}, productIds: [], startsAt: null, endsAt: null };

/** The value of `{id}` in the calls of a collection. */
const idIn = (collection = ''): string =>
  ({
    orders: known.order,
    products: known.product,
    'size-sets': known.set,
    colors: known.color,
    customers: known.customer,
    manufacturers: known.manufacturer,
    'registration-requests': known.request,
    basket: known.line,
    packs: known.packs,
    imports: known.import,
    drafts: known.draft,
    collections: known.collection,
    'share-links': known.link,
  })[collection] ?? '01890a5d-ac96-774b-bcce-b302099a8057';

const addressOf = ({ path }: Endpoint) =>
  path
    .replace('/api/drafts/{id}/basket', `/api/drafts/${known.saved}/basket`)
    .replace('/api/customers/names/{id}', `/api/customers/names/${known.name}`)
    .replace('{id}', idIn(path.startsWith('/api/basket/packs') ? 'packs' : path.split('/')[2]))
    .replace('{customerId}', shop.customerId)
    .replace('{otherId}', known.other)
    .replace('{what}', 'orders')
    .replace('{report}', 'sales')
    .replace('{n}', '2')
    .replace('{token}', known.shared)
    .replace('{variantId}', known.variant);

const gtin = '8690123450367';

/** Terms of one letter, of two, and of more. */
const terms = ['q=a', 'q=at', 'q=atlas', 'q=giyim atlas 2', 'q=مسؤول'];

/** The filters that the screens use, by call. */
const queries: Record<string, readonly string[]> = {
  'GET /api/orders': [
    ...terms,
    ...['pending', 'confirmed', 'completed', 'cancelled'].map(status => `status=${status}`),
    ...['q=TPT-26-01', 'q=26-01', 'q=104', 'q=atlas&status=confirmed'],
    ...['q=TPT-26', 'q=26-', 'q=6-0&status=pending', 'q=7', 'q=37', 'q=7&status=completed'],
    ...['q=-26', 'q=-01', 'q=TPT-26-012', 'q=TPT-26-01234', 'q=TPT 26 01234'],
    'customerId=customer',
    'customerId=customer&q=7',
    'customerId=customer&status=pending&q=104',
    ...['placedFrom=2026-11-01', 'placedFrom=2026-01-01&placedUntil=2026-02-01&status=confirmed'],
    ...['manufacturer=none', 'manufacturer=none&status=pending&exact=true', 'manufacturer=none&q=atlas'],
    'placedUntil=2026-02-01&customerId=customer',
    ...['request=open', 'request=open&status=confirmed&exact=true', 'request=open&customerId=customer'],
  ],
  'GET /api/orders/{id}': ['version=1', 'version=2'],
  'GET /api/orders/{id}/again': [],
  'GET /api/notices': ['orderId=order', 'waiting=true', 'waiting=false'],
  'GET /api/orders/counts': [...terms, 'q=TPT-26-01'],
  'GET /api/products': [
    ...terms,
    ...[
      'active=true',
      'gender=MEN',
      'category=BAGS',
      'gender=WOMEN&category=SHOES&active=true',
      'q=keten&category=SHOES',
    ],
    ...['new=true', 'last=true', 'packs=true&active=true', 'has=30&has=31', 'size=30&color=Black'],
    ...['size=30&sizeSet=none', 'loose=true', 'collection=collection', 'collection=collection&q=keten'],
    ...[
      'offset=40',
      'customerId=customer&stock=exact&q=keten',
      'manufacturerId=manufacturer',
      `q=${gtin}`,
      'q=olcum 1',
    ],
  ],
  'GET /api/drafts': ['customerId=customer', 'kind=staff'],
  'GET /api/collections': [],
  'GET /api/showcase': ['category=SHOES', 'gender=MEN&category=BAGS', 'collection=collection'],
  'GET /api/share-links': ['state=open', 'collection=collection', 'productId=product', 'customerId=customer'],
  'GET /api/products/counts': [...terms, `q=${gtin}`, 'active=true', 'active=true&gender=MEN'],
  'GET /api/products/options': ['active=true', 'category=SHOES', 'last=true', 'collection=collection'],
  'GET /api/size-sets': ['counts=true'],
  'GET /api/settings/email-preview': ['language=tr'],
  'GET /api/colors': ['counts=true'],
  'GET /api/customers': [...terms, 'q=0532 000 10', 'active=true', 'active=false&q=butik'],
  'GET /api/manufacturers': terms,
  'GET /api/registration-requests': [
    ...[...terms, 'q=0532 000 10'],
    'status=pending',
    'status=processed',
    'status=approved&q=ayse',
  ],
  ...Object.fromEntries(
    [
      'sales',
      ...['products', 'sizes', 'colors', 'categories', 'customers', 'manufacturers', 'size-curve'],
    ].map(name => [`GET /api/reports/${name}`, ['', 'from=2025-11-17', 'from=2025-11-17&compare=year']]),
  ),
  ...Object.fromEntries(
    ['sell-through', 'idle', 'late'].map(name => [`GET /api/reports/${name}`, ['from=2026-08-10']]),
  ),
  'GET /api/terms': [...terms, 'kind=order', 'kind=quantity&q=keten', 'productId=product&inherited=true'],
  'GET /api/customers/{customerId}/terms': [],
  'GET /api/products/{id}/stock-moves': ['', 'size=30', 'size=30&color=Black'],
  'GET /api/orders/{id}/paper': ['language=ar'],
  'GET /api/papers/line-sheet': ['kind=grid&id=product', 'kind=stock&id=product'],
  'GET /api/exports/{what}': ['format=csv&language=en&q=104', 'format=csv&language=ar', 'id=order'],
  'GET /api/reports/{report}/file': ['from=2025-11-17&category=CLOTHING'],
  'GET /api/reports/size-grid': ['from=2025-11-17', 'from=2025-11-17&category=CLOTHING', 'sizeSet=most'],
  'GET /api/exports/{what}/columns': [],
  'GET /api/imports': [],
  'POST /api/staff/{id}/link': ['language=tr'],
  'GET /api/imports/{id}/rows': [
    'show=error',
    'show=left',
    'show=same&q=ceket',
    'show=create&by=product&q=ceket',
  ],
  'GET /api/imports/{id}/rest': ['format=csv&language=tr'],
  // A shop's goods are read as by the shop.
  ...Object.fromEntries(
    ['', '/packs', '/pictures', '/rules', '/variants'].map(part => [`GET /api/products/{id}${part}`, []]),
  ),
  // A draft is read as the basket is.
  'GET /api/basket/{customerId}': [],
  'GET /api/basket/{customerId}/check': [],
  // The quote is read as the basket is.
  ...Object.fromEntries(
    [
      ...['POST /api/basket', 'PUT /api/basket/{id}', 'DELETE /api/basket/{id}', 'POST /api/basket/batch'],
      ...['POST /api/basket/packs', 'PUT /api/basket/packs/{id}'],
    ].map(name => [name, []]),
  ),
  'GET /api/audit': [
    ...['q=olcum', 'q=TPT-104', 'q=104', 'q=TPT2601234', 'q=TPT26'],
    'action=DELETE /api/orders/{id}',
    'from=2026-01-01T00:00:00Z&until=2026-02-01T00:00:00Z',
  ],
};

const inAllLanguages = { nameEn: 'Burgundy', nameTr: 'Bordo', nameAr: 'عنابي' };

const bodies = (): Record<string, unknown> => {
  const { customerId } = shop;
  const line = { productId: known.product, quantity: 1, selectedSize: '28', selectedColor: 'Black' };
  const currentPassword = 'no such password';
  return {
    'POST /api/basket': { customerId, ...line },
    'POST /api/basket/batch': {
      customerId,
      rows: [
        ...['28', '29', '30'].map((size, at) => ({
          ref: size,
          productId: known.product,
          size,
          color: 'Black',
          quantity: at,
          mode: 'set',
        })),
        { ref: 'code', code: 'OLCUM-1', size: '28', color: 'Black', quantity: 1, mode: 'add' },
      ],
    },
    'PUT /api/basket/{id}': { quantity: 2 },
    'POST /api/basket/packs': { customerId, packId: known.pack, color: 'Black', packs: 2 },
    'PUT /api/basket/packs/{id}': { packs: 3 },
    'PUT /api/products/{id}/whole': productForm({
      price: '3.00',
      variants: [{ size: '28', color: 'Black', sku: 'OLCUM-3' }],
      packs: [packOf({ id: known.pack, lines: [{ size: '28', ratio: 4 }] })],
      terms: [{ customerId, groupId: null, grain: 'cell', min: 2, max: null, multiple: null }],
      known: { price: '2.00', terms: [], packs: [], variants: [] },
    }),
    'PUT /api/products/{id}/packs': {
      packs: [packOf({ id: known.pack, lines: [{ size: '28', ratio: 4 }], codes: ['96385074'] })],
    },
    'POST /api/products/batch/size-set': { productIds: [known.product], sizeSetId: known.set, sizes: 'keep' },
    'POST /api/products/batch/packs': {
      sizeSetId: known.set,
      unit: 'series',
      lines: [{ size: '28', ratio: 2 }],
    },
    'POST /api/products/batch/fields': { productIds: [known.product], supply: 'stock_only' },
    'POST /api/products/batch/prices': {
      products: [{ productId: known.product, price: '1.00' }],
      change: 100,
    },
    'POST /api/orders/batch/status': { status: 'confirmed', orders: [{ orderId: known.order }] },
    'POST /api/orders/batch/manufacturer': {
      manufacturerId: known.manufacturer,
      orderIds: [known.order],
    },
    'POST /api/orders': { customerId, items: [line] },
    'PUT /api/orders/{id}/lines': {
      version: 1,
      rows: [
        { ref: 'pieces', productId: known.product, size: '28', color: 'Black', quantity: 7 },
        { ref: 'packs', productId: known.product, packId: known.pack, color: 'White', quantity: 1 },
      ],
      overrideRules: true,
      overrideReason: 'Lansman',
    },
    'POST /api/orders/{id}/lines/check': {
      version: 1,
      rows: [{ ref: 'pieces', productId: known.product, size: '28', color: 'Black', quantity: 7 }],
    },
    'POST /api/orders/{id}/request': {
      version: 1,
      rows: [{ ref: 'pieces', productId: known.product, size: '28', color: 'Black', quantity: 9 }],
    },
    'PUT /api/orders/{id}/request': { version: 1, accepted: [] },
    'POST /api/drafts': { customerId: known.customer },
    'POST /api/drafts/saved': { customerId },
    'PUT /api/drafts/{id}/notes': { notes: 'Sabah teslim' },
    'PUT /api/drafts/{id}/offer': { expectedTotal: '25.00', email: false },
    'POST /api/drafts/link': { token: known.token },
    'POST /api/drafts/link/order': { token: known.token, items: [line], expectedTotal: '25.00' },
    'PUT /api/orders/{id}/status': { status: 'confirmed' },
    'PUT /api/orders/{id}/manufacturer': { manufacturerId: known.manufacturer },
    'POST /api/products': productForm({ name: 'Keten', price: '10.00' }, image),
    'PUT /api/products/{id}': productForm(
      { price: '12.00', stockQuantity: '', colors: ['Black', 'White'] },
      image,
    ),
    'POST /api/products/{id}/pictures': productForm({ color: 'Black' }, image),
    'PUT /api/products/{id}/pictures': { pictures: [{ id: known.picture, color: null }] },
    'POST /api/size-sets': { ...inAllLanguages, kind: 'shoe', sizes: [{ label: '36' }, { label: '37' }] },
    'PUT /api/size-sets/{id}': { sizes: Array.from({ length: 11 }, (_, at) => ({ label: `${36 - at}` })) },
    'POST /api/colors': { ...inAllLanguages, hex: '#7a1f2b' },
    'PUT /api/colors/{id}': { nameTr: 'Bordo' },
    'PUT /api/products/{id}/variants': {
      variants: [
        { size: '28', color: 'Black', sku: 'OLCUM-1', codes: [gtin], move: true },
        { size: '28', color: 'White', isActive: false },
      ],
    },
    'POST /api/basket/read': {
      customerId,
      text: 'olcum 28 siyah 3\nolcüm 2 adet\n104 siyah 5\n8690123450367 2\ngeçen seferki gibi\nolcum bilinmeyen',
      answers: [{ text: 'bilinmeyen', productId: known.product }],
    },
    'POST /api/basket/read/file': fileForm('', 'olcum;3'),
    'POST /api/customers/{id}/names': { names: [{ text: 'bol paça', productId: known.product }] },
    'POST /api/codes/lookup': { codes: ['OLCUM-1', gtin] },
    'POST /api/customers': {
      customerShortName: 'Lale',
      customerFullName: 'Lale Giyim',
      email: 'lale@example.com',
      userName: 'lale',
      userPassword: 'wool and velvet',
    },
    'PUT /api/customers/{id}': { isActive: false },
    'POST /api/manufacturers': {
      manufacturerId: 'U-9999',
      companyName: 'Ege',
      email: 'ege@example.com',
      phone: '02320000000',
      address: 'İzmir',
      leadTime: '3 days',
    },
    'PUT /api/manufacturers/{id}': { companyName: 'Ege' },
    'POST /api/imports': fileForm('stock', 'Barkod;Adet\n8690123450367;3'),
    'POST /api/imports/{id}/pictures': fileForm('', 'no archive'),
    'PUT /api/imports/{id}': {},
    'PUT /api/imports/{id}/problems': { field: 'name', code: 'required', text: 'Yelek', repair: 'suggested' },
    'PUT /api/imports/{id}/rows/{n}': { cells: { 1: 'Yelek' }, alike: true },
    'POST /api/collections': collectionBody,
    'POST /api/share-links': { productIds: [known.product], customerId: known.customer, language: 'tr' },
    'PUT /api/share-links/{id}': { language: 'ar', renew: true },
    'PUT /api/collections/{id}': { ...collectionBody, version: 1 },
    'POST /api/orders/{id}/join': { otherId: known.other, version: 1, otherVersion: 1 },
    'POST /api/groups': { name: 'Ege' },
    'PUT /api/groups/{id}': { name: 'İzmir' },
    'POST /api/terms': { kind: 'quantity', customerId, min: 1 },
    'PUT /api/terms/{id}': { min: 1 },
    'PUT /api/products/{id}/terms': {
      terms: [{ customerId, groupId: null, grain: 'color', min: 2, max: null, multiple: null }],
    },
    'POST /api/terms/batch': { productIds: [known.product], customerId, grain: 'cell', min: 2 },
    'POST /api/terms/preview': {
      productId: known.product,
      terms: [{ customerId, groupId: null, grain: 'cell', min: 2, max: null, multiple: null }],
    },
    'POST /api/customers/{id}/link': { language: 'tr' },
    'PUT /api/guide': { skipped: ['company'] },
    'PUT /api/settings': { version: 1, name: 'Yıldız' },
    'PUT /api/settings/logo': productForm({ version: 2 }),
    'PUT /api/settings/login-picture': productForm({ version: 3 }),
    'POST /api/staff': { username: 'ayşe' },
    'PUT /api/staff/{id}': { isActive: true, displayName: 'Ayşe Kaya' },
    'POST /api/registration-request': {
      customerName: 'Nar',
      ownerFirstName: 'Ayşe',
      ownerLastName: 'Kaya',
      phoneNumber: '05320000000',
      email: 'nar@example.com',
    },
    'POST /api/registration-request/form': productForm({
      customerName: 'Nar',
      ownerFirstName: 'Ayşe',
      ownerLastName: 'Kaya',
      phoneNumber: '05320000000',
      email: 'nar@example.com',
    }),
    'POST /api/auth/login': { username: 'olcum', password: currentPassword },
    'POST /api/auth/password-link': { token: 'unknown' },
    'POST /api/auth/set-password': { token: 'unknown', password: 'wool and velvet' },
    'POST /api/auth/forgot-password': { username: 'magaza1' },
    'PUT /api/account/email': { email: 'olcum@example.com', currentPassword },
    'PUT /api/account/language': { language: 'tr' },
    'PUT /api/account/notices': { off: ['shipped:email'] },
    'POST /api/account/push': {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    'POST /api/orders/{id}/told': { kind: 'shipped' },
    'PUT /api/account/password': { currentPassword, newPassword: 'wool and velvet' },
    'POST /api/account/second-factor': { currentPassword },
    'POST /api/account/second-factor/confirm': { code: '000000' },
    'POST /api/account/second-factor/remove': { currentPassword },
    'POST /api/account/recovery-codes': { currentPassword },
  };
};

/** The turn of a call. A call that ends the rows or the session of later ones comes last: deletions, and signing out. */
const turn = ({ method, path }: Endpoint) => (path.endsWith('/logout') ? 2 : method === 'DELETE' ? 1 : 0);

async function visit(caller: Pick<Caller, 'call'>, call: Endpoint): Promise<void> {
  const address = addressOf(call);
  const body = bodies()[callName(call)];
  const answer = await caller.call(call.method, address, body);
  expect(answer.statusCode, `${address} ${answer.body}`).toBeLessThan(500);
  for (const query of queries[callName(call)] ?? []) {
    const filter = query
      .replace('=customer', `=${known.customer}`)
      .replace('=product', `=${known.product}`)
      .replace(/(?<=[iI]d=)order/, known.order)
      .replace('=manufacturer', `=${known.manufacturer}`)
      .replace('=collection', `=${known.collection}`);
    const first = await caller.call(call.method, `${address}?limit=2&${filter}`);
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1];
    if (next) await caller.call('GET', next);
  }
}

const calls = allCalls.filter(call => !call.stream).toSorted((a, b) => turn(a) - turn(b));

test('the table of filters and bodies has every call that takes some', () => {
  const named = (part: 'query' | 'body') => calls.filter(call => call[part]).map(callName);
  expect(Object.keys(queries).sort()).toEqual(named('query').sort());
  expect(Object.keys(bodies()).sort()).toEqual(named('body').sort());
});

/** Parts of a query that are no filters. */
const ofPages = ['limit', 'cursor', 'view'];

test('every filter of a list is in a query of the table', () => {
  const unchecked = calls
    .filter(call => call.paged && call.query)
    .flatMap(call => {
      const used = (queries[callName(call)] ?? []).flatMap(query => [...new URLSearchParams(query).keys()]);
      const names = Object.keys(call.query?.shape ?? {}).filter(name => !ofPages.includes(name));
      return names.filter(name => !used.includes(name)).map(name => `${callName(call)} ${name}`);
    });
  expect(unchecked).toEqual([]);
});

/**
 * Whether a statement counts rows. Goods, customers and requests are some ten thousand: to count them takes a millisecond or two.
 */
const isCount = ({ text }: Statement) =>
  /^select (count\(\*\) as count|count\(\*\), count\(\*\) filter .*|"gender_category", "category", count\(\*\)|"colors"\."key", count\(\*\)|"size_sets"\."id", .*count\(\*\) as "offered") from/s.test(
    text,
  );

/** Whether a statement is one of four reports about all products: their stock, and their categories. */
const isOfAllProducts = ({ text }: Statement) =>
  text.includes('from stock_pools where quantity > 0 group by product_id') ||
  text.includes('kinds as materialized (select id, category from products)');

/** Whether a statement reads a table for all open change requests: the index for them has no others. */
const isOfOpenRequests = (table: string, { text }: Statement) =>
  table.startsWith('change_requests') &&
  text.includes(`from "change_requests" where "change_requests"."state" = 'open')`);

test('no call walks through a table that grows', async () => {
  for (const call of calls) {
    if (call.access !== 'admin') await visit(shop, call);
    if (call.access !== 'public') await visit(admin, call);
  }
  const walks: string[] = [];
  const distinct = new Map(statements.map(each => [each.text, each])).values();
  for (const statement of [...distinct].filter(each => !isCount(each) && !isOfAllProducts(each))) {
    const tables = await wholeTables(database, statement);
    for (const table of tables)
      if (!small.has(table) && !isOfOpenRequests(table, statement)) walks.push(`${table}: ${statement.text}`);
  }
  expect(statements.length).toBeGreaterThan(calls.length);
  expect(walks).toEqual([]);
}, 60_000);

test('a poll for new events passes over the old ones', async () => {
  const { rows } = await database.query('select pg_current_snapshot()::text as snapshot');
  expect(await wholeTables(database, { text: newEvents, values: [rows[0].snapshot] })).toEqual([]);
});

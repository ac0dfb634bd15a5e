import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import type { Order } from '@toptan/contract/orders';
import { plainPortal } from '@toptan/contract/portal';
import type { Settings } from '@toptan/contract/settings';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plainSettings } from '../current-settings.ts';
import { logoIcons, settings } from '../db/schema-settings.ts';
import { orderPaper } from '../papers/order-content.ts';
import { newPicture, productForm } from '../testing/form.ts';
import { type Caller, openPortal, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, order, type Shop } from '../testing/trade.ts';
import { ownViewerOf } from '../viewer.ts';

let portal: Portal;
let admin: Caller;
let other: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  other = await portal.admin();
  shop = await portal.shop();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(logoIcons);
  await portal.db.delete(settings);
});

const read = async (): Promise<Settings> => (await admin.call('GET', '/api/settings')).json();
const save = (change: object, caller = admin) =>
  caller.call('PUT', '/api/settings', { version: 1, ...change });
const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) =>
  answer.json<{ fields?: { path: string; code: string; current?: string; limit?: number }[] }>().fields;
const logoOf = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 4, background: { r: 109, g: 39, b: 80, alpha: 0.5 } } })
    .png()
    .toBuffer();
const setPicture = (place: string, version: number, image?: Buffer) =>
  admin.call('PUT', `/api/settings/${place}`, productForm({ version }, image));

describe('settings', () => {
  test('are those of the specification while nothing is set', async () => {
    expect(await read()).toMatchObject({
      version: 1,
      name: null,
      processingFee: '25.00',
      orderNumberPrefix: 'TPT-{yy}-',
      stockView: 'pieces',
      languages: ['en', 'ar', 'tr'],
      isRegistrationOpen: true,
    });
    expect((await portal.anonymous.call('GET', '/api/settings/portal')).json()).toEqual(plainPortal);
  });

  test('are for staff alone', async () => {
    for (const call of ['GET', 'PUT'] as const)
      expect(
        (await shop.call(call, '/api/settings', call === 'PUT' ? { version: 1 } : undefined)).statusCode,
      ).toBe(403);
    expect((await portal.anonymous.call('GET', '/api/settings')).statusCode).toBe(401);
  });

  test('keep what is saved, as plain as it is compared and printed', async () => {
    const saved = await save({
      name: ' Yıldız Tekstil ',
      taxNumber: '987 654 3210',
      ibans: [{ bank: 'Ziraat', iban: 'tr33 0006 1005 1978 6457 8413 26' }],
      phones: ['+90 212 000 45 67'],
      accent: '#6D2750',
    });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toEqual(await read());
    expect(await read()).toMatchObject({
      version: 2,
      name: 'Yıldız Tekstil',
      taxNumber: '9876543210',
      ibans: [{ bank: 'Ziraat', iban: 'TR330006100519786457841326' }],
      accent: '#6d2750',
      processingFee: '25.00',
    });
  });

  test.each([
    ['taxNumber', { taxNumber: '987654321' }, 'invalid_tax_number'],
    ['ibans.0.iban', { ibans: [{ bank: null, iban: 'TR330006100519786457841327' }] }, 'invalid_iban'],
    ['ibans.0.iban', { ibans: [{ bank: null, iban: 'TR33' }] }, 'invalid_iban'],
    ['accent', { accent: '#c9a14a' }, 'unreadable'],
    ['accent', { accent: 'red' }, 'invalid'],
    ['languages', { languages: [] }, 'required'],
    ['languages', { languages: ['tr', 'tr'] }, 'taken'],
    ['processingFee', { processingFee: '-1' }, 'too_small'],
    ['orderNumberPrefix', { orderNumberPrefix: 'TPT1' }, 'invalid'],
    ['orderNumberPrefix', { orderNumberPrefix: 'ŞIK-' }, 'invalid'],
    ['theme', { theme: 'x' }, 'unknown_field'],
  ])('refuse %s: %j', async (path, change, code) => {
    const refused = await save({ name: 'Yıldız', ...change });
    expect([refused.statusCode, fieldsOf(refused)]).toMatchObject([400, [{ path, code }]]);
    expect((await read()).name).toBe(null);
  });

  test('tell the second of two administrators what the first has changed', async () => {
    await save({ name: 'Yıldız', processingFee: '30' });
    const second = await save({ processingFee: '40', whatsapp: '+90 532 000 45 67' }, other);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'settings_changed',
      fields: [
        { path: 'name', code: 'changed', current: '"Yıldız"' },
        { path: 'processingFee', code: 'changed', current: '"30.00"' },
      ],
    });
    expect(await read()).toMatchObject({ version: 2, processingFee: '30.00', whatsapp: null });
    const again = await save({ version: 2, processingFee: '40' }, other);
    expect(again.json()).toMatchObject({ version: 3, name: 'Yıldız', processingFee: '40.00' });
  });

  test('of many who save at once, one is right', async () => {
    const answers = await Promise.all(['1', '2', '3', '4', '5'].map(fee => save({ processingFee: fee })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('hold on another server at once', async () => {
    const second = await openPortal(portal.databaseUrl);
    await save({ name: 'Yıldız', processingFee: '12.50' });
    const { cookie } = shop;
    const check = await second.anonymous.call('GET', '/api/auth/check', undefined, { cookie });
    expect(check.json().customer.processingFee).toBe('12.50');
    expect((await second.anonymous.call('GET', '/api/settings/portal')).json().name).toBe('Yıldız');
    await second.close();
  });
});

describe('the pictures of the portal', () => {
  test('a logo is stored as products’ pictures are, and has icons', async () => {
    const saved = await setPicture('logo', 1, await logoOf());
    expect(saved.statusCode).toBe(200);
    const { logoUrl, version } = saved.json<Settings>();
    expect(version).toBe(2);
    const [, hash] = logoUrl?.match(/^\/images\/([0-9a-f]{64})\/900\.webp$/) ?? [];
    const picture = await portal.anonymous.call('GET', `/images/${hash}/900.webp`);
    expect((await sharp(picture.rawPayload).metadata()).hasAlpha).toBe(true);
    // Emails show it within pages of other sites.
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const icon = await portal.anonymous.call('GET', `/images/icons/${hash}/192.png`);
    expect(icon.headers['content-type']).toBe('image/png');
    expect(await sharp(icon.rawPayload).metadata()).toMatchObject({
      width: 192,
      height: 192,
      hasAlpha: false,
    });

    const empty = await setPicture('logo', 2, Buffer.alloc(0));
    expect(empty.json().fields).toMatchObject([{ path: 'image', code: 'invalid_image' }]);

    const removed = await setPicture('logo', 2);
    expect(removed.json()).toMatchObject({ version: 3, logoUrl: null });
    for (const file of [`/images/${hash}/900.webp`, `/images/icons/${hash}/192.png`])
      expect((await portal.anonymous.call('GET', file)).statusCode, file).toBe(404);
  });

  test('a picture that a product shows as well outlives the logo', async () => {
    const image = await logoOf(901);
    await admin.call(
      'POST',
      '/api/products',
      productForm({ name: 'Çanta', price: '10', stockQuantity: 1 }, image),
    );
    const { logoUrl } = (await setPicture('logo', 1, image)).json<Settings>();
    await setPicture('logo', 2);
    expect((await portal.anonymous.call('GET', logoUrl ?? '')).statusCode).toBe(200);
  });

  test.each([
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>'),
      'invalid_image',
    ],
    ['what is too small for paper', () => logoOf(511, 100), 'too_small'],
  ])('%s is refused', async (_, image, code) => {
    const refused = await setPicture('logo', 1, await image());
    expect([refused.statusCode, fieldsOf(refused)]).toMatchObject([400, [{ path: 'image', code }]]);
    expect((await read()).version).toBe(1);
  });

  test('of the login is another one, and a stale version changes none', async () => {
    await setPicture('login-picture', 1, await newPicture());
    const { loginPictureUrl, logoUrl } = await read();
    expect([loginPictureUrl, logoUrl]).toEqual([expect.stringMatching(/^\/images\//), null]);
    const stale = await setPicture('login-picture', 1);
    expect([stale.statusCode, fieldsOf(stale)]).toMatchObject([409, [{ path: 'loginPictureUrl' }]]);
  });
});

describe('orders', () => {
  test('cost the fee that is set, and are numbered as is set', async () => {
    const product = await createProduct(portal.db);
    await save({ processingFee: '30.5', orderNumberPrefix: 'YLD/{yy}/', nextOrderNumber: 5000 });
    const placed = await order(shop, product);
    const year = new Date().toLocaleDateString('en', { year: '2-digit', timeZone: 'Europe/Istanbul' });
    expect(placed).toMatchObject({ processingFee: '30.50', orderNumber: `YLD/${year}/05000` });
    expect((await read()).nextOrderNumber).toBe(5001);
    const check = await shop.call('GET', '/api/auth/check');
    expect(check.json().customer.processingFee).toBe('30.50');
    const low = await save({ version: 2, name: 'Yıldız', nextOrderNumber: 5000 });
    expect([low.statusCode, fieldsOf(low)]).toMatchObject([
      400,
      [{ path: 'nextOrderNumber', code: 'too_small' }],
    ]);
    expect((await read()).name).toBe(null);
  });

  test('get numbers of their own while the numbers are moved', async () => {
    const product = await createProduct(portal.db);
    const shops = await Promise.all([1, 2, 3, 4].map(() => portal.shop()));
    const { nextOrderNumber, version } = await read();
    const [moved, ...orders] = await Promise.all([
      save({ version, nextOrderNumber: nextOrderNumber + 4 }),
      ...shops.map(each => order(each, product)),
    ]);
    const numbers = orders.map(placed => (placed as Order).orderNumber);
    expect(new Set(numbers).size).toBe(4);
    expect([200, 400]).toContain((moved as Awaited<ReturnType<typeof save>>).statusCode);
  });
});

describe('what a shop sees of the stock', () => {
  const pools = [
    { size: '30', color: 'Blue', quantity: 144 },
    { size: '31', color: 'Blue', quantity: 7 },
    { size: '32', color: 'Blue', quantity: 0 },
  ];

  /** All answers to a shop about a product, with a basket line of more pieces than there are. */
  async function seen() {
    const productId = await createProduct(portal.db, { pools });
    const buyer = await portal.shop();
    const added = await addToBasket(buyer, productId, 500, { selectedSize: '30', selectedColor: 'Blue' });
    const of = async <T>(url: string) => (await buyer.call('GET', url)).json<T>();
    const [listed] = (await of<Product[]>('/api/products?limit=200')).filter(({ id }) => id === productId);
    const product = await of<Product>(`/api/products/${productId}`);
    const [inBasket] = await of<BasketItem[]>('/api/basket');
    const changed = (
      await buyer.call('PUT', `/api/basket/${added.id}`, { quantity: 600 })
    ).json<BasketItem>();
    const row = { ref: '1', productId, size: '30', color: 'Blue', quantity: 700, mode: 'set' };
    const batch = await buyer.call('POST', '/api/basket/batch', {
      customerId: buyer.customerId,
      rows: [row],
    });
    const lines = [added, inBasket, changed, batch.json().results[0].line];
    const exact = (await admin.call('GET', `/api/products/${productId}`)).json<Product>();
    return {
      products: [listed, product].map(each => [
        each?.stockQuantity,
        ...(each?.stockPools ?? []).map(p => p.quantity),
      ]),
      lines: lines.map(each => each?.fromStock),
      exact: exact.stockQuantity,
    };
  }

  test.each([
    ['pieces', [151, 144, 7, 0], 144],
    ['capped', [11, 11, 7, 0], 11],
    ['words', [1, 1, 1, 0], 1],
  ])('%s', async (stockView, product, line) => {
    await save({ stockView });
    expect(await seen()).toEqual({
      products: [product, product],
      lines: [line, line, line, line],
      exact: 151,
    });
  });

  test('does not change what is left for an order, nor does a refusal give it away', async () => {
    await save({ stockView: 'capped' });
    const productId = await createProduct(portal.db, { pools, supply: 'stock_only' });
    const line = { productId, size: '30', color: 'Blue' };
    const buyer = await portal.shop();
    const wanted = { productId, selectedSize: '30', selectedColor: 'Blue' };
    await addToBasket(buyer, productId, 145, { selectedSize: '30', selectedColor: 'Blue' });
    const place = (quantity: number) =>
      buyer.call('POST', '/api/orders', { customerId: buyer.customerId, items: [{ ...wanted, quantity }] });
    const short = await place(145);
    expect(short.statusCode).toBe(409);
    expect(short.body).not.toContain('144');
    expect(fieldsOf(short)).toMatchObject([{ limit: 11 }]);
    const row = { ref: '1', ...line, quantity: 144, mode: 'set' };
    await buyer.call('POST', '/api/basket/batch', { customerId: buyer.customerId, rows: [row] });
    expect((await place(144)).statusCode).toBe(201);
  });

  test.each([
    ['capped', 11],
    ['words', 1],
  ] as const)('%s: nor does an order, where and however the shop reads it', async (stockView, known) => {
    await save({ stockView });
    const productId = await createProduct(portal.db, { pools });
    const buyer = await portal.shop();
    await addToBasket(buyer, productId, 500, { selectedSize: '30', selectedColor: 'Blue' });
    const items = [{ productId, selectedSize: '30', selectedColor: 'Blue', quantity: 500 }];
    const body = { customerId: buyer.customerId, items };
    const placed = await buyer.call('POST', '/api/orders', body, { 'idempotency-key': 'as-shown' });
    const { id } = placed.json<Order>();
    const again = await buyer.call('POST', '/api/orders', body, { 'idempotency-key': 'as-shown' });
    const one = await buyer.call('GET', `/api/orders/${id}`);
    const list = await buyer.call('GET', '/api/orders');
    const read = [...[placed, again, one].map(answer => answer.json<Order>()), list.json<Order[]>()[0]];
    for (const order of read)
      expect(order?.orderItems).toMatchObject([{ quantity: 500, fromStock: known, toProduce: 500 - known }]);
    const file = await buyer.call(
      'GET',
      '/api/exports/orders?format=csv&language=en&column=fromStock&column=toProduce',
    );
    expect(file.body).not.toMatch(/144|356/);
    const paper = (role: 'admin' | 'shop') =>
      orderPaper(
        portal.db,
        ownViewerOf({ role, customerId: buyer.customerId, settings: { ...plainSettings, stockView } }),
        {
          id,
          language: 'en',
          title: 'order',
        },
      );
    expect((await paper('shop')).split).toBeNull();
    expect((await paper('admin')).split).toEqual({ fromStock: 144, toProduce: 356 });
    const exact = (await admin.call('GET', `/api/orders/${id}`)).json<Order>();
    expect(exact.orderItems).toMatchObject([{ fromStock: 144, toProduce: 356 }]);
  });

  test('changes in lists that were answered before', async () => {
    const productId = await createProduct(portal.db, { pools });
    const stock = async () =>
      (await shop.call('GET', '/api/products?limit=200')).json<Product[]>().find(({ id }) => id === productId)
        ?.stockQuantity;
    expect(await stock()).toBe(151);
    await save({ stockView: 'words' });
    expect(await stock()).toBe(1);
  });
});

test('a closed registration refuses the call', async () => {
  const request = {
    customerName: 'Nar Butik',
    ownerFirstName: 'Ece',
    ownerLastName: 'Nar',
    phoneNumber: '+90 532 000 00 00',
    email: 'ece@example.com',
  };
  const send = () => portal.anonymous.call('POST', '/api/registration-request', request);
  await save({ isRegistrationOpen: false });
  const refused = await send();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'registration_closed']);
  await save({ version: 2, isRegistrationOpen: true });
  expect((await send()).statusCode).toBe(201);
});

test('a second factor that is required keeps staff at their account until they have set it up', async () => {
  await save({ isSecondFactorRequired: true });
  expect((await other.call('GET', '/api/customers')).json().code).toBe('second_factor_setup_required');
  expect((await shop.call('GET', '/api/products')).statusCode).toBe(200);
  await portal.db.delete(settings);
  expect((await other.call('GET', '/api/customers')).statusCode).toBe(200);
});

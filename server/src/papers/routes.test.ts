import type { Language } from '@toptan/contract/languages';
import type { Order } from '@toptan/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainSettings } from '../current-settings.ts';
import { offer, prepareDraft } from '../testing/offers.ts';
import { textOf } from '../testing/pdf-text.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  changed,
  createManufacturer,
  createPacked,
  createProduct,
  order as orderOf,
  type Shop,
  submitBasket,
} from '../testing/trade.ts';
import { ownViewerOf } from '../viewer.ts';
import { orderPaper } from './order-content.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop({ name: 'İnci Butik' })];
});
afterAll(() => portal.close());

/** The number of pages in a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

async function placed(notes?: string): Promise<Order> {
  const { packId } = await createPacked(portal.db, admin, { name: 'Keten elbise' });
  const productId = await createProduct(portal.db, { name: 'Kot', sizes: ['30'], colors: ['Blue'] });
  await addPacks(shop, packId, 2);
  await addToBasket(shop, productId, 3, { selectedSize: '30', selectedColor: 'Blue' });
  const items = (await shop.call('GET', '/api/basket')).json();
  return (await shop.call('POST', '/api/orders', { customerId: shop.customerId, items, notes })).json();
}

test('an order is a PDF in each language, for its own shop and for staff', async () => {
  const order = await placed();
  for (const [caller, query] of [
    [shop, 'language=tr'],
    [shop, 'language=ar'],
    [admin, 'language=en&title=proforma'],
  ] as const) {
    const answer = await caller.call('GET', `/api/orders/${order.id}/paper?${query}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain(order.orderNumber);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(answer.rawPayload)).toBe(1);
  }
  const stranger = await portal.shop();
  expect((await stranger.call('GET', `/api/orders/${order.id}/paper`)).statusCode).toBe(404);
});

test('a changed order says which version it is, and of which day', async () => {
  const { id, version, orderItems } = await placed();
  const { productId = '' } = orderItems.find(item => item.orderPackId === null) ?? {};
  const paper = async () => {
    const answer = await shop.call('GET', `/api/orders/${id}/paper?language=tr`);
    return textOf(answer.rawPayload.toString('latin1')).join(' ');
  };
  expect(await paper()).not.toContain('sürüm');
  const cell = { productId, size: '30', color: 'Blue', quantity: 1 };
  const { changedAt } = await changed(admin, { id, version }, [cell]);
  const day = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
  const text = await paper();
  expect(text).toContain('2. sürüm');
  expect(text).toContain(day.format(new Date(changedAt ?? '')));
});

test('an order to be printed is shown by the browser, which asks for the printer; a later one is not', async () => {
  const { id } = await placed();
  const paper = (query: string) => shop.call('GET', `/api/orders/${id}/paper?language=tr${query}`);
  const asksForPrinter = ({ rawPayload }: { rawPayload: Buffer }) =>
    /\/OpenAction <<[^>]*\/N \/Print/.test(rawPayload.toString('latin1'));
  const printed = await paper('&print=true');
  expect(printed.headers['content-disposition']).toMatch(/^inline; filename=/);
  expect([asksForPrinter(printed), asksForPrinter(await paper(''))]).toEqual([true, false]);
});

test('an order that staff placed for its shop, or prepared, says so', async () => {
  const productId = await createProduct(portal.db);
  const draftId = await prepareDraft(admin, shop, { productId });
  const { customerId } = shop;
  const order = { customerId, draftId, items: [{ productId, quantity: 1 }] };
  const byStaff = (await admin.call('POST', '/api/orders', order)).json<Order>();
  const offered = await prepareDraft(admin, shop, { productId });
  await offer(admin, shop, offered);
  const byShop = (await shop.call('POST', '/api/orders', { ...order, draftId: offered })).json<Order>();
  const viewer = ownViewerOf({ role: 'shop', customerId, settings: plainSettings });
  const printed = ({ id }: { id: string }) =>
    orderPaper(portal.db, viewer, { id, language: 'en', title: 'order' });
  expect(await printed(byStaff)).toMatchObject({ placedBy: 'Toptan', preparedBy: null });
  expect(await printed(byShop)).toMatchObject({ placedBy: null, preparedBy: 'Toptan' });
  expect(await printed(await placed())).toMatchObject({ placedBy: null, preparedBy: null });
});

test('notes that are longer than a page go on to the next ones', async () => {
  const { id } = await placed(Array.from({ length: 130 }, (_, at) => `${at} siyah`).join('\n'));
  const answer = await shop.call('GET', `/api/orders/${id}/paper?language=tr`);
  expect(pagesOf(answer.rawPayload)).toBe(3);
});

test('an order says when it is estimated to ship, until it has shipped or is cancelled', async () => {
  const manufacturerId = await createManufacturer(portal.db, '1 day');
  const { id } = await orderOf(shop, await createProduct(portal.db, { manufacturerId, stock: 3 }), 5);
  const promiseIn = async (language: Language) => {
    const viewer = ownViewerOf({ role: 'admin', customerId: null, settings: plainSettings });
    return (await orderPaper(portal.db, viewer, { id, language, title: 'order' })).promise;
  };
  expect(await promiseIn('en')).toMatch(/^as soon as possible · To be produced: \d+ [A-Z][a-z]+$/);
  expect(await promiseIn('tr')).toMatch(/^en kısa sürede · Üretilecek: \d+ \p{L}+$/u);
  expect(await promiseIn('ar')).toMatch(/^في أقرب وقت · للتصنيع: \d+ \p{L}+$/u);
  for (const status of ['shipped', 'cancelled']) {
    await admin.call('PUT', `/api/orders/${id}/status`, { status });
    expect(await promiseIn('en')).toBeNull();
  }
});

test('a mixed pack without sizes names its colors with their pieces', async () => {
  const lines = [
    { color: 'Black', ratio: 1 },
    { color: 'Red', ratio: 5 },
  ];
  const bag = { name: 'Çanta', sizes: [], colors: ['Black', 'Red'], pack: { mixed: true, lines } };
  const { packId } = await createPacked(portal.db, admin, bag);
  await addPacks(shop, packId, 10, null);
  const { id } = (await submitBasket(shop)).json();
  const { rows } = await orderPaper(
    portal.db,
    ownViewerOf({ role: 'shop', customerId: shop.customerId, settings: plainSettings }),
    {
      id,
      language: 'en',
      title: 'order',
    },
  );
  expect(rows).toMatchObject([
    {
      packs: '10 packs',
      pieces: 60,
      color: 'Mixed colors',
      runs: [
        {
          color: '',
          run: [
            { size: 'Black', pieces: 1 },
            { size: 'Red', pieces: 5 },
          ],
        },
      ],
    },
  ]);
});

test('a line sheet has six products to a page with pictures, and is for staff', async () => {
  const ids = await Promise.all(Array.from({ length: 7 }, () => createProduct(portal.db)));
  const query = ids.map(id => `id=${id}`).join('&');
  for (const [kind, pages] of [
    ['grid', 2],
    ['list', 1],
    ['stock', 1],
  ] as const) {
    const answer = await admin.call('GET', `/api/papers/line-sheet?kind=${kind}&language=tr&${query}`);
    expect([answer.statusCode, pagesOf(answer.rawPayload)]).toEqual([200, pages]);
  }
  expect((await shop.call('GET', `/api/papers/line-sheet?kind=grid&${query}`)).statusCode).toBe(403);
  expect((await admin.call('GET', '/api/papers/line-sheet?kind=grid')).statusCode).toBe(400);
});

test('a tax number without an office has its name', async () => {
  const id = await createProduct(portal.db);
  const taxed = await admin.call('PUT', '/api/settings', { version: 1, taxNumber: '9876543210' });
  expect(taxed.statusCode).toBe(200);
  const paper = await admin.call('GET', `/api/papers/line-sheet?kind=list&language=tr&id=${id}`);
  expect(textOf(paper.rawPayload.toString('latin1'))).toContain('Vergi numarası 9876543210');
});

test('a stock list names its columns', async () => {
  const id = await createProduct(portal.db, { sizes: ['36'] });
  const paper = await admin.call('GET', `/api/papers/line-sheet?kind=stock&language=tr&id=${id}`);
  const text = textOf(paper.rawPayload.toString('latin1')).join(' ');
  expect(text).toContain('Ürün');
  for (const name of ['Renk', 'Beden ve adet', 'Adet', 'Fiyat']) expect(text).toContain(name);
});

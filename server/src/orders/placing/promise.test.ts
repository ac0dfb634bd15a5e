import { addDays, addWorkingDays, dayInIstanbul } from '@toptan/contract/days';
import type { Order } from '@toptan/contract/orders';
import { expectedOf, promiseOf } from '@toptan/contract/promise';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { manufacturers, products } from '../../db/schema-goods.ts';
import { settings } from '../../db/schema-settings.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import {
  addToBasket,
  basketOf,
  createManufacturer,
  createProduct,
  type Goods,
  order,
  place,
  type Shop,
} from '../../testing/trade.ts';
import { expectUntouched } from '../../testing/untouched.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());
afterEach(async () => {
  vi.useRealTimers();
  await portal.db.delete(settings);
});

/** A product of a manufacturer with this lead time. */
async function made(leadTime: string, goods: Goods = {}) {
  const manufacturerId = await createManufacturer(portal.db, leadTime);
  return { manufacturerId, productId: await createProduct(portal.db, { manufacturerId, ...goods }) };
}

const setLeadTime = (id: string, leadTime: string) =>
  portal.db.update(manufacturers).set({ leadTime }).where(eq(manufacturers.id, id));

const in3To5 = () => {
  const today = dayInIstanbul();
  return { promisedFrom: addWorkingDays(today, 3), promisedUntil: addWorkingDays(today, 5) };
};
const none = { promisedFrom: null, promisedUntil: null };

/** Orders the whole basket with a promise: by default the one that the basket shows. */
async function placeWith(shop: Shop, promise?: object) {
  const items = await basketOf(shop);
  return place(shop, items, { expectedPromise: promise ?? expectedOf(promiseOf(items)) });
}

describe('the days of pieces to be produced', () => {
  test('follow the lead time of the manufacturer in the basket, and stay with the order', async () => {
    const [shop, admin] = [await portal.shop(), await portal.admin()];
    const { manufacturerId, productId } = await made('3-5 days', { stock: 4 });
    expect(await addToBasket(shop, productId, 10)).toMatchObject({ fromStock: 4, ...in3To5() });
    const answer = await placeWith(shop);
    expect(answer.json().orderItems).toMatchObject([{ fromStock: 4, toProduce: 6, ...in3To5() }]);
    await setLeadTime(manufacturerId, '20 days');
    const { id, orderItems } = answer.json();
    for (const caller of [shop, admin])
      expect((await caller.call('GET', `/api/orders/${id}`)).json()).toMatchObject({ orderItems });
    expect(await addToBasket(shop, productId)).toMatchObject({
      promisedFrom: addWorkingDays(dayInIstanbul(), 20),
      promisedUntil: addWorkingDays(dayInIstanbul(), 20),
    });
  });

  test.each([
    ['Friday', 5, '12:00', 1],
    ['Saturday, which begins in Istanbul before it does in UTC', 5, '21:30', 3],
    ['Saturday', 6, '12:00', 2],
    ['Sunday', 6, '21:30', 2],
  ])('leave out Sundays, from a %s', async (_, weekday, time, days) => {
    const shop = await portal.shop();
    const { productId } = await made('1 day');
    const today = dayInIstanbul();
    const away = (weekday - new Date(`${today}T12:00Z`).getUTCDay() + 7) % 7;
    const day = addDays(today, away);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T${time}Z`) });
    const next = { promisedFrom: addDays(day, days), promisedUntil: addDays(day, days) };
    expect(await addToBasket(shop, productId)).toMatchObject(next);
    expect((await placeWith(shop)).json().orderItems).toMatchObject([next]);
  });

  test.each([
    ['without a manufacturer', null, {}],
    ['of one whose lead time is in other words', 'as agreed', {}],
    ['that are sold from stock only', '3-5 days', { supply: 'stock_only', stock: 2 }],
    ['that stock covers', '3-5 days', { stock: 2 }],
  ] as const)('are none for goods %s', async (_, leadTime, goods) => {
    const shop = await portal.shop();
    const productId = leadTime
      ? (await made(leadTime, goods)).productId
      : await createProduct(portal.db, goods);
    await addToBasket(shop, productId, 2);
    const answer = await placeWith(shop);
    expect([answer.statusCode, answer.json().orderItems]).toMatchObject([201, [none]]);
    const { id } = answer.json();
    expect((await shop.call('GET', `/api/orders/${id}`)).json().orderItems).toMatchObject([none]);
  });

  test.each(['capped', 'words'] as const)(
    'say nothing about a stock that is shown as %s',
    async stockView => {
      await portal.db.insert(settings).values({ stockView });
      const shop = await portal.shop();
      const seen: unknown[] = [];
      for (const stock of [20, 60]) {
        const { productId } = await made('3-5 days', { stock });
        const {
          id: _,
          productId: __,
          createdAt: ___,
          product: ____,
          ...line
        } = await addToBasket(shop, productId, 60);
        const placed: Order = (await placeWith(shop)).json();
        const read: Order = (await shop.call('GET', `/api/orders/${placed.id}`)).json();
        expect(read.orderItems).toEqual(placed.orderItems);
        const days = read.orderItems.map(({ promisedFrom, promisedUntil }) => ({
          promisedFrom,
          promisedUntil,
        }));
        seen.push([line, days]);
      }
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[0]).toMatchObject([{}, [in3To5()]]);
    },
  );
});

test('staff read the manufacturers of a basket and of an order, and a shop never does', async () => {
  const [shop, admin] = [await portal.shop(), await portal.admin()];
  const first = await made('3-5 days');
  const second = await made('20 days', { stock: 2 });
  const unmade = await createProduct(portal.db);
  const [line] = [await addToBasket(shop, first.productId, 2), await addToBasket(shop, second.productId)];
  await addToBasket(shop, unmade);
  const basket = `/api/basket/${shop.customerId}/check`;
  const change = [`/api/basket/${line.id}?quote=true`, { quantity: 3 }] as const;
  const ofBasket = [
    (await admin.call('GET', basket)).json().makers,
    (await admin.call('PUT', ...change)).json().quote.makers,
  ];
  const forShop = [await shop.call('GET', basket), await shop.call('PUT', ...change), await placeWith(shop)];
  const address = `/api/orders/${forShop[2]?.json().id}`;
  forShop.push(await shop.call('GET', address), await shop.call('GET', '/api/orders'));
  const makers = expect.arrayContaining([
    expect.objectContaining({ id: first.manufacturerId, productIds: [first.productId] }),
    expect.objectContaining({ id: second.manufacturerId, productIds: [second.productId] }),
  ]);
  expect([...ofBasket, (await admin.call('GET', address)).json().makers]).toEqual([makers, makers, makers]);
  for (const { body } of forShop)
    for (const secret of ['makers', first.manufacturerId, second.manufacturerId])
      expect(body).not.toContain(secret);
});

describe('an order with the promise that the shop was shown', () => {
  const taken = async (productId: string, pieces: number) => order(await portal.shop(), productId, pieces);

  test('is refused when stock has fewer pieces meanwhile, with what there is, and then placed with that', async () => {
    const shop = await portal.shop();
    const { productId } = await made('3-5 days', { stock: 6 });
    await addToBasket(shop, productId, 10);
    const promised = expectedOf(promiseOf(await basketOf(shop)));
    await taken(productId, 4);
    const answer = await placeWith(shop, promised);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'basket_changed']);
    const { promisedUntil } = in3To5();
    expect(answer.json().fields).toMatchObject([
      { path: 'expectedPromise.fromStock', current: '2' },
      { path: 'expectedPromise.until', current: promisedUntil },
    ]);
    await expectUntouched(portal.db, shop, 1);
    const again = await placeWith(shop, { fromStock: 2, until: promisedUntil });
    expect([again.statusCode, again.json().orderItems]).toMatchObject([201, [{ fromStock: 2 }]]);
  });

  test.each([
    ['later', '6 days', () => ({ current: addWorkingDays(dayInIstanbul(), 6) })],
    ['on a day that nobody knows', 'as agreed', () => ({ current: undefined })],
  ])('is refused when the pieces come %s', async (_, leadTime, until) => {
    const shop = await portal.shop();
    const { manufacturerId, productId } = await made('3-5 days');
    await addToBasket(shop, productId, 10);
    const promised = expectedOf(promiseOf(await basketOf(shop)));
    await setLeadTime(manufacturerId, leadTime);
    const answer = await placeWith(shop, promised);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'basket_changed']);
    const { fields } = answer.json();
    expect(fields).toMatchObject([{ current: '0' }, { path: 'expectedPromise.until' }]);
    expect(fields[1].current).toBe(until().current);
    await expectUntouched(portal.db, shop, 1);
  });

  test('is placed when it comes sooner or more of it from stock, and when nobody is told a day', async () => {
    const { manufacturerId, productId } = await made('3-5 days', { stock: 20 });
    const [first, second, third, fourth] = [
      await portal.shop(),
      await portal.shop(),
      await portal.shop(),
      await portal.shop(),
    ];
    for (const shop of [first, second, third, fourth]) await addToBasket(shop, productId, 8);
    const statuses: number[] = [];
    const placed = async (shop: Shop, promise: object) =>
      statuses.push((await placeWith(shop, promise)).statusCode);
    await placed(first, { fromStock: 2, until: in3To5().promisedUntil });
    await placed(second, { fromStock: 8, until: null });
    await setLeadTime(manufacturerId, '1-2 days');
    await placed(third, { fromStock: 4, until: in3To5().promisedUntil });
    await setLeadTime(manufacturerId, '9 days');
    await placed(fourth, { fromStock: 0, until: null });
    expect(statuses).toEqual([201, 201, 201, 201]);
  });

  test('is compared in the pieces that the shop sees', async () => {
    await portal.db.insert(settings).values({ stockView: 'capped' });
    const shop = await portal.shop();
    const { productId } = await made('3-5 days', { stock: 60 });
    await addToBasket(shop, productId, 60);
    const until = in3To5().promisedUntil;
    const answer = await placeWith(shop, { fromStock: 12, until });
    expect(answer.json().fields).toMatchObject([{ current: '11' }, {}]);
    expect((await placeWith(shop, { fromStock: 11, until })).statusCode).toBe(201);
  });

  test('lets a shortage of goods that are not produced name its line', async () => {
    const shop = await portal.shop();
    const { productId } = await made('3-5 days', { stock: 6, supply: 'stock_only' });
    await addToBasket(shop, productId, 6);
    await taken(productId, 4);
    const answer = await placeWith(shop, { fromStock: 6, until: null });
    expect([answer.json().code, answer.json().fields]).toMatchObject([
      'stock_short',
      [{ path: 'items.0.quantity', below: 2 }],
    ]);
  });

  test.each([
    [{ fromStock: -1, until: null }, 'expectedPromise.fromStock', 'too_small'],
    [{ fromStock: 1.5, until: null }, 'expectedPromise.fromStock', 'not_an_integer'],
    [{ fromStock: 1 }, 'expectedPromise.until', 'required'],
    [{ fromStock: 1, until: 'soon' }, 'expectedPromise.until', 'invalid'],
  ])('%o is refused by its field', async (expectedPromise, path, code) => {
    const shop = await portal.shop();
    const line = await addToBasket(shop, await createProduct(portal.db));
    const answer = await place(shop, [line], { expectedPromise });
    expect([answer.statusCode, answer.json().fields]).toMatchObject([400, [{ path, code }]]);
  });

  test('is placed under its key once, whatever the days are when it is sent again', async () => {
    const shop = await portal.shop();
    const { manufacturerId, productId } = await made('3-5 days');
    const items = [await addToBasket(shop, productId, 2)];
    const body = {
      customerId: shop.customerId,
      items,
      expectedPromise: { fromStock: 0, until: in3To5().promisedUntil },
    };
    const key = { 'idempotency-key': v7() };
    const first = await shop.call('POST', '/api/orders', body, key);
    await setLeadTime(manufacturerId, '30 days');
    const second = await shop.call('POST', '/api/orders', body, key);
    expect([first.statusCode, second.body]).toEqual([201, first.body]);
  });

  test('of a product that has no manufacturer any more is refused where days were promised', async () => {
    const shop = await portal.shop();
    const { productId } = await made('3-5 days');
    await addToBasket(shop, productId, 2);
    const promised = expectedOf(promiseOf(await basketOf(shop)));
    await portal.db.update(products).set({ manufacturerId: null }).where(eq(products.id, productId));
    expect((await placeWith(shop, promised)).statusCode).toBe(409);
  });
});

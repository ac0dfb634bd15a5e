import type { SizeSet } from '@toptan/contract/catalog/sizing';
import { addDays, addWorkingDays, dayInIstanbul } from '@toptan/contract/days';
import { addLira } from '@toptan/contract/money';
import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import type {
  Figures,
  GroupReport,
  SalesReport,
  SizeCurveReport,
  SizeGridReport,
} from '@toptan/contract/reports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manufacturers } from '../db/schema-goods.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, order, type Shop, submitBasket } from '../testing/trade.ts';
import { readLate } from './late-orders.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  shop = await portal.shop({ name: 'Atlas Giyim' });
  other = await portal.shop({ name: 'Lale Moda' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.execute(sql`delete from orders`);
  await portal.db.execute(sql`delete from products`);
});

const today = dayInIstanbul();
const daysAgo = (days: number) => addDays(today, -days);

async function report<Report>(name: string, query: Record<string, string> = {}): Promise<Report> {
  const answer = await admin.call('GET', `/api/reports/${name}?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Moves an order to a moment, as if it had been placed then. */
const moveTo = (orderId: string, moment: string) =>
  portal.db.execute(sql`update orders set created_at = ${moment}::timestamptz where id = ${orderId}`);

const noon = (day: string) => `${day}T12:00:00+03:00`;

/** Places an order of a shop at noon of a day. */
async function orderOn(day: string, buyer: Shop, productId: string, quantity = 1): Promise<Order> {
  const placed = await order(buyer, productId, quantity);
  await moveTo(placed.id, noon(day));
  return placed;
}

const setStatus = async (id: string, status: string) => {
  const answer = await admin.call('PUT', `/api/orders/${id}/status`, { status });
  expect(answer.statusCode, answer.body).toBe(200);
};

/** Sums the subtotals of the orders that are not cancelled, over the API. */
async function figuresOfOrders(): Promise<Figures> {
  const orders: Order[] = (await admin.call('GET', '/api/orders?limit=100')).json();
  const counted = orders.filter(({ status }) => status !== 'cancelled');
  return {
    orders: counted.length,
    pieces: piecesOf(counted.flatMap(({ orderItems }) => orderItems)),
    amount: addLira('0.00', ...counted.map(({ subtotal }) => subtotal)),
  };
}

const groupNames = ['products', 'sizes', 'colors', 'categories', 'customers', 'manufacturers'];

const sumOf = (rows: readonly Figures[]): Omit<Figures, 'orders'> => ({
  pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
  amount: addLira('0.00', ...rows.map(({ amount }) => amount)),
});

/** Expects every report to sum to the orders, to the kuruş. */
async function expectExact(): Promise<void> {
  const expected = await figuresOfOrders();
  const period = { from: '2020-01-01', until: today };
  const sales = await report<SalesReport>('sales', period);
  expect(sales.totals).toEqual({ ...expected, compared: null });
  expect(sumOf(sales.rows)).toEqual(sumOf([expected]));
  for (const name of groupNames) {
    const grouped = await report<GroupReport>(name, period);
    expect(grouped.totals, name).toMatchObject(expected);
    expect(sumOf(grouped.rows), name).toEqual(sumOf([expected]));
  }
}

test('a shop is refused', async () => {
  for (const name of [...['sales', 'size-curve', 'sell-through', 'idle', 'late'], ...groupNames])
    expect((await shop.call('GET', `/api/reports/${name}`)).statusCode, name).toBe(403);
});

test.each([
  ['from=2026-11-02&until=2026-11-01', 'until'],
  ['from=2001-01-01&until=2026-11-01', 'until'],
  ['from=2026-02-30', 'from'],
  ['from=1926-02-20', 'from'],
  ['until=tomorrow', 'until'],
  ['compare=always', 'compare'],
])('%s is refused, naming the field', async (query, field) => {
  const answer = await admin.call('GET', `/api/reports/products?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toMatchObject([{ path: field }]);
});

describe('sums', () => {
  test('are those of the orders to the kuruş', async () => {
    const jeans = await createProduct(portal.db, {
      price: '349.90',
      category: 'CLOTHING',
      pools: ['30', '31'].map(size => ({ size, color: 'Blue', quantity: 5 })),
    });
    const bag = await createProduct(portal.db, { price: '0.07', category: 'BAGS', stock: 2 });
    const plain = await createProduct(portal.db, { price: '19.99' });
    for (const [at, buyer] of [shop, other, shop].entries()) {
      await addToBasket(buyer, jeans, 3 + at, { selectedSize: '30', selectedColor: 'Blue' });
      await addToBasket(buyer, jeans, 1, { selectedSize: '31', selectedColor: 'Blue' });
      await addToBasket(buyer, bag, 7);
      const placed: Order = (await submitBasket(buyer)).json();
      await moveTo(placed.id, noon(daysAgo(at * 40)));
    }
    await orderOn(daysAgo(500), other, plain, 3);
    await order(shop, plain, 2);
    await expectExact();
  });

  test('follow an order that is cancelled, set back, given a manufacturer and deleted', async () => {
    const productId = await createProduct(portal.db, { price: '10.01' });
    const placed = await orderOn(daysAgo(70), shop, productId, 3);
    await orderOn(daysAgo(71), other, productId, 2);
    for (const status of ['cancelled', 'pending']) {
      await setStatus(placed.id, status);
      await expectExact();
    }
    const manufacturerId = await createManufacturer();
    await admin.call('PUT', `/api/orders/${placed.id}/manufacturer`, { manufacturerId });
    expect((await report<GroupReport>('manufacturers')).rows).toMatchObject([
      { key: manufacturerId, orders: 1, pieces: 3, amount: '30.03' },
      { key: null, orders: 1, pieces: 2, amount: '20.02' },
    ]);
    expect((await admin.call('DELETE', `/api/orders/${placed.id}`)).statusCode).toBe(204);
    await expectExact();
    expect(await figuresOfOrders()).toMatchObject({ orders: 1 });
  });
});

describe('the sales of a period', () => {
  test('begin and end at midnight in Istanbul', async () => {
    const productId = await createProduct(portal.db, { price: '1.00' });
    const moments = ['2026-03-09T20:59:59.999Z', '2026-03-09T21:00:00Z', '2026-03-10T20:59:59.999Z'];
    for (const [at, moment] of moments.entries())
      await moveTo((await order(shop, productId, 10 ** at)).id, moment);
    const { rows, unit } = await report<SalesReport>('sales', { from: '2026-03-09', until: '2026-03-11' });
    expect(unit).toBe('day');
    expect(rows.map(({ from, orders, pieces }) => [from, orders, pieces])).toEqual([
      ['2026-03-09', 1, 1],
      ['2026-03-10', 2, 110],
      ['2026-03-11', 0, 0],
    ]);
  });

  test('stand beside those of the days before, or of the year before', async () => {
    const productId = await createProduct(portal.db, { price: '1.00' });
    await orderOn('2026-03-20', shop, productId, 5);
    await orderOn('2026-03-10', shop, productId, 3);
    await orderOn('2025-03-20', shop, productId, 2);
    const period = { from: '2026-03-11', until: '2026-03-20' };
    const previous = await report<SalesReport>('sales', { ...period, compare: 'previous' });
    expect(previous.comparedPeriod).toEqual({ from: '2026-03-01', until: '2026-03-10' });
    expect(previous.totals).toMatchObject({ pieces: 5, compared: { orders: 1, pieces: 3, amount: '3.00' } });
    expect(previous.rows.at(-1)).toMatchObject({
      pieces: 5,
      comparedPeriod: { from: '2026-03-10', until: '2026-03-10' },
      compared: { pieces: 3 },
    });
    const year = await report<GroupReport>('products', { ...period, compare: 'year' });
    expect(year.comparedPeriod).toEqual({ from: '2025-03-11', until: '2025-03-20' });
    expect(year.rows).toMatchObject([{ key: productId, pieces: 5, compared: { pieces: 2, amount: '2.00' } }]);
  });
});

test('the last day of a month stands beside nothing where the month before is shorter', async () => {
  const productId = await createProduct(portal.db, { price: '1.00' });
  await orderOn('2025-10-30', shop, productId, 5);
  await orderOn('2025-10-31', shop, productId, 4);
  await orderOn('2025-09-30', shop, productId, 3);
  const october = { from: '2025-10-01', until: '2025-10-31', compare: 'previous' };
  const { rows, totals } = await report<SalesReport>('sales', october);
  expect(rows.slice(-2)).toMatchObject([
    { pieces: 5, comparedPeriod: { from: '2025-09-30', until: '2025-09-30' }, compared: { pieces: 3 } },
    { pieces: 4, comparedPeriod: null, compared: null },
  ]);
  expect(totals).toMatchObject({ pieces: 9, compared: { pieces: 3 } });
});

test('groups come largest first with their names, sizes in their order', async () => {
  const jeans = await createProduct(portal.db, {
    name: 'Jean',
    sku: 'JN-1',
    price: '10.00',
    category: 'CLOTHING',
    pools: ['XL', 'S', 'XS', '40', '9'].map(size => ({ size, color: 'Blue', quantity: 5 })),
  });
  const bag = await createProduct(portal.db, { name: 'Çanta', price: '100.00' });
  for (const selectedSize of ['XL', '40', 'S', 'XS', '9'])
    await addToBasket(shop, jeans, 1, { selectedSize, selectedColor: 'Blue' });
  await submitBasket(shop);
  await order(other, bag, 3);
  const keys = async (name: string) => (await report<GroupReport>(name)).rows.map(({ key }) => key);
  expect((await report<GroupReport>('products')).rows).toMatchObject([
    { key: bag, name: 'Çanta', code: null, orders: null, amount: '300.00' },
    { key: jeans, name: 'Jean', code: 'JN-1', amount: '50.00' },
  ]);
  expect((await report<GroupReport>('customers')).rows).toMatchObject([
    { key: other.customerId, name: 'Lale Moda', orders: 1 },
    { key: shop.customerId, name: 'Atlas Giyim', orders: 1 },
  ]);
  expect(await keys('sizes')).toEqual(['9', '40', 'XS', 'S', 'XL', null]);
  expect(await keys('colors')).toEqual([null, 'Blue']);
  expect(await keys('categories')).toEqual([null, 'CLOTHING']);
});

test('products of one size and color, as far as their orders have it', async () => {
  const pools = ['30', '31'].flatMap(size => ['Blue', 'Black'].map(color => ({ size, color, quantity: 5 })));
  const jeans = await createProduct(portal.db, { price: '10.00', category: 'CLOTHING', pools });
  const boots = await createProduct(portal.db, { price: '20.00', category: 'SHOES', pools });
  for (const [productId, quantity, selectedSize, selectedColor] of [
    [jeans, 4, '30', 'Blue'],
    [jeans, 1, '30', 'Black'],
    [boots, 1, '30', 'Blue'],
    [boots, 9, '31', 'Blue'],
  ] as const)
    await addToBasket(shop, productId, quantity, { selectedSize, selectedColor });
  const placed: Order = (await submitBasket(shop)).json();
  await moveTo(placed.id, noon(daysAgo(40)));

  const cell = { size: '30', color: 'Blue' };
  const { rows, totals } = await report<GroupReport>('products', cell);
  expect(rows).toMatchObject([
    { key: jeans, pieces: 4, amount: '40.00' },
    { key: boots, pieces: 1, amount: '20.00' },
  ]);
  expect(totals).toEqual({ orders: null, pieces: 5, amount: '60.00', compared: null });
  expect((await report<GroupReport>('products', { ...cell, category: 'SHOES' })).rows).toMatchObject([
    { key: boots, pieces: 1 },
  ]);
  expect((await report<GroupReport>('products', { color: 'Black' })).totals.pieces).toBe(1);
});

test('the size curve is each size’s share of its category', async () => {
  const sizes = (labels: string[]) => ({
    pools: labels.map(size => ({ size, color: null, quantity: 5 })),
  });
  const jeans = await createProduct(portal.db, { category: 'CLOTHING', ...sizes(['38', '36']) });
  const boots = await createProduct(portal.db, { category: 'SHOES', ...sizes(['36']) });
  const other = await createProduct(portal.db, sizes(['36']));
  await addToBasket(shop, other, 2, { selectedSize: '36' });
  await addToBasket(shop, jeans, 1, { selectedSize: '38' });
  await addToBasket(shop, jeans, 3, { selectedSize: '36' });
  await addToBasket(shop, boots, 4, { selectedSize: '36' });
  await submitBasket(shop);
  const { rows } = await report<SizeCurveReport>('size-curve', { compare: 'previous' });
  expect(rows).toEqual([
    { category: 'CLOTHING', size: '36', pieces: 3, share: 0.75, compared: { pieces: 0, share: 0 } },
    { category: 'CLOTHING', size: '38', pieces: 1, share: 0.25, compared: { pieces: 0, share: 0 } },
    { category: 'SHOES', size: '36', pieces: 4, share: 1, compared: { pieces: 0, share: 0 } },
    { category: null, size: '36', pieces: 2, share: 1, compared: { pieces: 0, share: 0 } },
  ]);
});

describe('reports on sizes', () => {
  const jeans = '01890a5d-0000-7000-8000-000000000001';
  let letters: string;
  beforeEach(async () => {
    const sets: SizeSet[] = (await admin.call('GET', '/api/size-sets')).json();
    letters = sets.find(({ kind }) => kind === 'letter')?.id ?? '';
    const buy = async (goods: Parameters<typeof createProduct>[1], size: string, pieces: number) => {
      const pools = [{ size, color: null, quantity: 0 }];
      const id = await createProduct(portal.db, { ...goods, pools });
      await addToBasket(shop, id, pieces, { selectedSize: size });
    };
    await buy({ sizeSetId: jeans, category: 'CLOTHING' }, '30', 3);
    await buy({ sizeSetId: letters, category: 'SHOES' }, 'M', 2);
    await buy({ sizeSetId: letters, category: 'ACCESSORIES' }, 'S', 2);
    await buy({ category: 'SHOES' }, '44', 9);
    await submitBasket(shop);
  });

  test.each(['size-grid', 'size-curve'])(
    'count one size set, by themselves that of most pieces: %s',
    async name => {
      const sizesOf = async (query: Record<string, string>) =>
        (await report<SizeCurveReport | SizeGridReport>(name, query)).rows.map(({ size }) => size);
      const { sizeSet, sizeSets } = await report<SizeGridReport>(name, { sizeSet: 'most' });
      expect(sizeSets.map(({ id, names, pieces }) => [id, names?.nameEn.length, pieces])).toEqual([
        [letters, expect.any(Number), 4],
        [jeans, expect.any(Number), 3],
        ['none', undefined, 9],
      ]);
      expect(sizeSet).toBe(letters);
      expect((await sizesOf({ sizeSet: 'most' })).toSorted()).toEqual(['M', 'S']);
      expect(await sizesOf({ sizeSet: jeans })).toEqual(['30']);
      expect(await sizesOf({ sizeSet: 'none' })).toEqual(['44']);
      expect(await sizesOf({})).toHaveLength(4);
    },
  );

  test('a choice of goods without a set stays in the list where none of them were sold', async () => {
    const { sizeSet, sizeSets } = await report<SizeGridReport>('size-grid', {
      sizeSet: 'none',
      from: '2020-01-01',
      until: '2020-01-31',
    });
    expect([sizeSet, sizeSets]).toEqual(['none', [{ id: 'none', names: null, pieces: 0 }]]);
  });

  test('the products of a size of one set', async () => {
    expect((await report<GroupReport>('products', { size: 'M', sizeSet: letters })).totals.pieces).toBe(2);
    expect((await report<GroupReport>('products', { size: 'M', sizeSet: jeans })).totals.pieces).toBe(0);
  });

  test.each([
    ['en', ['Accessories', 'Shoes']],
    ['tr', ['Aksesuar', 'Ayakkabı']],
    ['ar', ['أحذية', 'إكسسوارات']],
  ] as const)(
    'the file has the rows of the screen, categories in the order of the language: %s',
    async (language, names) => {
      const query = `format=csv&language=${language}&sizeSet=most`;
      const { body } = await admin.call('GET', `/api/reports/size-curve/file?${query}`);
      const [, ...lines] = body.trim().split(/\r?\n/);
      expect(lines.map(line => line.split(/[;,]/)[0])).toEqual(names);
    },
  );
});

test('sell-through is what was sold, of that and what is on hand', async () => {
  const half = await createProduct(portal.db, { name: 'Half', stock: 8 });
  const none = await createProduct(portal.db, { name: 'None', stock: 5 });
  const made = await createProduct(portal.db, { name: 'Made' });
  await order(shop, half, 4);
  await order(shop, made, 2);
  expect(await report('sell-through')).toMatchObject({
    totals: { sold: 6, onHand: 9, share: 0.4 },
    rows: [
      { productId: made, sold: 2, onHand: 0, share: 1 },
      { productId: half, name: 'Half', sold: 4, onHand: 4, share: 0.5 },
      { productId: none, sold: 0, onHand: 5, share: 0 },
    ],
    left: 0,
  });
});

test('idle is the stock of which nothing was ordered in the period', async () => {
  const moving = await createProduct(portal.db, { stock: 9 });
  const idle = await createProduct(portal.db, { stock: 8, costPrice: '2.50' });
  const never = await createProduct(portal.db, { stock: 3 });
  await createProduct(portal.db, { stock: 0 });
  await order(shop, moving, 1);
  await orderOn(daysAgo(200), shop, idle, 1);
  const { id } = await order(shop, never, 1);
  await setStatus(id, 'cancelled');
  expect(await report('idle')).toMatchObject({
    totals: { products: 2, onHand: 10, value: '17.50' },
    rows: [
      { productId: idle, onHand: 7, value: '17.50', lastOrdered: daysAgo(200) },
      { productId: never, onHand: 3, value: null, lastOrdered: null },
    ],
  });
});

let makers = 0;

async function createManufacturer(leadTime = '3-5 days'): Promise<string> {
  const [row] = await portal.db
    .insert(manufacturers)
    .values({
      manufacturerId: `U-${++makers}`,
      companyName: `Merter ${makers}`,
      email: 'merter@example.com',
      phone: '02120000000',
      address: 'Merter',
      leadTime,
    })
    .returning();
  return row?.id ?? '';
}

describe('late orders', () => {
  /** Places an order with a manufacturer, with this lead time and day of placing. */
  async function orderFor(leadTime: string, placed: string): Promise<Order> {
    const productId = await createProduct(portal.db, { price: '7.50' });
    const made = await orderOn(placed, shop, productId, 2);
    const manufacturerId = await createManufacturer(leadTime);
    await admin.call('PUT', `/api/orders/${made.id}/manufacturer`, { manufacturerId });
    return made;
  }

  test('are open longer than the longest lead time of their manufacturer, in working days', async () => {
    const placed = daysAgo(20);
    const late = await orderFor('3-5 days', placed);
    const shipped = await orderFor('3-5 days', placed);
    await setStatus(shipped.id, 'shipped');
    await orderFor('999 days', placed);
    await orderFor('by agreement', placed);
    const due = addWorkingDays(placed, 5);
    expect(await report('late')).toMatchObject({
      totals: { orders: 1, pieces: 2, amount: '15.00', open: 3, unknown: 1 },
      rows: [{ orderId: late.id, orderNumber: late.orderNumber, placed, due, status: 'pending', pieces: 2 }],
    });
    expect(await report('late', { from: daysAgo(10) })).toMatchObject({ totals: { open: 0 }, rows: [] });
  });

  test('are not late on the day on which they are due', async () => {
    await orderFor('1 day', today);
    expect(await report('late')).toMatchObject({ totals: { orders: 0, open: 1 } });
  });

  test('are not late on the Sunday after a Saturday on which they are due', async () => {
    // 2026-11-20 is a Friday.
    await orderFor('1 day', '2026-11-20');
    const lateOn = async (day: string) => (await readLate(portal.db, null, day)).rows;
    expect(await lateOn('2026-11-22')).toEqual([]);
    expect(await lateOn('2026-11-23')).toMatchObject([{ due: '2026-11-21', days: 1 }]);
  });
});

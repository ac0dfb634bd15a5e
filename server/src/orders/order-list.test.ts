import type { ResponseOf } from '@toptan/contract/endpoint';
import { orderStatuses } from '@toptan/contract/order-statuses';
import type { countOrders, Order } from '@toptan/contract/orders';
import { eq, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { expectFoundInAnySpelling, numberSpellings } from '../testing/spellings.ts';
import { addToBasket, createProduct, place, type Shop } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;

const years = [24, 25, 26];
const numbersOfYear = 130;

/** The number of customers of one name: more than the search carries as ids. */
const namesakes = 301;

/** The orders' numbers are of several years, of five digits and of six; the shops' names have numbers or none. */
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  const shops = await Promise.all(
    ['Lale', 'Atlas 26', 'Moda 104', 'Butik 7', 'Ege 99'].map(name => portal.shop({ name })),
  );
  shop = shops[1] as Shop;
  await portal.db.update(customers).set({ companyName: sql`company_name || ' Ortak'` });
  await portal.db.insert(customers).values(
    Array.from({ length: namesakes }, (_, n) => ({
      customerId: `MUS-9${n}`,
      customerShortName: `Nar ${n}`,
      customerFullName: 'Nar 99',
      companyName: 'Nar 99',
      email: `nar${n}@example.com`,
    })),
  );
  await portal.db.insert(orders).values(
    years.flatMap((year, at) =>
      Array.from({ length: numbersOfYear }, (_, n) => ({
        id: v7(),
        orderNumber: `TPT-${year}-${String(7 + 977 * (at * numbersOfYear + n)).padStart(5, '0')}`,
        customerId: shops[(n * 7) % shops.length]?.customerId ?? '',
        status: orderStatuses[(n * n + at) % orderStatuses.length] ?? 'pending',
        subtotal: '1.00',
        total: '26.00',
        createdAt: new Date(Date.UTC(2000 + year, 0, 2 + n)).toISOString(),
      })),
    ),
  );
});
afterAll(() => portal.close());

type Found = { number: string };

/** Reads the newest orders with the term in their number or in their shop's name, without an index. */
async function found(term: string, also: SQL = sql`true`): Promise<string[]> {
  const code = term.toLowerCase().replaceAll('-', '');
  const { rows } = await portal.db.execute<Found>(sql`
    select order_number as number from orders join customers on customers.id = orders.customer_id
    where (${code} <> '' and strpos(lower(replace(order_number, '-', '')), ${code}) > 0
      or strpos(names_text, ${term.toLowerCase()}) > 0) and ${also}
    order by orders.created_at desc, orders.id desc`);
  return rows.map(({ number }) => number);
}

/** Reads the numbers on all pages of a list, and its total. */
async function listed(caller: Caller, query: string): Promise<{ numbers: string[]; total: number }> {
  const numbers: string[] = [];
  let total = -1;
  for (let address: string | undefined = `/api/orders?limit=60&${query}`; address; ) {
    const answer = await caller.call('GET', address);
    expect(answer.statusCode, answer.body).toBe(200);
    numbers.push(...answer.json().map((order: { orderNumber: string }) => order.orderNumber));
    total = Number(answer.headers['x-total-count']);
    address = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
  return { numbers, total };
}

async function expectFound(caller: Caller, query: string, numbers: string[]): Promise<void> {
  expect(await listed(caller, query), query).toEqual({ numbers, total: numbers.length });
}

describe('a term finds and counts the orders whose number, or whose shop, has it', () => {
  const terms = [
    ...['nar', 'e', 'ortak'],
    ...['TPT', 'TPT-2', 'tpt-25', 'TPT-26-', 'TPT-25-1', 'TPT-25-12', 'TPT-99'],
    ...['t-24', '-', '-2', '-26-', '6-2', '26-', '26-2', '26-25', '-2540'],
    ...['TPT-24-12', 'tpt-24-127', '24-12', '24-12708', '24-00', '4-12'],
    ...['-12', '-127', '-1270', '-12708', '4-12708', '-24-12708', '-26', '--1', 'pt2', '2t', '12708'],
    ...['0', '7', '07', '26', '99', '104', '977', '2547', '27-'],
  ];

  test.each(terms)('%s', async term => {
    await expectFound(admin, `q=${term}`, await found(term));
    const pending = sql`orders.status = 'pending'`;
    await expectFound(admin, `q=${term}&status=pending`, await found(term, pending));
    const own = sql`orders.customer_id = ${shop.customerId}`;
    await expectFound(admin, `q=${term}&customerId=${shop.customerId}`, await found(term, own));
    await expectFound(shop, `q=${term}`, await found(term, own));
  });

  test('also after orders were deleted', async () => {
    const [last = ''] = await found('tpt-24');
    await portal.db.delete(orders).where(sql`order_number = ${last}`);
    for (const term of ['TPT-24', '24-1', '9', '97'])
      await expectFound(admin, `q=${term}`, await found(term));
  });
});

describe('an order is found however', () => {
  test.each(numberSpellings('TPT-24-12708'))('its number is typed: %j', async typed => {
    for (const caller of [admin, shop])
      expect(await listed(caller, `q=${encodeURIComponent(typed)}`), typed).toEqual(
        await listed(caller, 'q=TPT-24-12708'),
      );
    expect((await listed(admin, `q=${encodeURIComponent(typed)}`)).numbers).toEqual(['TPT-24-12708']);
  });

  test.each([
    ['TPT24', 'TPT-24'],
    ['tpt 24 12', 'TPT-24-12'],
    ['TPT-2412', 'TPT-24-12'],
    ['24–12', '24-12'],
    ['#12708', '12708'],
    ['\u20687\u2069', '7'],
  ])('part of its number is typed: %j as %s', async (typed, part) => {
    await expectFound(admin, `q=${encodeURIComponent(typed)}`, await found(part));
  });

  test('the name of its shop is typed', async () => {
    await expectFoundInAnySpelling(
      async name => {
        const { customerId } = await portal.shop({ name });
        await portal.db.insert(orders).values({
          orderNumber: `TPT-23-${customerId.slice(-5)}`,
          customerId,
          subtotal: '1.00',
          total: '26.00',
        });
      },
      async term =>
        (await admin.call('GET', `/api/orders?q=${encodeURIComponent(term)}`))
          .json<Order[]>()
          .map(order => order.customer.companyName),
    );
  });

  test('its customer is known by telephone, email or owner, and its id is on the screen: for staff', async () => {
    const { customerId, ...caller } = await portal.shop({ name: 'Kavak' });
    await portal.db
      .update(customers)
      .set({ ownerMobile: '+966 50 777 0202', email: 'kavak@posta.test', ownerFullName: 'Zeliha Onur' })
      .where(eq(customers.id, customerId));
    const orderNumber = 'TPT-22-90001';
    const [order] = await portal.db
      .insert(orders)
      .values({ orderNumber, customerId, subtotal: '1.00', total: '26.00' })
      .returning({ id: orders.id });
    const id = order?.id ?? '';
    const shown = `${id.slice(0, 8)}…`;
    for (const typed of [
      '0507770202',
      '٠٥٠ ٧٧٧ ٠٢٠٢',
      'kavak@posta',
      'zeliha onur',
      shown,
      id.slice(0, 8),
      id,
    ])
      expect((await listed(admin, `q=${encodeURIComponent(typed)}`)).numbers, typed).toContain(orderNumber);
    for (const typed of ['0507770202', 'kavak@posta', shown])
      expect((await listed(shop, `q=${encodeURIComponent(typed)}`)).numbers, typed).not.toContain(
        orderNumber,
      );
    expect((await listed(caller as Caller, `q=${encodeURIComponent(shown)}`)).numbers).toEqual([orderNumber]);
  });
});

describe('a shop finds its own orders', () => {
  type Counts = ResponseOf<typeof countOrders>;
  const countsOf = async (caller: Caller, q = ''): Promise<Counts> =>
    (await caller.call('GET', `/api/orders/counts?${q && `q=${encodeURIComponent(q)}`}`)).json();
  const numbersOf = async (caller: Caller, q: string) =>
    (await listed(caller, `q=${encodeURIComponent(q)}`)).numbers;

  async function orderOf(shop: Shop, goods: Parameters<typeof createProduct>[1], notes: string) {
    const productId = await createProduct(portal.db, goods);
    const line = await addToBasket(shop, productId, 2, { selectedColor: 'Grey' });
    const answer = await place(shop, [line], { notes });
    expect(answer.statusCode, answer.body).toBe(201);
    return { ...answer.json<Order>(), productId };
  }

  test('by goods and note, and never by those of another shop', async () => {
    const [own, other] = [await portal.shop({ name: 'Kuzey' }), await portal.shop({ name: 'Batı' })];
    const coat = {
      name: 'Yün kaban',
      colors: ['Grey'],
      sku: 'KB-7716',
      translations: { en: { name: 'Wool coat' } },
    };
    const coats = await orderOf(own, coat, 'Ön kapıya bırakın');
    const scarf = { name: 'İpek eşarp', colors: ['Grey'], sku: 'ES-7717' };
    const scarves = await orderOf(other, scarf, 'Depo kapısı');
    for (const q of [
      'kaban',
      'kabanlar',
      'grey coats',
      'gri kaban',
      'KB-7716',
      'kb7716',
      'ön kapı',
      coats.orderNumber,
    ])
      expect(await numbersOf(own, q), q).toEqual([coats.orderNumber]);
    for (const q of ['eşarp', 'ES-7717', 'depo', scarves.orderNumber]) {
      expect(await numbersOf(own, q), q).toEqual([]);
      expect(await countsOf(own, q), q).toEqual([]);
      expect(await numbersOf(other, q), q).toEqual([scarves.orderNumber]);
    }
    await portal.db.execute(sql`update products set name = 'Palto', is_active = false, sku = null, translations = '{}'
      where id = ${coats.productId}`);
    for (const q of ['yün kaban', 'wool coat', 'KB-7716', 'kb7716'])
      expect(await numbersOf(own, q), q).toEqual([coats.orderNumber]);
    // The shop does not see what a hidden product is called today.
    expect([await numbersOf(own, 'palto'), await countsOf(own, 'palto')]).toEqual([[], []]);
    await portal.db.execute(sql`update products set is_active = true where id = ${coats.productId}`);
    expect(await numbersOf(own, 'palto')).toEqual([coats.orderNumber]);
  });

  test('counted by month and status, as a search finds them', async () => {
    const own = await portal.shop({ name: 'Güney' });
    const at = (orderNumber: string, day: string, status: 'pending' | 'delivered') => ({
      orderNumber,
      status,
      customerId: own.customerId,
      subtotal: '1.00',
      total: '26.00',
      createdAt: new Date(day).toISOString(),
    });
    await portal.db
      .insert(orders)
      .values([
        at('TPT-21-00001', '2021-09-30T20:59:00Z', 'pending'),
        at('TPT-21-00002', '2021-09-30T21:01:00Z', 'delivered'),
        at('TPT-21-00003', '2021-10-05T10:00:00Z', 'delivered'),
      ]);
    expect(await countsOf(own)).toEqual([
      { month: '2021-10', status: 'delivered', orders: 2 },
      { month: '2021-09', status: 'pending', orders: 1 },
    ]);
    expect(await countsOf(own, '21-00003')).toEqual([{ month: '2021-10', status: 'delivered', orders: 1 }]);
    expect(await countsOf(admin)).toEqual([]);
  });
});

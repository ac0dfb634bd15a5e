import { type OrderStatus, orderStatuses } from '@toptan/contract/order-statuses';
import { type Order, orderSchema } from '@toptan/contract/orders';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manufacturers } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, order, type Shop } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

async function list(caller: Caller, query: Record<string, string> = {}): Promise<Order[]> {
  const answer = await caller.call('GET', `/api/orders?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const idsOf = (rows: Order[]) => rows.map(row => row.id);

/** A shop with an order in each of the six statuses. */
async function shopWithAllStatuses(): Promise<{ shop: Shop; idOf: Record<OrderStatus, string> }> {
  const shop = await portal.shop();
  const productId = await createProduct(portal.db);
  const idOf = {} as Record<OrderStatus, string>;
  for (const status of orderStatuses) {
    const { id } = await order(shop, productId);
    await admin.call('PUT', `/api/orders/${id}/status`, { status });
    idOf[status] = id;
  }
  return { shop, idOf };
}

/** Names a customer in its three ways. */
const name = (shop: Shop, names: Partial<typeof customers.$inferInsert>) =>
  portal.db.update(customers).set(names).where(eq(customers.id, shop.customerId));

describe('the list', () => {
  test('gives a shop its own orders, newest first, as they are given one by one', async () => {
    const [shop, other] = [await portal.shop(), await portal.shop()];
    const productId = await createProduct(portal.db, { price: '10.05' });
    const placed = [await order(shop, productId, 1), await order(shop, productId, 2)];
    await order(other, productId, 3);
    const rows = await list(shop);
    expect(rows).toEqual(placed.toReversed());
    for (const row of rows) {
      expect(orderSchema.parse(row)).toEqual(row);
      expect((await shop.call('GET', `/api/orders/${row.id}`)).json()).toEqual(row);
    }
    expect(rows.map(row => row.total)).toEqual(['45.10', '35.05']);
  });

  test('gives an administrator all orders, with who makes them', async () => {
    const [shop, other] = [await portal.shop(), await portal.shop()];
    const productId = await createProduct(portal.db);
    const [first, second] = [await order(shop, productId), await order(other, productId)];
    const manufacturerId = v7();
    await portal.db.insert(manufacturers).values({
      id: manufacturerId,
      manufacturerId,
      companyName: 'Ege Tekstil',
      email: 'ege@example.com',
      phone: '02320000000',
      address: 'İzmir',
    });
    await admin.call('PUT', `/api/orders/${first.id}/manufacturer`, { manufacturerId });
    const rows = await list(admin, { limit: '2' });
    expect(idsOf(rows)).toEqual([second.id, first.id]);
    expect(rows.map(row => row.manufacturer?.companyName ?? null)).toEqual([null, 'Ege Tekstil']);
    expect((await list(shop)).map(row => row.manufacturer)).toEqual([null]);
    expect((await shop.call('GET', `/api/orders/${first.id}`)).body).not.toContain('Ege Tekstil');
  });

  test.each([
    [{ status: 'pending' }, ['pending']],
    [{ status: 'confirmed' }, ['confirmed', 'in_production', 'shipped']],
    [{ status: 'completed' }, ['delivered']],
    [{ status: 'in_production' }, ['in_production']],
    [{ status: 'shipped' }, ['shipped']],
    [{ status: 'delivered' }, ['delivered']],
    [{ status: 'cancelled' }, ['cancelled']],
    [{ status: 'all' }, [...orderStatuses]],
    [{}, [...orderStatuses]],
    [{ status: 'confirmed', exact: 'true' }, ['confirmed']],
    [{ status: 'confirmed', exact: 'false' }, ['confirmed', 'in_production', 'shipped']],
    [{ status: 'completed', exact: 'true' }, ['delivered']],
    [{ status: 'all', exact: 'true' }, [...orderStatuses]],
  ] satisfies [Record<string, string>, OrderStatus[]][])('%o shows %o', async (query, statuses) => {
    const { shop } = await shopWithAllStatuses();
    const answer = await shop.call('GET', `/api/orders?${new URLSearchParams(query)}`);
    const rows: Order[] = answer.json();
    expect(new Set(rows.map(row => row.status))).toEqual(new Set(statuses));
    expect(answer.headers['x-total-count']).toBe(String(statuses.length));
  });

  test('is narrowed to days of Istanbul, and to a manufacturer or none, and so is its file', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db);
    const moments = [
      '2024-02-28T20:59:59Z',
      '2024-02-28T21:00:00Z',
      '2024-02-29T20:59:59Z',
      '2024-02-29T21:00:00Z',
    ];
    const ids: string[] = [];
    for (const createdAt of moments) {
      const { id } = await order(shop, productId);
      await portal.db.update(orders).set({ createdAt }).where(eq(orders.id, id));
      ids.push(id);
    }
    const [before = '', first = '', last = '', after = ''] = ids;
    const manufacturer = v7();
    await portal.db.insert(manufacturers).values({
      id: manufacturer,
      manufacturerId: manufacturer,
      companyName: 'Kaya',
      email: 'kaya@example.com',
      phone: '02320000000',
      address: 'İzmir',
    });
    await admin.call('PUT', `/api/orders/${first}/manufacturer`, { manufacturerId: manufacturer });
    const customerId = shop.customerId;
    const day = { placedFrom: '2024-02-29', placedUntil: '2024-02-29' };
    const cases = [
      [{ placedFrom: '2024-02-29', customerId }, [after, last, first]],
      [{ placedUntil: '2024-02-29', customerId }, [last, first, before]],
      [day, [last, first]],
      [{ ...day, manufacturer }, [first]],
      [{ ...day, manufacturer: 'none', status: 'pending' }, [last]],
      [{ manufacturer, placedUntil: '2024-02-28' }, []],
    ] satisfies [Record<string, string>, string[]][];
    for (const [query, found] of cases) {
      const answer = await admin.call('GET', `/api/orders?${new URLSearchParams(query)}`);
      expect(idsOf(answer.json()), JSON.stringify(query)).toEqual(found);
      expect(answer.headers['x-total-count']).toBe(String(found.length));
      const file = await admin.call(
        'GET',
        `/api/exports/order-headers?${new URLSearchParams({ ...query, format: 'csv' })}`,
      );
      expect(file.body.trimEnd().split('\n').length - 1).toBe(found.length);
    }
    expect(idsOf(await list(shop, day))).toEqual([last, first]);
    for (const asked of [manufacturer, 'none'])
      expect((await shop.call('GET', `/api/orders?manufacturer=${asked}`)).statusCode).toBe(403);
    const wrong = await admin.call('GET', '/api/orders?placedFrom=2024-02-30');
    expect(wrong.json().fields).toMatchObject([{ path: 'placedFrom' }]);
  });

  test('finds an order by its number, whole or in part, in either case', async () => {
    const shop = await portal.shop();
    const { id, orderNumber } = await order(shop, await createProduct(portal.db));
    const beginnings = [orderNumber, orderNumber.toLowerCase(), orderNumber.slice(4), ` ${orderNumber} `];
    const parts = [
      orderNumber.slice(-1),
      orderNumber.slice(-2),
      orderNumber.slice(-4),
      orderNumber.slice(6, 8),
    ];
    for (const q of [...beginnings, ...parts]) {
      expect(idsOf(await list(admin, { q, limit: '1000' })), q).toContain(id);
      expect(idsOf(await list(shop, { q })), q).toEqual([id]);
    }
    expect(await list(shop, { q: `${orderNumber}0` })).toEqual([]);
  });

  test('finds orders by the company in any of its names, folded, and for staff by its owner, code, email and telephone', async () => {
    const shop = await portal.shop();
    await name(shop, {
      companyName: 'IŞIL KUMAŞ',
      customerShortName: 'Çınar',
      customerFullName: 'أحمد للأقمشة',
      email: 'yazihane@ornek.com.tr',
      phone: '05329998877',
      ownerFullName: 'Meryem Zarif',
      customerId: 'KOD-77',
    });
    const { id } = await order(shop, await createProduct(portal.db));
    for (const q of ['ışıl', 'ISIL', 'kumas', 'cinar', 'ÇINAR', 'احمد'])
      expect(idsOf(await list(admin, { q }))).toEqual([id]);
    for (const q of ['yazihane', '9998877', 'zarif', 'kod-77', 'meryem'])
      expect([idsOf(await list(admin, { q })), await list(shop, { q })]).toEqual([[id], []]);
  });

  test.each(['%', '_', '\\', '％', "' OR 1=1--", '%%%'])('takes %o literally', async q => {
    const shop = await portal.shop();
    await order(shop, await createProduct(portal.db));
    expect(await list(shop, { q })).toEqual([]);
  });

  test('finds a name that holds the signs of a pattern', async () => {
    const [shop, other] = [await portal.shop(), await portal.shop()];
    await name(shop, { companyName: '100% Pamuk_A\\B' });
    await name(other, { companyName: '100 Pamuk A B' });
    const productId = await createProduct(portal.db);
    const { id } = await order(shop, productId);
    await order(other, productId);
    for (const q of ['100%', 'pamuk_', 'a\\b', '100％'])
      expect(idsOf(await list(admin, { q }))).toEqual([id]);
  });

  test('narrows to a customer; to a shop another one has none', async () => {
    const [shop, other] = [await portal.shop(), await portal.shop()];
    const productId = await createProduct(portal.db);
    const own = await order(shop, productId);
    const foreign = await order(other, productId);
    expect(idsOf(await list(admin, { customerId: other.customerId }))).toEqual([foreign.id]);
    expect(idsOf(await list(shop, { customerId: shop.customerId }))).toEqual([own.id]);
    expect(await list(shop, { customerId: other.customerId })).toEqual([]);
    expect(await list(shop, { q: foreign.orderNumber })).toEqual([]);
  });

  test('goes through pages without losing or repeating, also where moments are the same', async () => {
    const shop = await portal.shop();
    const productId = await createProduct(portal.db);
    const ids: string[] = [];
    for (let turn = 0; turn < 7; turn++) ids.push((await order(shop, productId)).id);
    await portal.db
      .update(orders)
      .set({
        createdAt: sql`timestamptz '2026-05-01 10:00:00.123456+03' + (${orders.id} > ${ids[3]})::int * interval '1 microsecond'`,
      })
      .where(eq(orders.customerId, shop.customerId));
    const seen: string[] = [];
    let url: string | undefined = '/api/orders?limit=2&status=pending';
    while (url) {
      const answer = await shop.call('GET', url);
      expect(answer.headers['x-total-count']).toBe('7');
      const rows: Order[] = answer.json();
      expect(rows.length).toBeGreaterThan(0);
      seen.push(...idsOf(rows));
      url = /^<(.*)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1];
      if (seen.length === 2)
        await order(shop, productId).then(({ id }) => portal.db.delete(orders).where(eq(orders.id, id)));
    }
    expect(seen).toEqual(ids.toReversed());
  });

  test.each([
    ['status', 'ready'],
    ['status', 'PENDING'],
    ['exact', '1'],
    ['limit', '0'],
    ['limit', '1001'],
    ['limit', 'x'],
    ['customerId', 'x'],
    ['q', 'x'.repeat(201)],
    ['q', 'a\0b'],
    ['cursor', 'x'],
    ['cursor', Buffer.from('["2026-11-20T00:00:00.000000Z","x"]').toString('base64url')],
    ['cursor', Buffer.from(`["0000-01-01T00:00:00.000000Z","${v7()}"]`).toString('base64url')],
    ['cursor', Buffer.from(`["yesterday","${v7()}"]`).toString('base64url')],
    ['cursor', Buffer.from(`[1,2]`).toString('base64url')],
    ['cursor', Buffer.from(`{"a":"\\u0000"}`).toString('base64url')],
    ['sort', 'total'],
  ])('refuses %s=%s with its field', async (field, value) => {
    const answer = await admin.call('GET', `/api/orders?${new URLSearchParams({ [field]: value })}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: field }]);
  });
});

test('an order of another shop is not there, byte for byte like one that is missing', async () => {
  const [owner, stranger] = [await portal.shop(), await portal.shop()];
  const { id } = await order(owner, await createProduct(portal.db));
  const foreign = await stranger.call('GET', `/api/orders/${id}`);
  const missing = await stranger.call('GET', `/api/orders/${v7()}`);
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  const { date, 'x-request-id': requestId } = foreign.headers;
  expect(foreign.headers).toEqual({ ...missing.headers, date, 'x-request-id': requestId });
  expect((await admin.call('GET', `/api/orders/${id}`)).statusCode).toBe(200);
});

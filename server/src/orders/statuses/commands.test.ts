import { orderStatuses } from '@toptan/contract/order-statuses';
import type { Order } from '@toptan/contract/orders';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { events } from '../../db/schema-events.ts';
import { manufacturers } from '../../db/schema-goods.ts';
import { orderItems, orderStatusChanges, orders } from '../../db/schema-orders.ts';
import { untilBlocked } from '../../testing/locks.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import { createProduct, order, orderOfFive, stockOf } from '../../testing/trade.ts';

withOneShop();

const setStatus = (id: string, status: unknown) => admin.call('PUT', `/api/orders/${id}/status`, { status });
const remove = (id: string) => admin.call('DELETE', `/api/orders/${id}`);

async function createManufacturer(): Promise<string> {
  const id = v7();
  await portal.db.insert(manufacturers).values({
    id,
    manufacturerId: id,
    companyName: 'Ege Tekstil',
    email: 'ege@example.com',
    phone: '02320000000',
    address: 'İzmir',
    leadTime: '3-5 days',
  });
  return id;
}

describe('status', () => {
  test('goes from any of the six to any other', async () => {
    const { id } = await orderOfFive(portal.db, shop);
    const before: Order = (await admin.call('GET', `/api/orders/${id}`)).json();
    const history = ['pending'];
    for (const from of orderStatuses) {
      for (const to of orderStatuses) {
        if (from === to) continue;
        await setStatus(id, from);
        if (history.at(-1) !== from) history.push(from);
        const answer = await setStatus(id, to);
        history.push(to);
        expect([answer.statusCode, answer.json().status]).toEqual([200, to]);
      }
    }
    const after: Order = (await admin.call('GET', `/api/orders/${id}`)).json();
    expect(after.statusHistory.map(step => step.status)).toEqual(history);
    expect(after.statusHistory.map(step => step.at)).toEqual(
      after.statusHistory.map(step => step.at).toSorted(),
    );
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(after.createdAt).toBe(before.createdAt);
  });

  test('remembers who set it', async () => {
    const { id } = await orderOfFive(portal.db, shop);
    await setStatus(id, 'confirmed');
    const changes = await portal.db
      .select({ status: orderStatusChanges.status, userId: orderStatusChanges.userId })
      .from(orderStatusChanges)
      .where(eq(orderStatusChanges.orderId, id))
      .orderBy(orderStatusChanges.at);
    expect(changes).toEqual([
      { status: 'pending', userId: shop.userId },
      { status: 'confirmed', userId: admin.userId },
    ]);
  });

  test('that makes an order the first, or no longer, is announced to the basket', async () => {
    const { id } = await order(shop, await createProduct(portal.db));
    const ofBasket = async () => {
      const rows = await portal.db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id);
      return rows.slice(1).map(({ also }) => also);
    };
    for (const status of ['confirmed', 'cancelled', 'pending']) await setStatus(id, status);
    await remove(id);
    expect(await ofBasket()).toEqual([null, ...Array(3).fill([{ topic: 'basket' }])]);
  });

  test('set to what it is changes nothing', async () => {
    const { id, productId } = await orderOfFive(portal.db, shop);
    const first = await setStatus(id, 'cancelled');
    const second = await setStatus(id, 'cancelled');
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
    expect(await stockOf(portal.db, productId)).toBe(3);
  });

  test.each(['ready', 'PENDING', '', null, 1, ['pending'], 'all', 'completed', 'toString'])(
    '%o is none of the six',
    async status => {
      const { id } = await orderOfFive(portal.db, shop);
      const answer = await setStatus(id, status);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toMatchObject([{ path: 'status', code: 'not_offered' }]);
    },
  );

  test('of a missing order is 404', async () => {
    expect((await setStatus(v7(), 'confirmed')).statusCode).toBe(404);
  });

  test('that had to wait for another is dated after it', async () => {
    const { id } = await orderOfFive(portal.db, shop);
    const { waiting } = await portal.db.transaction(async tx => {
      await tx.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, id));
      const answer = setStatus(id, 'shipped');
      await untilBlocked(portal.db);
      await tx
        .insert(orderStatusChanges)
        .values({ orderId: id, status: 'confirmed', at: sql`clock_timestamp()` });
      return { waiting: answer };
    });
    const { statusHistory }: Order = (await waiting).json();
    expect(statusHistory.map(step => step.status)).toEqual(['pending', 'confirmed', 'shipped']);
  });

  test('expected to be another one than it is by now, is left as it is and named', async () => {
    const { id } = await orderOfFive(portal.db, shop);
    const change = (status: string, expectedStatus?: string) =>
      admin.call('PUT', `/api/orders/${id}/status`, { status, expectedStatus });
    expect((await change('confirmed', 'pending')).statusCode).toBe(200);
    const late = await change('shipped', 'pending');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'status_changed',
      fields: [{ path: 'expectedStatus', current: 'confirmed' }],
    });
    expect((await change('cancelled', 'pending')).statusCode).toBe(409);
    expect((await change('confirmed', 'pending')).statusCode).toBe(200);
    const now: Order = (await admin.call('GET', `/api/orders/${id}`)).json();
    expect(now.statusHistory.map(step => step.status)).toEqual(['pending', 'confirmed']);
    expect((await change('shipped', 'confirmed')).statusCode).toBe(200);
    expect((await change('pending')).statusCode).toBe(200);
    expect((await change('pending', 'lost')).json().fields).toMatchObject([{ path: 'expectedStatus' }]);
  });

  test('changed by two administrators at once from the same one, is changed by the first', async () => {
    const { id } = await orderOfFive(portal.db, shop);
    const answers = await Promise.all(
      ['confirmed', 'shipped', 'cancelled', 'delivered'].map(status =>
        admin.call('PUT', `/api/orders/${id}/status`, { status, expectedStatus: 'pending' }),
      ),
    );
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    const { status } = (await admin.call('GET', `/api/orders/${id}`)).json();
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json().fields[0].current).toBe(status);
  });

  test('set by twenty administrators at once goes one step at a time', async () => {
    const { id, productId } = await orderOfFive(portal.db, shop);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) => setStatus(id, orderStatuses[turn % orderStatuses.length])),
    );
    expect(answers.every(answer => answer.statusCode === 200)).toBe(true);
    const last: Order = (await admin.call('GET', `/api/orders/${id}`)).json();
    const steps = last.statusHistory.map(step => step.status);
    for (const [at, step] of steps.entries()) expect(step).not.toBe(steps[at - 1]);
    expect([0, 3]).toContain(await stockOf(portal.db, productId));
  });
});

describe('status of many orders', () => {
  const setAll = (status: string, orders: object[]) =>
    admin.call('POST', '/api/orders/batch/status', { status, orders });

  test('is set of each that has the expected one; the others stay and say what they are', async () => {
    const [fits, moved] = [await orderOfFive(portal.db, shop), await orderOfFive(portal.db, shop)];
    await setStatus(moved.id, 'shipped');
    const gone = v7();
    const orders = [moved.id, fits.id, gone, fits.id].map(orderId => ({
      orderId,
      expectedStatus: 'pending',
    }));
    const answer = await setAll('cancelled', orders);
    expect(answer.json()).toMatchObject([
      {
        orderId: moved.id,
        state: 'refused',
        error: { code: 'status_changed', fields: [{ path: 'expectedStatus', current: 'shipped' }] },
      },
      { orderId: fits.id, state: 'done' },
      { orderId: gone, state: 'refused', error: { code: 'not_found' } },
    ]);
    expect([await stockOf(portal.db, fits.productId), await stockOf(portal.db, moved.productId)]).toEqual([
      3, 0,
    ]);
    const written = async (id: string) => {
      const rows = await portal.db.select().from(events).where(eq(events.subjectId, id));
      return rows.filter(({ action }) => action === 'POST /api/orders/batch/status');
    };
    expect(await written(fits.id)).toMatchObject([{ details: { status: 'cancelled' } }]);
    expect(await written(moved.id)).toEqual([]);
  });

  test('is set by two at once, of each order by one of them', async () => {
    const ids: { id: string }[] = [];
    for (let at = 0; at < 6; at++) ids.push(await orderOfFive(portal.db, shop));
    const orders = ids.map(({ id }) => ({ orderId: id, expectedStatus: 'pending' }));
    const answers = await Promise.all([setAll('confirmed', orders), setAll('shipped', orders.toReversed())]);
    const done = answers.flatMap(answer => answer.json()).filter(({ state }) => state === 'done');
    expect(done.map(({ orderId }) => orderId).toSorted()).toEqual(ids.map(({ id }) => id).toSorted());
  });

  test('is for at most 200 orders, and for staff', async () => {
    const many = await setAll(
      'confirmed',
      Array.from({ length: 201 }, () => ({ orderId: v7() })),
    );
    expect(many.json().fields).toMatchObject([{ path: 'orders', code: 'too_many', limit: 200 }]);
    const { id } = await orderOfFive(portal.db, shop);
    const body = { status: 'cancelled', orders: [{ orderId: id }] };
    expect((await shop.call('POST', '/api/orders/batch/status', body)).statusCode).toBe(403);
  });
});

test('a manufacturer is assigned to many orders, except to those that have another one', async () => {
  const [first, second] = [await createManufacturer(), await createManufacturer()];
  const [free, taken] = [await orderOfFive(portal.db, shop), await orderOfFive(portal.db, shop)];
  await admin.call('PUT', `/api/orders/${taken.id}/manufacturer`, { manufacturerId: first });
  const assignAll = (manufacturerId: string) =>
    admin.call('POST', '/api/orders/batch/manufacturer', { manufacturerId, orderIds: [free.id, taken.id] });
  expect((await assignAll(second)).json()).toMatchObject([
    { orderId: free.id, state: 'done' },
    { orderId: taken.id, state: 'refused', error: { code: 'manufacturer_already_assigned' } },
  ]);
  const made = async (id: string) => (await admin.call('GET', `/api/orders/${id}`)).json().manufacturerId;
  expect([await made(free.id), await made(taken.id)]).toEqual([second, first]);
});

describe('manufacturer', () => {
  const assign = (id: string, manufacturerId: unknown) =>
    admin.call('PUT', `/api/orders/${id}/manufacturer`, { manufacturerId });

  test('is assigned once; the same one again changes nothing', async () => {
    const [first, second] = [await createManufacturer(), await createManufacturer()];
    const { id } = await orderOfFive(portal.db, shop);
    const assigned = await assign(id, first);
    expect(assigned.statusCode).toBe(200);
    expect(assigned.json()).toMatchObject({
      manufacturerId: first,
      manufacturer: { id: first, companyName: 'Ege Tekstil', leadTime: '3-5 days' },
    });
    expect((await assign(id, first)).body).toBe(assigned.body);
    const refused = await assign(id, second);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'manufacturer_already_assigned']);
    expect((await admin.call('GET', `/api/orders/${id}`)).body).toBe(assigned.body);
  });

  test('assigned twice at once is one of the two', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, createManufacturer));
    const { id } = await orderOfFive(portal.db, shop);
    const answers = await Promise.all(ids.map(manufacturerId => assign(id, manufacturerId)));
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.find(answer => answer.statusCode === 200)?.json().manufacturerId;
    expect((await admin.call('GET', `/api/orders/${id}`)).json().manufacturerId).toBe(winner);
  });

  test('is changed or taken back by who knows which one it is, with an event for each', async () => {
    const [first, second] = [await createManufacturer(), await createManufacturer()];
    const { id } = await orderOfFive(portal.db, shop);
    const instead = (manufacturerId: string | null, expectedManufacturerId: string) =>
      admin.call('PUT', `/api/orders/${id}/manufacturer`, { manufacturerId, expectedManufacturerId });
    await assign(id, first);
    expect((await instead(second, first)).json()).toMatchObject({ manufacturerId: second });
    const late = await instead(null, first);
    expect([late.statusCode, late.json().code]).toEqual([409, 'manufacturer_already_assigned']);
    expect((await instead(null, second)).json()).toMatchObject({ manufacturerId: null, manufacturer: null });
    expect((await assign(id, first)).json()).toMatchObject({ manufacturerId: first });
    const action = encodeURIComponent('PUT /api/orders/{id}/manufacturer');
    const events = (await admin.call('GET', `/api/audit?action=${action}`)).json();
    expect(events.filter((event: { subjectId: string }) => event.subjectId === id)).toHaveLength(4);
  });

  test('that there is not is refused with its field', async () => {
    const { id } = await orderOfFive(portal.db, shop);
    for (const [manufacturerId, code] of [
      [v7(), 'not_found'],
      ['x', 'invalid'],
      [null, 'invalid'],
      [undefined, 'required'],
    ]) {
      const answer = await assign(id, manufacturerId);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toMatchObject([{ path: 'manufacturerId', code }]);
    }
  });

  test('of a missing order is 404', async () => {
    expect((await assign(v7(), await createManufacturer())).statusCode).toBe(404);
  });
});

describe('deleting', () => {
  test('removes an order with its lines and history, once', async () => {
    const { id } = await orderOfFive(portal.db, shop);
    const [first, second] = [await remove(id), await remove(id)];
    expect([first.statusCode, first.body]).toEqual([204, '']);
    expect(second.statusCode).toBe(404);
    expect((await admin.call('GET', `/api/orders/${id}`)).body).toBe(second.body);
    expect(await portal.db.$count(orderItems, eq(orderItems.orderId, id))).toBe(0);
    expect(await portal.db.$count(orderStatusChanges, eq(orderStatusChanges.orderId, id))).toBe(0);
  });

  test('ten times at once succeeds once and gives units back once', async () => {
    const { id, productId } = await orderOfFive(portal.db, shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id)));
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([204, ...Array(9).fill(404)]);
    expect(await stockOf(portal.db, productId)).toBe(3);
  });
});

test('a shop changes no order, its own neither', async () => {
  const { id, productId } = await orderOfFive(portal.db, shop);
  const before = (await shop.call('GET', `/api/orders/${id}`)).body;
  const manufacturerId = await createManufacturer();
  const answers = [
    await shop.call('PUT', `/api/orders/${id}/status`, { status: 'cancelled' }),
    await shop.call('PUT', `/api/orders/${id}/manufacturer`, { manufacturerId }),
    await shop.call('DELETE', `/api/orders/${id}`),
  ];
  expect(answers.map(answer => answer.statusCode)).toEqual([403, 403, 403]);
  expect((await shop.call('GET', `/api/orders/${id}`)).body).toBe(before);
  expect(await stockOf(portal.db, productId)).toBe(0);
});

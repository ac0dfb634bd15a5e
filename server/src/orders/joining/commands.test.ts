import type { AnswerOf } from '@toptan/contract/endpoint';
import type { OrderVersion } from '@toptan/contract/order-changes';
import type { previewJoin } from '@toptan/contract/order-joining';
import type { Order, OrderSummary } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { products } from '../../db/schema-goods.ts';
import { startAnother } from '../../testing/another-server.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  changed,
  changeOrder,
  createManufacturer,
  createPacked,
  createProduct,
  order,
  type Shop,
  stockOf,
  submitBasket,
} from '../../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());
beforeEach(async () => {
  shop = await portal.shop();
});

type Held = Pick<Order, 'id' | 'version'>;

const join = (caller: Caller, one: Held, other: Held, more: object = {}) =>
  caller.call('POST', `/api/orders/${one.id}/join`, {
    otherId: other.id,
    version: one.version,
    otherVersion: other.version,
    ...more,
  });

async function joined(caller: Caller, one: Held, other: Held): Promise<Order> {
  const answer = await join(caller, one, other);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function preview(caller: Caller, one: Held, other: Held) {
  const answer = await caller.call('GET', `/api/orders/${one.id}/join/${other.id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AnswerOf<typeof previewJoin>>();
}

const found = async (caller: Caller, id: string) =>
  (await caller.call('GET', `/api/orders/${id}`)).json<Order>();

async function setShopChanges(shopChanges: 'off' | 'ask' | 'change'): Promise<void> {
  const { version } = (await admin.call('GET', '/api/settings')).json();
  expect((await admin.call('PUT', '/api/settings', { version, shopChanges })).statusCode).toBe(200);
}

test('the older order gets the goods of the newer one at their prices, and no piece moves', async () => {
  const [one, two] = [
    await createProduct(portal.db, { stock: 10, price: '100.00' }),
    await createProduct(portal.db, { stock: 4, price: '50.00' }),
  ];
  const older = await order(shop, one, 8);
  await addToBasket(shop, one, 5);
  await addToBasket(shop, two, 3);
  const newer = (await submitBasket(shop)).json<Order>();
  await portal.db.update(products).set({ price: '70.00' }).where(eq(products.id, two));
  const shown = await preview(admin, newer, older);
  expect(shown).toMatchObject({
    stays: { id: older.id, pieces: 8 },
    goes: { id: newer.id, items: 2, pieces: 8 },
    both: [{ productId: one, from: 8, to: 13 }],
    items: 2,
    pieces: 16,
    error: null,
    subtotal: '1450.00',
    processingFee: '25.00',
    total: '1475.00',
  });
  const answer = await join(admin, newer, older, { expectedTotal: '1475.00' });
  expect(answer.json<Order>()).toMatchObject({
    id: older.id,
    version: 2,
    subtotal: '1450.00',
    processingFee: '25.00',
    total: '1475.00',
    orderItems: [
      { productId: one, quantity: 13, fromStock: 10, toProduce: 3 },
      { productId: two, quantity: 3, unitPrice: '50.00', fromStock: 3 },
    ],
  });
  expect([await stockOf(portal.db, one), await stockOf(portal.db, two)]).toEqual([0, 1]);
  expect(await found(shop, newer.id)).toMatchObject({
    status: 'cancelled',
    total: newer.total,
    joinedInto: { id: older.id, orderNumber: older.orderNumber },
    orderItems: newer.orderItems.map(({ quantity }) => ({ quantity })),
  });
  const listed = (await shop.call('GET', '/api/orders?view=summary')).json<OrderSummary[]>();
  expect(listed.find(({ id }) => id === newer.id)?.joinedInto).toMatchObject({ id: older.id });
  const [version] = (await shop.call('GET', `/api/orders/${older.id}/versions`)).json<OrderVersion[]>();
  expect(version).toMatchObject({
    version: 2,
    kind: 'joined',
    madeBy: { via: 'staff' },
    total: '1475.00',
    changes: [
      { productId: one, from: 8, to: 13, isNew: false },
      { productId: two, from: 0, to: 3, isNew: true },
    ],
  });
  await admin.call('PUT', `/api/orders/${older.id}/status`, { status: 'cancelled' });
  expect([await stockOf(portal.db, one), await stockOf(portal.db, two)]).toEqual([10, 4]);
});

test('packs stay whole, those of both orders and those of one', async () => {
  const { productId, packId } = await createPacked(portal.db, admin);
  const [, pieces = 0] = [productId, (await addPacks(shop, packId, 2, 'Black')).length];
  const older = (await submitBasket(shop)).json<Order>();
  await addPacks(shop, packId, 3, 'Black');
  await addPacks(shop, packId, 1, 'White');
  const newer = (await submitBasket(shop)).json<Order>();
  const { packs, orderItems: lines } = await joined(admin, older, newer);
  expect(packs.map(({ color, packs: count }) => [color, count])).toEqual([
    ['Black', 5],
    ['White', 1],
  ]);
  expect(lines).toHaveLength(2 * pieces);
  await changed(admin, await found(admin, older.id), [{ productId, packId, color: 'Black', quantity: 4 }]);
});

test('reports and counters count the order once, with the sums of both', async () => {
  const productId = await createProduct(portal.db, { price: '100.00' });
  const [older, newer] = [await order(shop, productId, 2), await order(shop, productId, 3)];
  const read = async () => {
    const report = (await admin.call('GET', '/api/reports/customers')).json();
    return JSON.stringify(report).match(new RegExp(`[^{]*${shop.customerId}[^}]*`))?.[0];
  };
  await joined(admin, older, newer);
  expect(await read()).toMatch(/"orders":1/);
  expect(await read()).toMatch(/"pieces":5/);
  const { summary } = (await admin.call('GET', `/api/orders?view=summary&customerId=${shop.customerId}`))
    .json<Order[]>()
    .reduce((all, { status, total }) => ({ summary: [...all.summary, [status, total]] }), {
      summary: [] as unknown[],
    });
  expect(summary).toEqual([
    ['cancelled', '325.00'],
    ['pending', '525.00'],
  ]);
});

describe('orders are not joined', () => {
  const cases: Record<string, (goods: string) => Promise<[Order, Order]>> = {
    shop: async goods => [await order(shop, goods), await order(await portal.shop(), goods)],
    status: async goods => {
      const orders = [await order(shop, goods), await order(shop, goods)] as [Order, Order];
      await admin.call('PUT', `/api/orders/${orders[1].id}/status`, { status: 'confirmed' });
      return orders;
    },
    joined: async goods => {
      const [one, two, three] = [
        await order(shop, goods),
        await order(shop, goods),
        await order(shop, goods),
      ];
      await joined(admin, one, two);
      return [two, three];
    },
    manufacturer: async goods => {
      const orders = [await order(shop, goods), await order(shop, goods)] as [Order, Order];
      for (const { id } of orders) {
        const manufacturerId = await createManufacturer(portal.db);
        await admin.call('PUT', `/api/orders/${id}/manufacturer`, { manufacturerId });
      }
      return orders;
    },
    price: async goods => {
      const one = await order(shop, goods);
      await portal.db.update(products).set({ price: '1.00' }).where(eq(products.id, goods));
      return [one, await order(shop, goods)];
    },
    quantity: async goods => [await order(shop, goods, 600), await order(shop, goods, 400)],
  };
  test.each(Object.keys(cases))('where this stands against it: %s', async cause => {
    const pair = await cases[cause]?.(await createProduct(portal.db));
    if (!pair) throw new Error('no such case');
    const [one, other] = pair;
    expect((await preview(admin, one, other)).error?.fields?.[0]?.path).toBe(cause);
    const refused = (await join(admin, one, other)).json();
    expect(refused).toMatchObject({ code: 'order_not_joinable', fields: [{ path: cause }] });
    expect((await found(admin, one.id)).version).toBe(one.version);
  });

  test('of which one has changed since, or that come to another total', async () => {
    const goods = await createProduct(portal.db);
    const [one, other] = [await order(shop, goods), await order(shop, goods)];
    await changed(admin, other, [{ productId: goods, quantity: 4 }]);
    expect((await join(admin, one, other)).json()).toMatchObject({
      code: 'order_changed',
      fields: [{ path: 'otherVersion', current: '2' }],
    });
    const seen = { ...other, version: 2 };
    expect((await join(admin, one, seen, { expectedTotal: '1.00' })).json()).toMatchObject({
      code: 'order_changed',
      fields: [{ path: 'expectedTotal' }],
    });
  });

  test('with themselves, or with one that does not exist', async () => {
    const one = await order(shop, await createProduct(portal.db));
    expect((await join(admin, one, one)).json()).toMatchObject({ fields: [{ path: 'otherId' }] });
    expect((await join(admin, one, { id: v7(), version: 1 })).statusCode).toBe(404);
  });
});

describe('a shop', () => {
  test('joins its own orders where it may change them', async () => {
    const goods = await createProduct(portal.db);
    const [one, other] = [await order(shop, goods), await order(shop, goods)];
    expect((await found(shop, one.id)).joins).toEqual([]);
    expect((await join(shop, one, other)).statusCode).toBe(403);
    await setShopChanges('change');
    try {
      expect((await found(shop, one.id)).joins).toMatchObject([{ id: other.id, pieces: 1 }]);
      const foreign = await order(await portal.shop(), goods);
      expect((await join(shop, one, foreign)).statusCode).toBe(404);
      expect((await shop.call('GET', `/api/orders/${one.id}/join/${foreign.id}`)).statusCode).toBe(404);
      for (const { id } of [one, other]) {
        const manufacturerId = await createManufacturer(portal.db);
        await admin.call('PUT', `/api/orders/${id}/manufacturer`, { manufacturerId });
      }
      const refused = await join(shop, one, other);
      expect([refused.statusCode, refused.body]).toEqual([409, expect.not.stringMatching(/manufactur/i)]);
      const third = await order(shop, goods);
      expect(await joined(shop, one, third)).toMatchObject({ id: one.id });
    } finally {
      await setShopChanges('off');
    }
  });
});

test('a joined order stays cancelled until the order that it went into is deleted', async () => {
  const goods = await createProduct(portal.db, { stock: 5 });
  const [one, other] = [await order(shop, goods, 2), await order(shop, goods, 2)];
  await joined(admin, one, other);
  const reopen = () => admin.call('PUT', `/api/orders/${other.id}/status`, { status: 'pending' });
  expect((await reopen()).json()).toMatchObject({ code: 'order_joined' });
  expect((await admin.call('DELETE', `/api/orders/${one.id}`)).statusCode).toBe(204);
  expect(await stockOf(portal.db, goods)).toBe(5);
  expect((await reopen()).json()).toMatchObject({ status: 'pending', joinedInto: null });
  expect(await stockOf(portal.db, goods)).toBe(3);
});

test('an order that went on with another one stays cancelled when that one is deleted', async () => {
  const goods = await createProduct(portal.db);
  const [one, two, three] = [await order(shop, goods), await order(shop, goods), await order(shop, goods)];
  const both = await joined(admin, two, three);
  await joined(admin, one, both);
  expect((await admin.call('DELETE', `/api/orders/${two.id}`)).statusCode).toBe(204);
  const reopened = await admin.call('PUT', `/api/orders/${three.id}/status`, { status: 'pending' });
  expect(reopened.json()).toMatchObject({ code: 'order_joined' });
  expect((await found(admin, three.id)).joinedInto).toMatchObject({ id: one.id });
});

test('two orders of which one was joined into the other are deleted at once, round after round', async () => {
  const goods = await createProduct(portal.db);
  for (let round = 0; round < inject('rounds'); round++) {
    const [one, two, three] = [await order(shop, goods), await order(shop, goods), await order(shop, goods)];
    const both = await joined(admin, two, three);
    await joined(admin, one, both);
    const answers = await Promise.all([two, one].map(({ id }) => admin.call('DELETE', `/api/orders/${id}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await found(admin, three.id)).joinedInto).toBeNull();
  }
});

test('what was asked of the order that goes is asked no longer', async () => {
  const goods = await createProduct(portal.db);
  const [one, other] = [await order(shop, goods), await order(shop, goods)];
  await setShopChanges('ask');
  const rows = [{ ref: 'a', productId: goods, quantity: 4 }];
  const asked = await shop.call('POST', `/api/orders/${other.id}/request`, { version: 1, rows });
  expect(asked.statusCode, asked.body).toBe(201);
  await setShopChanges('off');
  await joined(admin, one, other);
  const open = await admin.call('GET', `/api/orders?view=summary&request=open&customerId=${shop.customerId}`);
  expect(open.json()).toEqual([]);
});

test('a repeated call answers as the first one did', async () => {
  const goods = await createProduct(portal.db);
  const [one, other] = [await order(shop, goods), await order(shop, goods)];
  const body = { otherId: other.id, version: 1, otherVersion: 1 };
  const call = () =>
    admin.call('POST', `/api/orders/${one.id}/join`, body, { 'idempotency-key': `join-${one.id}` });
  const first = await call();
  expect((await call()).body).toBe(first.body);
});

test('an order that was placed under a key and joined is answered as it was placed', async () => {
  const goods = await createProduct(portal.db);
  const one = await order(shop, goods);
  await addToBasket(shop, goods, 2);
  const items = (await shop.call('GET', '/api/basket')).json();
  const key = { 'idempotency-key': v7() };
  const again = () => shop.call('POST', '/api/orders', { customerId: shop.customerId, items }, key);
  const placed = await again();
  await joined(admin, one, placed.json());
  expect((await again()).body).toBe(placed.body);
});

type Rival = {
  act: (by: Caller, older: Order, younger: Order) => Promise<unknown>;
  /** The orders afterwards, where they were joined before. */
  joined: string[];
  /** Where joining came second: why it was refused, and the orders. */
  refused: [code: RegExp, ...left: string[]];
};

/** What happens in the moment in which an order of three pieces is joined with an older one of two. */
const rivals: Rival[] = [
  {
    act: (by, older, younger) => join(by, younger, older),
    joined: ['cancelled 3 joined', 'pending 5'],
    refused: [/^order_(changed|not_joinable)$/, 'cancelled 3 joined', 'pending 5'],
  },
  {
    act: (by, { orderItems: [line] }, younger) =>
      changeOrder(by, younger, [{ productId: line?.productId ?? '', quantity: 7 }]),
    joined: ['cancelled 3 joined', 'pending 5'],
    refused: [/^order_changed$/, 'pending 2', 'pending 7'],
  },
  {
    act: (by, { id }) => by.call('PUT', `/api/orders/${id}/status`, { status: 'confirmed' }),
    joined: ['cancelled 3 joined', 'confirmed 5'],
    refused: [/^order_not_joinable$/, 'confirmed 2', 'pending 3'],
  },
  {
    act: (by, _, { id }) => by.call('DELETE', `/api/orders/${id}`),
    joined: ['pending 5'],
    refused: [/^not_found$/, 'pending 2'],
  },
  {
    act: (by, { id }) => by.call('DELETE', `/api/orders/${id}`),
    joined: ['cancelled 3'],
    refused: [/^not_found$/, 'pending 3'],
  },
];

test('of joining and what else happens to the orders in the same moment, one comes first, round after round', async () => {
  const second = await startAnother(portal);
  const goods = await createProduct(portal.db, { stock: 1000 });
  let held = 0;
  for (let round = 0; round < inject('rounds'); round++) {
    const pair = [await order(shop, goods, 2), await order(shop, goods, 3)] as const;
    const rival = rivals[round % rivals.length];
    if (!rival) throw new Error('no such rival');
    const [joining] = await Promise.all([join(admin, ...pair), rival.act(second.as(admin), ...pair)]);
    const left = await Promise.all(pair.map(({ id }) => admin.call('GET', `/api/orders/${id}`)));
    const orders = left.filter(({ statusCode }) => statusCode === 200).map(answer => answer.json<Order>());
    const [code, ...refused] = rival.refused;
    if (joining.statusCode !== 200) expect(joining.json().code).toMatch(code);
    expect(
      orders
        .map(({ status, orderItems: [line], joinedInto }) =>
          [status, line?.quantity, ...(joinedInto ? ['joined'] : [])].join(' '),
        )
        .toSorted(),
    ).toEqual(joining.statusCode === 200 ? rival.joined : refused);
    for (const { status, orderItems } of orders)
      if (status !== 'cancelled') held += orderItems[0]?.fromStock ?? 0;
    expect(held + (await stockOf(portal.db, goods))).toBe(1000);
  }
  await second.close();
});

test('an order that was joined is not changed any more', async () => {
  const goods = await createProduct(portal.db);
  const [one, other] = [await order(shop, goods), await order(shop, goods)];
  await joined(admin, one, other);
  const refused = await changeOrder(admin, other, [{ productId: goods, quantity: 2 }]);
  expect(refused.json()).toMatchObject({ code: 'status_changed' });
});

import type { OrderChangeCheck } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { events } from '../../db/schema-events.ts';
import { products } from '../../db/schema-goods.ts';
import { orders } from '../../db/schema-orders.ts';
import { settings } from '../../db/schema-settings.ts';
import { orderTerms, quantityTerms } from '../../db/schema-terms.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import {
  addToBasket,
  changed,
  changeOrder,
  createProduct,
  order,
  stockOf,
  submitBasket,
} from '../../testing/trade.ts';

withOneShop();

const priceOf = (productId: string, price: string) =>
  portal.db.update(products).set({ price }).where(eq(products.id, productId));

const read = async (id: string): Promise<Order> => (await admin.call('GET', `/api/orders/${id}`)).json();

const check = async (placed: Order, rows: object[]): Promise<OrderChangeCheck> =>
  (
    await admin.call('POST', `/api/orders/${placed.id}/lines/check`, {
      version: placed.version,
      rows: rows.map((row, at) => ({ ref: `${at}`, ...row })),
    })
  ).json();

/** An order of two products, a line each. */
async function orderOfTwo(): Promise<{ placed: Order; first: string; second: string }> {
  const [first, second] = [await createProduct(portal.db), await createProduct(portal.db)];
  await addToBasket(shop, first, 6);
  await addToBasket(shop, second, 2);
  return { placed: (await submitBasket(shop)).json(), first, second };
}

test('a product of the order keeps its price, a new one comes at that of today, and the fee stays', async () => {
  const { placed, first, second } = await orderOfTwo();
  const added = await createProduct(portal.db, { name: 'Kazak', price: '30.00', sku: 'KZ-1' });
  await priceOf(first, '150.00');
  await portal.db.insert(settings).values({ processingFee: '40.00' });
  const after = await changed(
    admin,
    placed,
    [
      { productId: first, quantity: 10 },
      { productId: second, quantity: 0 },
      { productId: added, quantity: 3 },
    ],
    { expectedTotal: '1115.00' },
  );
  expect(after).toMatchObject({
    version: 2,
    changedAt: expect.any(String),
    subtotal: '1090.00',
    total: '1115.00',
    processingFee: '25.00',
    status: 'pending',
    orderItems: [
      { productId: first, quantity: 10, unitPrice: '100.00', totalPrice: '1000.00' },
      { productId: added, quantity: 3, unitPrice: '30.00', productName: 'Kazak', sku: 'KZ-1' },
    ],
  });
  expect(await read(placed.id)).toEqual(after);
  await portal.db.delete(settings);
});

test('a report of last week has an order once, with its new sums, when its first line goes', async () => {
  const [day, at] = ['2026-03-04', '2026-03-04T09:00:00Z'];
  const counted = async () =>
    (await admin.call('GET', `/api/reports/sales?from=${day}&until=${day}`)).json().totals;
  const { placed, first } = await orderOfTwo();
  await portal.db.update(orders).set({ createdAt: at }).where(eq(orders.id, placed.id));
  expect(await counted()).toMatchObject({ orders: 1, pieces: 8, amount: '800.00' });
  await changed(admin, placed, [{ productId: first, quantity: 0 }]);
  expect(await counted()).toMatchObject({ orders: 1, pieces: 2, amount: '200.00' });
});

test('rows that change nothing make no version', async () => {
  const { placed, first } = await orderOfTwo();
  const same = await changed(admin, placed, [
    { productId: first, quantity: 6 },
    { productId: await createProduct(portal.db), quantity: 0 },
  ]);
  expect(same).toEqual(await read(placed.id));
  expect(same).toMatchObject({ version: 1, changedAt: null });
});

test('a repeated call gets the first answer, and another body under its key is refused', async () => {
  const { placed, first } = await orderOfTwo();
  const key = { 'idempotency-key': v7() };
  const save = (quantity: number) => changeOrder(admin, placed, [{ productId: first, quantity }], {}, key);
  const answer = await save(9);
  await changed(admin, answer.json(), [{ productId: first, quantity: 11 }]);
  expect((await save(9)).body).toBe(answer.body);
  expect((await save(8)).json()).toMatchObject({ code: 'idempotency_key_reused' });
  expect(await read(placed.id)).toMatchObject({ version: 3, orderItems: [{ quantity: 11 }, {}] });
  await admin.call('DELETE', `/api/orders/${placed.id}`);
  expect((await save(9)).json()).toMatchObject({ code: 'order_deleted' });
});

test('an order that was placed under a key and changed is answered as it was placed', async () => {
  const productId = await createProduct(portal.db);
  await addToBasket(shop, productId, 2);
  const items = (await shop.call('GET', '/api/basket')).json();
  const body = { customerId: shop.customerId, items };
  const key = { 'idempotency-key': v7() };
  const placed = await shop.call('POST', '/api/orders', body, key);
  await changed(admin, placed.json(), [{ productId, quantity: 5 }]);
  expect((await shop.call('POST', '/api/orders', body, key)).body).toBe(placed.body);
  const other = await shop.call('POST', '/api/orders', { ...body, notes: 'acele' }, key);
  expect(other.statusCode).toBe(422);
});

describe('a change is refused', () => {
  const refused = async (...of: Parameters<typeof changeOrder>) => {
    const before = await read(of[1].id);
    const answer = await changeOrder(...of);
    expect(await read(of[1].id)).toEqual(before);
    return answer.json();
  };

  test('where the order has another version, status or total by now', async () => {
    const { placed, first } = await orderOfTwo();
    await changed(admin, placed, [{ productId: first, quantity: 7 }]);
    const rows = [{ productId: first, quantity: 9 }];
    expect(await refused(admin, placed, rows)).toMatchObject({
      code: 'order_changed',
      fields: [{ path: 'version', current: '2' }],
    });
    const shown = { id: placed.id, version: 2 };
    expect(await refused(admin, shown, rows, { expectedTotal: '1.00' })).toMatchObject({
      code: 'order_changed',
      fields: [{ path: 'expectedTotal', current: '1125.00' }],
    });
    await admin.call('PUT', `/api/orders/${placed.id}/status`, { status: 'shipped' });
    expect(await refused(admin, shown, rows)).toMatchObject({
      code: 'status_changed',
      fields: [{ path: 'status', current: 'shipped' }],
    });
    expect(await read(placed.id)).toMatchObject({ may: null });
  });

  test('where nothing would stay, or a line would be too long', async () => {
    const { placed, first, second } = await orderOfTwo();
    const all = [first, second].map(productId => ({ productId, quantity: 0 }));
    expect(await refused(admin, placed, all)).toMatchObject({ code: 'order_empty' });
    expect(await refused(admin, placed, [{ productId: first, quantity: 1000 }])).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'rows.0.quantity', code: 'too_big', limit: 999 }],
    });
  });

  test('where a row names what there is not, or what another row has set', async () => {
    const { placed, first } = await orderOfTwo();
    const gone = v7();
    const rows = [
      { productId: gone, quantity: 1 },
      { productId: first, size: '52', quantity: 1 },
    ];
    const paths = ['rows.0.productId', 'rows.1.productId'].map(path => ({ path, code: 'not_offered' }));
    expect(await refused(admin, placed, rows)).toMatchObject({ code: 'product_unavailable', fields: paths });
    const twice = [
      { productId: first, quantity: 1 },
      { productId: first, size: '', quantity: 2 },
    ];
    expect(await refused(admin, placed, twice)).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'rows.1', code: 'taken' }],
    });
  });

  test('where it does not keep a rule that it touches, unless staff give a reason', async () => {
    const { placed, first, second } = await orderOfTwo();
    await portal.db
      .insert(quantityTerms)
      .values([first, second].map(productId => ({ productId, grain: 'product' as const, multiple: 4 })));
    const rows = [{ productId: first, quantity: 7 }];
    expect(await refused(admin, placed, rows)).toMatchObject({
      code: 'rules_unmet',
      fields: [{ path: 'rows.0.quantity', code: 'not_a_multiple', limit: 4, below: 4, above: 8 }],
    });
    const override = (overrideReason: unknown) => ({ overrideRules: true, overrideReason });
    for (const [reason, code] of [
      ['x'.repeat(301), 'too_long'],
      ['  ', 'required'],
      [undefined, 'required'],
    ])
      expect(await refused(admin, placed, rows, override(reason))).toMatchObject({
        code: 'validation_failed',
        fields: [{ path: 'overrideReason', code }],
      });
    const after = await changed(admin, placed, rows, override('Lansman'));
    expect(after).toMatchObject({ version: 2, orderItems: [{ quantity: 7 }, { quantity: 2 }] });
    await portal.db.delete(quantityTerms);
  });

  test('where an order falls below the minimum; that of the first order holds for the first order itself', async () => {
    const buyer = await portal.shop();
    const productId = await createProduct(portal.db);
    const placed = await order(buyer, productId, 9);
    const [term] = await portal.db
      .insert(orderTerms)
      .values({ customerId: buyer.customerId, minLira: '300.00', firstOrderMinLira: '800.00' })
      .returning();
    const seven = [{ productId, quantity: 7 }];
    expect(await refused(admin, placed, seven)).toMatchObject({
      code: 'rules_unmet',
      fields: [{ path: '', code: 'too_small', limit: 800 }],
    });
    expect(await check(placed, seven)).toMatchObject({ error: { code: 'rules_unmet' } });
    await portal.db.delete(orderTerms);
    await order(buyer, productId, 1);
    if (term) await portal.db.insert(orderTerms).values(term);
    expect(await changed(admin, placed, seven)).toMatchObject({ version: 2 });
    expect(await refused(admin, { id: placed.id, version: 2 }, [{ productId, quantity: 2 }])).toMatchObject({
      fields: [{ limit: 300 }],
    });
    await portal.db.delete(orderTerms);
  });
});

test('a check shows the order as saving would leave it, and changes nothing', async () => {
  const productId = await createProduct(portal.db, { stock: 8 });
  const placed = await order(shop, productId, 6);
  const added = await createProduct(portal.db, { price: '30.00', stock: 1, supply: 'stock_only' });
  await priceOf(productId, '120.00');
  const rows = [
    { productId, quantity: 10 },
    { productId: added, quantity: 1 },
  ];
  const before = await read(placed.id);
  const shown = await check(placed, rows);
  expect(shown).toMatchObject({
    version: 1,
    status: 'pending',
    error: null,
    rows: [
      { ref: '0', from: 6, quantity: 10, unitPrice: '100.00', fromStock: 8, toProduce: 2, problems: [] },
      { ref: '1', from: 0, quantity: 1, unitPrice: '30.00', fromStock: 1, toProduce: 0, error: null },
    ],
    products: [
      { productId, unitPrice: '100.00', priceToday: '120.00', isNew: false, from: 6, pieces: 10 },
      { productId: added, unitPrice: '30.00', isNew: true, from: 0, pieces: 1, totalPrice: '30.00' },
    ],
    before: { pieces: 6, total: '625.00' },
    after: { pieces: 11, fromStock: 9, toProduce: 2, total: '1055.00' },
  });
  expect(await read(placed.id)).toEqual(before);
  expect(await stockOf(portal.db, productId)).toBe(2);
  expect(await check(placed, [{ productId: added, quantity: 2 }])).toMatchObject({
    error: { code: 'stock_short', fields: [{ path: 'rows.0.quantity', limit: 1 }] },
    rows: [{ problems: [{ code: 'stock_short', limit: 1, pieces: 2, below: 1 }] }],
  });
  const after = await changed(admin, placed, rows, { expectedTotal: shown.after.total });
  expect(await check(placed, [{ productId, quantity: 0 }])).toMatchObject({
    version: 2,
    error: { code: 'order_changed', fields: [{ path: 'version', current: '2' }] },
    before: { total: after.total },
  });
});

test('the change is an event of the order, with its reasons', async () => {
  const { placed, first } = await orderOfTwo();
  await changed(admin, placed, [{ productId: first, quantity: 7 }], { reason: 'Telefonla' });
  const [event] = await portal.db
    .select()
    .from(events)
    .where(eq(events.action, 'PUT /api/orders/{id}/lines'))
    .orderBy(events.id)
    .then(rows => rows.slice(-1));
  expect(event).toMatchObject({
    topic: 'orders',
    subjectId: placed.id,
    subject: placed.orderNumber,
    customerId: shop.customerId,
    details: { version: 1, rows: { count: 1 }, reason: 'Telefonla' },
  });
});

test('a status is set only where the lines are those that were seen', async () => {
  const { placed, first } = await orderOfTwo();
  await changed(admin, placed, [{ productId: first, quantity: 7 }]);
  const confirm = (expectedVersion: number) =>
    admin.call('PUT', `/api/orders/${placed.id}/status`, { status: 'confirmed', expectedVersion });
  const refusal = { code: 'order_changed', fields: [{ path: 'expectedVersion', current: '2' }] };
  expect((await confirm(1)).json()).toMatchObject(refusal);
  const batch = { status: 'confirmed', orders: [{ orderId: placed.id, expectedVersion: 1 }] };
  expect((await admin.call('POST', '/api/orders/batch/status', batch)).json()).toMatchObject([
    { state: 'refused', error: refusal },
  ]);
  expect((await confirm(2)).json()).toMatchObject({ status: 'confirmed', version: 2 });
});

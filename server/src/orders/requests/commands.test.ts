import type { ChangeRequestRow } from '@toptan/contract/change-requests';
import type { ResponseOf } from '@toptan/contract/endpoint';
import type { OrderVersion } from '@toptan/contract/order-changes';
import type { Order, OrderSummary } from '@toptan/contract/orders';
import type { getStats } from '@toptan/contract/stats';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '../../db/schema-goods.ts';
import { settings } from '../../db/schema-settings.ts';
import { quantityTerms } from '../../db/schema-terms.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import type { Caller } from '../../testing/portal.ts';
import { changed, changeOrder, createProduct, order, stockOf } from '../../testing/trade.ts';

withOneShop();

async function allow(shopChanges: 'off' | 'ask' | 'change'): Promise<void> {
  await portal.db.delete(settings);
  await portal.db.insert(settings).values({ shopChanges });
}
beforeEach(() => allow('ask'));

type Wanted = { productId: string; quantity: number };

const ask = ({ id, version }: Order, rows: readonly Wanted[], more: object = {}, key?: string) =>
  shop.call(
    'POST',
    `/api/orders/${id}/request`,
    { version, rows: rows.map((row, at) => ({ ref: `r${at}`, ...row })), ...more },
    key ? { 'idempotency-key': key } : {},
  );

const read = async (caller: Caller, { id }: Pick<Order, 'id'>) =>
  (await caller.call('GET', `/api/orders/${id}`)).json<Order>();

const decide = (of: Pick<Order, 'id'>, body: object) =>
  admin.call('PUT', `/api/orders/${of.id}/request`, { version: 1, ...body });

const decisionsOf = ({ request }: Order) => request?.rows.map(({ decision }: ChangeRequestRow) => decision);

const quantitiesOf = ({ orderItems }: Order) => orderItems.map(({ quantity }) => quantity);

/** An order of two pieces of each of two products, with 20 of each in stock before. */
async function orderOfTwo() {
  const [one, other] = [
    await createProduct(portal.db, { stock: 20 }),
    await createProduct(portal.db, { stock: 20 }),
  ];
  const first = await order(shop, one, 2);
  const placed = await changed(admin, first, [{ productId: other, quantity: 2 }]);
  return { placed, one, other };
}

describe('a request', () => {
  test('leaves the order as it is, and waits where shop and staff see it', async () => {
    const productId = await createProduct(portal.db, { stock: 20 });
    const placed = await order(shop, productId, 2);
    expect(placed).toMatchObject({ may: 'ask', request: null });
    const asked = await ask(placed, [{ productId, quantity: 5 }], { note: 'Mavi bitti' });
    expect(asked.statusCode).toBe(201);
    const request = {
      state: 'open',
      note: 'Mavi bitti',
      rows: [{ productId, from: 2, to: 5, now: 2, decision: null, isNew: false, pack: null }],
    };
    expect(asked.json()).toMatchObject({ version: 1, request, orderItems: [{ quantity: 2 }] });
    expect(await read(admin, placed)).toMatchObject({ request });
    expect(await stockOf(portal.db, productId)).toBe(18);
    const list = (caller: Caller, query: string) =>
      caller.call('GET', `/api/orders?view=summary&${query}`).then(answer => answer.json<OrderSummary[]>());
    expect(await list(admin, 'request=open')).toMatchObject([{ id: placed.id, request: { rows: 1 } }]);
    expect(await list(shop, 'request=open')).toMatchObject([{ id: placed.id }]);
    const other = await portal.shop();
    expect(await list(other, 'request=open')).toEqual([]);
    const waiting = async (caller: Caller) =>
      (await caller.call('GET', '/api/stats')).json<ResponseOf<typeof getStats>>();
    expect(await waiting(admin)).toMatchObject({ changeRequests: 1 });
    expect(await waiting(other)).toMatchObject({ changeRequests: 0 });
    expect((await other.call('DELETE', `/api/orders/${placed.id}/request`)).statusCode).toBe(404);
    await shop.call('DELETE', `/api/orders/${placed.id}/request`);
  });

  test('is asked once under a key, one at a time, and again once it is taken back', async () => {
    const productId = await createProduct(portal.db);
    const placed = await order(shop, productId, 2);
    const rows = [{ productId, quantity: 5 }];
    const first = await ask(placed, rows, {}, 'one');
    expect((await ask(placed, rows, {}, 'one')).json()).toEqual(first.json());
    expect((await ask(placed, rows)).json()).toMatchObject({ code: 'request_open' });
    const twice = await Promise.all(
      [1, 2].map(() => shop.call('DELETE', `/api/orders/${placed.id}/request`)),
    );
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await read(shop, placed)).toMatchObject({ request: null });
    expect((await ask(placed, rows)).statusCode).toBe(201);
  });

  test('goes where the shop may not change the order itself, and nowhere else', async () => {
    const productId = await createProduct(portal.db);
    const placed = await order(shop, productId, 2);
    const rows = [{ productId, quantity: 5 }];
    expect((await changeOrder(shop, placed, rows)).json()).toMatchObject({ code: 'forbidden' });
    await allow('off');
    expect((await ask(placed, rows)).json()).toMatchObject({ code: 'forbidden' });
    await allow('change');
    await admin.call('PUT', `/api/orders/${placed.id}/status`, { status: 'in_production' });
    expect(await read(shop, placed)).toMatchObject({ may: 'ask' });
    expect((await ask(placed, [{ productId, quantity: 2 }])).json()).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'rows' }],
    });
    await admin.call('PUT', `/api/orders/${placed.id}/status`, { status: 'shipped' });
    expect(await read(shop, placed)).toMatchObject({ may: null });
    expect((await ask(placed, rows)).json()).toMatchObject({ code: 'status_changed' });
  });

  test('asks for more of what has become dearer, at the price of the order, and for what breaks a rule', async () => {
    await allow('change');
    const productId = await createProduct(portal.db, { price: '100.00' });
    const placed = await order(shop, productId, 2);
    await portal.db.update(products).set({ price: '120.00' }).where(eq(products.id, productId));
    await portal.db.insert(quantityTerms).values({ productId, grain: 'product', max: 3 });
    const rows = [{ productId, quantity: 5 }];
    const check = (caller: Caller) =>
      caller.call('POST', `/api/orders/${placed.id}/lines/check`, {
        version: 1,
        rows: [{ ref: 'a', ...rows[0] }],
      });
    expect((await check(shop)).json()).toMatchObject({ error: { code: 'price_risen' } });
    const asked = (await ask(placed, rows)).json<Order>();
    expect(asked.request?.rows).toMatchObject([{ to: 5, unitPrice: '100.00' }]);
    expect((await check(admin)).json()).toMatchObject({ error: { code: 'rules_unmet' } });
    expect((await decide(placed, { accepted: ['0'] })).json()).toMatchObject({ code: 'rules_unmet' });
    expect((await decide(placed, { accepted: ['0'], overrideRules: true })).json()).toMatchObject({
      fields: [{ path: 'overrideReason', code: 'required' }],
    });
    const waived = { overrideRules: true, overrideReason: 'Telefonda söz verdik' };
    expect((await decide(placed, { accepted: ['0'], ...waived })).json()).toMatchObject({
      subtotal: '500.00',
    });
    const versions = (await shop.call('GET', `/api/orders/${placed.id}/versions`)).json<OrderVersion[]>();
    expect(versions).toMatchObject([{ kind: 'asked', overrideReason: null }, { kind: 'placed' }]);
  });
});

describe('a decision', () => {
  test('makes one version of the accepted rows, and keeps the refused ones readable', async () => {
    const { placed, one, other } = await orderOfTwo();
    await ask(placed, [
      { productId: one, quantity: 6 },
      { productId: other, quantity: 0 },
    ]);
    const wrong = await decide(placed, { version: 2, accepted: ['0'], expectedTotal: '1.00' });
    expect(wrong.json()).toMatchObject({ code: 'order_changed', fields: [{ path: 'expectedTotal' }] });
    const note = 'Siyah kalsın'.padEnd(500, '.');
    const decided = await decide(placed, { version: 2, accepted: ['0'], note });
    expect(decided.json()).toMatchObject({ version: 3 });
    const after = await read(shop, placed);
    expect(quantitiesOf(after)).toEqual([6, 2]);
    expect(decisionsOf(after)).toEqual(['accepted', 'refused']);
    expect(after.request).toMatchObject({ state: 'decided', answer: note });
    expect([await stockOf(portal.db, one), await stockOf(portal.db, other)]).toEqual([14, 18]);
    const versions = (await admin.call('GET', `/api/orders/${placed.id}/versions`)).json<OrderVersion[]>();
    expect(versions[0]).toMatchObject({ kind: 'asked', reason: note, changes: [{ from: 2, to: 6 }] });
  });

  test('sets the figures that were asked for, whatever staff have changed meanwhile', async () => {
    const { placed, one } = await orderOfTwo();
    await ask(placed, [{ productId: one, quantity: 6 }]);
    await changed(admin, placed, [{ productId: one, quantity: 10 }]);
    expect((await read(admin, placed)).request?.rows).toMatchObject([{ from: 2, to: 6, now: 10 }]);
    expect((await decide(placed, { version: 2, accepted: ['0'] })).json()).toMatchObject({
      code: 'order_changed',
    });
    await decide(placed, { version: 3, accepted: ['0'] });
    expect(quantitiesOf(await read(shop, placed))).toEqual([6, 2]);
  });

  test('that would empty the order, or comes after shipping, is refused; the request can be refused then', async () => {
    const productId = await createProduct(portal.db);
    const placed = await order(shop, productId, 2);
    await ask(placed, [{ productId, quantity: 0 }]);
    expect((await decide(placed, { accepted: ['0'] })).json()).toMatchObject({ code: 'order_empty' });
    expect((await decide(placed, { accepted: ['1'] })).json()).toMatchObject({
      fields: [{ path: 'accepted', code: 'not_found' }],
    });
    await admin.call('PUT', `/api/orders/${placed.id}/status`, { status: 'shipped' });
    expect((await decide(placed, { accepted: ['0'] })).json()).toMatchObject({ code: 'status_changed' });
    expect(await read(admin, placed)).toMatchObject({ request: { state: 'open' } });
    expect((await decide(placed, { accepted: [] })).json()).toMatchObject({
      version: 1,
      request: { state: 'decided', rows: [{ decision: 'refused' }] },
    });
    expect((await decide(placed, { accepted: [] })).json()).toMatchObject({
      code: 'request_already_decided',
    });
  });
});

import type { OrderVersion } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderItems, orders, orderVersions } from '../db/schema-orders.ts';
import { users } from '../db/schema-people.ts';
import { settings } from '../db/schema-settings.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import {
  addPacks,
  addToBasket,
  changed,
  createPacked,
  createProduct,
  order,
  type Shop,
  submitBasket,
} from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  await portal.db.insert(settings).values({ name: 'Yıldız Tekstil', shopChanges: 'change' });
  admin = await portal.admin();
  shop = await portal.shop({ name: 'Nar Butik' });
});
afterAll(() => portal.close());

const versionsOf = async (caller: Caller, { id }: Pick<Order, 'id'>) =>
  (await caller.call('GET', `/api/orders/${id}/versions`)).json<OrderVersion[]>();

const asOf = (caller: Caller, { id }: Pick<Order, 'id'>, version: number) =>
  caller.call('GET', `/api/orders/${id}?version=${version}`);

test('the versions of an order say who changed what, and why; a shop does not read the reason against a rule', async () => {
  const productId = await createProduct(portal.db, { name: 'Gömlek', sku: 'GM-1', stock: 40 });
  const placed = await order(shop, productId, 12);
  expect(await versionsOf(shop, placed)).toEqual([]);
  const { productId: packed, packId } = await createPacked(portal.db, admin, { price: '10.00' });
  const two = await changed(shop, placed, [{ productId, quantity: 6 }]);
  const reasons = { reason: 'Telefonla', overrideRules: true, overrideReason: 'Lansman siparişi' };
  const rows = [
    { productId: packed, packId, color: 'Black', quantity: 2 },
    { productId, quantity: 8 },
  ];
  await changed(admin, two, rows, reasons);
  const byStaff = await versionsOf(admin, placed);
  expect(byStaff).toMatchObject([
    {
      version: 3,
      kind: 'changed',
      madeBy: { via: 'staff', name: 'Yıldız Tekstil' },
      reason: 'Telefonla',
      overrideReason: 'Lansman siparişi',
      pieces: 16,
      total: '905.00',
      changes: [
        { productId: packed, size: null, color: 'Black', from: 0, to: 2, isNew: true, unitPrice: '10.00' },
        { productId, productName: 'Gömlek', sku: 'GM-1', pack: null, from: 6, to: 8, isNew: false },
      ],
    },
    {
      version: 2,
      kind: 'changed',
      madeBy: { via: 'shop', name: 'Nar Butik' },
      reason: null,
      pieces: 6,
      total: '625.00',
      changes: [{ productId, from: 12, to: 6 }],
    },
    {
      version: 1,
      kind: 'placed',
      madeAt: placed.createdAt,
      pieces: 12,
      total: '1225.00',
      changes: [],
      madeBy: { via: 'shop', name: 'Nar Butik' },
    },
  ]);
  expect(byStaff[0]?.changes[0]?.pack).toMatchObject({ packId, pieces: 4, unit: 'series' });
  expect(await versionsOf(shop, placed)).toEqual(byStaff.map(each => ({ ...each, overrideReason: null })));
});

test('the first version of an order that staff placed names them, and the reason against a rule', async () => {
  const productId = await createProduct(portal.db);
  await addToBasket(shop, productId, 3);
  const items = (await shop.call('GET', '/api/basket')).json();
  const body = { customerId: shop.customerId, items, overrideRules: true, overrideReason: 'Lansman' };
  const placed = (await admin.call('POST', '/api/orders', body)).json();
  await changed(admin, placed, [{ productId, quantity: 4 }]);
  const [, first] = await versionsOf(admin, placed);
  const madeBy = { via: 'staff', name: 'Yıldız Tekstil' };
  expect(first).toMatchObject({ version: 1, kind: 'placed', madeBy, overrideReason: 'Lansman' });
});

test('an order is shown as it was, with products that are gone by now', async () => {
  const [stays, goes] = [await createProduct(portal.db, { stock: 5 }), await createProduct(portal.db)];
  const { packId } = await createPacked(portal.db, admin);
  await addToBasket(shop, goes, 3);
  await addToBasket(shop, stays, 4);
  await addPacks(shop, packId, 1);
  const placed: Order = (await submitBasket(shop)).json();
  const after = await changed(admin, placed, [
    { productId: goes, quantity: 0 },
    { productId: stays, quantity: 9 },
  ]);
  expect((await admin.call('DELETE', `/api/products/${goes}`)).statusCode).toBe(204);
  const { orderItems: items, packs, subtotal, total } = placed;
  expect((await asOf(shop, placed, 1)).json()).toEqual({
    ...after,
    version: 1,
    changedAt: null,
    may: null,
    orderItems: items,
    packs,
    subtotal,
    total,
    makers: undefined,
  });
  expect((await asOf(admin, placed, 2)).json()).toEqual(after);
  expect((await asOf(shop, placed, 3)).statusCode).toBe(404);
});

test('a version is kept as it is, also when its user is deleted, and goes with its order alone', async () => {
  const productId = await createProduct(portal.db);
  const placed = await order(shop, productId, 2);
  const staff = await portal.admin();
  await changed(staff, placed, [{ productId, quantity: 3 }]);
  const own = eq(orderVersions.orderId, placed.id);
  const write = (attempt: PromiseLike<unknown>) => expect(attempt).rejects.toThrow();
  await write(portal.db.update(orderVersions).set({ reason: 'Başka' }).where(own));
  await write(portal.db.delete(orderVersions).where(and(own, eq(orderVersions.version, 1))));
  const [made] = await portal.db
    .select()
    .from(orderVersions)
    .where(and(own, eq(orderVersions.version, 2)));
  await portal.db.delete(users).where(eq(users.id, made?.madeBy ?? ''));
  expect(await portal.db.select({ by: orderVersions.madeBy }).from(orderVersions).where(own)).toEqual([
    { by: null },
    { by: null },
  ]);
  await admin.call('DELETE', `/api/orders/${placed.id}`);
  expect(await portal.db.$count(orderVersions, own)).toBe(0);
});

test('the database keeps no changed order that does not add up', async () => {
  const { productId, packId } = await createPacked(portal.db, admin);
  await addPacks(shop, packId, 1);
  const single = await createProduct(portal.db);
  await addToBasket(shop, single, 2);
  const placed: Order = (await submitBasket(shop)).json();
  const { id } = await changed(admin, placed, [{ productId: single, quantity: 3 }]);
  const ofOrder = eq(orderItems.orderId, id);
  const touch = sql`update orders set version = version where id = ${id}`;
  await portal.db.execute(touch);
  const damages = [
    sql`delete from order_items where ${ofOrder} and product_id = ${single}`,
    sql`update order_items set position = position + 10 where ${ofOrder}`,
    sql`update order_packs set packs = 2 where order_id = ${id}`,
    sql`update orders set version = version + 1 where id = ${id}`,
  ];
  for (const damage of damages)
    await expect(
      portal.db.transaction(async tx => {
        await tx.execute(damage);
        await tx.execute(touch);
      }),
    ).rejects.toThrow();
  expect(productId).not.toBe(single);
  expect(await portal.db.$count(orders, eq(orders.id, id))).toBe(1);
});

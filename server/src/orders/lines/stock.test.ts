import { dayInIstanbul } from '@toptan/contract/days';
import type { Order } from '@toptan/contract/orders';
import { promisedDays } from '@toptan/contract/promise';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { manufacturers, products, stockMoves, stockPools } from '../../db/schema-goods.ts';
import { orderItems } from '../../db/schema-orders.ts';
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

const sharesOf = ({ orderItems }: Order) =>
  orderItems.map(({ fromStock, toProduce }) => [fromStock, toProduce]);

/** Sets the pieces of an order of one product. */
const set = (placed: Order, productId: string, quantity: number) =>
  changed(admin, placed, [{ productId, quantity }]);

test('fewer pieces leave out those to be produced first, then give pieces back; more take what stock has', async () => {
  const productId = await createProduct(portal.db, { stock: 8 });
  const placed = await order(shop, productId, 12);
  expect(sharesOf(placed)).toEqual([[8, 4]]);
  const ten = await set(placed, productId, 10);
  expect(sharesOf(ten)).toEqual([[8, 2]]);
  expect(await stockOf(portal.db, productId)).toBe(0);
  const six = await set(ten, productId, 6);
  expect(sharesOf(six)).toEqual([[6, 0]]);
  expect(await stockOf(portal.db, productId)).toBe(2);
  await portal.db.update(stockPools).set({ quantity: 5 }).where(eq(stockPools.productId, productId));
  const twelve = await set(six, productId, 12);
  expect(sharesOf(twelve)).toEqual([[11, 1]]);
  expect(await stockOf(portal.db, productId)).toBe(0);
});

test('a line of twelve that becomes twenty takes the five that are left', async () => {
  const productId = await createProduct(portal.db, { stock: 8 });
  const placed = await order(shop, productId, 12);
  await portal.db.update(stockPools).set({ quantity: 5 }).where(eq(stockPools.productId, productId));
  expect(sharesOf(await set(placed, productId, 20))).toEqual([[13, 7]]);
});

test('pieces are neither lost nor doubled over four versions with another shop between', async () => {
  const pools = ['30', '31'].map(size => ({ size, color: 'Black', quantity: 20 }));
  const productId = await createProduct(portal.db, { pools });
  const choice = { selectedSize: '30', selectedColor: 'Black' };
  await addToBasket(shop, productId, 12, choice);
  await addToBasket(shop, productId, 1, { ...choice, selectedSize: '31' });
  let held: Order = (await submitBasket(shop)).json();
  const other = await portal.shop();
  await addToBasket(other, productId, 3, choice);
  const theirs: Order = (await submitBasket(other)).json();
  const cell = { productId, size: '30', color: 'Black' };
  for (const quantity of [6, 12, 15, 0]) {
    held = await changed(admin, held, [{ ...cell, quantity }]);
    const inOrders = [...held.orderItems, ...theirs.orderItems].reduce(
      (sum, item) => sum + item.fromStock,
      0,
    );
    expect(inOrders + (await stockOf(portal.db, productId))).toBe(40);
  }
  expect(held).toMatchObject({ version: 5, orderItems: [{ selectedSize: '31', quantity: 1 }] });
  const moves = await portal.db.select().from(stockMoves).where(eq(stockMoves.productId, productId));
  expect(moves.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(await stockOf(portal.db, productId));
});

test('pieces that one size gives back are taken by another of the same change', async () => {
  const productId = await createProduct(portal.db, {
    sizes: ['30', '31'],
    colors: ['Black'],
    supply: 'stock_only',
    stock: 10,
  });
  await addToBasket(shop, productId, 10, { selectedSize: '30', selectedColor: 'Black' });
  const placed: Order = (await submitBasket(shop)).json();
  const moved = await changed(admin, placed, [
    { productId, size: '31', color: 'Black', quantity: 7 },
    { productId, size: '30', color: 'Black', quantity: 3 },
  ]);
  expect(sharesOf(moved)).toEqual([
    [3, 0],
    [7, 0],
  ]);
  expect(await stockOf(portal.db, productId)).toBe(0);
});

test('a pool that is made anew between placing and changing gets no pieces twice', async () => {
  const productId = await createProduct(portal.db, { stock: 8 });
  const placed = await order(shop, productId, 8);
  await portal.db.delete(stockPools).where(eq(stockPools.productId, productId));
  const fewer = await set(placed, productId, 6);
  expect(sharesOf(fewer)).toEqual([[6, 0]]);
  await portal.db.insert(stockPools).values({ productId, variantId: null, quantity: 3 });
  const more = await set(fewer, productId, 10);
  expect(sharesOf(more)).toEqual([[9, 1]]);
  await admin.call('PUT', `/api/orders/${placed.id}/status`, { status: 'cancelled' });
  expect(await stockOf(portal.db, productId)).toBe(9);
});

test('a product that is hidden by now can be lowered and taken out, not raised', async () => {
  const stays = await createProduct(portal.db, { stock: 9 });
  const productId = await createProduct(portal.db, { stock: 9 });
  await addToBasket(shop, productId, 4);
  await addToBasket(shop, stays, 1);
  const placed: Order = (await submitBasket(shop)).json();
  await portal.db.update(products).set({ isActive: false }).where(eq(products.id, productId));
  const more = await changeOrder(admin, placed, [{ productId, quantity: 5 }]);
  expect(more.json()).toMatchObject({
    code: 'product_unavailable',
    fields: [{ path: 'rows.0.productId', code: 'not_offered' }],
  });
  const fewer = await set(placed, productId, 3);
  const without = await set(fewer, productId, 0);
  expect(without.orderItems.map(item => item.productId)).toEqual([stays]);
  expect(await stockOf(portal.db, productId)).toBe(9);
});

test('a line keeps the days that it was promised, unless more of it is to be produced', async () => {
  const manufacturerId = v7();
  await portal.db.insert(manufacturers).values({
    id: manufacturerId,
    manufacturerId: 'KAYA',
    companyName: 'Kaya Tekstil',
    address: 'Merter',
    phone: '+90 532 111 22 33',
    email: 'kaya@example.com',
    leadTime: '3-5 days',
  });
  const productId = await createProduct(portal.db, { stock: 8, manufacturerId });
  const placed = await order(shop, productId, 12);
  const then = { promisedFrom: '2026-03-04', promisedUntil: '2026-03-06' };
  await portal.db.update(orderItems).set(then).where(eq(orderItems.orderId, placed.id));
  const fewer = await set(placed, productId, 10);
  expect(fewer.orderItems).toMatchObject([{ toProduce: 2, ...then }]);
  await portal.db.update(stockPools).set({ quantity: 3 }).where(eq(stockPools.productId, productId));
  const covered = await set(fewer, productId, 13);
  expect(covered.orderItems).toMatchObject([{ toProduce: 2, ...then }]);
  const rows = [{ ref: 'a', productId, quantity: 14 }];
  const check = await admin.call('POST', `/api/orders/${placed.id}/lines/check`, { version: 3, rows });
  const { promisedFrom, promisedUntil } = promisedDays('3-5 days', dayInIstanbul());
  expect(check.json().after).toMatchObject({
    dated: { pieces: 3, from: promisedFrom, until: promisedUntil },
    undated: 0,
  });
  const more = await set(covered, productId, 14);
  expect(more.orderItems).toMatchObject([{ toProduce: 3, promisedFrom, promisedUntil }]);
});

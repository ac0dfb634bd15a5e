import type { Order } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { products } from '../../db/schema-goods.ts';
import { settings } from '../../db/schema-settings.ts';
import { quantityTerms } from '../../db/schema-terms.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import type { Caller } from '../../testing/portal.ts';
import { changed, changeOrder, createProduct, order } from '../../testing/trade.ts';

withOneShop();

/** Sets what shops may do to their orders. */
async function allow(shopChanges: 'off' | 'change'): Promise<void> {
  await portal.db.delete(settings);
  await portal.db.insert(settings).values({ shopChanges });
}
beforeEach(() => allow('change'));

const mayOf = async (caller: Caller, id: string) =>
  (await caller.call('GET', `/api/orders/${id}`)).json<Order>().may;

test('a shop changes its pending order where the wholesaler lets it, and no longer once it is confirmed', async () => {
  const productId = await createProduct(portal.db);
  const placed = await order(shop, productId, 2);
  expect(placed).toMatchObject({ may: 'change' });
  const rows = [{ productId, quantity: 4 }];
  await allow('off');
  expect(await mayOf(shop, placed.id)).toBeNull();
  expect((await changeOrder(shop, placed, rows)).json()).toMatchObject({ code: 'forbidden' });
  const asked = { version: 1, rows: [] };
  const check = () => shop.call('POST', `/api/orders/${placed.id}/lines/check`, asked);
  expect((await check()).statusCode).toBe(403);
  await allow('change');
  expect(await mayOf(shop, placed.id)).toBe('change');
  expect((await check()).statusCode).toBe(200);
  const after = await changed(shop, placed, rows);
  expect(after).toMatchObject({ version: 2, orderItems: [{ quantity: 4 }] });
  await admin.call('PUT', `/api/orders/${placed.id}/status`, { status: 'confirmed' });
  expect(await mayOf(shop, placed.id)).toBe('ask');
  expect(await mayOf(admin, placed.id)).toBe('change');
  expect((await changeOrder(shop, after, [{ productId, quantity: 5 }])).json()).toMatchObject({
    code: 'status_changed',
    fields: [{ path: 'status', current: 'confirmed' }],
  });
});

test('the order of another shop is not there', async () => {
  const productId = await createProduct(portal.db);
  const placed = await order(await portal.shop(), productId, 2);
  const answers = await Promise.all([
    changeOrder(shop, placed, [{ productId, quantity: 4 }]),
    shop.call('POST', `/api/orders/${placed.id}/lines/check`, { version: 1, rows: [] }),
    shop.call('GET', `/api/orders/${placed.id}/versions`),
    shop.call('GET', `/api/orders/${placed.id}?version=1`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test('a shop gets no more of a product whose price has risen, but may move its pieces', async () => {
  const sizes = { sizes: ['30', '31'], colors: ['Black'] };
  const productId = await createProduct(portal.db, sizes);
  const basket = { customerId: shop.customerId, productId, quantity: 4, selectedColor: 'Black' };
  await shop.call('POST', '/api/basket', { ...basket, selectedSize: '30' });
  const items = (await shop.call('GET', '/api/basket')).json();
  const placed = await shop.call('POST', '/api/orders', { customerId: shop.customerId, items });
  await portal.db.update(products).set({ price: '120.00' }).where(eq(products.id, productId));
  const cell = (size: string, quantity: number) => ({ productId, size, color: 'Black', quantity });
  expect((await changeOrder(shop, placed.json(), [cell('31', 1)])).json()).toMatchObject({
    code: 'price_risen',
    fields: [{ path: 'rows.0.quantity', code: 'too_big', current: '120.00' }],
  });
  const moved = await changed(shop, placed.json(), [cell('30', 3), cell('31', 1)]);
  expect(moved).toMatchObject({ subtotal: '400.00', orderItems: [{ quantity: 3 }, { quantity: 1 }] });
  expect(await changed(admin, moved, [cell('31', 2)])).toMatchObject({ subtotal: '500.00' });
  await portal.db.update(products).set({ price: '80.00' }).where(eq(products.id, productId));
  const fallen = await changed(shop, { id: moved.id, version: 3 }, [cell('31', 3)]);
  expect(fallen).toMatchObject({ subtotal: '600.00' });
});

test('a shop cannot change an order against the rules', async () => {
  const productId = await createProduct(portal.db);
  const placed = await order(shop, productId, 4);
  await portal.db.insert(quantityTerms).values({ productId, grain: 'cell', multiple: 4 });
  const rows = [{ productId, quantity: 5 }];
  expect((await changeOrder(shop, placed, rows)).json()).toMatchObject({ code: 'rules_unmet' });
  const override = { overrideRules: true, overrideReason: 'Olsun' };
  const answer = await changeOrder(shop, placed, rows, override);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
});

test('a shop learns no more of the stock than the wholesaler shows', async () => {
  await portal.db.update(settings).set({ stockView: 'words' });
  const productId = await createProduct(portal.db, { stock: 300 });
  const placed = await order(shop, productId, 2);
  const rows = [{ ref: 'a', productId, quantity: 250 }];
  const answer = await shop.call('POST', `/api/orders/${placed.id}/lines/check`, { version: 1, rows });
  const { fromStock } = answer.json().rows[0];
  const staff = await admin.call('POST', `/api/orders/${placed.id}/lines/check`, { version: 1, rows });
  expect(staff.json().rows[0].fromStock).toBe(250);
  expect(fromStock).toBeLessThan(250);
});

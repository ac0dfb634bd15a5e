import type { Order } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { orders, orderVersions } from '../../db/schema-orders.ts';
import { type AnotherServer, startAnother } from '../../testing/another-server.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import { changed, changeOrder, createProduct, order, stockOf } from '../../testing/trade.ts';

withOneShop();

let second: AnotherServer;
beforeAll(async () => {
  second = await startAnother(portal);
});
afterAll(() => second.close());

test('of twenty saves of one version on two servers one goes through, round after round', async () => {
  const productId = await createProduct(portal.db, { stock: 30 });
  let held = await order(shop, productId, 10);
  for (let round = 1; round <= inject('rounds'); round++) {
    const rivals = 20;
    const answers = await Promise.all(
      Array.from({ length: rivals }, (_, at) =>
        changeOrder(at % 2 ? second.as(admin) : admin, held, [
          // Never the number that is held: such a save changes nothing and succeeds beside another.
          { productId, quantity: 1 + (((held.orderItems[0]?.quantity ?? 0) + at) % 40) },
        ]),
      ),
    );
    const saved = answers.filter(({ statusCode }) => statusCode === 200);
    expect(saved.map(answer => answer.json<Order>().version)).toEqual([round + 1]);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json()).toMatchObject({ code: 'order_changed', fields: [{ current: `${round + 1}` }] });
    const [now] = saved.map(answer => answer.json<Order>());
    if (now) held = now;
    const fromStock = held.orderItems[0]?.fromStock ?? 0;
    expect((await stockOf(portal.db, productId)) + fromStock).toBe(30);
  }
  expect(held.version).toBe(inject('rounds') + 1);
  expect(await portal.db.$count(orderVersions, eq(orderVersions.orderId, held.id))).toBe(held.version);
});

test('a save against a status or a deletion in the same moment: the one that comes second is refused, round after round', async () => {
  const productId = await createProduct(portal.db, { stock: 10_000 });
  const rivals = ['confirmed', 'shipped', 'cancelled', 'deleted'] as const;
  for (let round = 0; round < inject('rounds'); round++) {
    const rival = rivals[round % rivals.length] ?? 'deleted';
    const before = await stockOf(portal.db, productId);
    const placed = await order(shop, productId, 10);
    const path = `/api/orders/${placed.id}`;
    const [save, other] = await Promise.all([
      changeOrder(second.as(admin), placed, [{ productId, quantity: 4 }]),
      rival === 'deleted'
        ? admin.call('DELETE', path)
        : admin.call('PUT', `${path}/status`, { status: rival, expectedVersion: 1 }),
    ]);
    const [stored] = await portal.db.select().from(orders).where(eq(orders.id, placed.id));
    const left = before - (await stockOf(portal.db, productId));
    if (rival === 'deleted') {
      expect([200, 404]).toContain(save.statusCode);
      expect([other.statusCode, stored, left]).toEqual([204, undefined, 0]);
      continue;
    }
    const isSaved = save.statusCode === 200;
    const isSet = other.statusCode === 200;
    // Staff change what is confirmed as well.
    if (rival !== 'confirmed') expect([isSaved, isSet].toSorted()).toEqual([false, true]);
    if (!isSaved) expect(save.json()).toMatchObject({ code: 'status_changed' });
    if (!isSet) expect(other.json()).toMatchObject({ code: 'order_changed' });
    expect(stored).toMatchObject({ version: isSaved ? 2 : 1, status: isSet ? rival : 'pending' });
    const pieces = isSaved ? 4 : 10;
    expect(left).toBe(rival === 'cancelled' && isSet ? 0 : pieces);
  }
});

test('two orders want the last pieces at once, round after round: one gets them; more of the other is produced, or refused', async () => {
  const other = await portal.shop();
  for (let round = 0; round < inject('rounds'); round++) {
    const supply = round % 2 ? 'stock_only' : 'to_order';
    const productId = await createProduct(portal.db, { stock: 12, supply });
    const [one, two] = [await order(shop, productId, 4), await order(other, productId, 4)];
    const answers = await Promise.all([
      changeOrder(admin, one, [{ productId, quantity: 8 }]),
      changeOrder(second.as(admin), two, [{ productId, quantity: 8 }]),
    ]);
    expect(await stockOf(portal.db, productId)).toBe(0);
    const [full, short] = answers.toSorted(
      (a, b) => (b.json().orderItems?.[0].fromStock ?? 0) - (a.json().orderItems?.[0].fromStock ?? 0),
    );
    expect(full?.json()).toMatchObject({ version: 2, orderItems: [{ fromStock: 8, toProduce: 0 }] });
    expect(short?.json()).toMatchObject(
      supply === 'to_order'
        ? { version: 2, orderItems: [{ fromStock: 4, toProduce: 4 }] }
        : { code: 'stock_short', fields: [{ path: 'rows.0.quantity', code: 'too_big', limit: 4 }] },
    );
  }
});

test('changes and orders of the same goods in opposite order do not deadlock', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => createProduct(portal.db, { stock: 500 })));
  const first = ids[0] ?? '';
  const shops = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.shop()));
  const placed = await Promise.all(shops.map(each => order(each, first, 2)));
  const answers = await Promise.all(
    placed.map((each, at) => {
      const named = at % 2 ? ids : ids.toReversed();
      return changed(
        admin,
        each,
        named.map(productId => ({ productId, quantity: 3 })),
      );
    }),
  );
  expect(answers.map(({ subtotal }) => subtotal)).toEqual(placed.map(() => '1200.00'));
  for (const id of ids) expect(await stockOf(portal.db, id)).toBe(482);
});

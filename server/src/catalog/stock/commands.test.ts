import { eq, sum } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basketItems } from '../../db/schema-baskets.ts';
import { products, stockPools } from '../../db/schema-goods.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct } from '../../testing/trade.ts';
import { variantsOf } from '../variants/queries.ts';
import { giveBackUnits, replacePools, takeUnits } from './commands.ts';
import { type NewPool, poolsOf } from './queries.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const whole = (quantity: number): NewPool => ({ size: null, color: null, quantity });
const variant = (size: string, color: string, quantity: number): NewPool => ({ size, color, quantity });

const productWith = (...pools: NewPool[]) => createProduct(portal.db, { pools });

async function stockOf(productId: string): Promise<Record<string, number>> {
  const pools = await poolsOf(portal.db, [productId]);
  return Object.fromEntries(
    pools.map(pool => [pool.size ? `${pool.size} ${pool.color}` : 'whole', pool.quantity]),
  );
}

const line = (productId: string, size: string | null, color: string | null, quantity: number) => ({
  productId,
  size,
  color,
  quantity,
});

test('takes from the pool of exactly this size and color', async () => {
  const id = await productWith(variant('30', 'Black', 5), variant('31', 'Black', 5));
  const [share] = await portal.db.transaction(tx => takeUnits(tx, [line(id, '31', 'Black', 3)]));
  expect(share?.fromStock).toBe(3);
  expect(await stockOf(id)).toEqual({ '30 Black': 5, '31 Black': 2 });
});

test('takes from the pool of the whole product whatever the size', async () => {
  const id = await productWith(whole(5));
  const shares = await portal.db.transaction(tx =>
    takeUnits(tx, [line(id, '30', 'Black', 3), line(id, '31', 'Red', 4), line(id, null, null, 1)]),
  );
  expect(shares.map(share => share.fromStock)).toEqual([3, 2, 0]);
  expect(await stockOf(id)).toEqual({ whole: 0 });
});

test('gives what there is and names no pool where there is nothing', async () => {
  const empty = await productWith(whole(0));
  const other = await productWith(variant('30', 'Black', 2));
  const shares = await portal.db.transaction(tx =>
    takeUnits(tx, [
      line(empty, null, null, 1),
      line(other, '30', 'Red', 1),
      line(other, '30', 'Black', 9),
      line(v7(), null, null, 1),
    ]),
  );
  expect(shares.map(share => share.fromStock)).toEqual([0, 0, 2, 0]);
  expect(shares.map(share => share.stockPoolId !== null)).toEqual([false, false, true, false]);
});

test('a hundred parallel takers get exactly the units that there are', async () => {
  const id = await productWith(whole(37));
  const shares = await Promise.all(
    Array.from({ length: 100 }, () =>
      portal.db.transaction(tx => takeUnits(tx, [line(id, '30', 'Black', 1)])),
    ),
  );
  expect(shares.flat().reduce((taken, share) => taken + share.fromStock, 0)).toBe(37);
  expect(await stockOf(id)).toEqual({ whole: 0 });
});

test('orders that name the same products the other way round do not deadlock', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => productWith(whole(1000))));
  const forth = ids.map(id => line(id, null, null, 2));
  const back = forth.toReversed();
  await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      portal.db.transaction(tx => takeUnits(tx, turn % 2 ? forth : back)),
    ),
  );
  for (const id of ids) expect(await stockOf(id)).toEqual({ whole: 880 });
});

test('an edit of stock and orders of the same product do not deadlock', async () => {
  const sizes = Array.from({ length: 40 }, (_, at) => String(at));
  const id = await createProduct(portal.db, { sizes, pools: [whole(10)] });
  const cells = await variantsOf(portal.db, [id]);
  const edit = () =>
    portal.db.transaction(async tx => {
      await tx.select().from(products).where(eq(products.id, id)).for('update');
      await replacePools(tx, id, [whole(10)]);
      await tx.update(products).set({ sku: v7() }).where(eq(products.id, id));
    });
  const { customerId } = await portal.shop();
  /** Writes a row that names the product after the units are taken, as an order does. */
  const take = (quantity: number) =>
    portal.db.transaction(async tx => {
      await takeUnits(tx, [line(id, null, null, 3)]);
      await tx
        .insert(basketItems)
        .values({ basketId: customerId, productId: id, variantId: cells[quantity]?.id ?? '', quantity });
    });
  await Promise.all(Array.from({ length: 40 }, (_, turn) => (turn % 4 ? take(turn) : edit())));
  // What is left of the ten pieces of the last edit, by threes.
  expect([10, 7, 4, 1, 0]).toContain((await stockOf(id))['whole']);
});

test('gives units back to the pool that they came from', async () => {
  const id = await productWith(variant('30', 'Black', 4), variant('31', 'Black', 4));
  const [share] = await portal.db.transaction(tx => takeUnits(tx, [line(id, '30', 'Black', 4)]));
  await portal.db.transaction(tx =>
    giveBackUnits(tx, [
      { stockPoolId: share?.stockPoolId ?? null, productId: id, size: '30', color: 'Black', fromStock: 4 },
    ]),
  );
  expect(await stockOf(id)).toEqual({ '30 Black': 4, '31 Black': 4 });
});

test('gives units back to the pool that fits now when theirs is gone', async () => {
  const id = await createProduct(portal.db, { sizes: ['30', '31'], colors: ['Black'], stock: 4 });
  const [share] = await portal.db.transaction(tx => takeUnits(tx, [line(id, '30', 'Black', 4)]));
  await portal.db.transaction(tx =>
    replacePools(tx, id, [variant('30', 'Black', 1), variant('31', 'Black', 1)]),
  );
  const returned = { productId: id, size: '30', color: 'Black' };
  await portal.db.transaction(tx =>
    giveBackUnits(tx, [
      { ...returned, stockPoolId: share?.stockPoolId ?? null, fromStock: 3 },
      { ...returned, stockPoolId: null, fromStock: 1 },
      { ...returned, stockPoolId: null, color: 'Red', fromStock: 9 },
    ]),
  );
  expect(await stockOf(id)).toEqual({ '30 Black': 5, '31 Black': 1 });
});

test('takes and returns in parallel lose and invent nothing', async () => {
  const id = await productWith(whole(20));
  await Promise.all(
    Array.from({ length: 60 }, async () => {
      const [share] = await portal.db.transaction(tx => takeUnits(tx, [line(id, null, null, 3)]));
      if (!share) throw new Error('one line gives one share');
      await portal.db.transaction(tx =>
        giveBackUnits(tx, [
          {
            stockPoolId: share.stockPoolId,
            productId: id,
            size: null,
            color: null,
            fromStock: share.fromStock,
          },
        ]),
      );
    }),
  );
  expect(await stockOf(id)).toEqual({ whole: 20 });
});

test('replaced pools of the same size and color stay the same rows', async () => {
  const pools = [variant('30', 'Black', 4), variant('31', 'Black', 4)];
  const id = await createProduct(portal.db, { sizes: ['30', '31', '32'], pools });
  const before = await poolsOf(portal.db, [id]);
  await portal.db.transaction(tx =>
    replacePools(tx, id, [variant('31', 'Black', 9), variant('32', 'Black', 2)]),
  );
  const after = await poolsOf(portal.db, [id]);
  expect(await stockOf(id)).toEqual({ '31 Black': 9, '32 Black': 2 });
  expect(after[0]?.id).toBe(before[1]?.id);
});

test('an order of a thousand lines takes its units in a few statements', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => productWith(whole(500))));
  const lines = Array.from({ length: 1000 }, (_, at) => line(ids[at % 10] ?? '', '30', 'Black', 1));
  const shares = await portal.db.transaction(tx => takeUnits(tx, lines));
  expect(shares.every(share => share.fromStock === 1)).toBe(true);
  const [left] = await portal.db
    .select({ pieces: sum(stockPools.quantity).mapWith(Number) })
    .from(stockPools)
    .where(eq(stockPools.productId, ids[0] ?? ''));
  expect(left?.pieces).toBe(400);
});

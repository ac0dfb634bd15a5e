import type { OrderStatus } from '@toptan/contract/orders';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { builtOnce } from '../db/built-once.ts';
import type { Database, Transaction } from '../db/client.ts';
import { orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import type { StockShare } from '../stock/allocation.ts';

/** Where an order stands; `stockReturned` while the units of a cancelled one are back in stock. */
export type Standing = { status: OrderStatus; stockReturned: boolean };

const locking = builtOnce(db =>
  db
    .select({
      id: orders.id,
      customerId: orders.customerId,
      status: orders.status,
      stockReturned: orders.stockReturned,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(isOneOf(orders.id, sql.placeholder('ids')))
    .orderBy(orders.id)
    .for('update')
    .prepare(''),
);

/** An order that the transaction has locked. */
export type LockedOrder = Standing & { id: string; customerId: string; createdAt: string };

/** Locks orders until the transaction ends, in the order of their ids. */
export function lockOrders(tx: Transaction, ids: readonly string[]): Promise<LockedOrder[]> {
  return locking(tx).execute({ ids });
}

/** An order's lines as stock knows them. */
export function linesOf(tx: Transaction, orderId: string) {
  return tx
    .select({
      id: orderItems.id,
      productId: orderItems.productId,
      size: orderItems.selectedSize,
      color: orderItems.selectedColor,
      quantity: orderItems.quantity,
      units: orderItems.fromStock,
      stockPoolId: orderItems.stockPoolId,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}

/** Writes anew what stock covers of each line. */
export async function writeShares(
  tx: Transaction,
  lineIds: readonly string[],
  shares: readonly StockShare[],
): Promise<void> {
  const ids = sql.param([...lineIds]);
  const pools = sql.param(shares.map(share => share.stockPoolId));
  const pieces = sql.param(shares.map(share => share.fromStock));
  await tx.execute(sql`
    update ${orderItems} set from_stock = share.pieces, stock_pool_id = share.pool
    from unnest(${unseen(ids, 'uuid')}, ${unseen(pools, 'uuid')}, ${unseen(pieces, 'integer')}) as share (line, pool, pieces)
    where ${orderItems.id} = share.line
  `);
}

/** After waiting for a lock `now()` lies before what happened meanwhile. */
const thisMoment = sql`clock_timestamp()`;

const standings = builtOnce(tx => {
  const array = (name: string, type: string) => unseen(sql.placeholder(name), type);
  const next = sql`unnest(${array('ids', 'uuid')}, ${array('statuses', 'text')}, ${array('returned', 'boolean')},
    ${array('changeIds', 'uuid')}, ${array('userIds', 'uuid')}) as next (id, status, returned, change_id, user_id)`;
  const written = tx
    .$with('written')
    .as(
      tx
        .update(orders)
        .set({ status: sql`next.status`, stockReturned: sql`next.returned`, updatedAt: thisMoment })
        .from(next)
        .where(eq(orders.id, sql`next.id`))
        .returning({ id: orders.id }),
    );
  return tx
    .with(written)
    .insert(orderStatusChanges)
    .select(sql`select change_id, id, status, ${thisMoment}, user_id from ${next}`)
    .prepare('');
});

/** The standing that an order shall have, and who says so. */
export type NewStanding = Standing & { id: string; userId: string };

/** Brings locked orders into a status, and remembers when and by whom. */
export async function writeStandings(tx: Transaction, next: readonly NewStanding[]): Promise<void> {
  await standings(tx).execute({
    ids: next.map(({ id }) => id),
    statuses: next.map(({ status }) => status),
    returned: next.map(({ stockReturned }) => stockReturned),
    changeIds: next.map(() => v7()),
    userIds: next.map(({ userId }) => userId),
  });
}

/** Gives an order that has no manufacturer this one; answers whether it did. */
export async function assignIfFree(db: Database, orderId: string, manufacturerId: string): Promise<boolean> {
  const assigned = await db
    .update(orders)
    .set({ manufacturerId, updatedAt: thisMoment })
    .where(and(eq(orders.id, orderId), isNull(orders.manufacturerId)))
    .returning({ id: orders.id });
  return assigned.length > 0;
}

/** Removes orders with their lines and histories, one after the other. */
export async function removeOrders(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    delete from ${orders} using unnest(${unseen(sql.param([...ids]), 'uuid')}) as gone (id) where ${orders.id} = gone.id`);
}

import type { OrderStatus } from '@toptan/contract/orders';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { builtOnce } from '../db/built-once.ts';
import type { Database, Transaction } from '../db/client.ts';
import { orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import { unseen } from '../db/unseen-arrays.ts';
import type { StockShare } from '../stock/allocation.ts';

/** Where an order stands; `stockReturned` while the units of a cancelled one are back in stock. */
export type Standing = { status: OrderStatus; stockReturned: boolean };

const locking = builtOnce(db =>
  db
    .select({ status: orders.status, stockReturned: orders.stockReturned })
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .for('update')
    .prepare(''),
);

/** Locks an order until the transaction ends; undefined when there is none. */
export async function lockOrder(tx: Transaction, id: string): Promise<Standing | undefined> {
  const [order] = await locking(tx).execute({ id });
  return order;
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

const standing = builtOnce(tx => {
  const written = tx.$with('written').as(
    tx
      .update(orders)
      .set({
        status: sql`${sql.placeholder('status')}`,
        stockReturned: sql`${sql.placeholder('stockReturned')}`,
        updatedAt: thisMoment,
      })
      .where(eq(orders.id, sql.placeholder('orderId')))
      .returning({ id: orders.id }),
  );
  return tx
    .with(written)
    .insert(orderStatusChanges)
    .values({
      id: sql.placeholder('id'),
      orderId: sql.placeholder('orderId'),
      status: sql.placeholder('status'),
      userId: sql.placeholder('userId'),
      at: thisMoment,
    })
    .prepare('');
});

/** Brings a locked order into a status, and remembers when and by whom. */
export async function writeStanding(
  tx: Transaction,
  orderId: string,
  { status, stockReturned }: Standing,
  userId: string,
): Promise<void> {
  await standing(tx).execute({ id: v7(), orderId, status, stockReturned, userId });
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

/** Removes an order with its lines and its history. */
export async function removeOrder(tx: Transaction, id: string): Promise<void> {
  await tx.delete(orders).where(eq(orders.id, id));
}

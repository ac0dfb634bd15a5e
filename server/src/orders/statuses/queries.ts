import { type OrderStatus, shippedStatuses } from '@toptan/contract/order-statuses';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { StockShare } from '../../catalog/stock/allocation.ts';
import type { Transaction } from '../../db/client.ts';
import { pipelined } from '../../db/pipeline.ts';
import { orderItems, orderStatusChanges, orders } from '../../db/schema-orders.ts';
import { unseen } from '../../db/unseen-arrays.ts';
import type { OrderHead } from '../head.ts';

const ofStock = {
  id: orderItems.id,
  productId: orderItems.productId,
  size: orderItems.selectedSize,
  color: orderItems.selectedColor,
};

/** An order's lines that hold pieces of stock that have not left, with these pieces. */
export function heldLines(tx: Transaction, orderId: string) {
  const { fromStock, shipped, stockPoolId } = orderItems;
  return tx
    .select({ ...ofStock, stockPoolId, fromStock: sql<number>`${fromStock} - ${shipped}` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.cancelled, 0), gt(fromStock, shipped)))
    .orderBy(asc(orderItems.position));
}

/** An order's lines with cancelled pieces, and the number of these. */
export function cancelledLines(tx: Transaction, orderId: string) {
  return tx
    .select({ ...ofStock, quantity: orderItems.cancelled })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), gt(orderItems.cancelled, 0)))
    .orderBy(asc(orderItems.position));
}

/** Updates how much of each line stock covers. */
export async function writeShares(
  tx: Transaction,
  lines: readonly (StockShare & { id: string })[],
): Promise<void> {
  const ids = sql.param(lines.map(line => line.id));
  const pools = sql.param(lines.map(line => line.stockPoolId));
  const pieces = sql.param(lines.map(line => line.fromStock));
  await tx.execute(sql`
    update ${orderItems} set from_stock = share.pieces, stock_pool_id = share.pool
    from unnest(${unseen(ids, 'uuid')}, ${unseen(pools, 'uuid')}, ${unseen(pieces, 'integer')}) as share (line, pool, pieces)
    where ${orderItems.id} = share.line
  `);
}

/** The present moment. `now()` is the start of the transaction, which lies before a wait for a lock. */
const thisMoment = sql`clock_timestamp()`;

/** The shipped and the cancelled pieces of a line, in an order that has come into a status. */
function piecesIn(status: OrderStatus) {
  const { quantity, shipped } = orderItems;
  if (status === 'cancelled') return { shipped: sql`${shipped}`, cancelled: sql`${quantity} - ${shipped}` };
  const isShipped = shippedStatuses.includes(status);
  return { shipped: isShipped ? sql`${quantity}` : sql`0`, cancelled: sql`0` };
}

/** Brings a locked order and its lines into a status, and stores its time and its user. */
export async function writeStatus(
  tx: Transaction,
  { id, status, userId }: { id: string; status: OrderStatus; userId: string },
): Promise<void> {
  const pieces = piecesIn(status);
  await pipelined([
    tx.update(orders).set({ status, updatedAt: thisMoment }).where(eq(orders.id, id)).execute(),
    tx
      .update(orderItems)
      .set(pieces)
      .where(
        and(
          eq(orderItems.orderId, id),
          sql`(${orderItems.shipped}, ${orderItems.cancelled}) <> (${pieces.shipped}, ${pieces.cancelled})`,
        ),
      )
      .execute(),
    tx.insert(orderStatusChanges).values({ orderId: id, status, at: thisMoment, userId }).execute(),
  ]);
}

/** Writes fields of a locked order. */
export async function writeFields(
  tx: Transaction,
  id: string,
  fields: Partial<Pick<OrderHead, 'manufacturerId' | 'joinedIntoId'>>,
): Promise<void> {
  await tx.update(orders).set(fields).where(eq(orders.id, id));
}

/** Replaces the manufacturer of an order where it is the expected one, null for none; returns whether it did. */
export async function assignInstead(
  tx: Transaction,
  orderId: string,
  manufacturerId: string | null,
  before: string | null,
): Promise<boolean> {
  const assigned = await tx
    .update(orders)
    .set({ manufacturerId, updatedAt: thisMoment })
    .where(
      and(
        eq(orders.id, orderId),
        before === null ? isNull(orders.manufacturerId) : eq(orders.manufacturerId, before),
      ),
    )
    .returning({ id: orders.id });
  return assigned.length > 0;
}

/** Holds the order that another one was joined into: it is older, so that its lock comes first. */
export async function holdJoinedInto(tx: Transaction, id: string): Promise<void> {
  const target = sql`(select joined_into_id from ${orders} where id = ${id})`;
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, target)).for('key share');
}

/** Removes an order with its lines and its history. The goods of orders that were joined into it went on with its own. */
export async function removeOrder(
  tx: Transaction,
  { id, joinedIntoId }: Pick<OrderHead, 'id' | 'joinedIntoId'>,
): Promise<void> {
  if (joinedIntoId !== null) await tx.update(orders).set({ joinedIntoId }).where(eq(orders.joinedIntoId, id));
  await tx.delete(orders).where(eq(orders.id, id));
}

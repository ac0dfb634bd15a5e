import type { OrderStatus } from '@toptan/contract/orders';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { StockShare } from '../../catalog/stock/allocation.ts';
import type { Transaction } from '../../db/client.ts';
import { pipelined } from '../../db/pipeline.ts';
import { prepared } from '../../db/prepared.ts';
import { orderItems, orderStatusChanges, orders } from '../../db/schema-orders.ts';
import { unseen } from '../../db/unseen-arrays.ts';

const lockedOrder = prepared('lock_order', db =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerId: orders.customerId,
      status: orders.status,
      stockReturned: orders.stockReturned,
    })
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .for('update'),
);

/** Locks an order until the transaction ends; undefined when there is none. */
export async function lockOrder(tx: Transaction, id: string) {
  const [order] = await lockedOrder(tx).execute({ id });
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
      fromStock: orderItems.fromStock,
      stockPoolId: orderItems.stockPoolId,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
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

/** After waiting for a lock `now()` lies before what happened meanwhile. */
const thisMoment = sql`clock_timestamp()`;

/** A status to be set; `stockReturned` while the units of a cancelled order are back in stock. */
type NewStatus = { id: string; status: OrderStatus; stockReturned: boolean; userId: string };

/** Brings a locked order into a status, and stores when and by whom. */
export async function writeStatus(
  tx: Transaction,
  { id, status, stockReturned, userId }: NewStatus,
): Promise<void> {
  await pipelined([
    tx
      .update(orders)
      .set({ status, stockReturned, updatedAt: thisMoment })
      .where(eq(orders.id, id))
      .execute(),
    tx.insert(orderStatusChanges).values({ orderId: id, status, at: thisMoment, userId }).execute(),
  ]);
}

/** Gives an order another manufacturer, or none, if it has this one, or none, so far; returns whether it did. */
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

/** Removes an order with its lines and its history. */
export async function removeOrder(tx: Transaction, id: string): Promise<void> {
  await tx.delete(orders).where(eq(orders.id, id));
}

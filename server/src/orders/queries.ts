import type { Order, OrderStatus, OrderSummary } from '@toptan/contract/orders';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CustomerScope } from '../auth/scope.ts';
import type { StockShare } from '../catalog/stock/allocation.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { type JsonText, jsonText } from '../db/json-rows.ts';
import { pipelined } from '../db/pipeline.ts';
import { prepared } from '../db/prepared.ts';
import { manufacturers } from '../db/schema-goods.ts';
import { orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import {
  countsOfOrder,
  historyOfOrder,
  linesOfOrder,
  picturesOfOrder,
  writeOrder,
  writeSummary,
} from './rows.ts';

/**
 * Orders of the scope. The condition on the shop matches no index on purpose: PostgreSQL would read all orders of the shop to
 * find a few, because that is cheap for most shops. This way it uses the ids for every shop.
 */
const among = (isForStaff: boolean) =>
  and(
    isOneOf(orders.id, sql.placeholder('ids')),
    isForStaff
      ? undefined
      : sql`${orders.customerId} is not distinct from (select ${sql.placeholder('customerId')}::uuid)`,
  );

const fullRows = (viewer: 'staff' | 'shop') =>
  prepared(`orders_for_${viewer}`, db =>
    db
      .select({ json: jsonText(writeOrder(viewer === 'staff')) })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .leftJoin(manufacturers, eq(manufacturers.id, orders.manufacturerId))
      .innerJoin(linesOfOrder, sql`true`)
      .innerJoin(historyOfOrder, sql`true`)
      .where(among(viewer === 'staff'))
      .orderBy(desc(orders.createdAt), desc(orders.id)),
  );

const summaryRows = (viewer: 'staff' | 'shop') =>
  prepared(`order_summaries_for_${viewer}`, db =>
    db
      .select({ json: jsonText(writeSummary(viewer === 'staff')) })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .leftJoin(manufacturers, eq(manufacturers.id, orders.manufacturerId))
      .innerJoin(countsOfOrder, sql`true`)
      .innerJoin(picturesOfOrder, sql`true`)
      .where(among(viewer === 'staff'))
      .orderBy(desc(orders.createdAt), desc(orders.id)),
  );

const fullFor = { staff: fullRows('staff'), shop: fullRows('shop') };
const summariesFor = { staff: summaryRows('staff'), shop: summaryRows('shop') };

const viewerOf = (scope: CustomerScope) => (scope.all ? 'staff' : 'shop');
const valuesOf = (scope: CustomerScope, ids: readonly string[]) =>
  scope.all ? { ids } : { ids, customerId: scope.customerId };

/** Those of these orders that are within the scope, newest first, with lines and histories, as they go on the wire. */
export async function readOrders(
  db: Queryable,
  scope: CustomerScope,
  ids: readonly string[],
): Promise<JsonText<Order>[]> {
  const rows = await fullFor[viewerOf(scope)](db).execute(valuesOf(scope, ids));
  return rows.map(({ json }) => json);
}

/** The same as rows of a list. */
export async function readSummaries(
  db: Queryable,
  scope: CustomerScope,
  ids: readonly string[],
): Promise<JsonText<OrderSummary>[]> {
  const rows = await summariesFor[viewerOf(scope)](db).execute(valuesOf(scope, ids));
  return rows.map(({ json }) => json);
}

/** One order with its lines and history; undefined when there is none within the scope. */
export async function findOrder(db: Queryable, scope: CustomerScope, id: string): Promise<Order | undefined> {
  const [json] = await readOrders(db, scope, [id]);
  return json && JSON.parse(json);
}

/** The status of an order; `stockReturned` while the units of a cancelled one are back in stock. */
export type Standing = { status: OrderStatus; stockReturned: boolean };

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
      units: orderItems.fromStock,
      stockPoolId: orderItems.stockPoolId,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}

/** Updates how much of each line stock covers. */
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

/** Brings a locked order into a status, and remembers when and by whom. */
export async function writeStatus(
  tx: Transaction,
  { id, status, stockReturned, userId }: Standing & { id: string; userId: string },
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

/** Gives an order that has no manufacturer this one; returns whether it did. */
export async function assignIfFree(
  tx: Transaction,
  orderId: string,
  manufacturerId: string,
): Promise<boolean> {
  const assigned = await tx
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

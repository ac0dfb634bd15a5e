import type { Amounts } from '@toptan/contract/amounts';
import type { PromisedDays } from '@toptan/contract/promise';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { StockShare } from '../../catalog/stock/allocation.ts';
import type { Transaction } from '../../db/client.ts';
import { pipelined } from '../../db/pipeline.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../../db/rows-from-json.ts';
import { isOpen, variants } from '../../db/schema-goods.ts';
import { orderItems, orderPacks, orders } from '../../db/schema-orders.ts';
import { packs } from '../../db/schema-packs.ts';
import { isOneOf, unseen } from '../../db/unseen-arrays.ts';

const linesOfOrder = prepared('lines_of_order', db =>
  db
    .select({
      id: orderItems.id,
      position: orderItems.position,
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      productName: orderItems.productName,
      translations: orderItems.translations,
      sku: orderItems.sku,
      size: orderItems.selectedSize,
      color: orderItems.selectedColor,
      quantity: orderItems.quantity,
      unitPrice: orderItems.unitPrice,
      fromStock: orderItems.fromStock,
      stockPoolId: orderItems.stockPoolId,
      promisedFrom: orderItems.promisedFrom,
      promisedUntil: orderItems.promisedUntil,
      orderPackId: orderItems.orderPackId,
      isOpen,
    })
    .from(orderItems)
    .innerJoin(
      variants,
      and(eq(variants.productId, orderItems.productId), eq(variants.id, orderItems.variantId)),
    )
    .where(eq(orderItems.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderItems.position)),
);

const packsOfOrder = prepared('packs_of_order', db =>
  db
    .select({
      id: orderPacks.id,
      packId: orderPacks.packId,
      name: orderPacks.name,
      unit: orderPacks.unit,
      mixed: orderPacks.mixed,
      pieces: orderPacks.pieces,
      color: orderPacks.color,
      packs: orderPacks.packs,
      isActive: packs.isActive,
    })
    .from(orderPacks)
    .innerJoin(packs, eq(packs.id, orderPacks.packId))
    .where(eq(orderPacks.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderPacks.id)),
);

export type StoredLine = Awaited<ReturnType<ReturnType<typeof linesOfOrder>['execute']>>[number];

export type StoredPacks = Awaited<ReturnType<ReturnType<typeof packsOfOrder>['execute']>>[number];

/** The lines of an order in their order, and its packs. */
export async function readContent(tx: Transaction, orderId: string) {
  const [lines, held] = await pipelined([
    linesOfOrder(tx).execute({ orderId }),
    packsOfOrder(tx).execute({ orderId }),
  ]);
  return { lines, packs: held };
}

/** The rows of an order that a change writes. */
export type ChangedContent = {
  orderId: string;
  removedLines: readonly string[];
  removedPacks: readonly string[];
  changedLines: readonly (StockShare & PromisedDays & { id: string; position: number; quantity: number })[];
  changedPacks: readonly { id: string; packs: number }[];
  newLines: readonly (typeof orderItems.$inferInsert)[];
  newPacks: readonly (typeof orderPacks.$inferInsert)[];
  amounts: Amounts;
};

const valuesOf = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) =>
  sql.param(rows.map(row => row[key]));

/** Updates rows from arrays of their values. */
async function updated(tx: Transaction, rows: readonly unknown[], statement: SQL): Promise<void> {
  if (rows.length > 0) await tx.execute(statement);
}

/** Writes the new content of a locked order, with its sums in lira and its next version. */
export async function writeContent(
  tx: Transaction,
  { orderId, amounts, ...changed }: ChangedContent,
): Promise<void> {
  const { removedLines, removedPacks, changedLines, changedPacks, newLines, newPacks } = changed;
  await pipelined([
    removedLines.length > 0 && tx.delete(orderItems).where(isOneOf(orderItems.id, removedLines)).execute(),
    removedPacks.length > 0 && tx.delete(orderPacks).where(isOneOf(orderPacks.id, removedPacks)).execute(),
    updated(
      tx,
      changedLines,
      sql`update ${orderItems} set position = given.position, quantity = given.quantity,
        total_price = ${orderItems.unitPrice} * given.quantity, from_stock = given.from_stock, stock_pool_id = given.pool,
        promised_from = given.promised_from, promised_until = given.promised_until
      from unnest(${unseen(valuesOf(changedLines, 'id'), 'uuid')}, ${unseen(valuesOf(changedLines, 'position'), 'integer')},
        ${unseen(valuesOf(changedLines, 'quantity'), 'integer')}, ${unseen(valuesOf(changedLines, 'fromStock'), 'integer')},
        ${unseen(valuesOf(changedLines, 'stockPoolId'), 'uuid')}, ${unseen(valuesOf(changedLines, 'promisedFrom'), 'date')},
        ${unseen(valuesOf(changedLines, 'promisedUntil'), 'date')})
        as given (id, position, quantity, from_stock, pool, promised_from, promised_until)
      where ${orderItems.id} = given.id`,
    ),
    updated(
      tx,
      changedPacks,
      sql`update ${orderPacks} set packs = given.packs
      from unnest(${unseen(valuesOf(changedPacks, 'id'), 'uuid')}, ${unseen(valuesOf(changedPacks, 'packs'), 'integer')})
        as given (id, packs)
      where ${orderPacks.id} = given.id`,
    ),
    newPacks.length > 0 &&
      tx
        .insert(orderPacks)
        .select(rowsFromJson(orderPacks, sql.param(rowsAsJson(orderPacks, newPacks))))
        .execute(),
    newLines.length > 0 &&
      tx
        .insert(orderItems)
        .select(rowsFromJson(orderItems, sql.param(rowsAsJson(orderItems, newLines))))
        .execute(),
    tx
      .update(orders)
      .set({ ...amounts, version: sql`${orders.version} + 1`, updatedAt: sql`clock_timestamp()` })
      .where(eq(orders.id, orderId))
      .execute(),
  ]);
}

import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Transaction } from '../db/client.ts';
import { stockPools } from '../db/schema-goods.ts';
import { basketItems, orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import type { StockShare } from '../stock/allocation.ts';
import { piecesTaken } from '../stock/commands.ts';
import type { Amounts } from './lines.ts';
import type { StoredItem } from './presentation.ts';

export type NewOrder = {
  id: string;
  customerId: string;
  notes: string | null;
  amounts: Amounts;
  items: readonly StoredItem[];
  /** What stock covers, line by line. */
  shares: readonly StockShare[];
  /** Lines of the basket that are ordered by it. */
  basketLineIds: readonly string[];
  userId: string;
};

/** Which of these orders there still are. */
export async function stillThere(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(isOneOf(orders.id, sql.param([...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** What the database makes of an order. */
export type Placed = { orderNumber: string; createdAt: string };

const linesOf = ({ id, items, shares }: NewOrder) =>
  items.map(({ product, ...item }, position) => ({
    ...item,
    orderId: id,
    position,
    stockPoolId: shares[position]?.stockPoolId,
  }));

/**
 * Writes orders with their lines and their first status, takes their pieces out of the pools and their lines out of the
 * baskets, all of which the transaction has locked. One statement, however many orders and lines. They are numbered
 * `TPT-26-01482`: the year in Istanbul and the next number, of five digits or as many as it takes.
 * @returns what became of each, by its id
 */
export async function insertOrders(
  tx: Transaction,
  placed: readonly NewOrder[],
): Promise<Map<string, Placed>> {
  if (placed.length === 0) return new Map();
  const rows = placed.map(({ id, customerId, notes, amounts, userId }) => ({
    id,
    customerId,
    notes,
    ...amounts,
    changeId: v7(),
    userId,
  }));
  const moves = piecesTaken(placed.flatMap(order => order.shares));
  const written = await tx.execute<{ id: string; order_number: string; created_at: string }>(sql`
    with new as materialized (
      select *, nextval('order_numbers')::text as n
      from json_to_recordset(${JSON.stringify(rows)}) as new (id uuid, "customerId" uuid, notes text, subtotal numeric,
        "processingFee" numeric, total numeric, "changeId" uuid, "userId" uuid)
    ), placed as (
      insert into ${orders} (id, order_number, customer_id, notes, subtotal, processing_fee, total)
      select id, 'TPT-' || to_char(now() at time zone 'Europe/Istanbul', 'YY') || '-' || lpad(n, greatest(5, length(n)), '0'),
        "customerId", notes, subtotal, "processingFee", total
      from new
      returning id, order_number, created_at
    ), written as (
      insert into ${orderItems} (id, order_id, position, product_id, product_name, sku, quantity, unit_price, total_price,
        selected_size, selected_color, from_stock, stock_pool_id)
      select id, "orderId", position, "productId", "productName", sku, quantity, "unitPrice", "totalPrice",
        "selectedSize", "selectedColor", "fromStock", "stockPoolId"
      from json_to_recordset(${JSON.stringify(placed.flatMap(linesOf))}) as item (id uuid, "orderId" uuid, position integer,
        "productId" uuid, "productName" text, sku text, quantity integer, "unitPrice" numeric, "totalPrice" numeric,
        "selectedSize" text, "selectedColor" text, "fromStock" integer, "stockPoolId" uuid)
    ), begun as (
      insert into ${orderStatusChanges} (id, order_id, status, user_id)
      select "changeId", id, 'pending', "userId" from new
    ), taken as (
      update ${stockPools} set quantity = ${stockPools.quantity} + moved.pieces
      from unnest(${unseen(sql.param([...moves.keys()]), 'uuid')}, ${unseen(sql.param([...moves.values()]), 'integer')}) as moved (id, pieces)
      where ${stockPools.id} = moved.id
    ), ordered as (
      delete from ${basketItems} where ${isOneOf(basketItems.id, sql.param(placed.flatMap(order => order.basketLineIds)))}
    )
    select id, order_number, created_at from placed`);
  return new Map(
    written.rows.map(row => [
      row.id,
      { orderNumber: row.order_number, createdAt: new Date(row.created_at).toISOString() },
    ]),
  );
}

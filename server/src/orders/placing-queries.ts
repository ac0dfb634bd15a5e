import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Transaction } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { stockPools } from '../db/schema-goods.ts';
import { basketItems, orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import type { StockShare } from '../stock/allocation.ts';
import { piecesTaken } from '../stock/commands.ts';
import type { Amounts } from './lines.ts';
import type { StoredItem } from './presentation.ts';

/** `TPT-26-01482`: the year in Istanbul and the next number, of five digits or as many as it takes. */
const nextOrderNumber = sql<string>`(
  select 'TPT-' || to_char(now() at time zone 'Europe/Istanbul', 'YY') || '-' || lpad(n::text, greatest(5, length(n::text)), '0')
  from nextval('order_numbers') as n
)`;

export type NewOrder = {
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

/** What the database makes of an order. */
export type Placed = { id: string; orderNumber: string; createdAt: string };

/**
 * Writes an order with its lines and its first status, takes its pieces out of the pools and its lines out of the basket,
 * all of which the transaction has locked. One statement, however many lines.
 */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<Placed> {
  const { amounts, shares } = order;
  const id = v7();
  const items = order.items.map((item, position) => ({
    ...item,
    position,
    stockPoolId: shares[position]?.stockPoolId,
  }));
  const moves = piecesTaken(shares);
  const { rows } = await tx.execute<{ order_number: string; created_at: string }>(sql`
    with placed as (
      insert into ${orders} (id, order_number, customer_id, notes, subtotal, processing_fee, total)
      values (${id}, ${nextOrderNumber}, ${order.customerId}, ${order.notes},
        ${amounts.subtotal}, ${amounts.processingFee}, ${amounts.total})
      returning order_number, created_at
    ), written as (
      insert into ${orderItems} (id, order_id, position, product_id, product_name, sku, quantity, unit_price, total_price,
        selected_size, selected_color, from_stock, stock_pool_id)
      select id, ${id}, position, "productId", "productName", sku, quantity, "unitPrice", "totalPrice",
        "selectedSize", "selectedColor", "fromStock", "stockPoolId"
      from json_to_recordset(${JSON.stringify(items)}) as item (id uuid, position integer, "productId" uuid, "productName" text,
        sku text, quantity integer, "unitPrice" numeric, "totalPrice" numeric, "selectedSize" text, "selectedColor" text,
        "fromStock" integer, "stockPoolId" uuid)
    ), begun as (
      insert into ${orderStatusChanges} (id, order_id, status, user_id)
      values (${v7()}, ${id}, 'pending', ${order.userId})
    ), taken as (
      update ${stockPools} set quantity = ${stockPools.quantity} + moved.pieces
      from unnest(${unseen(sql.param([...moves.keys()]), 'uuid')}, ${unseen(sql.param([...moves.values()]), 'integer')}) as moved (id, pieces)
      where ${stockPools.id} = moved.id
    ), ordered as (
      delete from ${basketItems} where ${isOneOf(basketItems.id, sql.param([...order.basketLineIds]))}
    )
    select order_number, created_at from placed`);
  const placed = onlyRow(rows);
  return { id, orderNumber: placed.order_number, createdAt: new Date(placed.created_at).toISOString() };
}

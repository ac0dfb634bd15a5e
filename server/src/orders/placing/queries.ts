import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { StockShare } from '../../catalog/stock/allocation.ts';
import { piecesTaken } from '../../catalog/stock/commands.ts';
import type { Transaction } from '../../db/client.ts';
import { onlyRow } from '../../db/only-row.ts';
import { prepared } from '../../db/prepared.ts';
import { stockPools } from '../../db/schema-goods.ts';
import { basketItems, orderItems, orderStatusChanges, orders } from '../../db/schema-orders.ts';
import { isOneOf, unseen } from '../../db/unseen-arrays.ts';
import type { Quote } from '../../pricing/quote.ts';
import type { StoredItem } from '../presentation.ts';

export type NewOrder = {
  id: string;
  customerId: string;
  notes: string | null;
  amounts: Pick<Quote<unknown>, 'subtotal' | 'processingFee' | 'total'>;
  items: readonly StoredItem[];
  /** What stock covers, line by line. */
  shares: readonly StockShare[];
  /** Lines of the basket that are ordered by it. */
  basketLineIds: readonly string[];
  userId: string;
};

/** What the database makes of an order. */
export type Placed = { orderNumber: string; createdAt: string };

const insertion = prepared('insert_order', tx => {
  const value = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
  const array = (name: string, type: string) => unseen(sql.placeholder(name), type);
  const [id, userId] = [value('id', 'uuid'), value('userId', 'uuid')];
  const placed = tx
    .$with('placed', {
      orderNumber: sql<string>`order_number`.as('order_number'),
      createdAt: sql`created_at`.mapWith(orders.createdAt).as('created_at'),
    })
    .as(sql`
    insert into ${orders} (id, order_number, customer_id, notes, subtotal, processing_fee, total)
    values (${id}, next_order_number(), ${value('customerId', 'uuid')}, ${value('notes', 'text')},
      ${value('subtotal', 'numeric')}, ${value('processingFee', 'numeric')}, ${value('total', 'numeric')})
    returning order_number, created_at`);
  const written = tx.$with('written', {}).as(sql`
    insert into ${orderItems} (id, order_id, position, product_id, product_name, sku, quantity, unit_price, total_price,
      selected_size, selected_color, from_stock, stock_pool_id)
    select id, ${id}, position, "productId", "productName", sku, quantity, "unitPrice", "totalPrice",
      "selectedSize", "selectedColor", "fromStock", "stockPoolId"
    from json_to_recordset(${value('items', 'json')}) as item (id uuid, position integer, "productId" uuid, "productName" text,
      sku text, quantity integer, "unitPrice" numeric, "totalPrice" numeric, "selectedSize" text, "selectedColor" text,
      "fromStock" integer, "stockPoolId" uuid)`);
  const begun = tx.$with('begun', {}).as(sql`
    insert into ${orderStatusChanges} (id, order_id, status, user_id)
    values (${value('changeId', 'uuid')}, ${id}, 'pending', ${userId})`);
  const taken = tx.$with('taken', {}).as(sql`
    update ${stockPools} set quantity = ${stockPools.quantity} + moved.pieces
    from unnest(${array('poolIds', 'uuid')}, ${array('pieces', 'integer')}) as moved (id, pieces)
    where ${stockPools.id} = moved.id`);
  const ordered = tx.$with('ordered', {}).as(sql`
    delete from ${basketItems} where ${isOneOf(basketItems.id, sql.placeholder('basketLineIds'))}`);
  return tx
    .with(placed, written, begun, taken, ordered)
    .select({ orderNumber: placed.orderNumber, createdAt: placed.createdAt })
    .from(placed);
});

/**
 * Writes an order with its lines and its first status, takes its pieces out of the pools and its lines out of the basket,
 * all of which the transaction has locked, in one statement.
 */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<Placed> {
  const { amounts, items, shares, ...values } = order;
  const rows = items.map(({ product: _, ...item }, position) => ({
    ...item,
    position,
    stockPoolId: shares[position]?.stockPoolId,
  }));
  const moves = piecesTaken(shares);
  const placed = await insertion(tx).execute({
    ...values,
    ...amounts,
    items: JSON.stringify(rows),
    changeId: v7(),
    poolIds: [...moves.keys()],
    pieces: [...moves.values()],
  });
  return onlyRow(placed);
}

export async function orderExists(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(orders, eq(orders.id, id))) > 0;
}

import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { StockShare } from '../../catalog/stock/allocation.ts';
import { piecesTaken } from '../../catalog/stock/commands.ts';
import type { Transaction } from '../../db/client.ts';
import { onlyRow } from '../../db/only-row.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../../db/rows-from-json.ts';
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
  const value = sql.placeholder;
  const array = (name: string, type: string) => unseen(value(name), type);
  const placed = tx.$with('placed').as(
    tx
      .insert(orders)
      .values({
        id: value('id'),
        orderNumber: sql`next_order_number()`,
        customerId: value('customerId'),
        notes: value('notes'),
        subtotal: value('subtotal'),
        processingFee: value('processingFee'),
        total: value('total'),
      })
      .returning({ orderNumber: orders.orderNumber, createdAt: orders.createdAt }),
  );
  const written = tx
    .$with('written')
    .as(tx.insert(orderItems).select(rowsFromJson(orderItems, value('items'))));
  const begun = tx.$with('begun').as(
    tx.insert(orderStatusChanges).values({
      id: value('changeId'),
      orderId: value('id'),
      status: 'pending',
      userId: value('userId'),
    }),
  );
  const taken = tx.$with('taken', {}).as(sql`
    update ${stockPools} set quantity = ${stockPools.quantity} + moved.pieces
    from unnest(${array('poolIds', 'uuid')}, ${array('pieces', 'integer')}) as moved (id, pieces)
    where ${stockPools.id} = moved.id`);
  const ordered = tx.$with('ordered', {}).as(sql`
    delete from ${basketItems} where ${isOneOf(basketItems.id, value('basketLineIds'))}`);
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
    orderId: order.id,
    position,
    stockPoolId: shares[position]?.stockPoolId,
  }));
  const moves = piecesTaken(shares);
  const placed = await insertion(tx).execute({
    ...values,
    ...amounts,
    items: rowsAsJson(orderItems, rows),
    changeId: v7(),
    poolIds: [...moves.keys()],
    pieces: [...moves.values()],
  });
  return onlyRow(placed);
}

export async function orderExists(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(orders, eq(orders.id, id))) > 0;
}

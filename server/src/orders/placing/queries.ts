import type { Order, OrderItem } from '@toptan/contract/orders';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { piecesTaken } from '../../catalog/stock/commands.ts';
import { movingPieces } from '../../catalog/stock/queries.ts';
import type { Transaction } from '../../db/client.ts';
import { onlyRow } from '../../db/only-row.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../../db/rows-from-json.ts';
import { basketItems, orderItems, orderStatusChanges, orders } from '../../db/schema-orders.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { OrderedLine } from './lines.ts';

type NewOrder = Pick<Order, 'id' | 'customerId' | 'notes' | 'subtotal' | 'processingFee' | 'total'> & {
  userId: string;
  /** The basket lines that it is made of, each with its line of the order. */
  lines: readonly (OrderedLine & { item: OrderItem })[];
};

const insertion = prepared('insert_order', tx => {
  const value = sql.placeholder;
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
  const taken = tx.$with('taken', {}).as(movingPieces(value('poolIds'), value('pieces')));
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
 * @returns its number, and when it was placed
 */
export async function insertOrder(tx: Transaction, { lines, ...order }: NewOrder) {
  const rows = lines.map(({ item, variantId, stockPoolId }, position) => ({
    ...item,
    position,
    variantId,
    stockPoolId,
  }));
  const moves = piecesTaken(lines);
  const placed = await insertion(tx).execute({
    ...order,
    items: rowsAsJson(orderItems, rows),
    changeId: v7(),
    poolIds: [...moves.keys()],
    pieces: [...moves.values()],
    basketLineIds: lines.map(({ id }) => id),
  });
  return onlyRow(placed);
}

export async function orderExists(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(orders, eq(orders.id, id))) > 0;
}

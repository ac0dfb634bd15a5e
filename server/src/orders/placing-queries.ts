import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Transaction } from '../db/client.ts';
import { orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import type { StockShare } from '../stock/allocation.ts';
import type { Amounts, PricedLine } from './lines.ts';

/** `TPT-26-01482`: the year in Istanbul and the next number, of five digits or as many as it takes. */
const nextOrderNumber = sql<string>`(
  select 'TPT-' || to_char(now() at time zone 'Europe/Istanbul', 'YY') || '-' || lpad(n::text, greatest(5, length(n::text)), '0')
  from nextval('order_numbers') as n
)`;

export type NewOrder = {
  customerId: string;
  notes: string | null;
  amounts: Amounts;
  lines: readonly PricedLine[];
  /** What stock covers, line by line. */
  shares: readonly StockShare[];
  userId: string;
};

/** Writes an order with its lines and its first status; answers its id. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<string> {
  const orderId = v7();
  await tx.insert(orders).values({
    id: orderId,
    orderNumber: nextOrderNumber,
    customerId: order.customerId,
    notes: order.notes,
    ...order.amounts,
  });
  await tx.insert(orderItems).values(
    order.lines.map(({ article, ...line }, position) => ({
      orderId,
      position,
      productId: article.id,
      productName: article.name,
      sku: article.sku,
      quantity: line.quantity,
      unitPrice: article.price,
      totalPrice: line.totalPrice,
      selectedSize: line.selectedSize,
      selectedColor: line.selectedColor,
      ...order.shares[position],
    })),
  );
  await tx.insert(orderStatusChanges).values({ orderId, status: 'pending', userId: order.userId });
  return orderId;
}

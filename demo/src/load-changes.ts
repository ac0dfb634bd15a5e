import type { Transaction } from '@toptan/server/db/client';
import { orderItems, orders } from '@toptan/server/db/schema-orders';
import { keepFirstVersion, keepVersion } from '@toptan/server/orders/versions';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { LoadedPeople } from './load-people.ts';

/** The new pieces of a line in each change of an order, and why it was changed. */
const changes = [
  { piecesOf: (before: number) => Math.ceil(before / 2), reason: 'Telefonla istendi' },
  { piecesOf: (before: number) => before + 6, reason: null },
  { piecesOf: () => 0, reason: 'Model üretimden kalktı' },
];

/** Lines of single pieces that an order needs, so that its first line stays. */
const linesMin = changes.length + 1;

/** The newest pending orders of three shops, of which the first is the shop of the demo's login. */
async function changedOrders(tx: Transaction, [first = '']: readonly string[]) {
  const { rows } = await tx.execute<{ id: string; placedAt: string }>(sql`
    select id, "placedAt" from (
      select distinct on (customer_id) id, customer_id, created_at::text as "placedAt" from orders
      where status = 'pending'
        and (select count(*) from order_items where order_id = orders.id and order_pack_id is null) >= ${linesMin}
      order by customer_id, created_at desc
    ) as newest order by customer_id = ${first} desc, "placedAt" desc limit 3`);
  return rows;
}

/** Changes three orders: that of the first shop three times, the others once. */
export async function loadChanges(
  tx: Transaction,
  { customerIds, adminId }: LoadedPeople,
  today: Date,
): Promise<void> {
  for (const [place, { id, placedAt }] of (await changedOrders(tx, customerIds)).entries()) {
    const made = place === 0 ? changes : changes.slice(0, 1);
    await keepFirstVersion(tx, id);
    for (const [step, { piecesOf, reason }] of made.entries()) {
      const placed = Date.parse(placedAt);
      const at = new Date(placed + ((today.getTime() - placed) * (step + 1)) / (made.length + 1));
      await change(tx, id, step, piecesOf, { at: at.toISOString(), adminId, reason });
    }
  }
}

async function change(
  tx: Transaction,
  orderId: string,
  step: number,
  piecesOf: (before: number) => number,
  { at, adminId, reason }: { at: string; adminId: string; reason: string | null },
): Promise<void> {
  const single = await tx
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNull(orderItems.orderPackId)))
    .orderBy(asc(orderItems.position));
  const line = single.at(-1 - step);
  if (!line) return;
  const { id, productId, productName, translations, sku, unitPrice, quantity: from } = line;
  const to = piecesOf(from);
  const isLine = eq(orderItems.id, id);
  if (to === 0) await tx.delete(orderItems).where(isLine);
  else
    await tx
      .update(orderItems)
      .set({
        quantity: to,
        totalPrice: sql`${orderItems.unitPrice} * ${to}::integer`,
        fromStock: Math.min(line.fromStock, to),
      })
      .where(isLine);
  const subtotal = sql`(select sum(total_price) from order_items where order_id = ${orderId})`;
  await tx
    .update(orders)
    .set({
      subtotal,
      total: sql`${subtotal} + ${orders.processingFee}`,
      version: sql`${orders.version} + 1`,
      updatedAt: at,
    })
    .where(eq(orders.id, orderId));
  const goods = {
    productId,
    productName,
    translations,
    sku,
    size: line.selectedSize,
    color: line.selectedColor,
  };
  await keepVersion(tx, {
    orderId,
    kind: 'changed',
    madeAt: sql`${at}::timestamptz`,
    madeBy: adminId,
    via: 'staff',
    reason,
    overrideReason: null,
    changes: [{ ...goods, pack: null, from, to, unitPrice, isNew: false }],
  });
}

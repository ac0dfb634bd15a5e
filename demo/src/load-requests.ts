import type { Transaction } from '@toptan/server/db/client';
import { changeRequests, orderItems, type RequestedRow } from '@toptan/server/db/schema-orders';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { LoadedPeople } from './load-people.ts';

/** The figures that the shops ask for: of the first shop's confirmed order, and of a pending one of another shop. */
const requests = [
  {
    status: 'confirmed',
    isFirst: true,
    hoursAgo: 3,
    note: 'İlk kalem hemen bitti, ikincisi çok geldi.',
    figures: [(before: number) => before + 6, () => 0, (before: number) => before + 4],
  },
  {
    status: 'pending',
    isFirst: false,
    hoursAgo: 20,
    note: null,
    figures: [(before: number) => before + 12, (before: number) => Math.ceil(before / 2)],
  },
] as const;

/** The newest order in a status of the first shop, or of another one, that was there to ask about, with lines of single pieces. */
async function findOrder(
  tx: Transaction,
  { status, isFirst, figures }: (typeof requests)[number],
  first: string,
  askedAt: string,
) {
  const { rows } = await tx.execute<{ id: string; version: number; customerId: string }>(sql`
    select id, version, customer_id as "customerId" from orders
    where status = ${status} and (customer_id = ${first}::uuid) = ${isFirst}::boolean and created_at < ${askedAt}
      and (select count(*) from order_items where order_id = orders.id and order_pack_id is null) > ${figures.length}
    order by created_at desc limit 1`);
  return rows[0];
}

/** Lets two shops ask for changes of an order, which nobody has decided yet. */
export async function loadRequests(
  tx: Transaction,
  { customerIds, userIds }: LoadedPeople,
  today: Date,
): Promise<void> {
  for (const request of requests) {
    const askedAt = new Date(today.getTime() - request.hoursAgo * 3_600_000).toISOString();
    const order = await findOrder(tx, request, customerIds[0] ?? '', askedAt);
    if (!order) continue;
    const lines = await tx
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderId, order.id), isNull(orderItems.orderPackId)))
      .orderBy(asc(orderItems.position))
      .limit(request.figures.length);
    const rows = lines.map((line, at): RequestedRow => {
      const { productId, productName, translations, sku, unitPrice, quantity } = line;
      return {
        ref: String(at),
        productId,
        productName,
        translations,
        sku,
        unitPrice,
        isNew: false,
        size: line.selectedSize,
        color: line.selectedColor,
        pack: null,
        from: quantity,
        to: request.figures[at]?.(quantity) ?? quantity,
      };
    });
    await tx.insert(changeRequests).values({
      orderId: order.id,
      version: order.version,
      rows,
      note: request.note,
      askedBy: userIds[customerIds.indexOf(order.customerId)] ?? null,
      askedAt,
    });
  }
}

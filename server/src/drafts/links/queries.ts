import { eachAmount } from '@toptan/contract/amounts';
import type { PreparedOrder } from '@toptan/contract/draft-links';
import { and, eq, gt, sql } from 'drizzle-orm';
import { hashToken } from '../../auth/tokens.ts';
import { readBasket } from '../../basket/queries.ts';
import { namedColors } from '../../catalog/sizing/queries.ts';
import { readSettings } from '../../current-settings.ts';
import type { Queryable } from '../../db/client.ts';
import { baskets } from '../../db/schema-baskets.ts';
import { orderItems, orders } from '../../db/schema-orders.ts';
import { customerName, customers } from '../../db/schema-people.ts';
import { preferredLanguage } from '../../language.ts';
import { staffNameOf } from '../../orders/staff-name.ts';
import { ownViewerOf } from '../../viewer.ts';

/**
 * The draft of a link; undefined where there is no such link, where it has ended, and where its shop is inactive. All of these are
 * one look into an index.
 */
export async function findLinked(db: Queryable, token: string) {
  const [found] = await db
    .select({
      id: baskets.id,
      customerId: baskets.customerId,
      orderId: baskets.orderId,
      shop: customerName,
      language: customers.language,
      by: staffNameOf(baskets.userId),
      notes: baskets.notes,
      offeredAt: baskets.offeredAt,
      offeredTotal: baskets.offeredTotal,
      until: sql<string>`${baskets.linkUntil}`.mapWith(baskets.linkUntil),
    })
    .from(baskets)
    .innerJoin(customers, eq(customers.id, baskets.customerId))
    .where(
      and(
        eq(baskets.linkHash, hashToken(token)),
        gt(baskets.linkUntil, sql`now()`),
        eq(customers.isActive, true),
      ),
    );
  return found;
}

export type Linked = NonNullable<Awaited<ReturnType<typeof findLinked>>>;

/** The order that a draft has become, as its link shows it; undefined when it is deleted. */
export async function findOrdered(
  db: Queryable,
  orderId: string,
): Promise<PreparedOrder['order'] | undefined> {
  const [found] = await db
    .select({
      orderNumber: orders.orderNumber,
      placedAt: orders.createdAt,
      ...eachAmount(key => orders[key]),
      pieces: sql<number>`sum(${orderItems.quantity})::int`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .groupBy(orders.id);
  return found;
}

/** The prepared order of a link, with the prices and the stock of its shop. */
export async function readPrepared(db: Queryable, linked: Linked): Promise<PreparedOrder> {
  const { id, customerId, orderId, language, ...shown } = linked;
  const settings = await readSettings(db);
  const viewer = ownViewerOf({ role: 'shop', customerId, settings });
  const order = (orderId && (await findOrdered(db, orderId))) || null;
  const quote = orderId ? null : await readBasket(db, viewer, { customerId, id, kind: 'staff' });
  const keys = quote?.lines.flatMap(({ selectedColor }) => selectedColor ?? []) ?? [];
  return {
    ...shown,
    state: orderId ? 'placed' : shown.offeredAt ? 'offered' : 'open',
    language: preferredLanguage(language, settings.languages),
    quote,
    colors: await namedColors(db, keys),
    order,
  };
}

import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { collectionProducts, collections, isOpenNow } from '../../db/schema-collections.ts';
import { isForSale, products } from '../../db/schema-goods.ts';
import { customers } from '../../db/schema-people.ts';
import { type Channels, canHear } from '../telling/channels.ts';

/** Whether shops see a collection: it is open and has goods for sale. */
const isShown = sql<boolean>`(${isOpenNow} and exists (
  select from ${collectionProducts} join ${products} on ${products.id} = ${collectionProducts.productId}
  where ${eq(collectionProducts.collectionId, collections.id)} and ${isForSale}))`;

/** A collection is news for two days: a shop that hears of another one first, and has quiet hours then, still hears of it. */
const isLate = sql`${collections.announcedAt} <= now() - interval '2 days'`;

/**
 * Sets the moment from which shops are told of each collection that they see for the first time. A collection that staff hide before
 * that moment loses it.
 */
export async function announce(db: Queryable, from: Date): Promise<void> {
  await db
    .update(collections)
    .set({ announcedAt: sql`case when ${isShown} then ${from.toISOString()}::timestamptz end` })
    .where(
      sql`(${collections.announcedAt} is null and ${isShown}) or (${collections.announcedAt} > now() and not ${isShown})`,
    );
}

/** Marks every collection that shops see as one that they are not told of. */
export async function passOver(db: Queryable): Promise<void> {
  await db
    .update(collections)
    .set({ announcedAt: sql`'epoch'` })
    .where(and(isOpenNow, sql`(${collections.announcedAt} is null or not ${isLate})`));
}

/** Whether a shop is to be told of a collection. */
const isNews: SQL = sql`(${isShown} and ${collections.announcedAt} <= now() and not ${isLate}
  and ${collections.announcedAt} > coalesce(${customers.openingsToldAt}, '-infinity'))`;

/** Shops that are to be told of a collection. */
export async function shopsForOpenings(db: Queryable, channels: Channels): Promise<string[]> {
  const rows = await db
    .selectDistinct({ customerId: customers.id })
    .from(customers)
    .innerJoin(collections, isNews)
    .where(canHear(channels, 'openingsToldAt'));
  return rows.map(({ customerId }) => customerId);
}

/** The collections that a shop is told of now, in the order of their opening. */
export const openedFor = (tx: Transaction, customerId: string) =>
  tx
    .select({
      id: collections.id,
      name: sql<string>`${collections.name}`,
      translations: collections.translations,
    })
    .from(collections)
    .innerJoin(customers, and(eq(customers.id, customerId), isNews))
    .orderBy(asc(collections.announcedAt), asc(collections.id));

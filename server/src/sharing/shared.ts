import { dayInIstanbul } from '@toptan/contract/days';
import type { Shared, SharedProduct } from '@toptan/contract/sharing';
import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { hashToken } from '../auth/tokens.ts';
import { articleColumns } from '../catalog/product.ts';
import { readForStrangers } from '../catalog/showcase/queries.ts';
import { namedColors } from '../catalog/sizing/queries.ts';
import type { Queryable } from '../db/client.ts';
import { collectionProducts, collections } from '../db/schema-collections.ts';
import { isForSale, products } from '../db/schema-goods.ts';
import { customerName, customers } from '../db/schema-people.ts';
import { shareLinks } from '../db/schema-sharing.ts';
import { isOneOf } from '../db/unseen-arrays.ts';

/** The moment at which a collection opens; null once it has. */
export const opensAt = sql<
  string | null
>`case when ${collections.startsAt} > now() then ${collections.startsAt} end`.mapWith(collections.startsAt);

/**
 * Whether a link opens something: its time runs, its shop is active, its collection is not over, and has goods once it is open. One
 * statement says so, so that the time of the answer does not tell what is wrong.
 */
const isGood = and(
  gt(shareLinks.expiresAt, sql`now()`),
  isNotNull(shareLinks.tokenHash),
  sql`(${shareLinks.customerId} is null or ${customers.isActive})`,
  sql`(${collections.name} is null or ${collections.startsAt} is not null)`,
  sql`coalesce(${collections.endsAt} > now(), true)`,
  sql`(${collections.startsAt} > now() or exists (
    select from ${collectionProducts} join ${products} on ${products.id} = ${collectionProducts.productId}
    where ${collectionProducts.collectionId} = ${collections.id} and ${isForSale}))`,
);

/** The good link under a condition; undefined where there is none. */
async function findGood(db: Queryable, where: SQL) {
  const [found] = await db
    .select({
      id: shareLinks.id,
      collectionId: shareLinks.collectionId,
      name: collections.name,
      translations: collections.translations,
      opensAt,
      expiresAt: shareLinks.expiresAt,
      language: shareLinks.language,
      hasPrices: shareLinks.hasPrices,
      shop: sql<string | null>`case when ${shareLinks.hasPrices} then ${customerName} end`,
      hasCard: sql<boolean>`${shareLinks.card} is not null`,
      opened: shareLinks.opened,
    })
    .from(shareLinks)
    .innerJoin(collections, eq(collections.id, shareLinks.collectionId))
    .leftJoin(customers, eq(customers.id, shareLinks.customerId))
    .where(and(where, isGood));
  return found;
}

/** The link of a token, by one look into an index whatever is wrong with it; undefined where it opens nothing. */
export const findByToken = (db: Queryable, token: string) =>
  findGood(db, eq(shareLinks.tokenHash, hashToken(token)));

type GoodLink = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** The products of a collection that are for sale, in its order, with what a card and a message say of them. */
export const goodsOf = (db: Queryable, collectionId: string) =>
  db
    .select({
      id: products.id,
      name: products.name,
      translations: products.translations,
      imageHash: products.imageHash,
    })
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(and(eq(collectionProducts.collectionId, collectionId), isForSale))
    .orderBy(collectionProducts.position);

/** The prices of a shop in lira per piece, by product. */
async function pricesFor(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: products.id, price: articleColumns.price })
    .from(products)
    .where(isOneOf(products.id, ids));
  return new Map(rows.map(({ id, price }) => [id, price]));
}

/** Reads what a link shows; undefined where it shows nothing. */
export async function readShared(db: Queryable, link: GoodLink): Promise<Shared | undefined> {
  const { collectionId, name, translations, opensAt, expiresAt, language, shop, hasPrices } = link;
  const about = { collectionId, name, translations, opensAt, expiresAt, language, shop };
  if (opensAt !== null) return { ...about, products: [], colors: [] };
  const ids = (await goodsOf(db, collectionId)).map(({ id }) => id);
  const [goods, prices] = await Promise.all([
    readForStrangers(db, { day: dayInIstanbul() }, ids),
    hasPrices ? pricesFor(db, ids) : null,
  ]);
  if (goods.length === 0) return undefined;
  const named = await namedColors(
    db,
    goods.flatMap(product => product.colors),
  );
  const priced = goods.map((product): SharedProduct => {
    const price = prices?.get(product.id);
    return price === undefined ? product : { ...product, price };
  });
  return { ...about, products: priced, colors: named };
}

export async function countOpening(db: Queryable, id: string): Promise<void> {
  await db
    .update(shareLinks)
    .set({ opened: sql`${shareLinks.opened} + 1`, openedAt: sql`now()` })
    .where(eq(shareLinks.id, id));
}

/** The card of a link that is good. */
export async function findCard(db: Queryable, id: string): Promise<Buffer | null | undefined> {
  if ((await findGood(db, eq(shareLinks.id, id))) === undefined) return undefined;
  const [found] = await db.select({ card: shareLinks.card }).from(shareLinks).where(eq(shareLinks.id, id));
  return found?.card;
}

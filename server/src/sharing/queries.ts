import type { QueryOf } from '@toptan/contract/endpoint';
import { type listShareLinks, type ShareLink, shareLinkDays } from '@toptan/contract/sharing';
import { and, asc, desc, eq, exists, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { insertCollection, replaceProducts, shownGoods } from '../catalog/collections/queries.ts';
import { imageUrl } from '../catalog/images/image-url.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { withMicroseconds } from '../db/columns.ts';
import { onlyRow } from '../db/only-row.ts';
import { collectionProducts, collections } from '../db/schema-collections.ts';
import { products } from '../db/schema-goods.ts';
import { customerName, customers, users } from '../db/schema-people.ts';
import { shareLinks } from '../db/schema-sharing.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { isBehind, type Page, pageOf, placeOf } from '../pagination.ts';
import { opensAt } from './shared.ts';

const isOpen = and(isNotNull(shareLinks.tokenHash), gt(shareLinks.expiresAt, sql`now()`));

function selectLinks(db: Queryable) {
  const goods = db
    .select({
      ...shownGoods,
      first: sql<string | null>`(array_agg(${products.id} order by ${collectionProducts.position}))[1]`.as(
        'first',
      ),
    })
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(eq(collectionProducts.collectionId, shareLinks.collectionId))
    .as('goods');
  return db
    .select({
      id: shareLinks.id,
      state: sql<ShareLink['state']>`case when ${isOpen} then 'open' else 'ended' end`,
      isRenewable: sql<boolean>`${isNotNull(shareLinks.tokenHash)}`,
      collectionId: shareLinks.collectionId,
      name: collections.name,
      translations: collections.translations,
      products: goods.count,
      hashes: goods.hashes,
      product: sql<ShareLink['product']>`case when ${collections.name} is null and ${goods.count} = 1 then (
        select json_build_object('id', ${products.id}, 'name', ${products.name}, 'translations', ${products.translations}, 'sku', ${products.sku})
        from ${products} where ${products.id} = ${goods.first}) end`,
      customerId: shareLinks.customerId,
      companyName: customerName,
      phone: sql<string | null>`coalesce(${customers.ownerMobile}, ${customers.phone})`,
      hasPrices: shareLinks.hasPrices,
      language: shareLinks.language,
      createdBy: sql<string | null>`coalesce(${users.displayName}, ${users.username})`,
      createdAt: shareLinks.createdAt,
      expiresAt: shareLinks.expiresAt,
      opened: shareLinks.opened,
      openedAt: shareLinks.openedAt,
      at: withMicroseconds(shareLinks.createdAt),
    })
    .from(shareLinks)
    .innerJoin(collections, eq(collections.id, shareLinks.collectionId))
    .innerJoinLateral(goods, sql`true`)
    .leftJoin(customers, eq(customers.id, shareLinks.customerId))
    .leftJoin(users, eq(users.id, shareLinks.createdBy));
}

type Row = Awaited<ReturnType<typeof selectLinks>>[number];

function present({
  collectionId,
  name,
  translations,
  products: count,
  hashes,
  customerId,
  companyName,
  ...row
}: Row): ShareLink {
  const { at: _at, ...link } = row;
  const pictures = (hashes ?? []).map(hash => imageUrl(hash));
  return {
    ...link,
    collection: { id: collectionId, name, translations, products: count, pictures },
    customer: customerId === null ? null : { id: customerId, companyName },
  };
}

/** A page of links, newest first. */
export async function listLinkPage(
  db: Queryable,
  { limit, cursor, state, collection, productId, customerId }: QueryOf<typeof listShareLinks>,
): Promise<Page<ShareLink>> {
  const inIt = db
    .select({ id: collectionProducts.productId })
    .from(collectionProducts)
    .where(
      and(
        eq(collectionProducts.collectionId, shareLinks.collectionId),
        productId === undefined ? undefined : eq(collectionProducts.productId, productId),
      ),
    );
  const where = and(
    state && (state === 'open' ? isOpen : sql`not (${isOpen})`),
    collection === undefined ? undefined : eq(shareLinks.collectionId, collection),
    productId === undefined ? undefined : exists(inIt),
    customerId === undefined ? undefined : eq(shareLinks.customerId, customerId),
  );
  const place = placeOf(cursor);
  const behind = place && isBehind(shareLinks.createdAt, shareLinks.id, place);
  const [rows, total] = await Promise.all([
    selectLinks(db)
      .where(and(where, behind))
      .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
      .limit(limit + 1),
    db.$count(shareLinks, where),
  ]);
  const page = pageOf(rows, limit, total, row => [row.at, row.id]);
  return { ...page, rows: page.rows.map(present) };
}

/** A link; undefined where there is none. */
export async function findLink(db: Queryable, id: string): Promise<ShareLink | undefined> {
  const [row] = await selectLinks(db).where(eq(shareLinks.id, id));
  return row && present(row);
}

/** Locks a link; undefined where there is none. */
export async function lockLink(tx: Transaction, id: string) {
  const [held] = await tx
    .select({
      customerId: shareLinks.customerId,
      hasPrices: shareLinks.hasPrices,
      isEnded: sql<boolean>`${shareLinks.tokenHash} is null`,
    })
    .from(shareLinks)
    .where(eq(shareLinks.id, id))
    .for('update');
  return held;
}

const end = sql`now() + make_interval(days => ${shareLinkDays})`;

/** @returns its id */
export async function insertLink(
  tx: Transaction,
  link: Omit<typeof shareLinks.$inferInsert, 'expiresAt'>,
): Promise<string> {
  const rows = await tx
    .insert(shareLinks)
    .values({ ...link, expiresAt: end })
    .returning({ id: shareLinks.id });
  return onlyRow(rows).id;
}

/** @param renew its time begins again */
export async function updateLink(
  tx: Transaction,
  id: string,
  fields: PgUpdateSetSource<typeof shareLinks>,
  renew: boolean,
): Promise<void> {
  await tx
    .update(shareLinks)
    .set({ ...fields, ...(renew && { expiresAt: end }) })
    .where(eq(shareLinks.id, id));
}

/** Lets a link open nothing any more. It stays in the list. */
export async function closeLink(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(shareLinks)
    .set({ tokenHash: null, expiresAt: sql`least(${shareLinks.expiresAt}, now())` })
    .where(eq(shareLinks.id, id));
}

export async function deleteLink(tx: Transaction, id: string): Promise<void> {
  await tx.delete(shareLinks).where(eq(shareLinks.id, id));
}

export async function storeCard(db: Queryable, id: string, card: Buffer): Promise<void> {
  await db.update(shareLinks).set({ card }).where(eq(shareLinks.id, id));
}

/** Holds a named collection that shops see or will see until the transaction ends. @returns whether there is one */
export async function holdCollection(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, id), isNotNull(collections.startsAt)))
    .for('key share');
  return rows.length > 0;
}

/** Stores goods under no name, for one link. @returns its id */
export async function insertSelection(tx: Transaction, productIds: readonly string[]): Promise<string> {
  const id = await insertCollection(tx, { name: null, translations: {} });
  await replaceProducts(tx, id, productIds);
  return id;
}

/** When a collection opens; null once it has. */
export async function findOpening(tx: Transaction, id: string): Promise<string | null> {
  const [found] = await tx.select({ opensAt }).from(collections).where(eq(collections.id, id));
  return found?.opensAt ?? null;
}

export const countOpen = (db: Queryable) => db.$count(shareLinks, isOpen);

/** Removes some of the links that ended thirty days ago, with their selections. */
export async function removeOldLinks(db: Queryable): Promise<void> {
  const old = db
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .where(lt(shareLinks.expiresAt, sql`now() - interval '30 days'`))
    .orderBy(asc(shareLinks.expiresAt))
    .limit(50);
  const gone = await db
    .delete(shareLinks)
    .where(sql`${shareLinks.id} in (${old})`)
    .returning({ collectionId: shareLinks.collectionId });
  await removeSelections(
    db,
    gone.map(({ collectionId }) => collectionId),
  );
}

/** Removes those of these collections that have no name. Each belongs to one link alone. */
export async function removeSelections(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(collections).where(and(isOneOf(collections.id, ids), sql`${collections.name} is null`));
}

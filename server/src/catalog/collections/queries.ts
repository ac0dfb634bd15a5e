import type { Collection, FoundCollection, listCollections } from '@toptan/contract/catalog/collections';
import type { QueryOf } from '@toptan/contract/endpoint';
import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/client.ts';
import { literal } from '../../db/literal.ts';
import { onlyRow } from '../../db/only-row.ts';
import { collectionProducts, collections, isOpenNow } from '../../db/schema-collections.ts';
import { products } from '../../db/schema-goods.ts';
import { decodeCursor, type Page, pageOf } from '../../pagination.ts';
import type { ViewerForm } from '../../viewer.ts';
import { imageUrl } from '../images/image-url.ts';
import { visible } from '../product.ts';

/** The pictures of a collection in a list. */
const picturesMax = 4;

/** The condition of collections that a viewer sees: a shop sees open ones, staff see all that have a name. */
const isSeen = (viewer: ViewerForm) => (viewer.kind === 'shop' ? isOpenNow : isNotNull(collections.name));

/** The condition of collections whose goods a viewer finds: whoever knows the id of a selection has it from its link. */
const isFound = (viewer: ViewerForm) =>
  viewer.kind === 'shop' ? or(isOpenNow, isNull(collections.name)) : undefined;

/** The place of a product in a collection; null outside of one that the viewer sees. */
export const placeIn = (viewer: ViewerForm, collectionId: string) => sql<number | null>`(
  select ${collectionProducts.position} from ${collectionProducts}
  join ${collections} on ${collections.id} = ${collectionProducts.collectionId}
  where ${and(
    eq(collectionProducts.collectionId, collectionId),
    eq(collectionProducts.productId, products.id),
    isFound(viewer),
  )})`;

/** The condition of products of a collection that the viewer sees. */
export const isInCollection = (viewer: ViewerForm, collectionId: string) =>
  sql`${products.id} in (
    select ${collectionProducts.productId} from ${collectionProducts}
    join ${collections} on ${collections.id} = ${collectionProducts.collectionId}
    where ${and(eq(collectionProducts.collectionId, collectionId), isFound(viewer))})`;

const state = sql<Collection['state']>`case when ${collections.startsAt} is null then 'hidden'
  when ${collections.endsAt} <= now() then 'over' when ${collections.startsAt} > now() then 'waiting' else 'open' end`;

/** The beginning by which the list is ordered. */
const begins = sql<string>`coalesce(${collections.startsAt}, 'infinity')`;

/** What a list shows of the products of a collection: their number, and the hashes of the first pictures. */
export const shownGoods = {
  count: sql<number>`count(*)::int`.as('count'),
  hashes: sql<
    string[] | null
  >`(array_agg(${products.imageHash} order by ${collectionProducts.position}) filter (where ${products.imageHash} is not null))[:${literal(picturesMax)}]`.as(
    'hashes',
  ),
};

/** Selects collections with what the viewer sees of their products; a shop gets none in which it sees nothing. */
function selectCollections(db: Queryable, viewer: ViewerForm, where: SQL | undefined) {
  const goods = db
    .select(shownGoods)
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(and(eq(collectionProducts.collectionId, collections.id), visible(viewer)))
    .as('goods');
  return db
    .select({
      id: collections.id,
      name: sql<string>`${collections.name}`,
      translations: collections.translations,
      state,
      startsAt: collections.startsAt,
      endsAt: collections.endsAt,
      isShowcased: collections.isShowcased,
      products: goods.count,
      hashes: goods.hashes,
      version: collections.version,
      begins: sql<string>`${begins}::text`,
    })
    .from(collections)
    .innerJoinLateral(goods, sql`true`)
    .where(and(where, viewer.kind === 'shop' ? gt(goods.count, 0) : undefined))
    .orderBy(desc(begins), desc(collections.id));
}

type Row = Awaited<ReturnType<typeof selectCollections>>[number];

const present = ({ begins: _, hashes, ...row }: Row): Collection => ({
  ...row,
  pictures: (hashes ?? []).map(hash => imageUrl(hash)),
});

/** A page of collections: first those without a beginning, then those that begin last. */
export async function listCollectionPage(
  db: Queryable,
  viewer: ViewerForm,
  { limit, cursor }: QueryOf<typeof listCollections>,
): Promise<Page<Collection>> {
  const before = decodeCursor(cursor, 2);
  const behind = before
    ? sql`(${begins}, ${collections.id}) < (${before[0]}::timestamptz, ${before[1]}::uuid)`
    : undefined;
  const all = selectCollections(db, viewer, isSeen(viewer)).as('all');
  const [rows, total] = await Promise.all([
    selectCollections(db, viewer, and(isSeen(viewer), behind)).limit(limit + 1),
    db.$count(all),
  ]);
  const page = pageOf(rows, limit, total, row => [row.begins, row.id]);
  return { ...page, rows: page.rows.map(present) };
}

/** The most collections beside the filters of the catalogue. */
const openMax = 12;

/** Open collections, with what the viewer sees of them. */
export async function listOpenCollections(db: Queryable, viewer: ViewerForm) {
  const rows = await selectCollections(db, viewer, isOpenNow).limit(openMax);
  return rows.map(({ id, name, translations, products: count }) => ({
    id,
    name,
    translations,
    products: count,
  }));
}

/** A collection; null where the viewer sees none with this id. */
export async function findCollection(
  db: Queryable,
  viewer: ViewerForm,
  id: string,
): Promise<Collection | null> {
  const [row] = await selectCollections(db, viewer, and(eq(collections.id, id), isSeen(viewer)));
  return row ? present(row) : null;
}

/** The selection of a shared link, for a shop that has its id from there; null where there is none. */
export async function findSelection(
  db: Queryable,
  viewer: ViewerForm,
  id: string,
): Promise<FoundCollection | null> {
  if (viewer.kind !== 'shop') return null;
  const [row] = await selectCollections(db, viewer, and(eq(collections.id, id), isNull(collections.name)));
  return row ? { ...present(row), name: null } : null;
}

/** @returns its id */
export async function insertCollection(
  tx: Transaction,
  fields: typeof collections.$inferInsert,
): Promise<string> {
  return onlyRow(await tx.insert(collections).values(fields).returning({ id: collections.id })).id;
}

/** Locks a collection with its products, until the transaction ends. */
export async function lockCollection(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: collections.id })
    .from(collections)
    .where(eq(collections.id, id))
    .for('no key update');
}

/** The products of a collection in their order. */
export async function productsIn(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx
    .select({ productId: collectionProducts.productId })
    .from(collectionProducts)
    .where(eq(collectionProducts.collectionId, id))
    .orderBy(collectionProducts.position);
  return rows.map(({ productId }) => productId);
}

/** Changes the named fields of a collection. */
export async function updateCollection(
  tx: Transaction,
  id: string,
  fields: PgUpdateSetSource<typeof collections>,
): Promise<void> {
  await tx
    .update(collections)
    .set({ ...fields, version: sql`${collections.version} + 1` })
    .where(eq(collections.id, id));
}

export async function deleteCollection(tx: Transaction, id: string): Promise<void> {
  await tx.delete(collections).where(eq(collections.id, id));
}

/** Writes the products of a collection in place of those that it has. It fails on the foreign key where one does not exist. */
export async function replaceProducts(
  tx: Transaction,
  collectionId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.delete(collectionProducts).where(eq(collectionProducts.collectionId, collectionId));
  if (productIds.length > 0)
    await tx
      .insert(collectionProducts)
      .values(productIds.map((productId, position) => ({ collectionId, productId, position })));
}

import { dayInIstanbul } from '@toptan/contract/days';
import type { QueryOf } from '@toptan/contract/endpoint';
import type { listShareLinks, Shared, SharedProduct, ShareLink } from '@toptan/contract/sharing';
import { and, asc, desc, eq, exists, getTableColumns, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { hashToken } from '../auth/tokens.ts';
import { imageUrl } from '../catalog/images/image-url.ts';
import { readForStrangers } from '../catalog/showcase/queries.ts';
import type { Queryable } from '../db/client.ts';
import { withMicroseconds } from '../db/columns.ts';
import { collectionProducts, collections } from '../db/schema-collections.ts';
import { isForSale, products } from '../db/schema-goods.ts';
import { customerName, customers, users } from '../db/schema-people.ts';
import { shareLinks } from '../db/schema-sharing.ts';
import { colors } from '../db/schema-sizing.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { decodeCursor, type Page, pageOf } from '../pagination.ts';

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
      opensAt: sql<
        string | null
      >`case when ${collections.startsAt} > now() then ${collections.startsAt} end`.mapWith(
        collections.startsAt,
      ),
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

export type GoodLink = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

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
    .select({ id: products.id, price: products.price })
    .from(products)
    .where(isOneOf(products.id, sql.param([...ids])));
  return new Map(rows.map(({ id, price }) => [id, price]));
}

const { position: _, ...colorColumns } = getTableColumns(colors);

/** Reads what a link shows; undefined where it shows nothing. */
export async function readShared(db: Queryable, link: GoodLink): Promise<Shared | undefined> {
  const { id: __, opened: ___, hasPrices, hasCard: ____, ...about } = link;
  if (about.opensAt !== null) return { ...about, products: [], colors: [] };
  const ids = (await goodsOf(db, about.collectionId)).map(({ id }) => id);
  const [goods, prices] = await Promise.all([
    readForStrangers(db, { day: dayInIstanbul() }, ids),
    hasPrices ? pricesFor(db, ids) : null,
  ]);
  if (goods.length === 0) return undefined;
  const keys = [...new Set(goods.flatMap(product => product.colors))];
  const named = await db
    .select(colorColumns)
    .from(colors)
    .where(isOneOf(colors.key, sql.param(keys)))
    .orderBy(colors.position, colors.key);
  const priced = goods.map((product): SharedProduct => {
    const price = prices?.get(product.id);
    return price === undefined ? product : { ...product, price };
  });
  return { ...about, products: priced, colors: named };
}

/** Counts that a link was opened. */
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

/** The pictures of a link in a list. */
const picturesMax = 4;

const isOpen = and(isNotNull(shareLinks.tokenHash), gt(shareLinks.expiresAt, sql`now()`));

function selectLinks(db: Queryable) {
  const goods = db
    .select({
      count: sql<number>`count(*)::int`.as('count'),
      hashes: sql<
        string[] | null
      >`(array_agg(${products.imageHash} order by ${collectionProducts.position}) filter (where ${products.imageHash} is not null))[:${sql.raw(String(picturesMax))}]`.as(
        'hashes',
      ),
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
  const before = decodeCursor(cursor, 2);
  const behind = before
    ? sql`(${shareLinks.createdAt}, ${shareLinks.id}) < (${before[0]}::timestamptz, ${before[1]}::uuid)`
    : undefined;
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

/** The number of open links. */
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
  await db
    .delete(collections)
    .where(and(isOneOf(collections.id, sql.param([...ids])), sql`${collections.name} is null`));
}

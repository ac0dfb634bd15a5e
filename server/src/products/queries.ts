import type { AnswerOf, QueryOf } from '@toptan/contract/endpoint';
import {
  type countProducts as countProductsCall,
  type listProducts as listProductsCall,
  type Product,
  productCategories,
  productGenders,
} from '@toptan/contract/products';
import { and, count, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { products, stockPools } from '../db/schema-goods.ts';
import { basketItems, orderItems } from '../db/schema-orders.ts';
import { tallies } from '../db/schema-tallies.ts';
import { imageUrl } from '../images/image-url.ts';
import { decodeCursor, pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { containsGram, isGram } from '../search.ts';
import { countTallied, facet, talliedRows, talliesOf } from '../tallies.ts';

/** Staff sees inactive products, cost prices and who makes what; a shop does not. */
export type Viewer = 'staff' | 'shop';

export type ProductFilter = QueryOf<typeof countProductsCall>;

const { searchText: _, ...productColumns } = getTableColumns(products);

/** A row of `products`, without what search compares. */
export type ProductRow = Omit<typeof products.$inferSelect, 'searchText'>;

function visible(viewer: Viewer): SQL | undefined {
  return viewer === 'shop' ? eq(products.isActive, true) : undefined;
}

function found(viewer: Viewer, { q, active }: Pick<ProductFilter, 'q' | 'active'>): SQL | undefined {
  return and(
    visible(viewer),
    active === undefined ? undefined : eq(products.isActive, active === 'true'),
    q ? containsGram(products.searchText, q) : undefined,
  );
}

function matching(viewer: Viewer, filter: ProductFilter): SQL | undefined {
  const { gender, category } = filter;
  return and(
    found(viewer, filter),
    gender && eq(products.genderCategory, gender),
    category && eq(products.category, category),
  );
}

/** A product's pools, by size and colour. */
const pools = sql<Product['stockPools'] | null>`(
  select json_agg(json_build_object('size', ${stockPools.size}, 'color', ${stockPools.color}, 'quantity', ${stockPools.quantity})
    order by ${stockPools.size}, ${stockPools.color})
  from ${stockPools} where ${stockPools.productId} = ${products}.id
)`;

type StockedRow = ProductRow & { pools: Product['stockPools'] | null };

const selectProducts = (db: Queryable) => db.select({ ...productColumns, pools }).from(products);

function toProduct({ imageHash, costPrice, pools, ...product }: StockedRow, viewer: Viewer): Product {
  const stockPools = pools ?? [];
  return {
    ...product,
    ...(viewer === 'staff' ? { costPrice } : { manufacturerId: null }),
    imageUrl: imageUrl(imageHash),
    stockQuantity: stockPools.reduce((sum, pool) => sum + pool.quantity, 0),
    stockPools,
  };
}

/** The tallies of what `matching` finds; `q` must be as short as `isGram` says. */
function tallied(viewer: Viewer, { q, active, gender, category }: ProductFilter): SQL | undefined {
  return and(
    talliesOf('products', [active, gender, category], q),
    viewer === 'shop' ? eq(facet(1), 'true') : undefined,
  );
}

/** Where a page of a list begins, and how many rows it takes. */
type Stretch = { before: string | undefined; offset: number; count: number };

/** The rows of a page whose ids are an array in SQL. Read apart, so that nothing is put together for rows passed over. */
function readPage(db: Queryable, ids: SQL): Promise<StockedRow[]> {
  return selectProducts(db).where(sql`${products.id} = any(${ids})`).orderBy(desc(products.id));
}

/**
 * What nothing counts beforehand is found once, for the page and for its number, and sorted then: a planner that is left
 * to choose walks all products from the newest in the hope of meeting a page of matches soon.
 */
async function findStretch(
  db: Queryable,
  where: SQL | undefined,
  { before, offset, count }: Stretch,
): Promise<{ rows: StockedRow[]; total: number }> {
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (select ${products.id} from ${products} where ${where})
    select (select count(*)::integer from found) as total, array(
      select id::text from found where ${before === undefined ? sql`true` : sql`id < ${before}`}
      order by id desc limit ${count} offset ${offset}
    ) as ids`);
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  return { rows: await readPage(db, sql`${sql.param(ids)}::uuid[]`), total };
}

async function readStretch(
  db: Queryable,
  where: SQL | undefined,
  counted: SQL | undefined,
  { before, offset, count }: Stretch,
): Promise<{ rows: StockedRow[]; total: number }> {
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(and(where, before === undefined ? undefined : lt(products.id, before)))
    .orderBy(desc(products.id))
    .limit(count)
    .offset(offset);
  const [rows, total] = await Promise.all([readPage(db, sql`array${ids}`), countTallied(db, counted)]);
  return { rows, total };
}

/** A page of products, newest first. */
export async function listProducts(
  db: Queryable,
  viewer: Viewer,
  { limit, cursor, offset = 0, manufacturerId, ...filter }: QueryOf<typeof listProductsCall>,
): Promise<Page<Product>> {
  const [before] = decodeCursor(cursor, 1) ?? [];
  const stretch = { before, offset, count: limit + 1 };
  const where = matching(viewer, filter);
  // A shop could otherwise find out who makes what by trying.
  const maker =
    viewer === 'staff' && manufacturerId ? eq(products.manufacturerId, manufacturerId) : undefined;
  const { rows, total } =
    maker || !isGram(filter.q)
      ? await findStretch(db, and(where, maker), stretch)
      : await readStretch(db, where, tallied(viewer, filter), stretch);
  const page = pageOf(rows, limit, total, row => [row.id]);
  return { ...page, rows: page.rows.map(row => toProduct(row, viewer)) };
}

function countEach<Key extends string>(keys: readonly Key[], countOf: (key: Key) => number) {
  return Object.fromEntries(keys.map(key => [key, countOf(key)])) as Record<Key, number>;
}

type Group = { gender: string | null; category: string | null; products: number };

function countGroups(db: Queryable, viewer: Viewer, { q, active }: ProductFilter): Promise<Group[]> {
  if (isGram(q))
    return db
      .select({ gender: facet(2), category: facet(3), products: talliedRows })
      .from(tallies)
      .where(tallied(viewer, { q, active }))
      .groupBy(facet(2), facet(3));
  return db
    .select({ gender: products.genderCategory, category: products.category, products: count() })
    .from(products)
    .where(found(viewer, { q, active }))
    .groupBy(products.genderCategory, products.category);
}

/** How many products each filter would show, in one pass over those that `q` finds. */
export async function countProducts(
  db: Queryable,
  viewer: Viewer,
  filter: ProductFilter,
): Promise<AnswerOf<typeof countProductsCall>> {
  const groups = await countGroups(db, viewer, filter);
  const sum = (gender: string | undefined, category: string | undefined) =>
    groups
      .filter(group => (gender ?? group.gender) === group.gender)
      .filter(group => (category ?? group.category) === group.category)
      .reduce((total, group) => total + group.products, 0);
  const { gender, category } = filter;
  return {
    total: sum(gender, category),
    genders: countEach(productGenders, each => sum(each, undefined)),
    categories: countEach(productCategories, each => sum(gender, each)),
  };
}

/** One product; undefined when there is none that the viewer may see. */
export async function findProduct(db: Queryable, viewer: Viewer, id: string): Promise<Product | undefined> {
  const [row] = await selectProducts(db).where(and(eq(products.id, id), visible(viewer)));
  return row && toProduct(row, viewer);
}

/** Locks a product's row, which everybody who touches the product or its stock takes first, and reads it. */
export async function lockProduct(tx: Transaction, id: string): Promise<ProductRow | undefined> {
  const [row] = await tx.select(productColumns).from(products).where(eq(products.id, id)).for('update');
  return row;
}

export type ProductValues = typeof products.$inferInsert;

/** @returns the id of the new product */
export async function insertProduct(tx: Transaction, values: ProductValues): Promise<string> {
  const [row] = await tx.insert(products).values(values).returning({ id: products.id });
  if (!row) throw new Error('an insert returns its row');
  return row.id;
}

/** Changes the columns that are named; `undefined` leaves a column alone. */
export async function changeProduct(
  tx: Transaction,
  id: string,
  values: { [Column in keyof ProductValues]?: ProductValues[Column] | undefined },
): Promise<void> {
  const named = Object.entries(values).filter(([, value]) => value !== undefined);
  if (named.length === 0) return;
  await tx.update(products).set(Object.fromEntries(named)).where(eq(products.id, id));
}

/** Removes a product and its pools; who calls has locked it and knows that nobody names it. */
export async function removeProduct(tx: Transaction, id: string): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}

/** Whether orders or baskets name a product. */
export async function whereNamed(tx: Transaction, id: string): Promise<{ order: boolean; basket: boolean }> {
  const { rows } = await tx.execute<{ order: boolean; basket: boolean }>(sql`
    select exists (select from ${orderItems} where ${orderItems.productId} = ${id}) as "order",
      exists (select from ${basketItems} where ${basketItems.productId} = ${id}) as basket
  `);
  return rows[0] ?? { order: false, basket: false };
}

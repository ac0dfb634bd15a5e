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
import { products } from '../db/schema-goods.ts';
import { basketItems, orderItems } from '../db/schema-orders.ts';
import { imageUrl } from '../images/image-url.ts';
import { decodeCursor, pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { contains } from '../search.ts';
import type { Pool } from '../stock/allocation.ts';
import { poolsOf } from '../stock/queries.ts';

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
    q ? contains(products.searchText, q) : undefined,
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

function toProduct(row: ProductRow, pools: readonly Pool[], viewer: Viewer): Product {
  const { imageHash, costPrice, ...product } = row;
  return {
    ...product,
    ...(viewer === 'staff' ? { costPrice } : { manufacturerId: null }),
    imageUrl: imageUrl(imageHash),
    stockQuantity: pools.reduce((sum, pool) => sum + pool.quantity, 0),
    stockPools: pools.map(({ size, color, quantity }) => ({ size, color, quantity })),
  };
}

async function withStock(db: Queryable, rows: readonly ProductRow[], viewer: Viewer): Promise<Product[]> {
  const pools = await poolsOf(
    db,
    rows.map(row => row.id),
  );
  const byProduct = new Map<string, Pool[]>(rows.map(row => [row.id, []]));
  for (const pool of pools) byProduct.get(pool.productId)?.push(pool);
  return rows.map(row => toProduct(row, byProduct.get(row.id) ?? [], viewer));
}

/** A page of products, newest first. */
export async function listProducts(
  db: Queryable,
  viewer: Viewer,
  { limit, cursor, offset = 0, manufacturerId, ...filter }: QueryOf<typeof listProductsCall>,
): Promise<Page<Product>> {
  const [before] = decodeCursor(cursor, 1) ?? [];
  // A shop could otherwise find out who makes what by trying.
  const maker =
    viewer === 'staff' && manufacturerId ? eq(products.manufacturerId, manufacturerId) : undefined;
  const where = and(matching(viewer, filter), maker);
  const [rows, total] = await Promise.all([
    db
      .select(productColumns)
      .from(products)
      .where(and(where, before === undefined ? undefined : lt(products.id, before)))
      .orderBy(desc(products.id))
      .limit(limit + 1)
      .offset(offset),
    db.$count(products, where),
  ]);
  const page = pageOf(rows, limit, total, row => [row.id]);
  return { ...page, rows: await withStock(db, page.rows, viewer) };
}

function countEach<Key extends string>(keys: readonly Key[], countOf: (key: Key) => number) {
  return Object.fromEntries(keys.map(key => [key, countOf(key)])) as Record<Key, number>;
}

/** How many products each filter would show, in one pass over those that `q` finds. */
export async function countProducts(
  db: Queryable,
  viewer: Viewer,
  filter: ProductFilter,
): Promise<AnswerOf<typeof countProductsCall>> {
  const groups = await db
    .select({ gender: products.genderCategory, category: products.category, products: count() })
    .from(products)
    .where(found(viewer, filter))
    .groupBy(products.genderCategory, products.category);
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
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.id, id), visible(viewer)));
  return (await withStock(db, rows, viewer))[0];
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

import {
  type countProducts as countProductsCall,
  type listProducts as listProductsCall,
  newForDays,
  type Product,
  productCategories,
  productGenders,
} from '@toptan/contract/catalog/products';
import type { AnswerOf, QueryOf } from '@toptan/contract/endpoint';
import type { StockView } from '@toptan/contract/portal';
import { and, count, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { type JsonBytes, jsonBytes } from '../../../db/json-rows.ts';
import { products, stockPools, variants } from '../../../db/schema-goods.ts';
import { isOneOf } from '../../../db/unseen-arrays.ts';
import { decodeCursor, type Page, pageOf } from '../../../pagination.ts';
import { contains } from '../../../search.ts';
import { productsOfCode } from '../../codes/queries.ts';
import { isOpen } from '../../variants/queries.ts';
import { readProducts, type Viewer, visible } from '../queries.ts';

type Filter = QueryOf<typeof countProductsCall>;

/** Counted from the beginning of the day in Istanbul, so that an answer holds for the whole day. */
const isNew = sql`coalesce(${products.publishedAt}, ${products.createdAt}) >= date_trunc('day', now(), 'Europe/Istanbul') - interval '${sql.raw(String(newForDays))} days'`;

/** Has each of these sizes in stock, in one colour. */
const hasInStock = (sizes: readonly string[]) => sql`exists (
  select from ${variants} join ${stockPools} on ${stockPools.variantId} = ${variants.id}
  where ${variants.productId} = ${products.id} and ${variants.size} = any(${sql.param(sizes)}::text[])
    and ${isOpen} and ${stockPools.quantity} > 0
  group by ${variants.color} having count(*) = ${new Set(sizes).size}
)`;

/**
 * Whether a product has the words of a term, or a variant with that SKU or barcode. These are looked up first, so that a
 * search for words stays as it is.
 */
async function hasTerm(db: Queryable, term: string): Promise<SQL | undefined> {
  const words = contains(products.searchText, term);
  const ids = await productsOfCode(db, term);
  return ids.length > 0 ? or(words, isOneOf(products.id, sql.param(ids))) : words;
}

/** Products that a filter shows, whatever their gender and category. */
const found = async (db: Queryable, viewer: Viewer, filter: Omit<Filter, 'gender' | 'category'>) =>
  and(
    visible(viewer),
    filter.active === undefined ? undefined : eq(products.isActive, filter.active === 'true'),
    filter.q ? await hasTerm(db, filter.q) : undefined,
    filter.new && isNew,
    filter.size && sql`${products.sizes} @> ${JSON.stringify(filter.size)}`,
    filter.color === undefined ? undefined : sql`${products.colors} @> ${JSON.stringify([filter.color])}`,
    filter.has && hasInStock(filter.has),
  );

const matching = async (db: Queryable, viewer: Viewer, { gender, category, ...filter }: Filter) =>
  and(
    await found(db, viewer, filter),
    gender && eq(products.genderCategory, gender),
    category && eq(products.category, category),
  );

/** A page of products, newest first. */
export async function listProducts(
  db: Queryable,
  viewer: Viewer,
  view: StockView,
  { limit, cursor, offset = 0, manufacturerId, ...filter }: QueryOf<typeof listProductsCall>,
): Promise<Page<JsonBytes<Product>>> {
  const [before] = decodeCursor(cursor, 1) ?? [];
  // A shop could otherwise find out who makes what by trying.
  const maker =
    viewer === 'staff' && manufacturerId ? eq(products.manufacturerId, manufacturerId) : undefined;
  const where: SQL | undefined = and(await matching(db, viewer, filter), maker);
  const [ids, total] = await Promise.all([
    db
      .select({ id: products.id })
      .from(products)
      .where(and(where, before === undefined ? undefined : lt(products.id, before)))
      .orderBy(desc(products.id))
      .limit(limit + 1)
      .offset(offset),
    db.$count(products, where),
  ]);
  const page = pageOf(ids, limit, total, ({ id }) => [id]);
  const rows = await readProducts(
    db,
    viewer,
    view,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: rows.map(jsonBytes) };
}

type Group = { gender: string | null; category: string | null; products: number };

const sumOf = (groups: readonly Group[], { gender, category }: Pick<Filter, 'gender' | 'category'>) =>
  groups
    .filter(group => (gender ?? group.gender) === group.gender)
    .filter(group => (category ?? group.category) === group.category)
    .reduce((total, group) => total + group.products, 0);

function countEach<Key extends string>(keys: readonly Key[], countOf: (key: Key) => number) {
  return Object.fromEntries(keys.map(key => [key, countOf(key)])) as Record<Key, number>;
}

/** How many products each filter would show. */
export async function countProducts(
  db: Queryable,
  viewer: Viewer,
  filter: Filter,
): Promise<AnswerOf<typeof countProductsCall>> {
  const where = await found(db, viewer, filter);
  const shown = await found(db, viewer, { active: filter.active });
  const [groups, all, recent] = await Promise.all([
    db
      .select({ gender: products.genderCategory, category: products.category, products: count() })
      .from(products)
      .where(where)
      .groupBy(products.genderCategory, products.category),
    db.$count(products, shown),
    db.$count(products, and(shown, isNew)),
  ]);
  const { gender } = filter;
  return {
    total: sumOf(groups, filter),
    all: sumOf(groups, {}),
    genders: countEach(productGenders, each => sumOf(groups, { gender: each })),
    categories: countEach(productCategories, each => sumOf(groups, { gender, category: each })),
    shown: { all, new: recent },
  };
}

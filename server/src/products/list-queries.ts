import type { QueryOf } from '@toptan/contract/endpoint';
import type { listProducts as listProductsCall, Product } from '@toptan/contract/products';
import { and, desc, eq, lt, lte, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { type JsonBytes, jsonBytes } from '../db/json-text.ts';
import { products } from '../db/schema-goods.ts';
import { decodeCursor, pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { countFound, keptOfProducts, matching, type ProductFilter } from './count-queries.ts';
import { readProducts } from './json-queries.ts';
import type { Viewer } from './presentation.ts';
import { searchSlice } from './search-queries.ts';
import { type FoundIds, findSlice, type Slice } from './slice-queries.ts';

async function newest(
  db: Queryable,
  where: SQL | undefined,
  count: number,
  offset: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(desc(products.id))
    .limit(count)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** Products that an index passes over without delay. */
const passedOver = 1_000;

/**
 * A page far down a list. Which product stands where is kept for as long as none changes: the next jump into the
 * neighbourhood begins at the nearest place before it that is known. Places lie apart, so that they stay few.
 */
async function jump(
  db: Queryable,
  viewer: Viewer,
  filter: ProductFilter,
  { offset, count }: Slice,
): Promise<string[]> {
  const list = JSON.stringify(['places', viewer, filter.active, filter.gender, filter.category]);
  const places = await keptOfProducts(db, list, async () => new Map<number, string>());
  const known = Math.max(0, ...[...places.keys()].filter(place => place <= offset));
  const isFarFromAll = [...places.keys()].every(place => Math.abs(place - offset) > passedOver);
  const first = places.get(known);
  const where = and(matching(viewer, filter), first === undefined ? undefined : lte(products.id, first));
  const ids = await newest(db, where, count, offset - known);
  if (ids[0] && isFarFromAll) places.set(offset, ids[0]);
  return ids;
}

async function listSlice(
  db: Queryable,
  viewer: Viewer,
  filter: ProductFilter,
  slice: Slice,
): Promise<FoundIds> {
  const { before, offset, count } = slice;
  if (before === undefined && offset > passedOver) {
    const total = await countFound(db, viewer, filter);
    return { ids: offset < total ? await jump(db, viewer, filter, slice) : [], total };
  }
  const where = and(matching(viewer, filter), before === undefined ? undefined : lt(products.id, before));
  const [ids, total] = await Promise.all([newest(db, where, count, offset), countFound(db, viewer, filter)]);
  return { ids, total };
}

async function selectSlice(
  db: Queryable,
  viewer: Viewer,
  filter: ProductFilter,
  maker: string | undefined,
  slice: Slice,
): Promise<FoundIds> {
  if (maker) {
    const where = and(matching(viewer, filter), eq(products.manufacturerId, maker));
    return findSlice(db, where, slice);
  }
  const { q, active, gender, category } = filter;
  if (!q) return listSlice(db, viewer, filter, slice);
  const page = JSON.stringify(['page', viewer, active, gender, category, q, slice]);
  return keptOfProducts(db, page, () => searchSlice(db, viewer, { ...filter, q }, slice));
}

/** A page of products, newest first. */
export async function listProducts(
  db: Queryable,
  viewer: Viewer,
  { limit, cursor, offset = 0, manufacturerId, ...filter }: QueryOf<typeof listProductsCall>,
): Promise<Page<JsonBytes<Product>>> {
  const [before] = decodeCursor(cursor, 1) ?? [];
  const slice = { before, offset, count: limit + 1 };
  // A shop could otherwise find out who makes what by trying.
  const maker = viewer === 'staff' ? manufacturerId : undefined;
  const { ids, total } = await selectSlice(db, viewer, filter, maker, slice);
  const page = pageOf(ids, limit, total, id => [id]);
  const rows = await readProducts(db, viewer, page.rows);
  return { ...page, rows: rows.map(jsonBytes) };
}

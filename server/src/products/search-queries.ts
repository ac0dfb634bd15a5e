import { and, desc, lt, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { products } from '../db/schema-goods.ts';
import { contains } from '../search.ts';
import { countFound, matching, type ProductFilter } from './count-queries.ts';
import type { Viewer } from './presentation.ts';
import { type FoundIds, findSlice, type Slice } from './slice-queries.ts';

/** Looks at so many products from the newest on, or from those before an id. */
async function walkSlice(
  db: Queryable,
  where: SQL | undefined,
  term: string,
  { before, offset, count }: Slice,
  steps: number,
): Promise<string[]> {
  const walked = db
    .select({ id: products.id, searchText: products.searchText })
    .from(products)
    .where(and(where, before === undefined ? undefined : lt(products.id, before)))
    .orderBy(desc(products.id))
    .limit(steps)
    .as('walked');
  const rows = await db
    .select({ id: walked.id })
    .from(walked)
    .where(contains(walked.searchText, term))
    .orderBy(desc(walked.id))
    .limit(count)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** A product that an index finds costs as much as two that are walked past. */
const walkedForOneFound = 2;

/** Products of a kind may lie together: a walk goes on for so many times the steps that it should take. */
const patience = 4;

/**
 * What a term finds. Where many products have it, a walk meets a page of them soon; where few have it, or a walk does not
 * come to its end, all are found.
 */
export async function searchSlice(
  db: Queryable,
  viewer: Viewer,
  filter: ProductFilter & { q: string },
  slice: Slice,
): Promise<FoundIds> {
  const { q, ...others } = filter;
  const [total, all] = await Promise.all([countFound(db, viewer, filter), countFound(db, viewer, others)]);
  const { offset, count } = slice;
  const steps = Math.ceil(((offset + count) * all) / total);
  if (steps <= total * walkedForOneFound) {
    const ids = await walkSlice(db, matching(viewer, others), q, slice, steps * patience);
    if (ids.length === count) return { ids, total };
  }
  const { ids } = total > offset ? await findSlice(db, matching(viewer, filter), slice) : { ids: [] };
  return { ids, total };
}

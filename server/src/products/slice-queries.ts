import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { products } from '../db/schema-goods.ts';

/** Where a page of products begins, the newest id first, and how many it takes. */
export type Slice = { before: string | undefined; offset: number; count: number };

/** What a list shows: the ids of a page, and how many products there are on all pages. */
export type FoundIds = { ids: string[]; total: number };

/**
 * Finds products once, for a page and for their number, and sorts them then: a planner that is left to choose walks the whole
 * table from the newest row in the hope of meeting a page of matches soon.
 */
export async function findSlice(
  db: Queryable,
  where: SQL | undefined,
  { before, offset, count }: Slice,
): Promise<FoundIds> {
  const { rows } = await db.execute<FoundIds>(sql`
    with found as materialized (select ${products.id} from ${products} where ${where})
    select (select count(*)::integer from found) as total, array(
      select id from found where ${before === undefined ? sql`true` : sql`id < ${before}`}
      order by id desc limit ${count} offset ${offset}
    )::text[] as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}

import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './db/client.ts';
import type { deeds } from './db/schema-deeds.ts';
import type { products } from './db/schema-goods.ts';

/** Where a page of a list begins that shows the newest id first, and how many rows it takes. */
export type Slice = { before: string | undefined; offset: number; count: number };

/** What a list shows: the ids of a page, and how many rows there are on all pages. */
export type FoundIds = { ids: string[]; total: number };

/**
 * Finds rows once, for a page and for their number, and sorts them then: a planner that is left to choose walks the whole
 * table from the newest row in the hope of meeting a page of matches soon.
 */
export async function findSlice(
  db: Queryable,
  table: typeof products | typeof deeds,
  where: SQL | undefined,
  { before, offset, count }: Slice,
): Promise<FoundIds> {
  const { rows } = await db.execute<FoundIds>(sql`
    with found as materialized (select ${table.id} from ${table} where ${where})
    select (select count(*)::integer from found) as total, array(
      select id from found where ${before === undefined ? sql`true` : sql`id < ${before}`}
      order by id desc limit ${count} offset ${offset}
    )::text[] as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}

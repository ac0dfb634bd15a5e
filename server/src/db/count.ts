import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

/** The most rows that a search counts; beyond it a list shows "1,000+". */
const countMax = 1_000;

/** Counts the rows that a search finds, up to `countMax`; `isCapped` where there are more. */
export async function countUpTo(
  db: Queryable,
  table: PgTable,
  where: SQL | undefined,
): Promise<{ total: number; isCapped: boolean }> {
  const some = db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(countMax + 1)
    .as('some');
  const found = await db.$count(some);
  return { total: Math.min(found, countMax), isCapped: found > countMax };
}

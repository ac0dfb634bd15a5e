import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';

/** Days that are folded in one transaction: a month of a large portal takes a second or two. */
const daysAtOnce = 31;

/** Folds what has ended and what changed since, a transaction for each month or so. Another server that folds is left to it. */
export async function foldSales(db: Database, isStopping: () => boolean = () => false): Promise<void> {
  for (let isMore = true; isMore && !isStopping(); ) {
    const { rows } = await db.execute<{ more: boolean }>(sql`select fold_sales(${daysAtOnce}) as more`);
    isMore = onlyRow(rows).more;
  }
}

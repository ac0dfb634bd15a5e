import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';

/** Days that are folded in one transaction. */
const daysAtOnce = 31;

/** Folds what has ended and what changed since, a transaction for each month or so. Another server that folds is left to it. */
export async function foldSales(db: Database, isStopping: () => boolean = () => false): Promise<void> {
  for (let isMore = true; isMore && !isStopping(); )
    isMore = await db.transaction(async tx => {
      // Nobody waits for it, and a year of a large portal takes longer than a call may.
      await tx.execute(sql`set local statement_timeout = '10min'`);
      const { rows } = await tx.execute<{ more: boolean }>(sql`select fold_sales(${daysAtOnce}) as more`);
      return onlyRow(rows).more;
    });
}

import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';

/** Days that are folded in one transaction: some seconds for a large portal. */
const daysAtOnce = 7;

/** Folds what has ended and what changed since, a transaction for each week. Another server that folds is left to it. */
export async function foldSales(db: Database, isStopping: () => boolean = () => false): Promise<void> {
  for (let isMore = true; isMore && !isStopping(); )
    isMore = await db.transaction(async tx => {
      // Nobody waits for it, so it may take longer than a call; after 120 s of silence the pool ends the connection.
      await tx.execute(sql`set local statement_timeout = '110s'`);
      const { rows } = await tx.execute<{ more: boolean }>(sql`select fold_sales(${daysAtOnce}) as more`);
      return onlyRow(rows).more;
    });
}

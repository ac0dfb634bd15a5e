import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../db/client.ts';

/** Waits until so many statements on this database wait for a lock, so that a race happens in the order that a test needs. */
export async function untilBlocked(db: Database, statements = 1): Promise<void> {
  const blocked = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await db.execute(blocked)).rowCount, { interval: 5 })
    .toBeGreaterThanOrEqual(statements);
}

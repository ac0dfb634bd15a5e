import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * When this database was last backed up: one row, or none. It is in no backup, because what is restored is a database
 * that has not been backed up yet.
 */
export const lastBackup = pgTable(
  'last_backup',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** What was in the database then is in the file. */
    takenAt: moment('taken_at').notNull(),
    /** Size of the file. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  table => [check('last_backup_only', sql`${table.isOnly}`)],
);

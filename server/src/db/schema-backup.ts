import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * The time of this database's last backup: one row, or none. It is in no backup, because a restored database has not been backed up
 * yet.
 */
export const lastBackup = pgTable(
  'last_backup',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** The file has the rows of this moment. */
    takenAt: moment('taken_at').notNull(),
    /** The size of the file. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  table => [check('last_backup_only', sql`${table.isOnly}`)],
);

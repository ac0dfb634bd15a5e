import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

/** What the wholesaler decides; one row. */
export const settings = pgTable(
  'settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** What order numbers begin with; `{yy}` stands for the year in Istanbul. */
    orderNumberPrefix: text('order_number_prefix').notNull().default('TPT-{yy}-'),
  },
  table => [check('settings_only', sql`${table.isOnly}`)],
);

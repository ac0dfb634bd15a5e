import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { variants } from './schema-goods.ts';
import { customers } from './schema-people.ts';

/** Sizes that are sold out and that shops wait for. A row goes once its shop is told. */
export const bells = pgTable(
  'bells',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** The moment from which the shop is told that it is there again; null: it is not. */
    dueAt: moment('due_at'),
  },
  table => [
    primaryKey({ columns: [table.customerId, table.variantId] }),
    index('bells_variant').on(table.variantId),
    index('bells_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

import { roles } from '@toptan/contract/auth';
import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './schema-people.ts';

/**
 * Deeds of staff. A row is written before its deed and gets the answer's status after it; one without a status is a
 * deed that the server did not live to answer. Rows are never changed otherwise, but for the number of attempts, which
 * grows, nor deleted.
 */
export const deeds = pgTable(
  'deeds',
  {
    id: id(),
    at: createdAt(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name and role as they were then. */
    username: text('username').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** The call of the contract: `PUT /api/orders/{id}/status`. */
    deed: text('deed').notNull(),
    subjectId: uuid('subject_id'),
    /** What people call the subject: an order number, a company, a SKU. */
    subject: text('subject'),
    /** What was sent, without secrets. */
    details: jsonb('details').$type<Record<string, unknown>>(),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
    status: integer('status'),
    /** How often: failed sign-ins of one user from one network within an hour share a row, so that nobody fills the table. */
    attempts: integer('attempts').notNull().default(1),
    /** Of a row of failed sign-ins; null in every other. */
    network: text('network'),
    hour: moment('hour'),
    /** What a search compares. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`fold(username || ' ' || coalesce(subject, '')) || ' ' || code_key(coalesce(subject, ''))`,
      ),
  },
  table => [
    index('deeds_deed').on(table.deed, table.id),
    index('deeds_at').on(table.at),
    index('deeds_user').on(table.userId),
    uniqueIndex('deeds_failed_sign_ins')
      .on(table.userId, table.network, table.hour)
      .where(sql`${table.network} is not null`),
    index('deeds_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

import { roles } from '@toptan/contract/auth';
import type { Topic } from '@toptan/contract/events';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, transactionId } from './columns.ts';
import { users } from './schema-people.ts';

/** A change after which screens load again, and who may get it: staff, and shops where it is marked so. */
export type Notice = {
  topic: Topic;
  id?: string | undefined;
  /** The shop whose order or basket it is. */
  customerId?: string | undefined;
  /** Every shop. */
  shops?: boolean | undefined;
};

/**
 * Events by all actors, in the order of the transactions. A command writes its event in its own transaction. The audit log
 * reads it, and so do the hints to open screens. Rows are never changed or deleted, except the counter of failed sign-ins,
 * which grows.
 */
export const events = pgTable(
  'events',
  {
    id: id(),
    /** The transaction that wrote it. By it a reader finds the events that it has not seen, even of late commits. */
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    at: createdAt(),
    /** Null for a visitor and for the server's own work. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name and role as they were then. */
    username: text('username'),
    role: text('role', { enum: [...roles, 'system'] }).notNull(),
    /** The customer that the event concerns: this shop receives the changes of its orders. */
    customerId: uuid('customer_id'),
    /** The call of the contract, `PUT /api/orders/{id}/status`, or a name of its own for the server's work. */
    action: text('action').notNull(),
    /** What screens load again; null where none shows it. */
    topic: text('topic').$type<Topic>(),
    subjectId: uuid('subject_id'),
    /** What people call the subject: an order number, a company, a SKU. */
    subject: text('subject'),
    /** Whether every shop receives it. */
    shops: boolean('shops').notNull().default(false),
    /** What else screens load again, as the stock that an order took. */
    also: jsonb('also').$type<readonly Notice[]>(),
    /** What was sent, without secrets. */
    details: jsonb('details').$type<Record<string, unknown>>(),
    address: text('address'),
    requestId: text('request_id'),
    /** Of the answer; null where there was no call. */
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
          sql`search_key(coalesce(username, '') || ' ' || coalesce(subject, '')) || ' ' || code_key(coalesce(subject, ''))`,
      ),
  },
  table => [
    index('events_xid').on(table.xid),
    index('events_action').on(table.action, table.id),
    index('events_at').on(table.at),
    index('events_user').on(table.userId),
    uniqueIndex('events_failed_sign_ins')
      .on(table.userId, table.network, table.hour)
      .where(sql`${table.network} is not null`),
    index('events_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

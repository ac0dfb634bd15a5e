import { roles } from '@toptan/contract/auth';
import type { Topic } from '@toptan/contract/events';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, transactionId } from './columns.ts';
import { users } from './schema-people.ts';

/** A change after which screens load again, with its receivers: staff, and shops where it is marked so. */
export type Hint = {
  topic: Topic;
  id?: string | undefined;
  /** The shop of the order or basket; null: staff alone, whatever the event is about. */
  customerId?: string | null | undefined;
  /** True: every shop receives it. */
  shops?: boolean | undefined;
};

/**
 * Events by all actors, in the order of the transactions. A command writes its event in its own transaction. The audit log and the
 * hints to open screens read it. Rows are never changed or deleted, except the counter of failed sign-ins, which grows.
 */
export const events = pgTable(
  'events',
  {
    id: id(),
    /** The transaction that wrote it. With it a reader finds the events that it has not seen, even those of late commits. */
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    at: createdAt(),
    /** Null for a visitor and for the server's own work. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The user's name at the time of the event, as the role. */
    username: text('username'),
    role: text('role', { enum: [...roles, 'system'] }).notNull(),
    /** The customer that the event concerns: this shop receives the changes of its orders. */
    customerId: uuid('customer_id'),
    /** The call of the contract, `PUT /api/orders/{id}/status`, or a name of its own for the server's work. */
    action: text('action').notNull(),
    /** The topic that screens load again; null where no screen shows it. */
    topic: text('topic').$type<Topic>(),
    subjectId: uuid('subject_id'),
    /** The name of the subject for people: an order number, a company, a SKU. */
    subject: text('subject'),
    /** Whether every shop receives it. */
    shops: boolean('shops').notNull().default(false),
    /** Further hints for screens, as for the stock that an order took. */
    also: jsonb('also').$type<readonly Hint[]>(),
    /** The sent body, without secrets. */
    details: jsonb('details').$type<Record<string, unknown>>(),
    address: text('address'),
    requestId: text('request_id'),
    /** The status of the answer; null where there was no call. */
    status: integer('status'),
    /**
     * The number of attempts: failed sign-ins of one user from one network within an hour share a row, so that nobody fills the
     * table.
     */
    attempts: integer('attempts').notNull().default(1),
    /** The network of a row of failed sign-ins; null in every other. */
    network: text('network'),
    hour: moment('hour'),
    /** The text that a search compares. */
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

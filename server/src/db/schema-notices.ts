import { noticeKinds } from '@toptan/contract/notice-kinds';
import { droppedReasons } from '@toptan/contract/notices';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment, oneOf } from './columns.ts';
import { orders } from './schema-orders.ts';
import { customers, mails, sessions, users } from './schema-people.ts';

/**
 * What shops are told of their orders. Each is read from an event, waits until it is due, and is judged by the order as it stands
 * then. The rows in the state `due` are the queue.
 */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    /** The event that it was read from. Events are never deleted but by hand, so there is no foreign key. */
    eventId: uuid('event_id').notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    dueAt: moment('due_at').notNull(),
    state: text('state', { enum: ['due', 'told', 'dropped'] })
      .notNull()
      .default('due'),
    whyDropped: text('why_dropped', { enum: droppedReasons }),
    toldAt: moment('told_at'),
    /** The email that told it; null: none, or it is removed. */
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** The devices that it was sent to. */
    pushed: integer('pushed').notNull().default(0),
    /** The message by WhatsApp: it waits for staff, or they have opened it; null: there is none. */
    whatsapp: text('whatsapp', { enum: ['waiting', 'told'] }),
    /** The member of staff who opened the message; null where the user is gone. */
    toldBy: uuid('told_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    // Two servers read the same events.
    unique('notices_event').on(table.eventId, table.kind),
    index('notices_due').on(table.customerId, table.dueAt).where(sql`${table.state} = 'due'`),
    index('notices_waiting').on(table.id).where(sql`${table.whatsapp} = 'waiting'`),
    index('notices_told').on(table.customerId, table.toldAt),
    index('notices_order').on(table.orderId, table.id),
    index('notices_mail').on(table.mailId),
    index('notices_teller').on(table.toldBy),
    oneOf('notices_kind', table.kind, noticeKinds),
    oneOf('notices_state', table.state, ['due', 'told', 'dropped']),
    check('notices_told_at', sql`(${table.state} = 'told') = (${table.toldAt} is not null)`),
    check('notices_dropped', sql`(${table.state} = 'dropped') = (${table.whyDropped} is not null)`),
    check('notices_whatsapp', sql`${table.whatsapp} in ('waiting', 'told')`),
    check('notices_teller_told', sql`${table.toldBy} is null or ${table.whatsapp} = 'told'`),
  ],
);

/** How far events are read for notices: one row, which is missing before the first reading and after a restored backup. */
export const noticeReader = pgTable(
  'notice_reader',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** The snapshot of the transactions that were read, as PostgreSQL writes it. */
    seen: text('seen').notNull(),
    readAt: moment('read_at').notNull().default(sql`now()`),
  },
  table => [check('notice_reader_only', sql`${table.isOnly}`)],
);

/** The key pair that signs what is sent to devices (VAPID, P-256); made once a way to devices is on. It is not in backups. */
export const pushKeys = pgTable(
  'push_keys',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    publicKey: bytes('public_key').notNull(),
    privateKey: bytes('private_key').notNull(),
  },
  table => [check('push_keys_only', sql`${table.isOnly}`)],
);

/** Devices with notices on. A subscription belongs to a session and ends with it. It is not in backups. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .unique('push_subscriptions_session')
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the browser's push service. */
    endpoint: text('endpoint').notNull().unique('push_subscriptions_endpoint'),
    p256dh: bytes('p256dh').notNull(),
    auth: bytes('auth').notNull(),
    createdAt: createdAt(),
  },
  table => [
    check('push_subscriptions_length', sql`length(${table.endpoint}) <= 2048`),
    check('push_subscriptions_p256dh', sql`octet_length(${table.p256dh}) = 65`),
    check('push_subscriptions_auth', sql`octet_length(${table.auth}) = 16`),
  ],
);

/** What is to be sent to a device: the queue, from which a row goes when it is sent or given up. It is not in backups. */
export const pushes = pgTable(
  'pushes',
  {
    id: id(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** The text that the device decrypts, as JSON. */
    payload: text('payload').notNull(),
    /** Its subject: a device that was off gets the last of a subject alone. */
    topic: text('topic').notNull(),
    tries: integer('tries').notNull().default(0),
    /** The moment of the next try. */
    nextAt: moment('next_at').notNull().default(sql`now()`),
  },
  table => [index('pushes_next').on(table.nextAt), index('pushes_subscription').on(table.subscriptionId)],
);

import { orderStatuses } from '@toptan/contract/orders';
import { date, integer, numeric, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customers } from './schema-people.ts';

/**
 * Counts that triggers keep in the transaction of each change (decision 0012), so that an exact number never costs a
 * walk through its table. Only triggers and `recount()` write them.
 */

/** Rows of a table by what its lists filter. */
export const tallies = pgTable(
  'tallies',
  {
    /** Name of the table. */
    room: text('room').notNull(),
    /** One or two letters that the rows' search text contains; empty: all rows. */
    gram: text('gram').notNull(),
    /** Values of the columns that the trigger names, as text. */
    facets: text('facets').array().notNull(),
    rows: integer('rows').notNull(),
  },
  table => [primaryKey({ columns: [table.room, table.gram, table.facets] })],
);

/**
 * All orders by month, beginning of their number and status. Connections count in slots of their own, so that placing
 * never queues for a row.
 */
export const orderTallies = pgTable(
  'order_tallies',
  {
    /** First day of the month of Istanbul's calendar in which the orders were placed. */
    month: date('month').notNull(),
    /** The folded number without its last four digits: `tpt-26-0`, `tpt-26-143`. */
    head: text('head').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    slot: smallint('slot').notNull(),
    orders: integer('orders').notNull(),
    /** Lira; wider than a single order. */
    total: numeric('total', { precision: 20, scale: 2 }).notNull(),
    /** None of the orders was placed earlier. */
    oldest: moment('oldest').notNull(),
    /** None of the orders was placed later. */
    newest: moment('newest').notNull(),
  },
  table => [primaryKey({ columns: [table.month, table.head, table.status, table.slot] })],
);

/** All orders by the digits of their numbers, in the same slots. */
export const orderDigitTallies = pgTable(
  'order_digit_tallies',
  {
    status: text('status', { enum: orderStatuses }).notNull(),
    slot: smallint('slot').notNull(),
    /** Orders whose number contains `0`, `1`, ... `9`, then `00`, `01`, ... `99`. */
    orders: integer('orders').array().notNull(),
  },
  table => [primaryKey({ columns: [table.status, table.slot] })],
);

/** A customer's orders by status. */
export const customerOrderTallies = pgTable(
  'customer_order_tallies',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    status: text('status', { enum: orderStatuses }).notNull(),
    orders: integer('orders').notNull(),
  },
  table => [primaryKey({ columns: [table.customerId, table.status] })],
);

/** A customer's orders by month, without those that are cancelled. */
export const customerMonthTallies = pgTable(
  'customer_month_tallies',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** First day of the month, as in `order_tallies`. */
    month: date('month').notNull(),
    orders: integer('orders').notNull(),
    /** Lira. */
    total: numeric('total', { precision: 20, scale: 2 }).notNull(),
  },
  table => [primaryKey({ columns: [table.customerId, table.month] })],
);

/**
 * Names the state of what lists search in a room; each change of it gives it another name. What was found in a state is
 * there to be found for as long as it stays (decision 0018). Of `order_lines`: what lines show of their products (0019).
 */
export const searchStates = pgTable('search_states', {
  /** Name of a table; of `orders`, which many write at once, with the slot of the connection: `orders 7`. */
  room: text('room').primaryKey(),
  state: uuid('state').notNull().defaultRandom(),
});

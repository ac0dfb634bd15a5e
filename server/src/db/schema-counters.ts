import { orderStatuses } from '@toptan/contract/order-statuses';
import { date, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Counters of orders by month and status. A trigger updates them in the transaction of each change, so that no list or
 * dashboard counts a million orders. Each connection has its own slot, so that two orders never wait for one row.
 */
export const orderCounters = pgTable(
  'order_counters',
  {
    /** First day of the month in Istanbul's calendar in which the orders were placed. */
    month: date('month').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    slot: smallint('slot').notNull(),
    orders: integer('orders').notNull(),
    /** Lira; wider than a single order. */
    total: numeric('total', { precision: 20, scale: 2 }).notNull(),
  },
  table => [primaryKey({ columns: [table.month, table.status, table.slot] })],
);

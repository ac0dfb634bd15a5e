import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Sums of order lines for reports, folded after the days have ended (decision 0033). `fold_sales` alone writes them. Orders that are
 * cancelled are not in them.
 */
export const salesSums = pgTable(
  'sales_sums',
  {
    span: text('span', { enum: ['day', 'month', 'year'] }).notNull(),
    /** First day of the span, in Istanbul's calendar. */
    since: date('since').notNull(),
    /** What the rows of a span are divided by; those of a cut sum to all lines. */
    cut: text('cut', { enum: ['all', 'goods', 'cells', 'buyers'] }).notNull(),
    /** `goods`: product, size and color; `cells`: size and color. */
    productId: uuid('product_id'),
    size: text('size'),
    color: text('color'),
    /** `buyers`: customer, and the manufacturer that the orders have. */
    customerId: uuid('customer_id'),
    manufacturerId: uuid('manufacturer_id'),
    /** Orders whose first line is among these: exact in `all` and `buyers`. */
    orders: integer('orders').notNull(),
    pieces: bigint('pieces', { mode: 'number' }).notNull(),
    /** Amount of the lines in kuruş. */
    kurus: bigint('kurus', { mode: 'number' }).notNull(),
  },
  table => [index('sales_sums_span').on(table.span, table.since, table.cut)],
);

/** The first day that is not folded; no row before the first order. */
export const salesMark = pgTable(
  'sales_mark',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    until: date('until').notNull(),
  },
  table => [check('sales_mark_only', sql`${table.isOnly}`)],
);

/** Days whose orders changed since they were folded; triggers of `orders` add them, folding takes them. */
export const salesStale = pgTable('sales_stale', { day: date('day').notNull() }, table => [
  index('sales_stale_day').on(table.day),
]);

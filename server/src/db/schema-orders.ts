import { orderStatuses } from '@toptan/contract/orders';
import { isNotNull, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment, price, total } from './columns.ts';
import { manufacturers, stockPools, variants } from './schema-goods.ts';
import { customers, users } from './schema-people.ts';

/** What a shop is about to order. */
export const basketItems = pgTable(
  'basket_items',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  table => [
    unique('basket_items_line').on(table.customerId, table.variantId),
    index('basket_items_variant').on(table.productId, table.variantId),
    foreignKey({
      name: 'basket_items_variant_fk',
      columns: [table.productId, table.variantId],
      foreignColumns: [variants.productId, variants.id],
    }).onDelete('restrict'),
    check('basket_items_quantity', sql`${table.quantity} between 1 and 999`),
  ],
);

/** What the number of the next order ends in. */
export const orderNumbers = pgSequence('order_numbers');

/** What shops have ordered. Amounts in lira. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNumber: text('order_number').notNull().unique(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    status: text('status', { enum: orderStatuses }).notNull().default('pending'),
    subtotal: total('subtotal').notNull(),
    processingFee: price('processing_fee').notNull().default('25.00'),
    total: total('total').notNull(),
    manufacturerId: uuid('manufacturer_id').references(() => manufacturers.id, { onDelete: 'restrict' }),
    notes: text('notes'),
    /** True while the units of a cancelled order are back in stock, so that they come back once only. */
    stockReturned: boolean('stock_returned').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`code_key(order_number)`),
  },
  table => [
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
    index('orders_customer_status').on(table.customerId, table.status, table.createdAt, table.id),
    index('orders_manufacturer').on(table.manufacturerId).where(isNotNull(table.manufacturerId)),
    index('orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
    check(
      'orders_status_known',
      sql`${table.status} in ('pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled')`,
    ),
    check('orders_total', sql`${table.total} = ${table.subtotal} + ${table.processingFee}`),
    check('orders_amounts', sql`${table.subtotal} >= 0 and ${table.processingFee} >= 0`),
  ],
);

/** Order lines, as they were when the order was placed. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Place in the order, from 0. */
    position: integer('position').notNull(),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    productName: text('product_name').notNull(),
    sku: text('sku'),
    quantity: integer('quantity').notNull(),
    unitPrice: price('unit_price').notNull(),
    totalPrice: total('total_price').notNull(),
    selectedSize: text('selected_size'),
    selectedColor: text('selected_color'),
    /** Pieces that stock covered; the rest is produced. */
    fromStock: integer('from_stock').notNull().default(0),
    /** Where they were taken. */
    stockPoolId: uuid('stock_pool_id').references(() => stockPools.id, { onDelete: 'set null' }),
  },
  table => [
    unique('order_items_position').on(table.orderId, table.position),
    index('order_items_variant').on(table.productId, table.variantId),
    index('order_items_pool').on(table.stockPoolId).where(isNotNull(table.stockPoolId)),
    foreignKey({
      name: 'order_items_variant_fk',
      columns: [table.productId, table.variantId],
      foreignColumns: [variants.productId, variants.id],
    }).onDelete('restrict'),
    check('order_items_quantity', sql`${table.quantity} between 1 and 999`),
    check('order_items_from_stock', sql`${table.fromStock} between 0 and ${table.quantity}`),
    check('order_items_total', sql`${table.totalPrice} = ${table.unitPrice} * ${table.quantity}`),
  ],
);

/** When an order came into each status, and by whom. */
export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status', { enum: orderStatuses }).notNull(),
    at: createdAt(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [index('order_status_changes_order').on(table.orderId, table.at)],
);

/** Answers to calls that carried an `Idempotency-Key`, written in the transaction of the command. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: bytes('request_hash').notNull(),
    /** Up to 8 kB are written as they are (`toast_tuple_target`): to compress them took longer than to store them. */
    answer: json('answer').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] })],
);

import { packsMax, packUnits } from '@toptan/contract/catalog/packs';
import type { TranslatedNames } from '@toptan/contract/catalog/products';
import { type ChangeRequestRow, requestNoteMax } from '@toptan/contract/change-requests';
import type { OrderLineChange } from '@toptan/contract/order-changes';
import { overrideReasonMax } from '@toptan/contract/order-override';
import { orderStatuses } from '@toptan/contract/order-statuses';
import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment, oneOf, price, total } from './columns.ts';
import { literal } from './literal.ts';
import { manufacturers, products, stockPools } from './schema-goods.ts';
import { packs } from './schema-packs.ts';
import { customers, users } from './schema-people.ts';

/** The sequence for the end of the order numbers. */
export const orderNumbers = pgSequence('order_numbers');

/** A row of a change request as it is stored: what it is about, and what was decided. */
export type RequestedRow = Omit<ChangeRequestRow, 'now' | 'product' | 'decision'> & {
  decision?: 'accepted' | 'refused';
};

const placedVias = ['shop', 'staff', 'link'] as const;

/** The orders of the shops. Amounts are in lira. */
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
    /** Whether the shop, staff, or who had the link to a draft placed the order, and the member of staff. */
    placedVia: text('placed_via', { enum: placedVias }).notNull().default('shop'),
    placedBy: uuid('placed_by').references(() => users.id, { onDelete: 'set null' }),
    /** The member of staff who prepared the order that the shop has placed. */
    preparedBy: uuid('prepared_by').references(() => users.id, { onDelete: 'set null' }),
    /** The reason for which staff placed or prepared it against the rules. */
    overrideReason: text('override_reason'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    /** The order into which its goods went. */
    joinedIntoId: uuid('joined_into_id').references((): AnyPgColumn => orders.id, { onDelete: 'set null' }),
    /** Grows with each change of the lines. A trigger in 0001_functions.sql adds a changed order up. */
    version: integer('version').notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`code_key(order_number)`),
  },
  table => [
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
    index('orders_customer_status').on(table.customerId, table.status, table.createdAt, table.id),
    index('orders_manufacturer').on(table.manufacturerId).where(isNotNull(table.manufacturerId)),
    index('orders_unassigned').on(table.createdAt, table.id).where(isNull(table.manufacturerId)),
    index('orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('orders_placed_by').on(table.placedBy).where(isNotNull(table.placedBy)),
    index('orders_prepared_by').on(table.preparedBy).where(isNotNull(table.preparedBy)),
    index('orders_joined_into').on(table.joinedIntoId).where(isNotNull(table.joinedIntoId)),
    check('orders_joined', sql`${table.joinedIntoId} is null or ${table.status} = 'cancelled'`),
    oneOf('orders_placed_via', table.placedVia, placedVias),
    check('orders_placed_by_staff', sql`${table.placedVia} = 'staff' or ${table.placedBy} is null`),
    check('orders_prepared_by', sql`${table.placedVia} <> 'staff' or ${table.preparedBy} is null`),
    check(
      'orders_override_reason',
      sql`length(${table.overrideReason}) between 1 and ${literal(overrideReasonMax)}`,
    ),
    oneOf('orders_status_known', table.status, orderStatuses),
    check('orders_total', sql`${table.total} = ${table.subtotal} + ${table.processingFee}`),
    check('orders_amounts', sql`${table.subtotal} >= 0 and ${table.processingFee} >= 0`),
  ],
);

/** Packs of an order, as they were when it was placed. Their pieces are lines of the order. */
export const orderPacks = pgTable(
  'order_packs',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    packId: uuid('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'restrict' }),
    name: text('name'),
    unit: text('unit', { enum: packUnits }).notNull(),
    mixed: boolean('mixed').notNull(),
    /** Pieces of one pack. */
    pieces: integer('pieces').notNull(),
    color: text('color'),
    packs: integer('packs').notNull(),
  },
  table => [
    /** The constraint keeps lines and packs of the same order together. */
    unique('order_packs_of_order').on(table.orderId, table.id),
    index('order_packs_pack').on(table.packId, table.orderId),
    check('order_packs_packs', sql`${table.packs} between 1 and ${literal(packsMax)}`),
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
    /** The place in the order, from 0. */
    position: integer('position').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    /**
     * The variant of the line's product. It has no foreign key, which would lock the variant's row beside the product's, a fifth of
     * what an order costs. A variant exists as long as its product, which the trigger `variants_stay` holds.
     */
    variantId: uuid('variant_id').notNull(),
    productName: text('product_name').notNull(),
    /** Names of languages that have their own. */
    translations: jsonb('translations').$type<TranslatedNames>().notNull().default({}),
    sku: text('sku'),
    quantity: integer('quantity').notNull(),
    unitPrice: price('unit_price').notNull(),
    totalPrice: total('total_price').notNull(),
    selectedSize: text('selected_size'),
    selectedColor: text('selected_color'),
    /** Pieces that stock covered; the others are produced. A cancelled line keeps its number. */
    fromStock: integer('from_stock').notNull().default(0),
    /**
     * The estimated days of the pieces that are produced; null: none were known. They stand also on lines that stock covered, so that
     * days tell a shop nothing about a stock that it does not see.
     */
    promisedFrom: date('promised_from'),
    promisedUntil: date('promised_until'),
    /** Pieces that have left, and those of them that came back. */
    shipped: integer('shipped').notNull().default(0),
    returned: integer('returned').notNull().default(0),
    /** Pieces that will not leave any more: those from stock are in stock again. */
    cancelled: integer('cancelled').notNull().default(0),
    /** The pool from which pieces were taken. */
    stockPoolId: uuid('stock_pool_id').references(() => stockPools.id, { onDelete: 'set null' }),
    /** The pack that the pieces are of; null for single pieces. */
    orderPackId: uuid('order_pack_id'),
  },
  table => [
    unique('order_items_position').on(table.orderId, table.position),
    index('order_items_product').on(table.productId),
    index('order_items_pool').on(table.stockPoolId).where(isNotNull(table.stockPoolId)),
    foreignKey({
      name: 'order_items_pack_fk',
      columns: [table.orderId, table.orderPackId],
      foreignColumns: [orderPacks.orderId, orderPacks.id],
    }).onDelete('cascade'),
    check('order_items_quantity', sql`${table.quantity} between 1 and 999`),
    check(
      'order_items_states',
      sql`${table.shipped} >= 0 and ${table.cancelled} >= 0 and ${table.shipped} + ${table.cancelled} <= ${table.quantity}
        and ${table.returned} between 0 and ${table.shipped}`,
    ),
    check('order_items_from_stock', sql`${table.fromStock} between 0 and ${table.quantity}`),
    check(
      'order_items_promised',
      sql`(${table.promisedFrom} is null) = (${table.promisedUntil} is null) and ${table.promisedFrom} <= ${table.promisedUntil}`,
    ),
    check('order_items_total', sql`${table.totalPrice} = ${table.unitPrice} * ${table.quantity}`),
  ],
);

/** The time at which an order came into each status, and the user. */
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

const versionKinds = ['placed', 'changed', 'asked', 'joined'] as const;

/**
 * The versions of an order whose lines were changed: as it was placed, and after each change. The first change writes the first two.
 * A version is never rewritten, and goes with its order alone (a trigger in 0001_functions.sql). Amounts are in lira.
 */
export const orderVersions = pgTable(
  'order_versions',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    kind: text('kind', { enum: versionKinds }).notNull(),
    madeAt: moment('made_at').notNull(),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    via: text('via', { enum: ['shop', 'staff'] }).notNull(),
    /** The name of who made it, as shops read it. */
    name: text('name').notNull(),
    reason: text('reason'),
    /** The reason against a rule, which shops do not read. */
    overrideReason: text('override_reason'),
    pieces: integer('pieces').notNull(),
    subtotal: total('subtotal').notNull(),
    processingFee: price('processing_fee').notNull(),
    total: total('total').notNull(),
    /** What this version has changed. */
    changes: jsonb('changes').$type<OrderLineChange[]>().notNull(),
    /** The lines and packs of the order in this version: rows of `order_items` and of `order_packs`. */
    content: jsonb('content').$type<{ items: object[]; packs: object[] }>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.version] }),
    index('order_versions_made_by').on(table.madeBy).where(isNotNull(table.madeBy)),
    oneOf('order_versions_kind', table.kind, versionKinds),
    oneOf('order_versions_via', table.via, ['shop', 'staff']),
    check('order_versions_first', sql`(${table.version} = 1) = (${table.kind} = 'placed')`),
  ],
);

const requestStates = ['open', 'decided', 'withdrawn'] as const;

/** Changes of an order for which its shop has asked, each with what was decided on its rows. An order has one open request at most. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The version of the order that it was asked over. */
    version: integer('version').notNull(),
    state: text('state', { enum: requestStates }).notNull().default('open'),
    rows: jsonb('rows').$type<RequestedRow[]>().notNull(),
    note: text('note'),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull().default(sql`clock_timestamp()`),
    /** The member of staff who decided it, or the shop's user who took it back. */
    closedBy: uuid('closed_by').references(() => users.id, { onDelete: 'set null' }),
    closedAt: moment('closed_at'),
    answer: text('answer'),
  },
  table => [
    uniqueIndex('change_requests_open').on(table.orderId).where(sql`${table.state} = 'open'`),
    index('change_requests_order').on(table.orderId, table.askedAt),
    index('change_requests_asked_by').on(table.askedBy).where(isNotNull(table.askedBy)),
    index('change_requests_closed_by').on(table.closedBy).where(isNotNull(table.closedBy)),
    oneOf('change_requests_state', table.state, requestStates),
    check('change_requests_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    check('change_requests_answer', sql`${table.state} = 'decided' or ${table.answer} is null`),
    check(
      'change_requests_texts',
      sql`length(${table.note}) <= ${literal(requestNoteMax)} and length(${table.answer}) <= ${literal(requestNoteMax)}`,
    ),
  ],
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
    /** The answer. Up to 8 kB are stored uncompressed (`toast_tuple_target`): to compress them took longer than to store them. */
    answer: json('answer').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] })],
);

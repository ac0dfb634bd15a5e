import { lineQuantityMax } from '@toptan/contract/basket';
import { packsMax } from '@toptan/contract/catalog/packs';
import { draftKinds } from '@toptan/contract/drafts';
import { overrideReasonMax } from '@toptan/contract/order-override';
import { notesMax } from '@toptan/contract/orders';
import { isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  pgView,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, id, moment, oneOf, price, total } from './columns.ts';
import { literal } from './literal.ts';
import { variants } from './schema-goods.ts';
import { orders } from './schema-orders.ts';
import { packs } from './schema-packs.ts';
import { customers, users } from './schema-people.ts';

const basketKinds = ['own', ...draftKinds] as const;

/**
 * Baskets of customers. Each customer has one of the kind `own`, which has the id of the customer and comes with it (a trigger in
 * 0001_functions.sql). The others are drafts: orders that staff prepare, of which a member of staff has one open at a time for each
 * customer that is not offered to it, and baskets that the shop has saved. Whoever changes what lies in a basket locks its row first.
 */
export const baskets = pgTable(
  'baskets',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: basketKinds }).notNull(),
    /** The member of staff who began the draft. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The order that the draft has become. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** The last change of a draft; the own basket keeps the time of its making. */
    changedAt: moment('changed_at').notNull().default(sql`now()`),
    /** The notes of the order that the draft becomes. */
    notes: text('notes'),
    /** The reason for which its order need not keep every rule. */
    overrideReason: text('override_reason'),
    /** The time since when the draft waits for its shop, and what it came to then with the fee, in lira. */
    offeredAt: moment('offered_at'),
    offeredTotal: total('offered_total'),
    /** The hash of the token of its link, and the end of that. */
    linkHash: bytes('link_hash'),
    linkUntil: moment('link_until'),
  },
  table => [
    index('baskets_customer').on(table.customerId),
    oneOf('baskets_kind', table.kind, basketKinds),
    uniqueIndex('baskets_open')
      .on(table.customerId, table.userId)
      .where(sql`${table.kind} = 'staff' and ${table.orderId} is null and ${table.offeredAt} is null`),
    index('baskets_under_way')
      .on(table.changedAt, table.id)
      .where(sql`${table.kind} = 'staff' and ${table.orderId} is null`),
    index('baskets_user').on(table.userId).where(isNotNull(table.userId)),
    uniqueIndex('baskets_order').on(table.orderId).where(isNotNull(table.orderId)),
    uniqueIndex('baskets_link').on(table.linkHash).where(isNotNull(table.linkHash)),
    check(
      'baskets_of_staff',
      sql`${table.kind} = 'staff' or num_nonnulls(${table.userId}, ${table.orderId}, ${table.notes}, ${table.overrideReason}, ${table.offeredAt}, ${table.linkHash}) = 0`,
    ),
    check('baskets_offered', sql`num_nulls(${table.offeredAt}, ${table.offeredTotal}) in (0, 2)`),
    check('baskets_link_until', sql`num_nulls(${table.linkHash}, ${table.linkUntil}) in (0, 2)`),
    check('baskets_notes', sql`length(${table.notes}) between 1 and ${literal(notesMax)}`),
    check(
      'baskets_override_reason',
      sql`length(${table.overrideReason}) between 1 and ${literal(overrideReasonMax)}`,
    ),
    check('baskets_own', sql`(${table.kind} = 'own') = (${table.id} = ${table.customerId})`),
  ],
);

const basketId = () =>
  uuid('basket_id')
    .notNull()
    .references(() => baskets.id, { onDelete: 'cascade' });

/** The price of a piece when it was added, in lira: the basket marks a price that has changed since. */
const addedPrice = () => price('added_price');

/** The place in the basket: what is added at the same time follows each other by microseconds. */
const place = () => moment('created_at').notNull().default(sql`clock_timestamp()`);

/** Single pieces in baskets. */
export const basketItems = pgTable(
  'basket_items',
  {
    id: id(),
    basketId: basketId(),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    addedPrice: addedPrice(),
    createdAt: place(),
  },
  table => [
    unique('basket_items_line').on(table.basketId, table.variantId),
    index('basket_items_variant').on(table.productId, table.variantId),
    foreignKey({
      name: 'basket_items_variant_fk',
      columns: [table.productId, table.variantId],
      foreignColumns: [variants.productId, variants.id],
    }).onDelete('restrict'),
    check('basket_items_quantity', sql`${table.quantity} between 1 and ${literal(lineQuantityMax)}`),
  ],
);

/** The part of an id that packs in a basket share with their lines: all but the last three digits. */
export const sharedWithLines = (id: SQLWrapper) => sql`left(${id}::text, 33)`;

/** Packs in baskets. */
export const basketPacks = pgTable(
  'basket_packs',
  {
    id: id(),
    basketId: basketId(),
    packId: uuid('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'restrict' }),
    /** The color of a pack that is not mixed; null where the product has no colors. */
    color: text('color'),
    packs: integer('packs').notNull(),
    addedPrice: addedPrice(),
    createdAt: place(),
  },
  table => [
    unique('basket_packs_line').on(table.basketId, table.packId, table.color).nullsNotDistinct(),
    index('basket_packs_pack').on(table.packId, table.basketId),
    uniqueIndex('basket_packs_first_digits').on(sharedWithLines(table.id)),
    check('basket_packs_packs', sql`${table.packs} between 1 and ${literal(packsMax)}`),
  ],
);

/**
 * The lines of baskets: single pieces, and a line for each size and color of a pack, whose id is that of the pack in the basket but
 * for the last three digits. The view is in 0001_functions.sql.
 */
export const basketLines = pgView('basket_lines', {
  id: uuid('id').notNull(),
  basketId: uuid('basket_id').notNull(),
  productId: uuid('product_id').notNull(),
  variantId: uuid('variant_id').notNull(),
  quantity: integer('quantity').notNull(),
  /** The pack that the pieces are of; null for single pieces. */
  basketPackId: uuid('basket_pack_id'),
  addedPrice: addedPrice(),
  createdAt: moment('created_at').notNull(),
}).existing();

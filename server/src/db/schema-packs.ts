import { packRatioMax, packUnits } from '@toptan/contract/catalog/packs';
import { isNotNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf } from './columns.ts';
import { literal } from './literal.ts';
import { products, variants } from './schema-goods.ts';

/**
 * Pieces of a product in fixed proportions, which are ordered together. A pack that a basket or an order names keeps its lines
 * (a trigger in 0001_functions.sql): another content is a new row, which the old one names as its successor.
 */
export const packs = pgTable(
  'packs',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The place in the list of the product. */
    position: integer('position').notNull(),
    name: text('name'),
    unit: text('unit', { enum: packUnits }).notNull(),
    /** True: the pack has several colors. Any other pack is ordered in one of the product's colors. */
    mixed: boolean('mixed').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The version that is sold in place of this one; null for the current version. */
    replacedById: uuid('replaced_by_id').references((): AnyPgColumn => packs.id),
    createdAt: createdAt(),
  },
  table => [
    index('packs_of_product').on(table.productId, table.position),
    index('packs_replaced').on(table.replacedById).where(isNotNull(table.replacedById)),
    /** Lines refer to it, so that a pack with lines keeps its product and kind. */
    unique('packs_kind').on(table.id, table.productId, table.mixed),
    oneOf('packs_unit', table.unit, packUnits),
  ],
);

/** Whether a pack is sold: it is active, and no other version is sold in its place. */
export const isSold = sql<boolean>`(${packs.isActive} and ${packs.replacedById} is null)`;

/** The content of a pack: so many pieces of a size, or, where colors are mixed, of a variant. */
export const packLines = pgTable(
  'pack_lines',
  {
    packId: uuid('pack_id').notNull(),
    position: integer('position').notNull(),
    productId: uuid('product_id').notNull(),
    mixed: boolean('mixed').notNull(),
    /** The size in a pack of one color; null where the product has no sizes. */
    size: text('size'),
    /** The variant in a mixed pack. */
    variantId: uuid('variant_id'),
    ratio: integer('ratio').notNull(),
  },
  table => [
    primaryKey({ columns: [table.packId, table.position] }),
    unique('pack_lines_cell').on(table.packId, table.size, table.variantId).nullsNotDistinct(),
    index('pack_lines_variant').on(table.productId, table.variantId).where(isNotNull(table.variantId)),
    foreignKey({
      name: 'pack_lines_pack_fk',
      columns: [table.packId, table.productId, table.mixed],
      foreignColumns: [packs.id, packs.productId, packs.mixed],
    }).onDelete('cascade'),
    foreignKey({
      name: 'pack_lines_variant_fk',
      columns: [table.productId, table.variantId],
      foreignColumns: [variants.productId, variants.id],
    }).onDelete('cascade'),
    check('pack_lines_mixed', sql`${table.mixed} = (${table.variantId} is not null)`),
    check('pack_lines_size', sql`not ${table.mixed} or ${table.size} is null`),
    check('pack_lines_ratio', sql`${table.ratio} between 1 and ${literal(packRatioMax)}`),
  ],
);

/** Whether a variant of its product is of a line of a pack. A pack that is not mixed has the size of the line in every color. */
export const isOfPackLine = sql`case when ${packLines.mixed} then ${variants.id} = ${packLines.variantId}
  else ${variants.size} is not distinct from ${packLines.size} end`;

/** The pieces of a pack. */
export const packPieces = sql<number>`(
  select sum(${packLines.ratio})::integer from ${packLines} where ${packLines.packId} = ${packs.id})`;

/**
 * Numbers of barcodes, each of one variant or of one pack. A constraint in 0001_functions.sql refuses those with a wrong check
 * digit.
 */
export const codes = pgTable(
  'codes',
  {
    gtin: text('gtin').primaryKey(),
    variantId: uuid('variant_id').references(() => variants.id, { onDelete: 'cascade' }),
    packId: uuid('pack_id').references(() => packs.id, { onDelete: 'cascade' }),
  },
  table => [
    index('codes_variant').on(table.variantId),
    index('codes_pack').on(table.packId).where(isNotNull(table.packId)),
    check('codes_of_one', sql`num_nonnulls(${table.variantId}, ${table.packId}) = 1`),
  ],
);

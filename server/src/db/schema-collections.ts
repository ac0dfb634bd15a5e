import { type Collection, collectionProductsMax } from '@toptan/contract/catalog/collections';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { literal } from './literal.ts';
import { products } from './schema-goods.ts';

/**
 * Products that shops find together, under a name and for a time. A collection decides nothing about who sees a product. One without
 * a name is a selection: products behind a shared link, which no list shows.
 */
export const collections = pgTable(
  'collections',
  {
    id: id(),
    name: text('name'),
    /** Names in languages that have their own. */
    translations: jsonb('translations').$type<Collection['translations']>().notNull(),
    /** Null: shops do not see the collection. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Whether the showcase has it. */
    isShowcased: boolean('is_showcased').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** The moment from which shops are told that it is open; long ago: they are not told; null: they have not seen it yet. */
    announcedAt: moment('announced_at'),
    createdAt: createdAt(),
  },
  table => [
    index('collections_by_start').on(sql`coalesce(${table.startsAt}, 'infinity')`, table.id),
    check('collections_time', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'collections_selection',
      sql`${table.name} is not null or (${table.startsAt} is null and ${table.endsAt} is null and not ${table.isShowcased})`,
    ),
  ],
);

/** The products of a collection, numbered from 0. */
export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  table => [
    primaryKey({ columns: [table.collectionId, table.productId] }),
    unique('collection_products_position').on(table.collectionId, table.position),
    index('collection_products_product').on(table.productId),
    check(
      'collection_products_most',
      sql`${table.position} between 0 and ${literal(collectionProductsMax - 1)}`,
    ),
  ],
);

/** Whether shops see a collection at this moment. */
export const isOpenNow = sql<boolean>`(${collections.startsAt} <= now() and coalesce(${collections.endsAt} > now(), true))`;

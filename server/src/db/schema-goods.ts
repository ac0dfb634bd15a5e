import { productCategories, productGenders } from '@toptan/contract/catalog/filters';
import {
  type Product,
  productPicturesMax,
  productSells,
  productSupplies,
} from '@toptan/contract/catalog/products';
import { languages } from '@toptan/contract/languages';
import { capacities, defaultCapacity, defaultLeadTime } from '@toptan/contract/manufacturers';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment, oneOf, price, sortKey, transactionId, tsvector } from './columns.ts';
import { literal } from './literal.ts';
import { colors, sizeSets } from './schema-sizing.ts';

/** The manufacturers of the pieces that stock cannot cover. */
export const manufacturers = pgTable(
  'manufacturers',
  {
    id: id(),
    manufacturerId: text('manufacturer_id').notNull().unique(),
    catalogName1: text('catalog_name1'),
    catalogName2: text('catalog_name2'),
    catalogName3: text('catalog_name3'),
    vatOffice: text('vat_office'),
    vatNumber: text('vat_number'),
    ownerFullName: text('owner_full_name'),
    ownerMobile: text('owner_mobile'),
    ownerEmail: text('owner_email'),
    landline: text('landline'),
    companyName: text('company_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    specialty: text('specialty'),
    capacity: text('capacity', { enum: capacities }).notNull().default(defaultCapacity),
    leadTime: text('lead_time').notNull().default(defaultLeadTime),
    createdAt: createdAt(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_key(manufacturer_id || ' ' || company_name || ' ' || coalesce(catalog_name1, '') || ' ' || coalesce(catalog_name2, '') || ' ' || coalesce(catalog_name3, '') || ' ' || coalesce(owner_full_name, '') || ' ' || coalesce(specialty, '') || ' ' || email || ' ' || phone) || ' ' || phone_digits(phone) || ' ' || code_key(manufacturer_id)`,
      ),
    sortName: sortKey('sort_name')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`sort_key(company_name)`),
  },
  table => [
    index('manufacturers_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('manufacturers_sort').on(table.sortName, table.id),
    oneOf('manufacturers_capacity', table.capacity, capacities),
  ],
);

/** A picture, named by the SHA-256 (hex) of the file that was sent. */
export const images = pgTable('images', {
  hash: text('hash').primaryKey(),
  /** Pixels of the upright original. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: createdAt(),
});

/** A picture re-encoded to WebP at one of `imageWidths`. */
export const imageVariants = pgTable(
  'image_variants',
  {
    hash: text('hash')
      .notNull()
      .references(() => images.hash, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  table => [primaryKey({ columns: [table.hash, table.width] })],
);

/** Names and descriptions in all languages, each after a blank. */
const translatedTexts = sql.raw(
  languages
    .flatMap(language => [`{${language},name}`, `{${language},description}`])
    .map(path => `coalesce(' ' || (translations #>> '${path}'), '')`)
    .join(' || '),
);

/** The goods. Prices are in lira per piece. */
export const products = pgTable(
  'products',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    /** Names and descriptions of languages that have their own. */
    translations: jsonb('translations').$type<Product['translations']>().notNull().default({}),
    price: price('price').notNull(),
    costPrice: price('cost_price'),
    genderCategory: text('gender_category', { enum: productGenders }),
    category: text('category', { enum: productCategories }),
    sku: text('sku').unique(),
    /** The cover, copied from `productPictures` by a trigger. */
    imageHash: text('image_hash').references(() => images.hash),
    /** Null: the sizes are a list of the product's own. */
    sizeSetId: uuid('size_set_id').references(() => sizeSets.id, { onDelete: 'restrict' }),
    sizes: jsonb('sizes').$type<string[]>().notNull().default([]),
    colors: jsonb('colors').$type<string[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    publishedAt: moment('published_at'),
    sellsFrom: moment('sells_from'),
    sellsUntil: moment('sells_until'),
    /** The ways in which the product is sold: by the piece, in packs, or both. */
    sells: text('sells', { enum: productSells }).notNull().default('loose'),
    /** Whether pieces that stock lacks are produced. */
    supply: text('supply', { enum: productSupplies }).notNull().default('to_order'),
    manufacturerId: uuid('manufacturer_id').references(() => manufacturers.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_key(name || ' ' || coalesce(description, '') || ' ' || coalesce(sku, '') || ${translatedTexts}) || ' ' || code_key(coalesce(sku, ''))`,
      ),
    searchWords: tsvector('search_words')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`product_words(name, description, sku, translations, gender_category, category, sizes, colors)`,
      ),
    /** The words of its names in all languages, as a reading of a message compares them. */
    nameWords: text('name_words')
      .array()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`name_words(name, translations)`),
  },
  table => [
    index('products_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('products_words').using('gin', table.searchWords),
    // Without a list of pending words, which each of the many look-ups of a reading would walk.
    index('products_name_words').using('gin', table.nameWords).with({ fastupdate: false }),
    index('products_shortest_name').on(
      sql`least(length(name), length(translations #>> '{en,name}'), length(translations #>> '{tr,name}'), length(translations #>> '{ar,name}'))`,
      table.id,
    ),
    index('products_newest').on(table.isActive, table.id, table.sellsFrom, table.sellsUntil),
    index('products_by_kind').on(table.genderCategory, table.category, table.id),
    index('products_by_category').on(table.category, table.id),
    index('products_manufacturer').on(table.manufacturerId),
    index('products_size_set').on(table.sizeSetId),
    index('products_colors').using('gin', table.colors),
    index('products_image').on(table.imageHash),
    index('products_code').on(sql`code_key(sku)`),
    index('products_model').on(sql`code_digits(sku)`),
    check('products_price', sql`${table.price} >= 0`),
    check('products_time_of_sale', sql`${table.sellsFrom} < ${table.sellsUntil}`),
    check('products_cost_price', sql`${table.costPrice} >= 0`),
    check(
      'products_translations',
      sql`jsonb_typeof(${table.translations}) = 'object' and ${table.translations} - array['en', 'tr', 'ar'] = '{}'`,
    ),
    oneOf('products_gender', table.genderCategory, productGenders),
    oneOf('products_sells', table.sells, productSells),
    oneOf('products_supply', table.supply, productSupplies),
    oneOf('products_category', table.category, productCategories),
  ],
);

/**
 * Words of names of products, of which a reading finds those that are spelled alike. A saved name adds its words. Those of products
 * that are gone stay, and find nothing. Two transactions that bring the same word do not wait for each other, so that a word may
 * stand here twice.
 */
export const words = pgTable('words', { word: sortKey('word').notNull() }, table => [
  index('words_word').on(table.word),
]);

/** Whether shops see a product and order it at this moment: it is active and within its time of sale. */
export const isForSale = sql<boolean>`(${products.isActive} and coalesce(${products.sellsFrom} <= now(), true)
  and coalesce(${products.sellsUntil} > now(), true))`;

/**
 * Pictures of a product, numbered from 0; the first is the cover. There are never more than `productPicturesMax`: there is a place
 * for each, and one picture at each place (a constraint in 0001_functions.sql).
 */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The color that it shows; null for all of them. */
    color: text('color').references(() => colors.key, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
    imageHash: text('image_hash')
      .notNull()
      .references(() => images.hash),
  },
  table => [
    index('product_pictures_image').on(table.imageHash),
    check(
      'product_pictures_position',
      sql`${table.position} between 0 and ${literal(productPicturesMax - 1)}`,
    ),
  ],
);

/**
 * The cells of a product: a row for each of its sizes in each of its colors; null where it has none of either. A trigger in
 * 0001_functions.sql makes them when the product's sizes or colors change. A variant that baskets or orders name is never removed,
 * and is no longer offered instead.
 */
export const variants = pgTable(
  'variants',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: text('size'),
    color: text('color').references(() => colors.key, { onDelete: 'restrict' }),
    /** The variant's own SKU, beside that of the product. */
    sku: text('sku'),
    /** Whether the product has this size and color now. The trigger writes it. */
    offered: boolean('offered').notNull().default(true),
    /** False: staff have closed it. */
    isActive: boolean('is_active').notNull().default(true),
  },
  table => [
    unique('variants_cell').on(table.productId, table.size, table.color).nullsNotDistinct(),
    /** The constraint lets baskets, orders and stock name a variant of their own product. */
    unique('variants_of_product').on(table.productId, table.id),
    index('variants_size').on(table.size),
    uniqueIndex('variants_sku').on(sql`code_key(sku)`),
    index('variants_closed').on(table.productId).where(sql`not is_active`),
  ],
);

/** Whether a variant can be ordered, as far as it is up to the variant. */
export const isOpen = sql<boolean>`(${variants.offered} and ${variants.isActive})`;

/**
 * Pieces in stock: one row for a product as a whole (no variant), or one for each of its variants. Pieces are taken by an update
 * that cannot go below zero.
 */
export const stockPools = pgTable(
  'stock_pools',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id'),
    quantity: integer('quantity').notNull().default(0),
  },
  table => [
    unique('stock_pools_fit').on(table.productId, table.variantId).nullsNotDistinct(),
    foreignKey({
      name: 'stock_pools_variant_fk',
      columns: [table.productId, table.variantId],
      foreignColumns: [variants.productId, variants.id],
    }).onDelete('cascade'),
    check('stock_pools_quantity', sql`${table.quantity} >= 0`),
  ],
);

/**
 * Every change of a pool, written by the statement that changes it: the stock of a pool is the sum of its moves. A move names the
 * size and color and not the pool, so that it outlasts the pool; it is deleted with the product. The event of its transaction has
 * the user and the reason of the move.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    at: createdAt(),
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null: stock of the product as a whole. The column has no foreign key, as in `orderItems`. */
    variantId: uuid('variant_id'),
    /** Pieces that were put in (positive) or taken out. */
    pieces: integer('pieces').notNull(),
  },
  table => [
    primaryKey({ columns: [table.productId, table.at, table.id] }),
    check('stock_moves_pieces', sql`${table.pieces} <> 0`),
  ],
);

import { termGrains } from '@toptan/contract/terms';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, oneOf, total } from './columns.ts';
import { manufacturers, products } from './schema-goods.ts';
import { customerGroups, customers } from './schema-people.ts';

/** The customers that a rule is for: one customer, one group, or everyone. */
const buyers = () => ({
  customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  groupId: uuid('group_id').references(() => customerGroups.id, { onDelete: 'cascade' }),
});

/** The limits for pieces of a product; no product: of each. A field that is null leaves it to the next rule. */
export const quantityTerms = pgTable(
  'quantity_terms',
  {
    id: id(),
    ...buyers(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** The pieces that are counted together. */
    grain: text('grain', { enum: termGrains }).notNull(),
    min: integer('min'),
    max: integer('max'),
    multiple: integer('multiple'),
  },
  table => [
    unique('quantity_terms_fit')
      .on(table.customerId, table.groupId, table.productId, table.grain)
      .nullsNotDistinct(),
    index('quantity_terms_group').on(table.groupId),
    index('quantity_terms_product').on(table.productId),
    check('quantity_terms_reach', sql`num_nonnulls(${table.customerId}, ${table.groupId}) <= 1`),
    oneOf('quantity_terms_grain', table.grain, termGrains),
    check('quantity_terms_range', sql`${table.min} <= ${table.max}`),
    check('quantity_terms_numbers', sql`${table.min} >= 0 and ${table.max} >= 0 and ${table.multiple} >= 1`),
    check(
      'quantity_terms_multiple',
      sql`${table.multiple} is null or (coalesce(${table.min}, 0) % ${table.multiple} = 0 and (${table.max} is null or ${table.max} % ${table.multiple} = 0))`,
    ),
  ],
);

/** The limits for an order, or for its goods of one manufacturer, in pieces and in lira without the fee. */
export const orderTerms = pgTable(
  'order_terms',
  {
    id: id(),
    ...buyers(),
    manufacturerId: uuid('manufacturer_id').references(() => manufacturers.id, { onDelete: 'cascade' }),
    /** The label that shops read in place of the manufacturer's name, which they never see. */
    labelEn: text('label_en'),
    labelTr: text('label_tr'),
    labelAr: text('label_ar'),
    minPieces: integer('min_pieces'),
    minLira: total('min_lira'),
    /** The least in place of `minLira` as long as the customer has no order. */
    firstOrderMinLira: total('first_order_min_lira'),
    maxLira: total('max_lira'),
  },
  table => [
    unique('order_terms_fit').on(table.customerId, table.groupId, table.manufacturerId).nullsNotDistinct(),
    index('order_terms_group').on(table.groupId),
    index('order_terms_manufacturer').on(table.manufacturerId),
    check('order_terms_reach', sql`num_nonnulls(${table.customerId}, ${table.groupId}) <= 1`),
    check(
      'order_terms_label',
      sql`${table.manufacturerId} is null or num_nonnulls(${table.labelEn}, ${table.labelTr}, ${table.labelAr}) = 3`,
    ),
    check('order_terms_range', sql`${table.minLira} <= ${table.maxLira}`),
    check(
      'order_terms_numbers',
      sql`${table.minPieces} >= 0 and ${table.minLira} >= 0 and ${table.firstOrderMinLira} >= 0 and ${table.maxLira} >= 0`,
    ),
  ],
);

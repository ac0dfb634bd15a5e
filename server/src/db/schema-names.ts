import { customerNameLength } from '@toptan/contract/reading';
import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { literal } from './literal.ts';
import { products } from './schema-goods.ts';
import { customers, users } from './schema-people.ts';
import { colors } from './schema-sizing.ts';

const { min, max, words } = customerNameLength;

/**
 * What a customer calls goods, as it taught the portal: a reading takes these words for the product. Two products may have the same
 * words; a reading then asks. Whoever adds some locks the customer's row first, since a customer has only so many.
 */
export const customerNames = pgTable(
  'customer_names',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(text)`),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The color that the words say; null: none. */
    color: text('color').references(() => colors.key, { onDelete: 'cascade' }),
    /** The user who taught the name; null: the user is gone. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** How many times goods were added by it, and the last time. */
    used: integer('used').notNull().default(0),
    usedAt: moment('used_at'),
  },
  table => [
    unique('customer_names_name').on(table.customerId, table.folded, table.productId),
    index('customer_names_product').on(table.productId),
    index('customer_names_color').on(table.color),
    index('customer_names_user').on(table.createdBy),
    check(
      'customer_names_text',
      sql`length(${table.text}) between ${literal(min)} and ${literal(max)}
        and length(${table.folded}) >= ${literal(min)}
        and cardinality(string_to_array(${table.folded}, ' ')) <= ${literal(words)}`,
    ),
    check('customer_names_used', sql`(${table.used} = 0) = (${table.usedAt} is null)`),
  ],
);

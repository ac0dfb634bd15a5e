import { sizeSetKinds } from '@toptan/contract/catalog/sizing';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { id, oneOf } from './columns.ts';

/** Sizes that go together, such as 26 to 36. The usual sets exist from the start. */
export const sizeSets = pgTable(
  'size_sets',
  {
    id: id(),
    nameEn: text('name_en').notNull(),
    nameTr: text('name_tr').notNull(),
    nameAr: text('name_ar').notNull(),
    kind: text('kind', { enum: sizeSetKinds }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  table => [oneOf('size_sets_kind', table.kind, sizeSetKinds)],
);

/** The sizes of a set, numbered from 0, one at each place (a constraint in 0001_functions.sql). */
export const sizeSetSizes = pgTable(
  'size_set_sizes',
  {
    sizeSetId: uuid('size_set_id')
      .notNull()
      .references(() => sizeSets.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    position: integer('position').notNull(),
    eu: text('eu'),
    us: text('us'),
    uk: text('uk'),
  },
  table => [
    primaryKey({ columns: [table.sizeSetId, table.label] }),
    check('size_set_sizes_label', sql`length(${table.label}) between 1 and 40`),
  ],
);

/** Colors of goods. The seven of the specification exist from the start. */
export const colors = pgTable(
  'colors',
  {
    /** The name of the color in products, baskets and orders. */
    key: text('key').primaryKey(),
    /** The id in addresses and events. */
    id: uuid('id')
      .notNull()
      .unique()
      .$defaultFn(() => v7()),
    nameEn: text('name_en').notNull(),
    nameTr: text('name_tr').notNull(),
    nameAr: text('name_ar').notNull(),
    hex: text('hex'),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  table => [
    check('colors_key', sql`length(${table.key}) between 1 and 40`),
    check('colors_hex', sql`${table.hex} ~ '^#[0-9a-f]{6}$'`),
  ],
);

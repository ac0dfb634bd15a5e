import {
  type Import,
  type ImportProduct,
  importKinds,
  importStates,
  importSteps,
  numberFormats,
  type RowChanges,
  type RowProblems,
  rowChanges,
} from '@toptan/contract/imports';
import { sql } from 'drizzle-orm';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { images } from './schema-goods.ts';
import { users } from './schema-people.ts';

/** Files that staff have sent to be imported; kept for 90 days. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    kind: text('kind', { enum: importKinds }).notNull(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: importStates }).notNull().default('columns'),
    /** Its file is still being read: nobody sees it. */
    isReading: boolean('is_reading').notNull().default(false),
    /** How often the step under way was begun without getting on. */
    tries: integer('tries').notNull().default(0),
    /** The step that was given up, until another one begins. */
    failedStep: text('failed_step', { enum: importSteps }),
    columns: jsonb('columns').$type<Import['columns']>().notNull(),
    /** Where the table of the file was found. */
    layout: jsonb('layout').$type<Import['layout']>(),
    numberFormat: text('number_format', { enum: numberFormats }),
    ambiguous: text('ambiguous'),
    /** Of a stock count: when it was made; pieces that orders took since then are taken into account. */
    countedAt: moment('counted_at'),
    /** Whether what is in stock and not in the file becomes 0. */
    isFull: boolean('is_full').notNull().default(false),
    /** Colors that staff have agreed to add: by which repair, and the id once it is added. */
    newColors: jsonb('new_colors')
      .$type<{ name: string; repair: number; id?: string }[]>()
      .notNull()
      .default([]),
    /** Number of the last repair of rows. */
    repair: integer('repair').notNull().default(0),
    /** Who the step under way is done for, as its events name it: an `Actor`. */
    actor: jsonb('actor').$type<Record<string, unknown>>(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the state was reached. */
    changedAt: moment('changed_at').notNull().default(sql`now()`),
  },
  table => [
    index('imports_created_by').on(table.createdBy),
    index('imports_under_way').on(table.id).where(sql`${table.state} in ('checking', 'applying', 'undoing')`),
    check('imports_kind', sql`${table.kind} in ('products', 'stock', 'customers', 'pictures')`),
    check(
      'imports_state',
      sql`${table.state} in ('columns', 'checking', 'checked', 'applying', 'done', 'undoing', 'undone')`,
    ),
    check('imports_failed_step', sql`${table.failedStep} in ('checking', 'applying', 'undoing')`),
    check('imports_number_format', sql`${table.numberFormat} in ('tr', 'en')`),
  ],
);

/** Rows of a file. Those with the same key are about the same product or customer, and are applied in one transaction. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its number in the file. */
    n: integer('n').notNull(),
    cells: jsonb('cells').$type<(string | number | boolean | null)[]>().notNull(),
    key: text('key').notNull().default(''),
    /** Null until it is checked. */
    change: text('change', { enum: rowChanges }),
    problems: jsonb('problems').$type<RowProblems>().notNull().default([]),
    changes: jsonb('changes').$type<RowChanges>().notNull().default([]),
    subject: text('subject'),
    /** What becomes of a product, on the first of its rows that do the same. */
    product: jsonb('product').$type<ImportProduct>(),
    isSkipped: boolean('is_skipped').notNull().default(false),
    /** Somebody has looked at what seems wrong and wants it so. */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    /** Not in the file: what a full count did not find. */
    isAdded: boolean('is_added').notNull().default(false),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
    /** What undoing needs; of the first row that was applied with its key. */
    before: jsonb('before').$type<Record<string, unknown>>(),
  },
  table => [
    primaryKey({ columns: [table.importId, table.n] }),
    index('import_rows_key').on(table.importId, table.key, table.n),
    index('import_rows_change').on(table.importId, table.change, table.n),
    check('import_rows_change_known', sql`${table.change} in ('create', 'update', 'same', 'error')`),
  ],
);

/** What rows were before each of the last repairs, so that they can be taken back. */
export const importRepairs = pgTable(
  'import_repairs',
  {
    importId: uuid('import_id').notNull(),
    /** Its number; each is taken back as a whole. */
    repair: integer('repair').notNull(),
    n: integer('n').notNull(),
    /** The cells that were changed, by their places. */
    cells: jsonb('cells').$type<Record<string, string | number | boolean | null>>().notNull(),
    isSkipped: boolean('is_skipped').notNull(),
    isConfirmed: boolean('is_confirmed').notNull(),
  },
  table => [
    primaryKey({ columns: [table.importId, table.repair, table.n] }),
    foreignKey({
      columns: [table.importId, table.n],
      foreignColumns: [importRows.importId, importRows.n],
    }).onDelete('cascade'),
    index('import_repairs_row').on(table.importId, table.n),
  ],
);

/** Pictures of an import of pictures, kept for as long as the import: what its rows bring, and what they took the place of. */
export const importImages = pgTable(
  'import_images',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The row. */
    n: integer('n').notNull(),
    /** Whether a product showed it before. */
    isOld: boolean('is_old').notNull().default(false),
    imageHash: text('image_hash')
      .notNull()
      .references(() => images.hash),
  },
  table => [
    primaryKey({ columns: [table.importId, table.n, table.isOld] }),
    index('import_images_image').on(table.imageHash),
  ],
);

/** Which field somebody last chose for a heading; folded headings. */
export const importHeadings = pgTable(
  'import_headings',
  {
    kind: text('kind', { enum: importKinds }).notNull(),
    heading: text('heading').notNull(),
    /** Null: left out. */
    field: text('field'),
  },
  table => [primaryKey({ columns: [table.kind, table.heading] })],
);

import { importKinds } from '@toptan/contract/file-fields';
import {
  type ImportProduct,
  type RowChanges,
  type RowProblems,
  rowChanges,
} from '@toptan/contract/import-rows';
import { type Import, importStates, importSteps, numberFormats } from '@toptan/contract/imports';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf } from './columns.ts';
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
    /** True: the file is still being read, and nobody sees the import. */
    isReading: boolean('is_reading').notNull().default(false),
    /** The number of times that the present step was begun without getting on. */
    tries: integer('tries').notNull().default(0),
    /** The step that was given up, until another one begins. */
    failedStep: text('failed_step', { enum: importSteps }),
    columns: jsonb('columns').$type<Import['columns']>().notNull(),
    /** The place of the table in the file. */
    layout: jsonb('layout').$type<Import['layout']>(),
    numberFormat: text('number_format', { enum: numberFormats }),
    ambiguous: text('ambiguous'),
    /** The time of a stock count; orders that took pieces since then are taken into account. */
    countedAt: moment('counted_at'),
    /** Whether stock that the file does not name becomes 0. */
    isFull: boolean('is_full').notNull().default(false),
    /** Colors that staff have agreed to add, with the number of the repair, and the id once a color is added. */
    newColors: jsonb('new_colors')
      .$type<{ name: string; repair: number; id?: string }[]>()
      .notNull()
      .default([]),
    /** Number of the last repair of rows. */
    repair: integer('repair').notNull().default(0),
    /** The `Actor` of the present step, as its events name it. */
    actor: jsonb('actor').$type<Record<string, unknown>>(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** The time at which the state was reached. */
    changedAt: moment('changed_at').notNull().default(sql`now()`),
  },
  table => [
    index('imports_created_by').on(table.createdBy),
    index('imports_under_way').on(table.id).where(sql`${table.state} in ('checking', 'applying', 'undoing')`),
    oneOf('imports_kind', table.kind, importKinds),
    oneOf('imports_state', table.state, importStates),
    oneOf('imports_failed_step', table.failedStep, importSteps),
    oneOf('imports_number_format', table.numberFormat, numberFormats),
  ],
);

/** Rows of a file. Those with the same key are about the same product or customer, and are applied in one transaction. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The number of the row in the file. */
    n: integer('n').notNull(),
    cells: jsonb('cells').$type<(string | number | boolean | null)[]>().notNull(),
    key: text('key').notNull().default(''),
    /**
     * The text that a search looks through: the cells, and behind the check the subject, folded where the row is written or checked.
     * The database takes a millisecond for it. Null where a cell was changed since.
     */
    searchText: text('search_text'),
    /** Null until the row is checked. */
    change: text('change', { enum: rowChanges }),
    problems: jsonb('problems').$type<RowProblems>().notNull().default([]),
    changes: jsonb('changes').$type<RowChanges>().notNull().default([]),
    subject: text('subject'),
    /** The change of a product, on the first of its rows that change it alike. */
    product: jsonb('product').$type<ImportProduct>(),
    isSkipped: boolean('is_skipped').notNull().default(false),
    /** True: somebody has confirmed a value that looks wrong. */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    /** True: the row is not in the file, because a full count did not find its goods. */
    isAdded: boolean('is_added').notNull().default(false),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
    /** The values for undoing, on the first row that was applied with its key. */
    before: jsonb('before').$type<Record<string, unknown>>(),
  },
  table => [
    primaryKey({ columns: [table.importId, table.n] }),
    index('import_rows_key').on(table.importId, table.key, table.n),
    index('import_rows_change').on(table.importId, table.change, table.n),
    oneOf('import_rows_change_known', table.change, rowChanges),
  ],
);

/** The cells of rows before each of the last repairs, with which a repair is taken back. */
export const importRepairs = pgTable(
  'import_repairs',
  {
    importId: uuid('import_id').notNull(),
    /** The number of the repair, which is taken back as a whole. */
    repair: integer('repair').notNull(),
    n: integer('n').notNull(),
    /** The changed cells, by their places. */
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

/** Pictures of an import of pictures, kept for as long as the import: those of its rows, and those that they replaced. */
export const importImages = pgTable(
  'import_images',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The number of the row. */
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

/** The field that somebody last chose for a heading; headings are folded. */
export const importHeadings = pgTable(
  'import_headings',
  {
    kind: text('kind', { enum: importKinds }).notNull(),
    heading: text('heading').notNull(),
    /** Null: the column is left out. */
    field: text('field'),
  },
  table => [primaryKey({ columns: [table.kind, table.heading] })],
);

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { importKinds } from './file-fields.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { pageQuery } from './pagination.ts';

/** Bytes of a file. */
export const importBytesMax = 10 * 1024 * 1024;
/** Pictures of one import, however many files they come in; bytes of one. */
export const importPicturesMax = 5000;
export const importPictureBytesMax = 20 * 1024 * 1024;

/**
 * `columns`: the file is read, and its columns wait for staff. `checking`, `applying` and `undoing` are under way. `checked`:
 * nothing has been written yet. `done`: all rows without problems are applied. `undone`: the rows are taken back.
 */
export const importStates = [
  'columns',
  'checking',
  'checked',
  'applying',
  'done',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** States in which the portal is at work. */
export const importSteps = ['checking', 'applying', 'undoing'] as const satisfies ImportState[];
export type ImportStep = (typeof importSteps)[number];

/** The notation of numbers in a file: `1.234,56` or `1,234.56`. */
export const numberFormats = ['tr', 'en'] as const;
export type NumberFormat = (typeof numberFormats)[number];

/** Encodings of text files: `windows-1254` is that of a Turkish Windows, `windows-1256` of an Arabic one. */
export const fileEncodings = ['utf-8', 'windows-1254', 'windows-1256', 'utf-16le', 'utf-16be'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

const columnSchema = z.object({
  header: z.string(),
  /** The field that it holds: `sku`, `price`, or `stock:36` for stock of one size; null: it is left out. */
  field: z.string().nullable(),
  /** The first values that differ. */
  samples: z.array(z.string()),
  /** Left out because staff left out a column of this name before. */
  isLeftAgain: z.boolean().optional(),
});

const layoutSchema = z
  .object({
    /** The sheet that was read; null of a text file. */
    sheet: z.string().nullable(),
    /** The first 100 sheets of a workbook, in their order. */
    sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
    /** The row of the headings; of headings in two rows the lower one. 0: the file has none. */
    headingRow: z.number().int(),
    /** The encoding of a text file; null of a workbook. */
    encoding: z.enum(fileEncodings).nullable().meta({ id: 'FileEncoding' }),
    /** The first rows with something in them: at most 20 cells of a row, and 60 characters of a cell. */
    firstRows: z.array(z.object({ n: z.number().int(), cells: z.array(z.string()) })),
    /** Rows without a model, which took that of the row above. */
    filledRows: z.number().int(),
  })
  .meta({ id: 'ImportLayout' });

export type ImportLayout = z.infer<typeof layoutSchema>;

const countsSchema = z.object({
  rows: z.number().int(),
  /** Rows that create something, without those that are left out; `update` likewise. */
  create: z.number().int(),
  update: z.number().int(),
  same: z.number().int(),
  /** Rows with problems that are not left out. */
  error: z.number().int(),
  /** Rows that are left out. */
  skipped: z.number().int(),
  /** Rows that are behind the present step: checked, applied or undone. */
  done: z.number().int(),
  applied: z.number().int(),
  undone: z.number().int(),
  /** Rows that undoing left as they are, because somebody has changed their product or customer since. */
  kept: z.number().int(),
});

export const importSchema = z
  .object({
    id: idSchema,
    kind: z.enum(importKinds).meta({ id: 'ImportKind' }),
    fileName: z.string(),
    state: z.enum(importStates).meta({ id: 'ImportState' }),
    columns: z.array(columnSchema),
    /** The place of the table in the file. Null of pictures. */
    layout: layoutSchema.nullable(),
    /** Null where no number of the file depends on it. */
    numberFormat: z.enum(numberFormats).nullable(),
    /** A number of the columns that means another one in each format; the check asks then. */
    ambiguous: z.string().nullable(),
    /** The moment of a stock count. Null: now. */
    countedAt: timestampSchema.nullable(),
    /** Whether a stock count sets stock that is not in the file to 0. */
    isFull: z.boolean(),
    /** The last step where it was given up: it was begun three times and came to no end. It can be begun again. */
    failedStep: z.enum(importSteps).nullable(),
    /** Names of colors that applying adds, and undoing removes again where nothing uses them. */
    newColors: z.array(z.string()),
    /** Whether the last change of rows can be taken back. */
    hasRepair: z.boolean(),
    counts: countsSchema,
    createdAt: timestampSchema,
    /** The user who sent the file; null when that user is deleted. */
    createdBy: z.string().nullable(),
    /** The end of the last step or, while it is under way, its beginning. */
    changedAt: timestampSchema,
  })
  .meta({ id: 'Import' });

export type Import = z.infer<typeof importSchema>;

const listedImportSchema = importSchema.omit({ layout: true }).meta({ id: 'ListedImport' });

export type ListedImport = z.infer<typeof listedImportSchema>;

export const createImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  access: 'admin',
  summary:
    'Reads a CSV or XLSX file (at most 10 MB and 100,000 rows) and recognises its columns; of `pictures` a zip archive (at most 10 MB; `addImportPictures` takes more of them). The call may name the place of the table; otherwise the place is guessed and answered in `layout`. Nothing is changed. 400 `file_…` says why a file cannot be read, `not_offered` (sheet) that it lacks the sheet; 409 `import_busy` that the import to be replaced was applied.',
  body: z.strictObject({
    kind: z.enum(importKinds),
    /** The sheet of a table that is read, the row of its headings (0: it has none), and the encoding of a text. */
    sheet: z.string().max(100).optional(),
    headingRow: z.coerce.number().int().min(0).max(1_048_576).optional(),
    encoding: z.enum(fileEncodings).optional(),
    /** An earlier import of the same table, which is removed once this one is read. */
    replaces: idSchema.optional(),
  }),
  file: 'file',
  fileMax: importBytesMax,
  response: importSchema,
  status: 201,
});

export const addImportPictures = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/pictures',
  access: 'admin',
  summary:
    'Adds the pictures of another zip archive to an import of pictures; they are checked with the next check. 400 `too_many` (file) beyond 5,000; 409 `import_busy` once it is applied.',
  params: idParams,
  /** The body has nothing but the file. */
  body: z.strictObject({}),
  file: 'file',
  fileMax: importBytesMax,
  response: importSchema,
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  access: 'admin',
  summary: 'Imports of the last 90 days, newest first.',
  query: z.strictObject(pageQuery),
  response: z.array(listedImportSchema),
  paged: true,
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/imports/{id}',
  access: 'admin',
  summary: 'One import, with its columns and its progress.',
  params: idParams,
  response: importSchema,
});

export const checkImport = endpoint({
  method: 'PUT',
  path: '/api/imports/{id}',
  access: 'admin',
  summary:
    'Sets the meaning of each column, remembers it for the next file, and checks all rows; writes nothing else. 400 `required` (numberFormat) while a number is ambiguous; 409 `import_busy` while it is applied.',
  params: idParams,
  body: z.strictObject({
    /** A field for each column, in their order; null: left out. By default as recognised. */
    fields: z.array(z.string().max(100).nullable()).max(200).optional(),
    numberFormat: z.enum(numberFormats).nullable().optional(),
    /** The moment of a stock count. Pieces that orders took or gave back since then are taken into account. */
    countedAt: timestampSchema.nullable().optional(),
    /** A stock count sets stock that is not in the file to 0, once no row is left to fix. */
    isFull: z.boolean().optional(),
  }),
  response: importSchema,
});

export const applyImport = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/apply',
  access: 'admin',
  summary:
    'Applies all rows that can be applied, product by product, each row once; goes on by itself after a crash. 409 `import_not_checked`.',
  params: idParams,
  response: importSchema,
  status: 202,
});

export const deleteImport = endpoint({
  method: 'DELETE',
  path: '/api/imports/{id}',
  access: 'admin',
  summary:
    'Removes an import and its file, as long as no row was applied. 409 `import_busy` once it is running or applied.',
  params: idParams,
});

export const stopImport = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/stop',
  access: 'admin',
  summary:
    'Stops a running import after the present product or customer. Applied rows stay; the rest can be applied later. Does nothing when the import is not running.',
  params: idParams,
  response: importSchema,
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/undo',
  access: 'admin',
  summary:
    'Undoes the applied rows that no newer change depends on. Ordered products become inactive, stock is corrected by the difference.',
  params: idParams,
  response: importSchema,
  status: 202,
});

import { z } from 'zod';
import { packLineSchema, packSchema } from './catalog/packs.ts';
import { endpoint } from './endpoint.ts';
import { fieldProblems } from './errors.ts';
import { customerFields, exportFields, fileQuery, fileTypes } from './exports.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { pageQuery, searchTerm } from './pagination.ts';

/** The contents of a file. */
export const importKinds = ['products', 'stock', 'customers', 'pictures'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Fields that a file of each kind may fill; besides them `stock:36` for stock of one size. */
export const importFields = {
  products: [
    ...exportFields.products,
    'currency',
    // Fields of other shops' files: the model of a size, and options with their names, which tell size from color.
    'parentSku',
    'optionName1',
    'optionValue1',
    'optionName2',
    'optionValue2',
    'optionName3',
    'optionValue3',
  ],
  stock: [...exportFields.stock, 'productStock'],
  customers: customerFields,
  /** The parts of a picture's name: `MN-2605_Siyah_2.jpg`. */
  pictures: ['file', 'sku', 'color', 'position'],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportField = (typeof importFields)[ImportKind][number];

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

/** The outcome of a row. */
export const rowChanges = ['create', 'update', 'same', 'error'] as const;
export type RowChange = (typeof rowChanges)[number];

/** Problems of a row, besides those of a field. */
export const rowProblems = [
  ...fieldProblems,
  'no_key',
  'no_goods',
  'several_match',
  'twice_in_file',
  'differs',
  'unknown_color',
  'unknown_size',
  'unknown_size_set',
  'shortened',
  'tenfold',
  'changed_meanwhile',
  'stands_on_it',
  'no_picture',
  'unsafe_name',
  'too_many_rows',
  'cell_error',
  'cell_formula',
  'cell_date',
  'cell_broken',
  'other_currency',
  'with_vat',
  'no_figure',
  'size_range',
  'pack_notation',
  'code_of_several',
  'stock_of_several',
  'stock_by_cell',
  'other_option',
] as const;
export type RowProblem = (typeof rowProblems)[number];

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

const rowProblemSchema = z.enum(rowProblems).meta({ id: 'RowProblem' });

const problemSchema = z.object({
  field: z.string().nullable(),
  code: rowProblemSchema,
  /** The bound, the number of the row that contradicts, or the value of the portal. */
  limit: z.number().optional(),
  current: z.string().optional(),
  /** The texts that are likely to be meant. */
  suggestions: z.array(z.string()).optional(),
});

const changeSchema = z.object({
  field: z.string(),
  old: z.string().nullable(),
  new: z.string(),
  /** The size and color that change, where the change is of one cell. */
  size: z.string().nullable().optional(),
  color: z.string().nullable().optional(),
});

/** The outcome for a product, from the values in its rows. */
export const importProductSchema = z
  .object({
    /** Rows that say so. */
    rows: z.number().int(),
    sku: z.string().nullable(),
    /** Lira. */
    price: z.string().nullable(),
    colors: z.array(z.string()),
    sizes: z.array(z.string()),
    /** At most 5 packs; `morePacks` counts the others. */
    packs: z.array(z.object({ ...packSchema.shape, lines: z.array(packLineSchema) })),
    morePacks: z.number().int(),
    /** Pieces of a new product in all its sizes and colors; null where no row says. */
    pieces: z.number().int().nullable(),
    /** Whether it gets packs that no shop sees, since it is sold loose only. */
    hidesPacks: z.boolean(),
    /** The changes, each once with the number of its rows; at most 20. Empty for a new product. */
    changes: z.array(changeSchema.extend({ rows: z.number().int() })),
    /** The number of further changes. */
    moreChanges: z.number().int(),
  })
  .meta({ id: 'ImportProduct' });

export type ImportProduct = z.infer<typeof importProductSchema>;

export const importRowSchema = z
  .object({
    /** The number of the row in the file, as a spreadsheet program shows it. */
    n: z.number().int(),
    /** The cells of the row in the file, by the columns of the import; at the end some may be missing. */
    cells: z.array(z.string().nullable()),
    /** Null before the check. */
    change: z.enum(rowChanges).nullable(),
    problems: z.array(problemSchema),
    /** The changes of the row; texts as people read them. */
    changes: z.array(changeSchema),
    /** The product or customer of the row, as the portal knows it. */
    subject: z.string().nullable(),
    /** The outcome for the product, on the first of its rows that do the same; null on the others, and in other imports. */
    product: importProductSchema.nullable(),
    /** The picture in the file of an import of pictures; null where the file is no picture. */
    imageUrl: z.string().nullable(),
    /** The row is not in the file: a full count did not find this stock. */
    isAdded: z.boolean(),
    isSkipped: z.boolean(),
    isApplied: z.boolean(),
  })
  .meta({ id: 'ImportRow' });

export type ImportRow = z.infer<typeof importRowSchema>;
export type RowChanges = ImportRow['changes'];
export type RowProblems = ImportRow['problems'];

export const createImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  access: 'admin',
  summary:
    'Reads a CSV or XLSX file (at most 10 MB and 100,000 rows) and recognises its columns; of `pictures` a zip archive (at most 10 MB; `addImportPictures` takes more of them). Where its table is may be said as well; by default it is guessed, and `layout` says how. Nothing is changed. 400 `file_…` says why a file cannot be read, `not_offered` (sheet) that it has no such sheet; 409 `import_busy` that the import to be replaced was applied.',
  body: z.strictObject({
    kind: z.enum(importKinds),
    /** The sheet of a table that is read, the row of its headings (0: it has none), and the encoding of a text. */
    sheet: z.string().max(100).optional(),
    headingRow: z.coerce.number().int().min(0).max(1_048_576).optional(),
    encoding: z.enum(fileEncodings).optional(),
    /** An import that goes once this one is read: the same table, read otherwise. */
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
  summary: 'One import, with its columns and how far it is.',
  params: idParams,
  response: importSchema,
});

export const checkImport = endpoint({
  method: 'PUT',
  path: '/api/imports/{id}',
  access: 'admin',
  summary:
    'Says which column is which, remembers it for the next file, and checks all rows; writes nothing else. 400 `required` (numberFormat) while a number is ambiguous; 409 `import_busy` while it is applied.',
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

export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/rows',
  access: 'admin',
  summary:
    'Rows of an import: those to fix first, then in the order of the file. A search by product finds it by any of its rows.',
  params: idParams,
  query: z.strictObject({
    ...pageQuery,
    /** `skipped`: rows that are left out. `left`: rows that were not applied. */
    show: z.enum([...rowChanges, 'skipped', 'left']).optional(),
    /** `product`: only the first of the rows that do the same to a product, which has their outcome. */
    by: z.enum(['product']).optional(),
    q: searchTerm.optional(),
  }),
  response: z.array(importRowSchema),
  paged: true,
});

/** Characters of a cell by which rows with the same problem are told apart. */
export const problemTextMax = 200;

/**
 * Repairs of all rows with a problem: write a text, take the likely one, leave them out, take them as they stand, add the colors.
 */
export const importRepairs = ['write', 'suggested', 'skip', 'confirm', 'newColors'] as const;
export type ImportRepair = (typeof importRepairs)[number];

export const importProblemsSchema = z
  .object({
    field: z.string().nullable(),
    code: rowProblemSchema,
    /** Rows that have the problem; of them those with a likely text. */
    rows: z.number().int(),
    suggested: z.number().int(),
    /** Texts that cells of the field have, those of most rows first; none where it is no cell's problem. */
    texts: z.array(
      z.object({
        /** The first characters of the cell, unchanged. */
        text: z.string(),
        rows: z.number().int(),
        /** The problem of the first of these rows. */
        problem: problemSchema,
      }),
    ),
    /** The number of further texts. */
    moreTexts: z.number().int(),
  })
  .meta({ id: 'ImportProblems' });

export type ImportProblems = z.infer<typeof importProblemsSchema>;

export const listImportProblems = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/problems',
  access: 'admin',
  summary:
    'What is wrong with the rows that are not left out, by kinds: field and problem, each with the texts of its cells. The kind of most rows first; at most 50 kinds with at most 20 texts.',
  params: idParams,
  response: z.array(importProblemsSchema),
  list: true,
});

const importChangesSchema = z
  .object({
    field: z.string(),
    /** The number of products or customers with this change. */
    subjects: z.number().int(),
  })
  .meta({ id: 'ImportChanges' });

export type ImportChanges = z.infer<typeof importChangesSchema>;

export const listImportChanges = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/changes',
  access: 'admin',
  summary:
    'What rows change of products and customers that there are, by fields, those of most first; pieces of all sizes and colors are `stock`. Rows that are left out and rows with problems do not count.',
  params: idParams,
  response: z.array(importChangesSchema),
  list: true,
});

export const repairImportRows = endpoint({
  method: 'PUT',
  path: '/api/imports/{id}/problems',
  access: 'admin',
  summary:
    'Repairs all rows with a problem alike, in one transaction, and checks them again; many are checked by a job. Where no row has the problem any more it does nothing. 409 `import_busy`, `import_not_checked`.',
  params: idParams,
  body: z.strictObject({
    field: z.string().max(100).nullable(),
    code: z.enum(rowProblems),
    /** Only rows whose cell has this text, as `listImportProblems` writes it. */
    text: z.string().max(problemTextMax).optional(),
    repair: z.enum(importRepairs),
    /** The text that `write` writes; empty leaves the field as the portal has it. */
    value: z.string().max(5000).optional(),
  }),
  response: importSchema,
});

export const undoImportRepair = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/repairs/undo',
  access: 'admin',
  summary:
    'Takes back the last change of rows, of one or of all alike. At most the last 20 can be taken back. 404 where there is none; 409 `import_busy`.',
  params: idParams,
  response: importSchema,
});

export const changeImportRow = endpoint({
  method: 'PUT',
  path: '/api/imports/{id}/rows/{n}',
  access: 'admin',
  summary:
    'Changes cells of a row and checks it again. `alike` changes the same text in the same column of all rows.',
  params: z.strictObject({ id: idSchema, n: z.coerce.number().int().min(1) }),
  body: z.strictObject({
    /** New texts by the number of the column, from 0. */
    cells: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(5000)).optional(),
    alike: z.boolean().optional(),
    /** Leaves the row out, or takes it in again. */
    isSkipped: z.boolean().optional(),
    /** Takes a tenfold price, or a row that was changed meanwhile, as it stands in the file. */
    isConfirmed: z.boolean().optional(),
  }),
  response: importRowSchema,
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
    'Removes an import of which nothing was applied, with its file. 409 `import_busy` once it is under way or applied.',
  params: idParams,
});

export const stopImport = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/stop',
  access: 'admin',
  summary:
    'Stops an import that is applied behind the product or customer that it is at. What is applied stays; the rest can be applied later. Does nothing when it is not under way.',
  params: idParams,
  response: importSchema,
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/undo',
  access: 'admin',
  summary:
    'Takes back what was applied, where nothing newer stands on it. Ordered products become inactive, stock is corrected by the difference.',
  params: idParams,
  response: importSchema,
  status: 202,
});

export const exportImportRows = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/rest',
  access: 'admin',
  summary: 'A file of the rows that were not applied, with the columns of the file and what is wrong.',
  params: idParams,
  query: z.strictObject(fileQuery),
  produces: fileTypes,
  costly: true,
});

import { z } from 'zod';
import { packLineSchema, packSchema } from './catalog/packs.ts';
import { endpoint } from './endpoint.ts';
import { fieldProblems } from './errors.ts';
import { fileQuery, fileTypes } from './exports.ts';
import { idParams, idSchema } from './ids.ts';
import { importSchema } from './imports.ts';
import { pageQuery, searchTerm } from './pagination.ts';

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
  'unknown_group',
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
  'currency_above',
  'with_vat',
  'no_figure',
  'size_range',
  'pack_notation',
  'pack_of_others',
  'code_of_several',
  'stock_of_several',
  'stock_by_cell',
  'other_option',
] as const;
export type RowProblem = (typeof rowProblems)[number];

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

export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/rows',
  access: 'admin',
  summary:
    'Rows of an import: rows with problems first, then in the order of the file. A search by product finds it by any of its rows.',
  params: idParams,
  query: z.strictObject({
    ...pageQuery,
    /** `skipped`: rows that are left out. `left`: before applying those to fix and those left out, later all that were not applied. */
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
 * Repairs of all rows with a problem: write a text, take the likely one, leave them out, take them as they stand, add the colors
 * with the rows, make the groups at once.
 */
export const importRepairs = ['write', 'suggested', 'skip', 'confirm', 'newColors', 'newGroups'] as const;

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
    'Problems of the rows that are not left out, by kind: field and problem, each with the texts of its cells. The kind with the most rows comes first; at most 50 kinds with at most 20 texts each.',
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
    'The number of changes to existing products and customers by field, the highest first; pieces of all sizes and colors are `stock`. Rows that are left out and rows with problems do not count.',
  params: idParams,
  response: z.array(importChangesSchema),
  list: true,
});

export const repairImportRows = endpoint({
  method: 'PUT',
  path: '/api/imports/{id}/problems',
  access: 'admin',
  summary:
    'Repairs all rows with a problem alike, in one transaction, and checks them again; many rows are checked by a job. Does nothing where no row has the problem. 409 `import_busy`, `import_not_checked`.',
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
    'Undoes the last change of rows, whether of one row or of all alike. At most the last 20 changes can be undone. 404 where there is no change; 409 `import_busy`.',
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

export const exportImportRows = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/rest',
  access: 'admin',
  summary:
    'A file of the rows that are left, with the columns of the imported file and the problems of each row: before applying those to fix and those left out, later all that were not applied.',
  params: idParams,
  query: z.strictObject(fileQuery),
  produces: fileTypes,
  costly: true,
});

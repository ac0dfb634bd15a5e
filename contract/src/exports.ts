import { z } from 'zod';
import { listAuditEvents } from './audit.ts';
import { listProducts } from './catalog/products.ts';
import { listCustomers } from './customers.ts';
import { endpoint } from './endpoint.ts';
import { exportFields, exportKinds } from './file-fields.ts';
import { idSchema, repeated } from './ids.ts';
import { defaultLanguage, languageSchema } from './languages.ts';
import { listManufacturers } from './manufacturers.ts';
import { listOrders } from './orders.ts';

export const fileFormats = ['xlsx', 'csv'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Query fields of pages alone. */
const ofPages = { limit: true, cursor: true } as const;

/** The format of the file, and the language of its headings and words; `ar` runs from right to left. */
export const fileQuery = {
  format: z.enum(fileFormats).default('xlsx'),
  language: languageSchema.default(defaultLanguage),
};

/** Most rows that are exported by their ids, which stand in the address. */
export const exportedIdsMax = 120;

const fields = [...new Set(exportKinds.flatMap(kind => exportFields[kind]))];

export const fileTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

export const exportTable = endpoint({
  method: 'GET',
  path: '/api/exports/{what}',
  access: 'signed-in',
  summary:
    'A file with all rows of a list, on all pages. It takes the filters of the list, 400 for a filter of another list. Products and stock have a row for each size in each color, orders for each line, order-headers for each order. `id`: only these products or orders, whatever the filters. `column`: only these columns; 400 `not_offered` for one of another table. A shop gets its own orders, without the column of the manufacturer; 403 for other tables.',
  params: z.strictObject({ what: z.enum(exportKinds) }),
  query: z.strictObject({
    ...listAuditEvents.query.omit(ofPages).shape,
    ...listManufacturers.query.omit(ofPages).shape,
    ...listCustomers.query.omit(ofPages).shape,
    ...listOrders.query.omit({ ...ofPages, view: true }).shape,
    ...listProducts.query.omit({ ...ofPages, offset: true }).shape,
    ...fileQuery,
    id: repeated(idSchema, exportedIdsMax).optional(),
    column: repeated(z.enum(fields), fields.length).optional(),
  }),
  produces: fileTypes,
  costly: true,
});

export const listExportColumns = endpoint({
  method: 'GET',
  path: '/api/exports/{what}/columns',
  access: 'signed-in',
  summary:
    'The columns of a file in their order, with their headings. A shop gets the columns of orders; 403 for other tables.',
  params: z.strictObject({ what: z.enum(exportKinds) }),
  query: z.strictObject({ language: fileQuery.language }),
  response: z.array(z.object({ field: z.string(), heading: z.string() }).meta({ id: 'ExportColumn' })),
  list: true,
});

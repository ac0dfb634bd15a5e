import { z } from 'zod';
import { listAuditEvents } from './audit.ts';
import { listProducts } from './catalog/products.ts';
import { listCustomers } from './customers.ts';
import { endpoint } from './endpoint.ts';
import { defaultLanguage, languageSchema } from './languages.ts';
import { listManufacturers } from './manufacturers.ts';
import { listOrders } from './orders.ts';

/** Tables that can be had as a file. A shop gets its own orders alone. */
export const exportKinds = ['products', 'stock', 'customers', 'manufacturers', 'orders', 'audit'] as const;
export type ExportKind = (typeof exportKinds)[number];

export const fileFormats = ['xlsx', 'csv'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What only pages of a list take. */
const ofPages = { limit: true, cursor: true } as const;

/** What the file is like: headings and words in the language; `ar` runs from right to left. */
export const fileQuery = {
  format: z.enum(fileFormats).default('xlsx'),
  language: languageSchema.default(defaultLanguage),
};

export const exportTable = endpoint({
  method: 'GET',
  path: '/api/exports/{what}',
  access: 'signed-in',
  summary:
    'A file with all rows of a list, whatever its pages; takes the filters of the list. Products and stock have a row for each size in each color, orders for each line. A shop gets its own orders; of anything else 403.',
  params: z.strictObject({ what: z.enum(exportKinds) }),
  query: z.strictObject({
    ...listAuditEvents.query.omit(ofPages).shape,
    ...listManufacturers.query.omit(ofPages).shape,
    ...listCustomers.query.omit(ofPages).shape,
    ...listOrders.query.omit({ ...ofPages, view: true }).shape,
    ...listProducts.query.omit({ ...ofPages, offset: true }).shape,
    ...fileQuery,
  }),
  produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});

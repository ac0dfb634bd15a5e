import { z } from 'zod';
import { amountKeys } from './amounts.ts';
import { listAuditEvents } from './audit.ts';
import { listProducts } from './catalog/products.ts';
import { listCustomers } from './customers.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, repeated } from './ids.ts';
import { defaultLanguage, languageSchema } from './languages.ts';
import { listManufacturers } from './manufacturers.ts';
import { listOrders } from './orders.ts';

/**
 * Tables that can be had as a file: `orders` has a row for each line, `order-headers` one for each order. A shop gets its own
 * orders alone.
 */
export const exportKinds = [
  'products',
  'stock',
  'customers',
  'manufacturers',
  'orders',
  'order-headers',
  'audit',
] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Columns that a file of customers can give back; see `importFields`. */
export const customerFields = [
  'customerCode',
  'customerShortName',
  'customerFullName',
  'companyName',
  'email',
  'phone',
  'ownerFullName',
  'ownerMobile',
  'landline',
  'alternativeEmail',
  'customerAddress',
  'address',
  'vatOffice',
  'vatNumber',
  'group',
  'language',
  'isActive',
] as const;

/** Columns of each table, in their order. */
export const exportFields = {
  products: [
    'sku',
    'name',
    'color',
    'size',
    'stock',
    'price',
    'costPrice',
    'category',
    'gender',
    'codes',
    'variantSku',
    'variantActive',
    'sells',
    'supply',
    'packs',
    'sizeSet',
    'productStock',
    'exportedStock',
    'description',
    'nameEn',
    'descriptionEn',
    'nameTr',
    'descriptionTr',
    'nameAr',
    'descriptionAr',
    'isActive',
    'publishedAt',
    'sellsFrom',
    'sellsUntil',
    'manufacturer',
    'id',
  ],
  stock: ['sku', 'name', 'color', 'size', 'codes', 'variantSku', 'stock', 'id'],
  customers: [...customerFields, 'userName', 'createdAt'],
  manufacturers: [
    'manufacturerCode',
    'companyName',
    'email',
    'phone',
    'address',
    'specialty',
    'capacity',
    'leadTime',
    'ownerFullName',
    'ownerMobile',
    'ownerEmail',
    'landline',
    'catalogName1',
    'catalogName2',
    'catalogName3',
    'vatOffice',
    'vatNumber',
    'createdAt',
  ],
  orders: [
    'orderNumber',
    'placedAt',
    'status',
    'companyName',
    'email',
    'sku',
    'name',
    'color',
    'size',
    'quantity',
    'unitPrice',
    'lineTotal',
    'fromStock',
    'toProduce',
    'promisedFrom',
    'promisedUntil',
    'pack',
    ...amountKeys,
    'manufacturer',
    'notes',
  ],
  'order-headers': [
    'orderNumber',
    'placedAt',
    'status',
    'companyName',
    'email',
    'lines',
    'quantity',
    ...amountKeys,
    'manufacturer',
    'notes',
  ],
  audit: ['at', 'username', 'role', 'action', 'subject', 'details', 'networkAddress', 'attempts'],
} as const satisfies Record<ExportKind, readonly string[]>;
/** The columns of one table. */
export type FieldOf<Kind extends ExportKind> = (typeof exportFields)[Kind][number];
export type ExportField = FieldOf<ExportKind>;

/** The columns of a table for a user: a shop does not learn who makes its goods. */
export const exportFieldsFor = (what: ExportKind, { isAdmin }: { isAdmin: boolean }): ExportField[] =>
  exportFields[what].filter(field => isAdmin || field !== 'manufacturer');

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
    'A file with all rows of a list, whatever its pages; takes the filters of the list, 400 for those of another one. Products and stock have a row for each size in each color, orders for each line, order-headers for each order. `id`: only these products or orders, whatever the filters. `column`: only these columns; 400 `not_offered` for one of another table. A shop gets its own orders, without the column of the manufacturer; of anything else 403.',
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
    'The columns of a file in their order, with their headings. A shop gets those of orders; of anything else 403.',
  params: z.strictObject({ what: z.enum(exportKinds) }),
  query: z.strictObject({ language: fileQuery.language }),
  response: z.array(z.object({ field: z.string(), heading: z.string() }).meta({ id: 'ExportColumn' })),
  list: true,
});

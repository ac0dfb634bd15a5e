import { amountKeys } from './amounts.ts';

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

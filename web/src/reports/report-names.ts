import * as calls from '@toptan/contract/reports';

/** Reports in groups, in the order of their list. */
export const reportGroups = [
  { group: 'sales', names: ['sales', 'products', 'categories', 'customers', 'manufacturers'] },
  { group: 'sizes', names: ['size-grid', 'sizes', 'colors', 'size-curve'] },
  { group: 'stock', names: ['sell-through', 'idle', 'late'] },
] as const;

/** The names of reports in the order of that list. */
export const listedReports: readonly calls.ReportName[] = reportGroups.flatMap(({ names }) => names);

/** Reports with rows of one kind, and their calls. */
export const groupedCalls = {
  products: calls.getProductsReport,
  sizes: calls.getSizesReport,
  colors: calls.getColorsReport,
  categories: calls.getCategoriesReport,
  customers: calls.getCustomersReport,
  manufacturers: calls.getManufacturersReport,
};

/** The names of their first columns, in the words of fields. */
export const groupedFields = {
  products: 'product',
  sizes: 'size',
  colors: 'color',
  categories: 'category',
  customers: 'customer',
  manufacturers: 'manufacturer',
} as const;

export type GroupedName = keyof typeof groupedCalls;

export const isGrouped = (name: calls.ReportName): name is GroupedName => name in groupedCalls;

/** Reports without a period to compare with. */
export const withoutComparison: readonly calls.ReportName[] = ['size-grid', 'sell-through', 'idle', 'late'];

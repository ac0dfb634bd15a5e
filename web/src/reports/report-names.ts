import * as calls from '@toptan/contract/reports';

/** Reports in groups, in the order of their list. */
export const reportGroups = [
  { group: 'sales', names: ['sales', 'products', 'categories', 'customers', 'manufacturers'] },
  { group: 'sizes', names: ['size-grid', 'sizes', 'colors', 'size-curve'] },
  { group: 'stock', names: ['sell-through', 'idle', 'late'] },
] as const;

/** In the order of that list. */
export const listedReports: readonly calls.ReportName[] = reportGroups.flatMap(({ names }) => names);

/** Those with rows of one kind, and their calls. */
export const groupedCalls = {
  products: calls.getProductsReport,
  sizes: calls.getSizesReport,
  colors: calls.getColorsReport,
  categories: calls.getCategoriesReport,
  customers: calls.getCustomersReport,
  manufacturers: calls.getManufacturersReport,
};

export type GroupedName = keyof typeof groupedCalls;

export const isGrouped = (name: calls.ReportName): name is GroupedName => name in groupedCalls;

/** Those that know no other period beside theirs. */
export const withoutComparison: readonly calls.ReportName[] = ['size-grid', 'sell-through', 'idle', 'late'];

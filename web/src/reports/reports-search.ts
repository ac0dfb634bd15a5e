import { type ProductCategory, productCategories } from '@toptan/contract/catalog/filters';
import { day, oneOf, searchReader, text, uuid } from '../lists/search-params.ts';

/** The report and its days in the address; the names of reports and categories stay with the page. */
export const readReportsSearch = searchReader({
  report: text,
  /** The first and the last day in Istanbul. */
  from: day,
  until: day,
  compare: oneOf(['previous', 'year']),
  category: text,
  /** Id, 'none' for goods without a set, 'all'; the one with the most pieces where none is named. */
  sizeSet: value => oneOf(['none', 'all'])(value) ?? uuid(value),
  /** The cell of the size grid whose products are shown, and the kind of its figures. */
  size: text,
  color: text,
  show: oneOf(['share', 'amount']),
});

export type ReportsSearch = ReturnType<typeof readReportsSearch>;

/** The only category that is counted. */
export const categoryOf = ({ category }: ReportsSearch): ProductCategory | undefined =>
  productCategories.find(each => each === category);

import { type ProductCategory, productCategories } from '@toptan/contract/catalog/filters';
import { day, oneOf, searchReader, text } from '../lists/search-params.ts';

/** Which report, of which days; the names of reports and categories stay with the page. */
export const readReportsSearch = searchReader({
  report: text,
  /** First and last day in Istanbul. */
  from: day,
  until: day,
  compare: oneOf(['previous', 'year']),
  /** 'none' stands for what has no category, in the size curve. */
  category: text,
  /** The cell of the size grid whose products are shown, and what its figures are. */
  size: text,
  color: text,
  show: oneOf(['share', 'amount']),
});

export type ReportsSearch = ReturnType<typeof readReportsSearch>;

/** The only category that is counted. */
export const categoryOf = ({ category }: ReportsSearch): ProductCategory | undefined =>
  productCategories.find(each => each === category);

import { day, oneOf, searchReader, text } from '../lists/search-params.ts';

/** Which report, of which days; the names of reports and categories stay with the page. */
export const readReportsSearch = searchReader({
  report: text,
  /** First and last day in Istanbul. */
  from: day,
  until: day,
  compare: oneOf(['previous', 'year']),
  /** Of the size curve. */
  category: text,
});

export type ReportsSearch = ReturnType<typeof readReportsSearch>;

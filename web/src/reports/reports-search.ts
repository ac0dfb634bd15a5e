import { oneOf, searchReader, text } from '../lists/search-params.ts';

const isDate = (text: string) => /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const day = (value: unknown) => (typeof value === 'string' && isDate(value) ? value : undefined);

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

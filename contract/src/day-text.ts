import { toLatinDigits } from './digits.ts';

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return moment !== null && moment.getTime() > 0 && moment.toISOString().startsWith(text);
};

/**
 * Reads a day with its year as people type it, day first, or as files write it; any other text comes back unchanged.
 * @param isWhole nothing more is typed: a year of two digits is one of this century
 */
export function readDay(typed: string, isWhole: boolean): string {
  const parts = toLatinDigits(typed)
    .trim()
    .split(/[./ -]/);
  const [year = '', month = '', date = ''] = parts[0]?.length === 4 ? parts : parts.toReversed();
  const century = isWhole && year.length === 2 ? '20' : '';
  const day = `${century}${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return parts.length === 3 && isDay(day) ? day : typed;
}

import { toLatinDigits } from '@toptan/contract/digits';
import type { Language } from '@toptan/contract/languages';

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return moment !== null && moment.getTime() > 0 && moment.toISOString().startsWith(text);
};

/** '2026-11-30' as the language writes it: 30.11.2026 in Turkish, 30/11/2026 in English and Arabic. */
export const showDay = (day: string, language: Language): string =>
  day
    .split('-')
    .reverse()
    .join(language === 'tr' ? '.' : '/');

/** Reads a day with its year as people type it, day first, or as files write it; any other text comes back unchanged. */
export function readDay(typed: string): string {
  const text = toLatinDigits(typed).trim();
  const parts = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(text);
  const [, date = '', month = '', year = ''] = parts ?? [];
  const day = parts ? [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-') : text;
  return isDay(day) ? day : typed;
}

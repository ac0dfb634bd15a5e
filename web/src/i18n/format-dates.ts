import { dayInIstanbul } from '@toptan/contract/days';
import type { Language } from '@toptan/contract/languages';
import { cached } from './format.ts';
import { languageTable } from './language-table.ts';

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(`${locale}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
}

const dateStyles = {
  /** 20 November 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 Nov 2026 */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 20 Nov */
  dayMonth: { day: 'numeric', month: 'short' },
  /** Friday, 20 November */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 20/11/2026, as the language writes it */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** November 2026 */
  monthYear: { month: 'long', year: 'numeric' },
  /** November */
  month: { month: 'long' },
  /** Nov */
  monthShort: { month: 'short' },
  /** 14:05 */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/** Writes a moment, and a dash in the place of an invalid one. */
function write(format: Intl.DateTimeFormat, moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '—' : format.format(moment);
}

/** The calendar and the clock of papers, emails and reports, wherever the browser is. */
const timeZone = 'Europe/Istanbul';

/** A moment of the server (ISO, UTC) as a date in Istanbul. */
export function formatDate(iso: string, style: DateStyle, language: Language): string {
  const options = { ...dateStyles[style], timeZone };
  return write(dateFormat(languageTable[language].locale, options), new Date(iso));
}

/** A moment of the server as its month in Istanbul: '2026-11'. */
export const monthOf = (iso: string): string => dayInIstanbul(new Date(iso)).slice(0, 7);

/** dd/MM/yyyy HH:mm in Istanbul, in every language. */
export function formatDateTime(iso: string): string {
  const moment = new Date(iso);
  const day = write(dateFormat('en-GB', { ...dateStyles.numeric, timeZone }), moment);
  return `${day} ${write(dateFormat('en-GB', { ...dateStyles.time, timeZone }), moment)}`;
}

/** '2026-11' → the name of the month, whatever the time zone. */
export function formatMonth(
  month: string,
  style: Extract<DateStyle, 'month' | 'monthShort' | 'monthYear'>,
  language: Language,
): string {
  const options = { ...dateStyles[style], timeZone: 'UTC' };
  return write(dateFormat(languageTable[language].locale, options), new Date(`${month}-01T00:00:00Z`));
}

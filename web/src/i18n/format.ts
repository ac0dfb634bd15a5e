import type { Language } from '@toptan/contract/languages';
import { languageTable } from './language-table.ts';

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Intl objects cost a hundred times what they do; tables format thousands of cells. */
function kept<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const known = formatters.get(key) as F | undefined;
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
}

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(
    `${language}${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(languageTable[language].locale, options),
  );
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(`${locale}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** '1249.90' lira → '₺1.249,90' (tr), '₺1,249.90' (en, ar). The decimal text goes through no binary float. */
export function formatMoney(lira: string, language: Language): string {
  const amount = lira.replace('-', '') as Intl.StringNumericLiteral;
  const sign = lira.startsWith('-') ? '-' : '';
  return `${sign}₺${numberFormat(language, twoDecimals).format(amount)}`;
}

/** Parts with the language's comma between them; what is empty is left out. */
export function formatList(parts: readonly (string | null | undefined)[], language: Language): string {
  return parts.filter(Boolean).join(languageTable[language].comma);
}

const beginsInArabic = /^\P{L}*\p{Script=Arabic}/u;

/** Names as people typed them, with the comma of the writing that the first is in; what is empty is left out. */
export function joinNames(names: readonly (string | null | undefined)[]): string {
  const given = names.filter(Boolean);
  const writing = beginsInArabic.test(given.join('')) ? 'ar' : 'en';
  return given.join(languageTable[writing].comma);
}

/** 1248 → '1.248' (tr), '1,248' (en, ar). */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, {}).format(value);
}

export const dateStyles = {
  /** 20 November 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 Nov 2026 */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 20 Nov */
  dayMonth: { day: 'numeric', month: 'short' },
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

/** A moment of the server (ISO, UTC) as a date; without a time zone in that of the browser. */
export function formatDate(iso: string, style: DateStyle, language: Language, timeZone?: string): string {
  const options = timeZone ? { ...dateStyles[style], timeZone } : dateStyles[style];
  return dateFormat(languageTable[language].locale, options).format(new Date(iso));
}

/** A moment of the server as its month in the same time zone: '2026-11'. */
export function monthOf(iso: string): string {
  const moment = new Date(iso);
  return `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`;
}

/** dd/MM/yyyy HH:mm in every language (specification, section 9). */
export function formatDateTime(iso: string): string {
  const moment = new Date(iso);
  const day = dateFormat('en-GB', dateStyles.numeric).format(moment);
  return `${day} ${dateFormat('en-GB', dateStyles.time).format(moment)}`;
}

/** '2026-11' → its name, whatever the time zone. */
export function formatMonth(
  month: string,
  style: Extract<DateStyle, 'month' | 'monthShort' | 'monthYear'>,
  language: Language,
): string {
  const options = { ...dateStyles[style], timeZone: 'UTC' };
  return dateFormat(languageTable[language].locale, options).format(new Date(`${month}-01T00:00:00Z`));
}

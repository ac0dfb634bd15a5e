import type { Language } from '@toptan/contract/languages';
import { isolateForeign } from './isolate.ts';
import { languageTable } from './language-table.ts';

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Creating an Intl object is far more expensive than using it, and tables format thousands of cells. */
export function cached<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const known = formatters.get(key) as F | undefined;
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
}

export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(
    `${language}${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(languageTable[language].locale, options),
  );
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** '1249.90' lira → '₺1.249,90' (tr), '₺1,249.90' (en, ar). The decimal text goes through no binary float. */
export function formatMoney(lira: string, language: Language): string {
  const amount = lira.replace('-', '') as Intl.StringNumericLiteral;
  const sign = lira.startsWith('-') ? '-' : '';
  return `${sign}₺${numberFormat(language, twoDecimals).format(amount)}`;
}

/** Parts with the language's comma between them; empty parts are left out. */
export function formatList(parts: readonly (string | null | undefined)[], language: Language): string {
  return parts.filter(Boolean).join(languageTable[language].comma);
}

const beginsInArabic = /^\P{L}*\p{Script=Arabic}/u;

/** Names as people typed them, with the comma of the first one's script; empty names are left out. */
export function joinNames(names: readonly (string | null | undefined)[]): string {
  const given = names.filter(Boolean);
  const writing = beginsInArabic.test(given.join('')) ? 'ar' : 'en';
  return given.join(languageTable[writing].comma);
}

/** 1248 → '1.248' (tr), '1,248' (en, ar); with more that are not counted '1.248+'. */
export function formatNumber(value: number, language: Language, isCapped = false): string {
  const number = numberFormat(language, {}).format(value);
  return isCapped ? isolateForeign(`${number}+`, language) : number;
}

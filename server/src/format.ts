import type { Language } from '@toptan/contract/languages';

/** Latin digits in every language, as on the screens. */
const locales = { en: 'en-GB', tr: 'tr', ar: 'ar-u-nu-latn' } satisfies Record<Language, string>;

/** Formats days and moments in a language, by the clocks in Istanbul. */
export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'Europe/Istanbul' });

/** '10 December', from a moment or from a day such as `2026-12-10`. */
export const dayText = (day: string, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'long' }).format(new Date(day));

function numberFormats(options?: Intl.NumberFormatOptions): Record<Language, Intl.NumberFormat> {
  const latin = new Intl.NumberFormat('en', options);
  return { en: latin, ar: latin, tr: new Intl.NumberFormat('tr', options) };
}
const whole = numberFormats();
const decimal = numberFormats({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,234`; `1.234` in Turkish. */
export const numberText = (value: number, language: Language): string => whole[language].format(value);

/** An amount of lira, as in the portal: `₺24,310.00`. */
export const moneyText = (lira: string, language: Language): string =>
  `₺${decimal[language].format(lira as Intl.StringNumericLiteral)}`;

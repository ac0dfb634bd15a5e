import type { Language } from '@toptan/contract/languages';

type LanguageEntry = {
  /** In its own words. */
  name: string;
  /** Two letters for a narrow place. */
  short: string;
  direction: 'ltr' | 'rtl';
  /** For Intl. Latin digits in every language, as on the tags. */
  locale: string;
  /** Before the decimals of a number; the other of the two stands between its thousands. */
  decimal: '.' | ',';
  /** Between the parts of an enumeration. */
  comma: string;
};

/** The one place that knows what a language needs; order is that of the language selector. */
export const languageTable: Record<Language, LanguageEntry> = {
  en: {
    name: 'English',
    short: 'EN',
    direction: 'ltr',
    locale: 'en-GB',
    decimal: '.',
    comma: ', ',
  },
  ar: {
    name: 'العربية',
    short: 'AR',
    direction: 'rtl',
    locale: 'ar-u-nu-latn',
    decimal: '.',
    comma: '، ',
  },
  tr: {
    name: 'Türkçe',
    short: 'TR',
    direction: 'ltr',
    locale: 'tr-TR',
    decimal: ',',
    comma: ', ',
  },
};

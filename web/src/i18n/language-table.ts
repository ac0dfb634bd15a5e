import type { Language } from '@toptan/contract/languages';

type LanguageEntry = {
  /** In its own words. */
  name: string;
  /** Two letters for a narrow place. */
  short: string;
  direction: 'ltr' | 'rtl';
  /** For Intl. Latin digits in every language, as on the tags. */
  locale: string;
  /** Between the parts of an enumeration. */
  comma: string;
};

/** The one place that knows what a language needs; order is that of the language selector. */
export const languageTable: Record<Language, LanguageEntry> = {
  en: { name: 'English', short: 'EN', direction: 'ltr', locale: 'en-GB', comma: ', ' },
  ar: { name: 'العربية', short: 'AR', direction: 'rtl', locale: 'ar-u-nu-latn', comma: '، ' },
  tr: { name: 'Türkçe', short: 'TR', direction: 'ltr', locale: 'tr-TR', comma: ', ' },
};

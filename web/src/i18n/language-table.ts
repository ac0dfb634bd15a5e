import type { Language } from '@toptan/contract/languages';

type LanguageEntry = {
  /** The name of the language in its own words. */
  name: string;
  /** Two letters for a narrow place. */
  short: string;
  direction: 'ltr' | 'rtl';
  /** The locale for Intl, with Latin digits in every language, as on the tags. */
  locale: string;
  /** Before the decimals of a number; the other of the two stands between its thousands. */
  decimal: '.' | ',';
  /** The comma between the parts of an enumeration. */
  comma: string;
};

/** The properties of each language, in the order of the language selector. */
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

/** Languages as a field offers them, each by its own name. */
export const languageOptions = (languages: readonly Language[]) =>
  languages.map(value => ({ value, label: languageTable[value].name }));

import { languages } from '@toptan/contract/languages';
import { languageTable } from '../../i18n/language-table.ts';

/** The languages, each in its own words. */
export const languageOptions = languages.map(language => ({
  value: language,
  label: languageTable[language].name,
  lang: language,
}));

import { languageTable } from '../../i18n/language-table.ts';
import { usePortal } from '../../portal/portal-store.ts';

/** The languages that the portal offers, each in its own words. */
export function useLanguageOptions() {
  return usePortal(({ languages }) => languages).map(language => ({
    value: language,
    label: languageTable[language].name,
    lang: language,
  }));
}

import type { Language } from '@toptan/contract/languages';
import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Words } from './by-namespace.ts';
import { formatNumber } from './format.ts';
import { isolateForeign } from './isolate.ts';
import { chosenLanguage, useLanguageStore } from './language-store.ts';
import { languageTable } from './language-table.ts';

const catalogues: Record<Language, () => Promise<{ catalogue: Record<string, Words> }>> = {
  en: () => import('./catalogue-en.ts'),
  ar: () => import('./catalogue-ar.ts'),
  tr: () => import('./catalogue-tr.ts'),
};

/** Numbers in a sentence are written as the language writes them, names and codes cannot turn the line around. */
const wordFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language) => {
    if (typeof value === 'number') return formatNumber(value, language as Language);
    return typeof value === 'string' ? isolateForeign(value, language as Language) : (value as string);
  },
};

async function load(language: Language): Promise<void> {
  const { catalogue } = await catalogues[language]();
  for (const [namespace, words] of Object.entries(catalogue)) {
    i18next.addResourceBundle(language, namespace, words);
  }
}

function dress(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageTable[language].direction;
  // Under which an installed portal describes itself and names its shortcuts.
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest-${language}.webmanifest`);
}

/** Loads the words of the stored language and starts; to be awaited before the first paint. */
export async function startI18n(language: Language = chosenLanguage()): Promise<void> {
  await i18next
    .use(wordFormatter)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      defaultNS: 'words',
      partialBundledLanguages: true,
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
    });
  await load(language);
  dress(language);
}

/** Switches the interface; keeps the language as it is, and rejects, when the words cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  dress(language);
  useLanguageStore.setState({ currentLanguage: language });
}

import type { Language } from '@toptan/contract/languages';
import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from './format.ts';
import { isolateForeign } from './isolate.ts';
import { useLanguageStore } from './language-store.ts';
import { languageTable } from './language-table.ts';
import { allWords, type WordGroup } from './word-groups.ts';

/** The sentences of one namespace; nested keys are joined with '.'. */
type Words = Record<string, unknown>;

const groupFiles = import.meta.glob<Record<string, Words>>('./groups/*.ts', { import: 'files' });
/** Groups of one file. */
const singleFiles = import.meta.glob<Words>(
  './locales/*/{account,again,collection,notices,picker,prepared,reading,registration,shared}.json',
  { import: 'default' },
);

/** The namespaces that are loaded so far; another language needs the same. */
const groups = new Set<WordGroup>();

/** Options of a sentence about a list that the server counts up to a thousand: `t('orders', { count, isCapped })`. */
const counts = new Set(['count', 'total']);

/** Numbers in a sentence are written as the language writes them, names and codes cannot turn the line around. */
const wordFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language, { isCapped, interpolationkey } = {}) => {
    if (typeof value === 'number')
      return formatNumber(value, language as Language, isCapped === true && counts.has(interpolationkey));
    return typeof value === 'string' ? isolateForeign(value, language as Language) : (value as string);
  },
};

async function load(language: Language): Promise<void> {
  const loaded = await Promise.all(
    [...groups].map(async group => {
      const single = `./locales/${language}/${group}.json`;
      const words = await singleFiles[single]?.();
      return words ? { [single]: words } : groupFiles[`./groups/${language}-${group}.ts`]?.();
    }),
  );
  for (const [path, words] of loaded.flatMap(files => Object.entries(files ?? {}))) {
    // `../locales/en/orders.json` is the namespace `orders`.
    i18next.addResourceBundle(language, path.replace(/^.*\/(.+)\.json$/, '$1'), words);
  }
}

/** Loads the sentences of a part of the portal, awaited before it shows. Rejects when they cannot be loaded. */
export async function loadWords(wanted: readonly WordGroup[]): Promise<void> {
  for (const group of wanted) groups.add(group);
  await load(i18next.language as Language);
}

/** Loads something together with the sentences that it alone needs. */
export const withWords =
  <Loaded>(words: readonly WordGroup[], load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> =>
    (await Promise.all([load(), loadWords(words)]))[0];

/** Seconds: a year. */
const rememberedSeconds = 31_536_000;

function setPageLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageTable[language].direction;
  // An installed portal describes itself and names its shortcuts by this manifest.
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest-${language}.webmanifest`);
  // Sends the language of the next page to the server; the browser's storage decides.
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4, and every browser on plain http, has no other way
  document.cookie = `language=${language}; max-age=${rememberedSeconds}; path=/; samesite=lax`;
}

/** Loads words of a language and starts; to be awaited before the first paint. */
export async function startI18n(language: Language, wanted: readonly WordGroup[] = allWords): Promise<void> {
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
  await loadWords(wanted);
  setPageLanguage(language);
}

let lastChosen: Language | undefined;

/**
 * Switches the interface; keeps the language as it is, and rejects, when the words cannot be loaded. Of two quick choices
 * the last one holds, whichever words come first.
 */
export async function changeLanguage(language: Language): Promise<void> {
  lastChosen = language;
  let awaited: number;
  do {
    awaited = groups.size;
    await load(language);
    // A screen that opened meanwhile has requested more, in the previous language.
  } while (groups.size > awaited);
  if (lastChosen !== language) return;
  await i18next.changeLanguage(language);
  setPageLanguage(language);
  useLanguageStore.setState({ currentLanguage: language });
}

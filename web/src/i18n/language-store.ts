import { defaultLanguage, type Language } from '@toptan/contract/languages';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../portal/browser-storage.ts';
import { usePortal } from '../portal/portal-store.ts';

type LanguageState = { currentLanguage: Language };

/** The languages that the portal offers. */
const { languages } = usePortal.getState();
const firstLanguage = languages[0] ?? defaultLanguage;

const languageOf = (found: unknown): Language =>
  languages.find(language => language === found) ?? firstLanguage;

/** A link in an email names the language of the email: `/set-password?language=tr`. */
function languageOfLink(): Language {
  return languageOf(new URLSearchParams(window.location.search).get('language'));
}

/**
 * The chosen language, in the browser's storage as `language-storage`. Any other value
 * there counts as the first language of the portal. To change it call `changeLanguage`, which loads the words first.
 */
export const useLanguageStore = create<LanguageState>()(
  persist(() => ({ currentLanguage: firstLanguage }), {
    name: 'language-storage',
    storage: inBrowser(),
    merge: stored => {
      if (stored === undefined) return { currentLanguage: languageOfLink() };
      const found = (stored as Partial<LanguageState> | null)?.currentLanguage;
      return { currentLanguage: languageOf(found) };
    },
  }),
);

/** The language for code outside React; components use `useLanguage`. */
export const chosenLanguage = (): Language => useLanguageStore.getState().currentLanguage;

// A language that a link names is stored, so that it stays when the page behind the link is left.
if (chosenLanguage() !== firstLanguage) useLanguageStore.setState({});

export const useLanguage = (): Language => useLanguageStore(state => state.currentLanguage);

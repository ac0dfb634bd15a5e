import { defaultLanguage, type Language, languageSchema } from '@toptan/contract/languages';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type LanguageState = { currentLanguage: Language };

/**
 * The chosen language, in the browser's storage as `language-storage` (specification, section 3). Whatever else is
 * found there counts as the default. To change it call `changeLanguage`, which loads the words first.
 */
export const useLanguageStore = create<LanguageState>()(
  persist(() => ({ currentLanguage: defaultLanguage }), {
    name: 'language-storage',
    merge: stored => {
      const found = (stored as Partial<LanguageState> | null | undefined)?.currentLanguage;
      return { currentLanguage: languageSchema.catch(defaultLanguage).parse(found) };
    },
  }),
);

/** For code outside React; components use `useLanguage`. */
export const chosenLanguage = (): Language => useLanguageStore.getState().currentLanguage;

export const useLanguage = (): Language => useLanguageStore(state => state.currentLanguage);

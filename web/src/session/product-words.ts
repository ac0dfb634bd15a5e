import type { Product } from '@toptan/contract/catalog/products';
import type { Language } from '@toptan/contract/languages';
import { useContext } from 'react';
import { chosenLanguage, useLanguage } from '../i18n/language-store.ts';
import { useIsAdmin, useSessionStore } from './session-store.ts';
import { Sight } from './use-stock-view.ts';

type Described = Pick<Product, 'name'> & {
  description?: string | null;
  /** Missing from a product that an earlier version has stored in the browser. */
  translations?: Product['translations'];
};

/** Staff reads a product's own name and description, a shop those of its language where there are some. */
function wordsIn(language: Language, isStaff: boolean, { name, description, translations }: Described) {
  const translated = isStaff ? undefined : translations?.[language];
  return { name: translated?.name ?? name, description: translated?.description ?? description ?? null };
}

/** The name and the description of a product as they are shown. */
export function useProductWords() {
  const language = useLanguage();
  const isAdmin = useIsAdmin();
  const isStaff = useContext(Sight) === 'own' && isAdmin;
  return (product: Described) => wordsIn(language, isStaff, product);
}

/** The name, for code outside React. */
export const shownName = (product: Described): string =>
  wordsIn(chosenLanguage(), useSessionStore.getState().user?.role === 'admin', product).name;

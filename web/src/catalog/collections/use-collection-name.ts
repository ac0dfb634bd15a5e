import type { Collection } from '@toptan/contract/catalog/collections';
import { useLanguage } from '../../i18n/language-store.ts';

/** The name of a collection in the reader's language. */
export function useCollectionName(): (collection: Pick<Collection, 'name' | 'translations'>) => string {
  const language = useLanguage();
  return ({ name, translations }) => translations[language] ?? name;
}

import type { Collection } from '@toptan/contract/catalog/collections';
import { useLanguage } from './language-store.ts';

/** The name of a collection in the reader's language; null for a selection, which has none. */
export function useCollectionName() {
  const language = useLanguage();
  return <Name extends string | null>(collection: {
    name: Name;
    translations: Collection['translations'];
  }): Name | string => collection.translations[language] ?? collection.name;
}

import { searchReader, staffListFields } from '../../lists/search-params.ts';
import type { CollectionProduct } from './collection-values.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The products that a new collection begins with. */
    collectionProducts?: readonly CollectionProduct[];
  }
}

/** The collection in the editor, by its id, or a new one. */
export const readCollectionsSearch = searchReader({ edit: staffListFields.edit });

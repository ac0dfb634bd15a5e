import { productCategories } from '@toptan/contract/catalog/products';
import { listSearchFields } from '../../lists/list-search.ts';
import { oneOf, searchReader, uuid } from '../../lists/search-params.ts';

/** The list of catalogue management in the address, and its filters. */
export const readAdminCatalogSearch = searchReader({
  ...listSearchFields,
  category: oneOf(productCategories),
  /** Id of the manufacturer whose goods are in the list. */
  manufacturer: uuid,
  active: oneOf(['true', 'false']),
});

export type AdminCatalogSearch = ReturnType<typeof readAdminCatalogSearch>;

import { productCategories } from '@toptan/contract/catalog/filters';
import { oneOf, searchReader, staffListFields, uuid } from '../../lists/search-params.ts';

/** The list of catalogue management in the address, and its filters. */
export const readAdminCatalogSearch = searchReader({
  ...staffListFields,
  category: oneOf(productCategories),
  /** Id of the manufacturer whose goods are in the list. */
  manufacturer: uuid,
  active: oneOf(['true', 'false']),
});

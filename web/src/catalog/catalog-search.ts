import { productCategories, productGenders } from '@toptan/contract/catalog/products';
import { oneOf, searchReader, text, uuid, wholeNumber } from '../lists/search-params.ts';

/**
 * What the address of the catalogue keeps: search, filters, the product whose picker is open, and how far one has
 * scrolled (`at`: products above the window, whole rows of them).
 */
export const readCatalogSearch = searchReader({
  q: text,
  gender: oneOf(productGenders),
  category: oneOf(productCategories),
  product: uuid,
  at: wholeNumber,
});

export type CatalogSearch = ReturnType<typeof readCatalogSearch>;

import { productCategories, productGenders } from '@toptan/contract/catalog/products';
import { names, oneOf, searchReader, text, uuid, wholeNumber } from '../lists/search-params.ts';

/** Products of one kind that the list can be narrowed to; each is a parameter of `listProducts`. */
export const catalogKinds = ['new'] as const;
export type CatalogKind = (typeof catalogKinds)[number];

/**
 * What the address of the catalogue keeps: search, filters, the product whose picker is open, and how far one has
 * scrolled (`at`: products above the window, whole rows of them).
 */
export const readCatalogSearch = searchReader({
  q: text,
  gender: oneOf(productGenders),
  category: oneOf(productCategories),
  show: oneOf(catalogKinds),
  /** Sizes that a product has in stock. */
  has: names,
  color: text,
  product: uuid,
  at: wholeNumber,
});

export type CatalogSearch = ReturnType<typeof readCatalogSearch>;

/** What narrows the list. */
export type CatalogFilter = Omit<CatalogSearch, 'product' | 'at'>;

/** A filter as the calls take it. */
export const filterQuery = ({ q, gender, category, show, has, color }: CatalogFilter) => ({
  q: q || undefined,
  gender,
  category,
  has,
  color,
  ...(show && { [show]: 'true' as const }),
});

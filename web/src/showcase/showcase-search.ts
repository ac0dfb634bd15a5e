import { productCategories, productGenders } from '@toptan/contract/catalog/filters';
import { oneOf, searchReader, uuid } from '../lists/search-params.ts';

/** Reads the filters of the showcase from its address. */
export const readShowcaseSearch = searchReader({
  gender: oneOf(productGenders),
  category: oneOf(productCategories),
  collection: uuid,
});

export type ShowcaseSearch = ReturnType<typeof readShowcaseSearch>;

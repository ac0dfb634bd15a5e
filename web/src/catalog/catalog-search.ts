import { productCategories, productGenders, productKinds } from '@toptan/contract/catalog/filters';
import { names, oneOf, searchReader, text, uuid, wholeNumber } from '../lists/search-params.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The color of the product in the address which its picker shows at first. */
    productColor?: string;
  }
}

/**
 * What the address of the catalogue keeps: search, filters, the product whose picker is open, and how far one has
 * scrolled (`at`: products above the window, whole rows of them).
 */
export const readCatalogSearch = searchReader({
  q: text,
  gender: oneOf(productGenders),
  category: oneOf(productCategories),
  show: oneOf(productKinds),
  /** Sizes that a product has in stock. */
  has: names,
  /** Sizes that it is offered in. */
  size: names,
  /** Size sets that these sizes are of; 'none': of none. */
  sizeSet: value => {
    const given = names(value)?.filter(name => name === 'none' || uuid(name));
    return given?.length ? given : undefined;
  },
  color: text,
  product: uuid,
  /** Staff see the catalogue as shops do. */
  as: oneOf(['shop'] as const),
  at: wholeNumber,
});

export type CatalogSearch = ReturnType<typeof readCatalogSearch>;

/** What narrows the list. */
export type CatalogFilter = Omit<CatalogSearch, 'product' | 'as' | 'at'>;

/** What narrows the list beside sizes and colors, as the calls take it. */
export const goodsQuery = ({ q, gender, category, show }: CatalogFilter) => ({
  q: q || undefined,
  gender,
  category,
  ...(show && { [show]: 'true' as const }),
});

/** A filter as the calls take it. */
export const filterQuery = ({ has, size, sizeSet, color, ...goods }: CatalogFilter) => ({
  ...goodsQuery(goods),
  has,
  size,
  sizeSet,
  color,
});

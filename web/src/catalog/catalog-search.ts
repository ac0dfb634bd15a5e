import { productCategories, productGenders, productKinds } from '@toptan/contract/catalog/filters';
import type { ShopView } from '../drafts/api.ts';
import { names, oneOf, searchReader, text, uuid, wholeNumber } from '../lists/search-params.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The first color of the picker in the address. */
    productColor?: string;
  }
}

/**
 * Reads the state of the catalogue from its address: search, filters, the product whose picker is open, and the scroll position
 * (`at`: products above the window, whole rows of them).
 */
export const readCatalogSearch = searchReader({
  q: text,
  gender: oneOf(productGenders),
  category: oneOf(productCategories),
  show: oneOf(productKinds),
  /** Sizes that a product has in stock. */
  has: names,
  /** Sizes that a product is offered in. */
  size: names,
  /** Size sets of these sizes; 'none': sizes without a set. */
  sizeSet: value => {
    const given = names(value)?.filter(name => name === 'none' || uuid(name));
    return given?.length ? given : undefined;
  },
  color: text,
  collection: uuid,
  product: uuid,
  /** Staff see the catalogue as shops do. */
  as: oneOf(['shop'] as const),
  at: wholeNumber,
});

export type CatalogSearch = ReturnType<typeof readCatalogSearch>;

/** The filters of the list, and the shop whose list it is where staff order for one. */
export type CatalogFilter = Omit<CatalogSearch, 'product' | 'as' | 'at'> & ShopView;

/** The filters of the list beside sizes and colors, as the calls take them. */
export const goodsQuery = ({ q, gender, category, show, collection, customerId, stock }: CatalogFilter) => ({
  collection,
  customerId,
  stock,
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

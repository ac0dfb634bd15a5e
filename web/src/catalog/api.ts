import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BasketItem, BasketQuote } from '@toptan/contract/basket';
import { countProducts, getProduct, listOfferedOptions } from '@toptan/contract/catalog/products';
import { groupBy } from '@toptan/contract/group-by';
import { useEffect, useState } from 'react';
import { dataQuery } from '../api/queries.ts';
import { useBasketPart } from '../basket/api.ts';
import { useShopView } from '../drafts/api.ts';
import { type CatalogFilter, filterQuery, goodsQuery } from './catalog-search.ts';

/** Milliseconds without a key after which the filters count anew: the products themselves come first. */
const countDelayMs = 200;

/** Counts the products that each choice of the filters would show, and reads a suggestion where `q` finds nothing. */
export function useCatalogCounts({ q, ...filter }: CatalogFilter) {
  const [counted, setCounted] = useState(q);
  useEffect(() => {
    const timer = setTimeout(() => setCounted(q), countDelayMs);
    return () => clearTimeout(timer);
  }, [q]);
  const isKnown = useShopView() !== undefined;
  const { data, isPlaceholderData } = useQuery({
    ...dataQuery(countProducts, {
      query: { ...filterQuery({ ...filter, q: counted }), category: undefined, active: 'true' },
    }),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  return { counts: data, suggestion: q === counted && !isPlaceholderData ? data?.suggestion : undefined };
}

/**
 * Sizes and colors of the products within a filter, whichever of them are chosen.
 * @param isLoose true: of products alone that are sold by the piece
 */
export function useOfferedOptions(filter: CatalogFilter, isLoose: boolean) {
  const isKnown = useShopView() !== undefined;
  return useQuery({
    ...dataQuery(listOfferedOptions, {
      query: { ...goodsQuery(filter), active: 'true', ...(isLoose && { loose: 'true' }) },
    }),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
}

/** The product of a picker. */
export function useProduct(id: string) {
  const view = useShopView();
  const input = { params: { id }, query: view ?? {} };
  const query = useQuery({
    ...dataQuery(getProduct, input),
    enabled: view !== undefined,
    // Staff see another price once a draft is closed, and what they have typed stays.
    placeholderData: known => (known?.id === id ? known : undefined),
  });
  return {
    product: query.data ?? null,
    error: query.error,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
  };
}

type ByProduct = ReadonlyMap<string, readonly BasketItem[]>;

const byProduct = (basket: BasketQuote | null): ByProduct =>
  groupBy(basket?.lines ?? [], item => item.productId);

const emptyBasket: ByProduct = new Map();

/** Lines of the buyer's basket, by product; the same map until the basket changes. */
export function useBasketByProduct(): ByProduct {
  return useBasketPart(byProduct).data ?? emptyBasket;
}

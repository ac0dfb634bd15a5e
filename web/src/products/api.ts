import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type BasketItem, listBasket } from '@toptan/contract/basket';
import {
  countProducts,
  createProduct,
  getProduct,
  listProducts,
  type NewProduct,
  type Product,
  type ProductChange,
  updateProduct,
} from '@toptan/contract/products';
import { useTranslation } from 'react-i18next';
import { type CallOptions, call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useLastKnown } from '../api/use-last-known.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { groupBy } from '../group-by.ts';
import type { CatalogSearch } from './catalog-search.ts';

/** How many products each choice of the filters would show. */
export function useCatalogCounts({ q, gender }: Pick<CatalogSearch, 'q' | 'gender'>) {
  return useQuery({
    ...dataQuery(countProducts, { query: { q: q || undefined, gender, active: 'true' } }),
    placeholderData: keepPreviousData,
  });
}

/** The product of a picker. */
export function useProduct(id: string) {
  const query = useQuery(dataQuery(getProduct, { params: { id } }));
  return {
    product: query.data ?? null,
    error: query.error,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
  };
}

type ByProduct = ReadonlyMap<string, readonly BasketItem[]>;

const byProduct = (lines: readonly BasketItem[]): ByProduct => groupBy(lines, item => item.productId);

const emptyBasket: ByProduct = new Map();

/** Lines of the own basket, by product; the same map until the basket changes. */
export function useBasketByProduct(): ByProduct {
  const { data } = useQuery({ ...dataQuery(listBasket), select: byProduct });
  return data ?? emptyBasket;
}

/** Pieces of these lines together. */
export function piecesOf(lines: readonly BasketItem[] | undefined): number {
  return (lines ?? []).reduce((sum, line) => sum + line.quantity, 0);
}

/** The product of an open form: from the list where it stands there, otherwise asked for. */
export function useEditedProduct(id: string | undefined, listed: Product | undefined) {
  const query = useQuery({
    ...dataQuery(getProduct, { params: { id: id ?? '' } }),
    enabled: id !== undefined && listed === undefined,
  });
  return {
    product: useLastKnown(listed ?? query.data ?? null),
    error: query.error,
    retry: () => void query.refetch(),
  };
}

type Upload = Pick<CallOptions, 'file' | 'signal' | 'onProgress'>;

/** @param isSaid whether the form shows an error beside its fields, or has called the upload off */
export function useCreateProduct(isSaid: (error: unknown) => boolean) {
  const { t } = useTranslation('products');
  return useMutation({
    mutationFn: ({ body, upload }: { body: NewProduct; upload: Upload }) =>
      call(createProduct, { body }, upload),
    ...useOutcome({ done: t('created'), failed: t('createFailed') }, isSaid),
    onSettled: () => refresh(listProducts),
  });
}

/** @param isSaid whether the form shows an error beside its fields, or has called the upload off */
export function useUpdateProduct(isSaid: (error: unknown) => boolean) {
  const { t } = useTranslation('products');
  return useMutation({
    mutationFn: ({ id, body, upload }: { id: string; body: ProductChange; upload: Upload }) =>
      call(updateProduct, { params: { id }, body }, upload),
    ...useOutcome({ done: t('updated'), failed: t('updateFailed') }, isSaid),
    onSettled: () => refresh(listProducts),
  });
}

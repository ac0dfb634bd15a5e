import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { addToBasket, type BasketItem, listBasket } from '@toptan/contract/basket';
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
import { dataQuery, listQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useLastKnown } from '../api/use-last-known.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { groupBy } from '../group-by.ts';
import type { CatalogSearch } from './catalog-search.ts';

/** Products that one request brings; a few screens full. */
const pageSize = 60;

type Filter = Pick<CatalogSearch, 'q' | 'gender' | 'category'>;

/** Active products that the filter lets through, growing as one scrolls. */
export function useCatalog({ q, gender, category }: Filter) {
  const query = { q, gender, category, active: 'true' as const, limit: pageSize };
  return useInfiniteQuery({
    ...listQuery(listProducts, { query: withoutEmpty(query) }),
    placeholderData: previous => previous,
  });
}

/** How many products each choice of the filters would show. */
export function useCatalogCounts({ q, gender }: Filter) {
  return useQuery({
    ...dataQuery(countProducts, { query: withoutEmpty({ q, gender, active: 'true' as const }) }),
    placeholderData: previous => previous,
  });
}

function withoutEmpty<Query extends Record<string, unknown>>(query: Query) {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
  ) as {
    [Key in keyof Query]: Exclude<Query[Key], undefined>;
  };
}

/** The product of a picker: from the list where it stands there, otherwise asked for. */
export function useProduct(id: string, listed: Product | undefined) {
  const query = useQuery({ ...dataQuery(getProduct, { params: { id } }), enabled: listed === undefined });
  return { product: listed ?? query.data ?? null, isMissing: query.isError };
}

/** Lines of the own basket, by product. */
export function useBasketByProduct(): ReadonlyMap<string, readonly BasketItem[]> {
  const { data } = useQuery(dataQuery(listBasket));
  return groupBy(data ?? [], item => item.productId);
}

/** Pieces of these lines together. */
export function piecesOf(lines: readonly BasketItem[] | undefined): number {
  return (lines ?? []).reduce((sum, line) => sum + line.quantity, 0);
}

export type AddedLine = {
  customerId: string;
  productId: string;
  quantity: number;
  selectedSize: string | null;
  selectedColor: string | null;
};

export function useAddToBasket() {
  return useMutation({
    mutationFn: (line: AddedLine) => call(addToBasket, { body: line }),
    onSuccess: () => refresh(listBasket),
  });
}

/** The product of an open form: from the list where it stands there, otherwise asked for. */
export function useEditedProduct(id: string | undefined, listed: Product | undefined) {
  const query = useQuery({
    ...dataQuery(getProduct, { params: { id: id ?? '' } }),
    enabled: id !== undefined && listed === undefined,
  });
  return { product: useLastKnown(listed ?? query.data ?? null), error: query.error };
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

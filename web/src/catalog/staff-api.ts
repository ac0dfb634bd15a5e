import { useMutation, useQuery } from '@tanstack/react-query';
import {
  createProduct,
  type NewProduct,
  type ProductChange,
  updateProduct,
} from '@toptan/contract/catalog/product-changes';
import { getProduct, listProducts, type Product } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { type CallOptions, call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { useLastKnown } from '../lists/use-last-known.ts';

/** The product of an open form: from the list where it stands there, otherwise requested. */
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

/** @param isShown whether the form shows an error beside its fields, or has called the upload off */
export function useCreateProduct(isShown: (error: unknown) => boolean) {
  const { t } = useTranslation('products');
  return useMutation({
    mutationFn: ({ body, upload }: { body: NewProduct; upload: Upload }) =>
      call(createProduct, { body }, upload),
    ...useOutcome({ done: t('created'), failed: t('createFailed') }, isShown),
    onSettled: () => refresh(listProducts),
  });
}

/** @param isShown whether the form shows an error beside its fields, or has called the upload off */
export function useUpdateProduct(isShown: (error: unknown) => boolean) {
  const { t } = useTranslation('products');
  return useMutation({
    mutationFn: ({ id, body, upload }: { id: string; body: ProductChange; upload: Upload }) =>
      call(updateProduct, { params: { id }, body }, upload),
    ...useOutcome({ done: t('updated'), failed: t('updateFailed') }, isShown),
    onSettled: () => refresh(listProducts),
  });
}

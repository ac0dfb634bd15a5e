import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listPictures, setPictures } from '@toptan/contract/catalog/pictures';
import {
  createProduct,
  type NewProduct,
  type ProductChange,
  updateProduct,
} from '@toptan/contract/catalog/product-changes';
import {
  getProduct,
  listProducts,
  type OfferedColor,
  type Product,
  type ProductPicture,
} from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { type CallOptions, call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { dataQuery, queryKey } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { useLastKnown } from '../lists/use-last-known.ts';
import { toast } from '../ui/feedback/toast-store.ts';

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

/** The pictures of a product, and what changes which of them there are, their order and colours: shown and saved at once. */
export function usePictures(productId: string) {
  const { t } = useTranslation('products');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const params = { id: productId };
  const key = queryKey(listPictures, { params });
  const query = useQuery(dataQuery(listPictures, { params }));
  const change = useMutation({
    scope: { id: `pictures of ${productId}` },
    mutationFn: (pictures: readonly ProductPicture[]) =>
      call(setPictures, {
        params,
        body: {
          pictures: pictures.map(({ id, color }) => ({ id, color: color as OfferedColor | null })),
        },
      }),
    onMutate: async pictures => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(key, pictures);
    },
    onError: error =>
      toast({
        variant: 'destructive',
        title: t('pictures.changeFailed'),
        description: errorText(error),
      }),
    // What was refused shows again as it is.
    onSettled: () => refresh(listProducts),
  });
  return {
    pictures: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    change: change.mutate,
  };
}

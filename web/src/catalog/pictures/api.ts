import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listPictures, setPictures } from '@toptan/contract/catalog/pictures';
import { listProducts, type ProductPicture } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/form.ts';
import { dataQuery, queryKey } from '../../api/queries.ts';
import { refresh } from '../../api/query-client.ts';
import { toast } from '../../ui/feedback/toast-store.ts';

/** The pictures of a product, with changes of the pictures, their order and their colors, which are shown and saved at once. */
export function usePictures(productId: string) {
  const { t } = useTranslation('products');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const params = { id: productId };
  const key = queryKey(listPictures, { params });
  const query = useQuery(dataQuery(listPictures, { params }));
  const change = useMutation({
    mutationKey: key,
    scope: { id: `pictures of ${productId}` },
    mutationFn: (pictures: readonly ProductPicture[]) =>
      call(setPictures, {
        params,
        body: { pictures: pictures.map(({ id, color }) => ({ id, color })) },
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
    // A refused change is taken back on the screen. Changes that wait for this one are shown already, and are not taken back.
    onSettled: () => queryClient.isMutating({ mutationKey: key }) === 1 && refresh(listProducts),
  });
  return {
    pictures: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    change: change.mutate,
  };
}

import { useMutation } from '@tanstack/react-query';
import { batchProductsMax } from '@toptan/contract/batch-results';
import { changeProducts } from '@toptan/contract/catalog/product-batch';
import { deleteProduct, listProducts, type Product } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { ApiError, hasCode } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { changeAtOnce } from '../../api/change-at-once.ts';
import { useErrorText } from '../../api/form.ts';
import { refresh } from '../../api/query-client.ts';
import { useOutcome } from '../../api/use-outcome.ts';
import { toast } from '../../ui/feedback/toast-store.ts';

/** A product that could not be deleted, and the error. */
export type UndeletedProduct = { product: Product; error: unknown };

/** Whether orders name the product. The message tells it, whatever the code is. */
export const isInHistory = (error: unknown) =>
  hasCode(error, 'product_in_order_history') ||
  (error instanceof ApiError && error.message.includes('order history'));

/** Whether the product stays because orders or baskets name it, and can be deactivated instead. */
export const hasWayOut = ({ error }: UndeletedProduct) =>
  isInHistory(error) || hasCode(error, 'product_in_basket');

async function deleteAll(products: readonly Product[]): Promise<UndeletedProduct[]> {
  const results = await Promise.allSettled(products.map(({ id }) => call(deleteProduct, { params: { id } })));
  return products.flatMap((product, at) => {
    const result = results[at];
    // A product that somebody else has deleted meanwhile counts as deleted.
    return result?.status === 'rejected' && !hasCode(result.reason, 'not_found')
      ? [{ product, error: result.reason }]
      : [];
  });
}

/**
 * Deletes products by parallel calls and returns those that could not be deleted. Shows the result as a toast. The dialog offers to
 * deactivate products that allow it.
 */
export function useDeleteProducts() {
  const { t } = useTranslation('products');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: deleteAll,
    onSuccess: (undeleted, { length: count }) => {
      const failed = undeleted.find(one => !hasWayOut(one));
      const reason = failed && errorText(failed.error);
      if (reason && count === 1)
        toast({ variant: 'destructive', description: t('deleteFailed', { reason }) });
      else if (reason) toast({ variant: 'destructive', title: t('deleteFailedMany'), description: reason });
      else if (undeleted.length === 0) toast({ variant: 'success', description: t('deleted', { count }) });
    },
    onSettled: () => refresh(listProducts),
  });
}

/**
 * Takes products out of the catalogue. The change is shown at once, and taken back when it fails.
 * @param count the number of products
 */
export function useDeactivateProducts(count: number) {
  const { t } = useTranslation('products');
  const outcome = useOutcome({ done: t('deactivated', { count }), failed: t('updateFailed') });
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (let at = 0; at < ids.length; at += batchProductsMax)
        await call(changeProducts, {
          body: { productIds: ids.slice(at, at + batchProductsMax), isActive: false },
        });
    },
    onMutate: ids => Promise.all(ids.map(id => changeAtOnce<Product>(listProducts, id, { isActive: false }))),
    onSuccess: outcome.onSuccess,
    onError: (error, _ids, takeBacks) => {
      for (const takeBack of takeBacks?.toReversed() ?? []) takeBack();
      outcome.onError(error);
    },
    onSettled: () => refresh(listProducts),
  });
}

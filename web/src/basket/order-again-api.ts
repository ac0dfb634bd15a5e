import { useIsMutating, useMutation } from '@tanstack/react-query';
import { addToBasket, listBasket } from '@toptan/contract/basket';
import type { OrderItem } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { newKey } from '../api/new-key.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { sendTimeoutMs } from './send-waiting.ts';

/** A line of an old order that cannot be ordered any more, and why. */
export type RefusedItem = { item: OrderItem; error: ApiError };

/** What is wrong with one line alone: the others may still go in. */
const isOfTheLine = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 409);

/** Of the lines of tries that broke off, by line: the next try may begin on another screen. */
const keys = new Map<string, string>();

const mutationKey = ['order-again'];

/** True while an order fills the basket, wherever it was begun. */
export function useIsOrderingAgain(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

/**
 * Puts what was ordered once into the basket again, line by line in the order's own sequence, on top of what is there.
 * Resolves with the lines that the server refused; rejects when it cannot be reached, with the lines so far in the basket,
 * which another try does not add again. Shows the result as a toast, except of lines that were refused.
 */
export function useOrderAgain() {
  const { t } = useTranslation('orders');
  const outcome = useOutcome({ done: t('again.done'), failed: t('again.failed') });
  return useMutation({
    mutationKey,
    scope: { id: 'basket' },
    mutationFn: async ({ customerId, items }: { customerId: string; items: readonly OrderItem[] }) => {
      const refused: RefusedItem[] = [];
      for (const item of items) {
        const { productId, quantity, selectedSize, selectedColor } = item;
        const body = { customerId, productId, quantity, selectedSize, selectedColor };
        const idempotencyKey = keys.get(item.id) ?? newKey();
        keys.set(item.id, idempotencyKey);
        const signal = AbortSignal.timeout(sendTimeoutMs);
        try {
          await call(addToBasket, { body }, { idempotencyKey, signal });
        } catch (error) {
          if (!isOfTheLine(error)) throw error;
          refused.push({ item, error });
        }
      }
      return refused;
    },
    onSuccess: (refused, { items }) => {
      for (const { id } of items) keys.delete(id);
      if (refused.length === 0) outcome.onSuccess();
    },
    onError: outcome.onError,
    onSettled: () => refresh(listBasket),
  });
}

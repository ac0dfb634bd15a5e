import { useMutation } from '@tanstack/react-query';
import { addToBasket, listBasket } from '@toptan/contract/basket';
import type { OrderItem } from '@toptan/contract/orders';
import { useRef } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { newKey } from '../api/new-key.ts';
import { refresh } from '../api/query-client.ts';

/** A line of an old order that cannot be ordered any more, and why. */
export type RefusedItem = { item: OrderItem; error: ApiError };

/** What is wrong with one line alone: the others may still go in. */
const isOfTheLine = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 409);

/**
 * Puts what was ordered once into the basket again, line by line in the order's own sequence, on top of what is there.
 * Resolves with the lines that the server refused; rejects when it cannot be reached, with the lines so far in the basket,
 * which another try does not add again.
 */
export function useOrderAgain() {
  const keys = useRef(new Map<string, string>());
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async ({ customerId, items }: { customerId: string; items: readonly OrderItem[] }) => {
      const refused: RefusedItem[] = [];
      for (const item of items) {
        const { productId, quantity, selectedSize, selectedColor } = item;
        const body = { customerId, productId, quantity, selectedSize, selectedColor };
        const idempotencyKey = keys.current.get(item.id) ?? newKey();
        keys.current.set(item.id, idempotencyKey);
        try {
          await call(addToBasket, { body }, { idempotencyKey });
        } catch (error) {
          if (!isOfTheLine(error)) throw error;
          refused.push({ item, error });
        }
      }
      return refused;
    },
    onSuccess: () => keys.current.clear(),
    onSettled: () => refresh(listBasket),
  });
}

import { useIsMutating, useMutation } from '@tanstack/react-query';
import { listBasket } from '@toptan/contract/basket';
import { type BatchRow, changeBasket, maxBatchRows } from '@toptan/contract/basket-batch';
import type { Order, OrderItem } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { newKey } from '../api/new-key.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { shownName } from '../session/product-words.ts';
import { refusalsOf } from './batch-api.ts';
import { sendTimeoutMs } from './send-waiting.ts';

type Goods = Pick<Order, 'id' | 'orderItems' | 'packs'>;

/** What cannot be ordered any more, and why. */
export type RefusedGoods = {
  id: string;
  name: string;
  colour: string | null;
  /** Null of packs. */
  size: string | null;
  error: ApiError;
};

/** Of tries that broke off, by order and batch: the next try may begin on another screen. */
const keys = new Map<string, string>();

const mutationKey = ['order-again'];

/** True while an order fills the basket, wherever it was begun. */
export function useIsOrderingAgain(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

const nameOf = ({ productName: name, translations }: Pick<OrderItem, 'productName' | 'translations'>) =>
  shownName({ name, translations });

/** A row for each line of single pieces and for each pack of an order, with what it is called. */
function rowsOf({ orderItems, packs }: Goods) {
  const ofPacks = packs.flatMap(({ id, packId, color, packs: quantity }) => {
    const item = orderItems.find(({ orderPackId }) => orderPackId === id);
    if (!item) return [];
    const row: BatchRow = { ref: id, productId: item.productId, packId, color, quantity, mode: 'add' };
    return { row, name: nameOf(item) };
  });
  const ofPieces = orderItems
    .filter(({ orderPackId }) => orderPackId === null)
    .map(({ id, productId, productName, translations, selectedSize, selectedColor, quantity }) => ({
      row: {
        ref: id,
        productId,
        size: selectedSize,
        color: selectedColor,
        quantity,
        mode: 'add',
      } satisfies BatchRow,
      name: nameOf({ productName, translations }),
    }));
  return [...ofPieces, ...ofPacks];
}

/**
 * Puts what was ordered once into the basket again, packs as packs, on top of what is there. Resolves with what the server
 * refused; rejects when it cannot be reached: what is in the basket by then is not added again by another try. Shows the
 * result as a toast, except of what was refused.
 */
export function useOrderAgain() {
  const { t } = useTranslation('orders');
  const outcome = useOutcome({ done: t('again.done'), failed: t('again.failed') });
  return useMutation({
    mutationKey,
    scope: { id: 'basket' },
    mutationFn: async ({ customerId, order }: { customerId: string; order: Goods }) => {
      const goods = rowsOf(order);
      const refused: RefusedGoods[] = [];
      for (let from = 0; from < goods.length; from += maxBatchRows) {
        const batch = goods.slice(from, from + maxBatchRows);
        const name = `${order.id},${from}`;
        const idempotencyKey = keys.get(name) ?? newKey();
        keys.set(name, idempotencyKey);
        const signal = AbortSignal.timeout(sendTimeoutMs);
        const body = { customerId, rows: batch.map(({ row }) => row) };
        const { results } = await call(changeBasket, { body }, { idempotencyKey, signal });
        for (const [ref, error] of refusalsOf(results)) {
          const found = batch.find(({ row }) => row.ref === ref);
          const { color = null, size = null } = found?.row ?? {};
          refused.push({ id: ref, name: found?.name ?? '', colour: color, size, error });
        }
      }
      return refused;
    },
    onSuccess: (refused, { order }) => {
      for (const name of keys.keys()) if (name.startsWith(order.id)) keys.delete(name);
      if (refused.length === 0) outcome.onSuccess();
    },
    onError: outcome.onError,
    onSettled: () => refresh(listBasket),
  });
}

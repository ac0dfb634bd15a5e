import { useIsMutating, useMutation } from '@tanstack/react-query';
import { listBasket } from '@toptan/contract/basket';
import { type BatchRow, changeBasket, maxBatchRows } from '@toptan/contract/basket-batch';
import type { Order, OrderItem } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { newKey } from '../api/new-key.ts';
import { refresh } from '../api/query-client.ts';
import { shownName } from '../session/product-words.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { refusalsOf } from './batch-api.ts';
import { basketChanges, inBatches, useChanges, useFailure } from './changes-api.ts';
import { sendTimeoutMs } from './send-waiting.ts';
import { type Lines, shownLines } from './shown-basket.ts';

type Goods = Pick<Order, 'id' | 'orderItems' | 'packs'>;

/** Goods that can no longer be ordered, with the reason. */
export type RefusedGoods = {
  id: string;
  name: string;
  color: string | null;
  /** Null for packs. */
  size: string | null;
  error: ApiError;
};

/** The keys of tries that broke off, by order and batch: the next try may begin on another screen. */
const keys = new Map<string, string>();

/** The lines of the basket before the first of those tries. */
const begunWith = new Map<string, Lines>();

const mutationKey = ['order-again'];

/** True while an order fills the basket, on any screen. */
export function useIsOrderingAgain(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

const nameOf = ({ productName: name, translations }: Pick<OrderItem, 'productName' | 'translations'>) =>
  shownName({ name, translations });

/** A row for each line of single pieces and for each pack of an order, with its name. */
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

/** Pieces of the rows; a row of packs has as many as the order had in them. */
const piecesAdded = (rows: readonly BatchRow[], { orderItems }: Goods): number =>
  piecesOf(orderItems.filter(({ id, orderPackId }) => rows.some(({ ref }) => ref === (orderPackId ?? id))));

/** Rows that take the added pieces out of the basket again. */
const rowsBack = (rows: readonly BatchRow[], before: Lines): BatchRow[] =>
  rows.map(row => {
    const same = before.filter(({ productId, packId, pack, selectedSize, selectedColor }) =>
      row.packId
        ? packId === row.packId && pack?.color === row.color
        : packId === null &&
          productId === row.productId &&
          selectedSize === row.size &&
          selectedColor === row.color,
    );
    const quantity = row.packId ? (same[0]?.packs ?? 0) : piecesOf(same);
    return { ...row, mode: 'set', quantity };
  });

/**
 * Puts the goods of an order into the basket again, packs as packs, on top of its lines. Resolves with the goods that the server
 * refused. It rejects when the server cannot be reached: another try does not add the goods again that are in the basket. A toast
 * names the added goods, and takes them back.
 */
export function useOrderAgain() {
  const { t } = useTranslation(['orders', 'words', 'basket']);
  const errorText = useErrorText();
  const fail = useFailure();
  const make = useChanges();
  const undo = (customerId: string, rows: BatchRow[]) =>
    void make(inBatches({ customerId, rows }, t('basket:title'), lines => lines)).catch(fail);

  function tell(
    { customerId, order }: { customerId: string; order: Goods },
    added: readonly BatchRow[],
    before: Lines,
  ) {
    if (added.length === 0) return;
    const pieces = (count: number) => t('words:pieces', { count });
    const rows = rowsBack(added, before);
    toast({
      variant: 'success',
      description:
        before.length === 0
          ? t('again.done')
          : t('again.added', {
              pieces: pieces(piecesAdded(added, order)),
              before: pieces(piecesOf(before)),
            }),
      action: { label: t('words:undo'), onSelect: () => undo(customerId, rows) },
    });
  }

  return useMutation({
    mutationKey,
    ...basketChanges,
    mutationFn: async ({ customerId, order }: { customerId: string; order: Goods }) => {
      const goods = rowsOf(order);
      const before = begunWith.get(order.id) ?? shownLines() ?? [];
      begunWith.set(order.id, before);
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
          refused.push({ id: ref, name: found?.name ?? '', color: color, size, error });
        }
      }
      const added = goods.map(({ row }) => row).filter(({ ref }) => !refused.some(({ id }) => id === ref));
      tell({ customerId, order }, added, before);
      return refused;
    },
    onSuccess: (_refused, { order }) => {
      begunWith.delete(order.id);
      for (const name of keys.keys()) if (name.startsWith(order.id)) keys.delete(name);
    },
    onError: error => {
      toast({ variant: 'destructive', title: t('again.failed'), description: errorText(error) });
    },
    onSettled: () => refresh(listBasket),
  });
}

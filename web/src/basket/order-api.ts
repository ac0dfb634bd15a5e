import { useIsMutating, useMutation } from '@tanstack/react-query';
import { type BasketItem, listBasket } from '@toptan/contract/basket';
import { listDrafts } from '@toptan/contract/drafts';
import { getOrder, listOrders, type Order, orderLinesMax } from '@toptan/contract/orders';
import { type ExpectedPromise, expectedOf, promiseOf } from '@toptan/contract/promise';
import { getStats } from '@toptan/contract/stats';
import { ApiError, hasCode } from '../api/api-error.ts';
import { queryKey } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';
import type { Buyer } from '../drafts/api.ts';
import { basketChanges } from './changes-api.ts';
import { dropShopDraft } from './drafts-api.ts';
import { sendOrder } from './order-attempt.ts';
import { itemsOf } from './order-items.ts';
import { keepOrderNote } from './order-note.ts';
import { promisedLines } from './promised-lines.ts';
import { forgetRefusedLines, markRefused } from './refused-lines.ts';
import { refreshBasket } from './send-waiting.ts';
import { isOnTheWay, shownLines } from './shown-basket.ts';
import { hasWaiting } from './waiting-changes.ts';

type Placement = {
  buyer: Pick<Buyer, 'id' | 'draftId'>;
  lines: readonly BasketItem[];
  /** Left out: those of the draft. */
  notes?: string;
  /** The confirmed sum, in lira: the server places no order of another sum. */
  expectedTotal: string;
  /** The reason for an order that does not keep every rule. */
  overrideReason?: string;
  /** The promise that the buyer confirmed; left out: today's promise. */
  expectedPromise?: ExpectedPromise;
};

/** Whether two readings of the basket hold the same goods; ids and places of lines that were just added differ. */
function isSameBasket(first: readonly BasketItem[], second: readonly BasketItem[]): boolean {
  const goods = (lines: readonly BasketItem[]) =>
    itemsOf(lines)
      .map(({ id: _, ...item }) => JSON.stringify(item))
      .toSorted();
  return goods(first).join() === goods(second).join();
}

/** Shows an order that was placed at once, without waiting for other readings. */
export function takeOver(order: Order, draftId: string | undefined): void {
  keepOrderNote(draftId, undefined);
  if (draftId !== undefined) dropShopDraft(draftId);
  queryClient.setQueryData(queryKey(getOrder, { params: { id: order.id } }), order);
  void refresh(listBasket, listOrders, getStats, ...(draftId === undefined ? [] : [listDrafts]));
}

/** The present sum of the order, in lira, where it was refused because the sum differs from the confirmed one. */
export const otherTotal = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.find(({ path }) => path === 'expectedTotal')?.current : undefined;

/** The present promise of the order, where it was refused because the promise is worse than the confirmed one. */
export function otherPromise(error: unknown): ExpectedPromise | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const now = (part: keyof ExpectedPromise) =>
    error.fields.find(({ path }) => path === `expectedPromise.${part}`);
  const fromStock = now('fromStock')?.current;
  return fromStock === undefined
    ? undefined
    : { fromStock: Number(fromStock), until: now('until')?.current ?? null };
}

const mutationKey = ['basket-order'];

/** Whether an order is being placed: what is typed now would not be in it. */
export const useIsPlacing = (): boolean => useIsMutating({ mutationKey }) > 0;

/**
 * Places the order once the changes before it are through; a retry of the same basket after a lost answer yields the same order.
 * Nothing is sent when one of those changes was refused, because the basket is not the confirmed one. Nor is it sent when one of
 * them has got no answer, because the server does not know the basket yet.
 */
export function usePlaceOrder() {
  return useMutation({
    ...basketChanges,
    mutationKey,
    mutationFn: async ({
      buyer,
      lines,
      notes,
      expectedTotal,
      overrideReason,
      expectedPromise,
    }: Placement) => {
      const { id: customerId, draftId } = buyer;
      if (hasWaiting()) throw ApiError.offline('changes wait');
      const shown = () => shownLines(draftId) ?? lines;
      // The server has these lines now, under ids of its own.
      if (shown().some(isOnTheWay)) await refreshBasket();
      const current = shown();
      if (current.some(isOnTheWay)) throw ApiError.offline('the basket cannot be read');
      if (!isSameBasket(lines, current)) throw ApiError.foreseen(409, 'basket_changed');
      // The basket was filled when baskets took more lines.
      if (current.length > orderLinesMax) throw ApiError.foreseen(409, 'basket_full');
      forgetRefusedLines();
      try {
        return await sendOrder({
          customerId,
          ...(draftId !== undefined && { draftId }),
          items: itemsOf(current),
          expectedTotal,
          expectedPromise: expectedPromise ?? expectedOf(promiseOf(promisedLines(current))),
          // The note of a draft may have been taken out.
          ...((notes || (draftId !== undefined && notes !== undefined)) && { notes }),
          ...(overrideReason && { overrideRules: true, overrideReason }),
        });
      } catch (error) {
        markRefused(current, error);
        throw error;
      }
    },
    onSuccess: (order, { buyer }) => takeOver(order, buyer.draftId),
    onError: async error => {
      if (hasCode(error, 'draft_placed')) await refresh(listDrafts);
      await refreshBasket();
    },
  });
}

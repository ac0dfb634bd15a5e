import { useMutation } from '@tanstack/react-query';
import { checkSession, type SessionInfo } from '@toptan/contract/auth';
import { type BasketItem, listBasket } from '@toptan/contract/basket';
import { getOrder, listOrders, maxOrderLines, type Order } from '@toptan/contract/orders';
import { getStats } from '@toptan/contract/stats';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { queryKey } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';
import { rememberSession, useSessionStore } from '../session/session-store.ts';
import { basketChanges } from './changes-api.ts';
import { sendOrder } from './order-attempt.ts';
import { forgetOrderNote } from './order-note.ts';
import { forgetRefusedLines, markRefused } from './refused-lines.ts';
import { refreshBasket } from './send-waiting.ts';
import { isOnTheWay, shownLines } from './shown-basket.ts';
import { hasWaiting } from './waiting-changes.ts';

/** The buyer of a basket. */
export type Buyer = Pick<NonNullable<SessionInfo['customer']>, 'id' | 'processingFee'>;

type Placement = {
  customer: Buyer;
  lines: readonly BasketItem[];
  notes: string;
  /** The confirmed sum, in lira: the server places no order of another sum. */
  expectedTotal: string;
};

/** The lines of the basket as an order names them. */
function itemsOf(lines: readonly BasketItem[]) {
  return lines.map(({ id, productId, quantity, selectedSize, selectedColor }) => ({
    id,
    productId,
    quantity,
    selectedSize,
    selectedColor,
  }));
}

/** Whether two readings of the basket hold the same goods; ids and places of lines that were just added differ. */
function isSameBasket(first: readonly BasketItem[], second: readonly BasketItem[]): boolean {
  const goods = (lines: readonly BasketItem[]) =>
    itemsOf(lines)
      .map(({ id: _, ...item }) => JSON.stringify(item))
      .toSorted();
  return goods(first).join() === goods(second).join();
}

/** Shows an order that was placed at once, without waiting for other readings. */
export function takeOver(order: Order): void {
  forgetOrderNote();
  queryClient.setQueryData(queryKey(getOrder, { params: { id: order.id } }), order);
  void refresh(listBasket, listOrders, getStats);
}

/** Reads the own customer from the server: the fee may have changed since the session began. */
async function readFee(): Promise<void> {
  const session = await call(checkSession);
  if (session.user.id === useSessionStore.getState().user?.id) rememberSession(session);
}

/** The present sum of the order, in lira, where it was refused because the sum differs from the confirmed one. */
export const otherTotal = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.find(({ path }) => path === 'expectedTotal')?.current : undefined;

/**
 * Places the order once the changes before it are through; a retry of the same basket after a lost answer yields the same order.
 * Nothing is sent when one of those changes was refused, because the basket is not the confirmed one. Nor is it sent when one of
 * them has got no answer, because the server does not know the basket yet.
 */
export function usePlaceOrder() {
  return useMutation({
    ...basketChanges,
    mutationFn: async ({ customer, lines, notes, expectedTotal }: Placement) => {
      if (hasWaiting()) throw ApiError.offline('changes wait');
      const shown = () => shownLines() ?? lines;
      // The server has these lines now, under ids of its own.
      if (shown().some(isOnTheWay)) await refreshBasket();
      const current = shown();
      if (current.some(isOnTheWay)) throw ApiError.offline('the basket cannot be read');
      if (!isSameBasket(lines, current)) throw ApiError.foreseen(409, 'basket_changed');
      // The basket was filled when baskets took more lines.
      if (current.length > maxOrderLines) throw ApiError.foreseen(409, 'basket_full');
      forgetRefusedLines();
      try {
        return await sendOrder({
          customerId: customer.id,
          items: itemsOf(current),
          expectedTotal,
          ...(notes && { notes }),
        });
      } catch (error) {
        markRefused(current, error);
        throw error;
      }
    },
    onSuccess: takeOver,
    onError: async error => {
      // A fee that cannot be read is left to the next try.
      if (otherTotal(error) !== undefined) await readFee().catch(() => {});
      await refreshBasket();
    },
  });
}

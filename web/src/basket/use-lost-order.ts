import { useMutation } from '@tanstack/react-query';
import type { BasketItem } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import type { Buyer } from '../drafts/api.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { useBasket } from './api.ts';
import { basketChanges } from './changes-api.ts';
import { takeOver } from './order-api.ts';
import { type Attempt, openAttempt, sendOrder, useOrderAttempts } from './order-attempt.ts';
import { shownLines } from './shown-basket.ts';

/** True where the outcome of an order is unknown, and its goods have left the basket. */
const isLost = (attempt: Attempt | undefined, lines: readonly BasketItem[] | undefined) =>
  attempt !== undefined &&
  lines !== undefined &&
  !attempt.body.items.some(({ id }) => lines.some(line => line.id === id));

/** True while the outcome of an order is unknown and being requested. Until it is known no error may be shown. */
export const isOrderLost = (draftId: string | undefined): boolean =>
  isLost(openAttempt(draftId), shownLines(draftId));

/**
 * Finds out the outcome of an order whose answer was lost, once its goods have left the basket. It sends the order again.
 * That cannot place a second one: the server knows its idempotency key, or refuses lines that are gone.
 */
export function useLostOrder({ id, draftId }: Buyer, onPlaced: (order: Order) => void) {
  const attempt = useOrderAttempts(open => openAttempt(draftId, open));
  const { data: lines } = useBasket();
  const { t } = useTranslation('basket');
  const errorText = useErrorText();
  const ask = useMutation({
    ...basketChanges,
    mutationFn: async () => {
      const open = openAttempt(draftId);
      return open && sendOrder(open.body);
    },
    onSuccess: order => order && takeOver(order, draftId),
    // A toast shows the error, because the empty basket shows none.
    onError: error => {
      if (hasCode(error, 'order_deleted'))
        toast({ variant: 'destructive', title: t('placeFailed'), description: errorText(error) });
    },
  });
  const isChecking = attempt?.body.customerId === id && isLost(attempt, lines);
  const find = useEffectEvent(() =>
    ask.mutateAsync().then(
      order => order && onPlaced(order),
      () => {},
    ),
  );
  useEffect(() => {
    if (isChecking) void find();
  }, [isChecking]);
  return { isChecking, error: ask.error, askAgain: () => void find() };
}

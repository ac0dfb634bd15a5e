import { useMutation } from '@tanstack/react-query';
import type { BasketItem } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { useBasket } from './api.ts';
import { basketChanges } from './changes-api.ts';
import { takeOver } from './order-api.ts';
import { type Attempt, sendOrder, useOrderAttempt } from './order-attempt.ts';
import { shownLines } from './shown-basket.ts';

/** True where the outcome of an order is unknown, and its goods have left the basket. */
const isLost = (attempt: Attempt | null, lines: readonly BasketItem[] | undefined) =>
  attempt !== null &&
  lines !== undefined &&
  !attempt.body.items.some(({ id }) => lines.some(line => line.id === id));

/** True while the outcome of an order is unknown and being requested. Until it is known no error may be shown. */
export const isOrderLost = (): boolean => isLost(useOrderAttempt.getState().attempt, shownLines());

/**
 * Finds out the outcome of an order whose answer was lost, once its goods have left the basket. It sends the order again.
 * That cannot place a second one: the server knows its idempotency key, or refuses lines that are gone.
 */
export function useLostOrder(customerId: string, onPlaced: (order: Order) => void) {
  const attempt = useOrderAttempt(open => open.attempt);
  const { data: lines } = useBasket();
  const { t } = useTranslation('basket');
  const errorText = useErrorText();
  const ask = useMutation({
    ...basketChanges,
    mutationFn: async () => {
      const { attempt: open } = useOrderAttempt.getState();
      return open && sendOrder(open.body);
    },
    onSuccess: order => order && takeOver(order),
    // A toast shows the error, because the empty basket shows none.
    onError: error => {
      if (hasCode(error, 'order_deleted'))
        toast({ variant: 'destructive', title: t('placeFailed'), description: errorText(error) });
    },
  });
  const isChecking = attempt?.body.customerId === customerId && isLost(attempt, lines);
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

import type { BasketQuote } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import type { ExpectedPromise } from '@toptan/contract/promise';
import { useRef } from 'react';
import { useErrorText } from '../api/form.ts';
import type { Buyer } from '../drafts/api.ts';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useWords } from '../i18n/use-words.ts';
import { useProductWords } from '../session/product-words.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { useWorsePromise } from './basket-promise.tsx';
import { basketAsShown, isAnswered } from './changes-api.ts';
import { otherPromise, otherTotal, usePlaceOrder } from './order-api.ts';
import { useRefusedLines } from './refused-lines.ts';
import { isOrderLost } from './use-lost-order.ts';

/**
 * Moves to the first line that cannot be ordered or does not keep a rule, at its first repair. Without such a line it moves to the
 * unmet limit of the order, or to the way to more goods.
 */
export function leadToProblem(): void {
  const note = document.querySelector<HTMLElement>('.basket-rule, [data-unavailable]');
  const line = note?.closest('.basket-line');
  const target =
    note?.querySelector('button') ??
    // A run with several sizes gives its closed size.
    line?.querySelector<HTMLElement>('[data-closed] input') ??
    line?.querySelector<HTMLElement>(
      note?.matches('[data-unavailable]') ? '.icon-btn' : 'input:not([aria-valuenow="0"])',
    ) ??
    document.querySelector<HTMLElement>('[data-to-catalog]') ??
    document.querySelector<HTMLElement>('.order-limits');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

interface Confirmation {
  /** The basket as it is shown. */
  basket: BasketQuote;
  buyer: Buyer;
  notes: string;
  /** Whether something is to be mended before the basket becomes an order. */
  isBlocked: boolean;
  /** Whether a reason of staff lets it become an order all the same. */
  isWaivable: boolean;
  onPlaced: (order: Order) => void;
}

/** Makes an order of the basket as it is shown; where something stands against it, leads there. */
export function useConfirm({ basket, buyer, notes, isBlocked, isWaivable, onPlaced }: Confirmation) {
  const { t, money, list } = useWords('basket');
  const errorText = useErrorText();
  const { colorName, sizeName } = useColorSizeNames();
  const nameOf = useProductWords();
  const sayWorse = useWorsePromise();
  const place = usePlaceOrder();
  const isBegun = useRef(false);
  const { draftId } = buyer;
  const { lines, total } = basket;

  const askAgain = (sum: string) =>
    toast({
      variant: 'destructive',
      title: t('otherTotal', { total: money(sum) }),
      description: t('askAgain'),
    });

  /** Focuses the first line that the refusal names. */
  async function showRefusal(error: unknown) {
    const refused = useRefusedLines.getState();
    const line = lines.find(({ id }) => refused[id]);
    const { name = '' } = line ? nameOf(line.product) : {};
    const words = [
      name,
      line?.selectedColor && colorName(line.selectedColor),
      line?.selectedSize && sizeName(line.selectedSize),
    ];
    const description = [list(words), errorText(error)].filter(Boolean).join(': ');
    toast({ variant: 'destructive', title: t('placeFailed'), description });
    if (!line) return;
    // The marks are drawn after this turn.
    await new Promise(resolve => setTimeout(resolve));
    leadToProblem();
  }

  // The call is awaited: a placed order empties the basket, and the component is removed with its callbacks.
  async function confirm(overrideReason?: string, expectedPromise?: ExpectedPromise) {
    if (isBegun.current) return;
    // The note of a line shows why it refuses the typed pieces.
    const refused = document.querySelector<HTMLElement>('.basket-line [aria-invalid="true"]');
    if (refused) return refused.focus();
    isBegun.current = true;
    try {
      // A tap on the button settles pieces that are still being typed. This render does not have them yet.
      const shown = (await basketAsShown(draftId)) ?? basket;
      // The button showed another sum when it was pressed.
      if (shown.total !== total) return askAgain(shown.total);
      const isWaived = isWaivable && Boolean(overrideReason);
      if (isBlocked && !isWaived && isAnswered(draftId)) return leadToProblem();
      const order = await place.mutateAsync({
        buyer,
        lines: shown.lines,
        notes: notes.trim(),
        expectedTotal: total,
        ...(overrideReason && { overrideReason }),
        ...(expectedPromise && { expectedPromise }),
      });
      onPlaced(order);
    } catch (error) {
      const other = otherTotal(error);
      const worse = otherPromise(error);
      if (other !== undefined) askAgain(other);
      else if (worse) sayWorse(lines, worse);
      else if (!isOrderLost(draftId)) await showRefusal(error);
    } finally {
      isBegun.current = false;
    }
  }

  return { confirm, isPlacing: place.isPending };
}

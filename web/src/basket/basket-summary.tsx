import { Link } from '@tanstack/react-router';
import { eachAmount } from '@toptan/contract/amounts';
import type { BasketItem } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { useDeviceOffline } from '../api/use-device-offline.ts';
import type { Buyer } from '../drafts/api.ts';
import { Money } from '../i18n/money.tsx';
import { useColorName } from '../i18n/use-color-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useSizeName } from '../i18n/use-size-name.ts';
import { orderAmounts } from '../session/amounts.ts';
import { useProductWords } from '../session/product-words.ts';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { Button } from '../ui/form/button.tsx';
import { AmountRows } from '../ui/trade/amount-rows.tsx';
import { useOrderLimits } from './api.ts';
import { BasketPromise, useWorsePromise } from './basket-promise.tsx';
import { basketAsShown, isAnswered } from './changes-api.ts';
import { otherPromise, otherTotal, usePlaceOrder } from './order-api.ts';
import { isUnmet, OrderLimits, useAmountWords } from './order-limits.tsx';
import { useRefusedLines } from './refused-lines.ts';
import { SaveForLater } from './saved-baskets.tsx';
import { useWaitingCount } from './send-waiting.ts';
import { isOrderLost } from './use-lost-order.ts';
import { useLinesAsTyped } from './use-typed-figure.ts';

const DraftActions = lazy(async () => ({ default: (await import('./draft-actions.tsx')).DraftActions }));

/**
 * Moves to the first line that cannot be ordered or does not keep a rule, at its first repair. Without such a line it moves to the
 * unmet limit of the order, or to the way to more goods.
 */
function leadToProblem(): void {
  const note = document.querySelector<HTMLElement>('.basket-rule, .basket-unavailable');
  const line = note?.closest('.basket-line');
  const target =
    note?.querySelector('button') ??
    // A run with several sizes gives its closed size.
    line?.querySelector<HTMLElement>('[data-closed] input') ??
    line?.querySelector<HTMLElement>(
      note?.matches('.basket-unavailable') ? '.icon-btn' : 'input:not([aria-valuenow="0"])',
    ) ??
    document.querySelector<HTMLElement>('.basket-to-catalog') ??
    document.querySelector<HTMLElement>('.order-limits');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** Sets `--foot` on the page: the height of the sums, which toasts stand above where the sums are at the foot. */
function measureFoot(foot: HTMLElement) {
  const measure = () => document.body.style.setProperty('--foot', `${foot.offsetHeight}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(foot);
  return () => observer.disconnect();
}

interface BasketSummaryProps {
  lines: readonly BasketItem[];
  buyer: Buyer;
  notes: string;
  onPlaced: (order: Order) => void;
}

export function BasketSummary({ lines: stored, buyer, notes, onPlaced }: BasketSummaryProps) {
  const { t } = useTranslation(['basket', 'words']);
  const errorText = useErrorText();
  const { money, list } = useFormat();
  const amountWords = useAmountWords();
  const colorName = useColorName();
  const sizeName = useSizeName();
  const nameOf = useProductWords();
  const { draftId } = buyer;
  const sayWorse = useWorsePromise();
  const place = usePlaceOrder();
  const isBegun = useRef(false);
  const lines = useLinesAsTyped(stored);
  const amounts = orderAmounts(lines, buyer);
  const { total } = amounts;
  const isBlocked = lines.some(line => !line.product.isAvailable);
  const isOffline = useDeviceOffline();
  const waiting = useWaitingCount();
  const isEarly = isOffline || waiting > 0;
  const isDisabled = lines.length === 0 || isEarly;
  const { data: limits = [] } = useOrderLimits();
  const labels = {
    ...eachAmount(key => t(`words:amount.${key}`)),
    subtotal: t('subtotal', { count: piecesOf(lines) }),
    total: t('grandTotal'),
  };
  const unmet = limits.filter(isUnmet);
  const inLines = lines.reduce((sum, { problems = [] }) => sum + problems.length, 0);
  const toMend = unmet.length + inLines;
  // More goods are the only repair.
  const isMoreMissing =
    !isBlocked && inLines === 0 && unmet.length > 0 && unmet.every(({ code }) => code === 'too_small');
  const more = list(unmet.map(({ unit, missing }) => amountWords(unit, missing)));
  const mendWords = isMoreMissing ? t('moreMissing', { more }) : t('toMend', { count: toMend });

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

  // The call is awaited: a placed order empties the basket, and this summary is removed with its callbacks.
  async function confirm(overrideReason?: string) {
    if (isBegun.current) return;
    // The note of a line shows why it refuses the typed pieces.
    const refused = document.querySelector<HTMLElement>('.basket-line [aria-invalid="true"]');
    if (refused) return refused.focus();
    isBegun.current = true;
    try {
      // A tap on the button settles pieces that are still being typed. This render does not have them yet.
      const shown = await basketAsShown(draftId);
      // The button showed another sum when it was pressed.
      const { total: sum } = orderAmounts(shown, buyer);
      if (sum !== total) return askAgain(sum);
      if ((isBlocked || (toMend > 0 && !overrideReason)) && isAnswered(draftId)) return leadToProblem();
      const order = await place.mutateAsync({
        buyer,
        lines: shown,
        notes: notes.trim(),
        expectedTotal: total,
        ...(overrideReason && { overrideReason }),
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

  return (
    <aside
      ref={measureFoot}
      id="basket-summary"
      tabIndex={-1}
      className="basket-summary"
      aria-label={t('summary')}
    >
      <h2>{t('summary')}</h2>
      <Announcement>
        {[t('announced', { count: piecesOf(lines), total: money(total) }), toMend > 0 && mendWords]
          .filter(Boolean)
          .join(' ')}
      </Announcement>
      <OrderLimits limits={limits} />
      <BasketPromise lines={lines} />
      <AmountRows ruled {...{ amounts, labels }} />
      {isBlocked && <p className="basket-summary-blocked">{t('blocked')}</p>}
      {toMend > 0 && (
        <p className="basket-summary-blocked">
          {mendWords}{' '}
          {isMoreMissing && (
            <Button asChild variant="link" className="basket-to-catalog">
              <Link to="/catalog">{t('toCatalog')}</Link>
            </Button>
          )}
        </p>
      )}
      {isEarly && <p className="basket-summary-early">{t('confirmLater')}</p>}
      {draftId === undefined ? (
        <>
          <Button
            variant="primary"
            size="lg"
            wide
            split
            busy={place.isPending}
            busyLabel={t('confirming')}
            disabled={isDisabled}
            onClick={() => void confirm()}
          >
            <span>{t('confirm')}</span>
            <Money lira={total} />
          </Button>
          <p className="basket-summary-links">
            <SaveForLater customerId={buyer.id} disabled={isDisabled || place.isPending} />
          </p>
          <p className="basket-summary-note">{t('afterConfirm')}</p>
        </>
      ) : (
        <Suspense fallback={<Skeleton shape="box" height="52px" />}>
          <DraftActions
            {...{ buyer, lines, unmet, total, notes }}
            busy={place.isPending}
            disabled={isDisabled}
            onPlace={reason => void confirm(reason)}
            onBlocked={leadToProblem}
          />
        </Suspense>
      )}
    </aside>
  );
}

import { Link } from '@tanstack/react-router';
import { eachAmount } from '@toptan/contract/amounts';
import type { BasketQuote } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { useDeviceOffline } from '../api/use-device-offline.ts';
import type { Buyer } from '../drafts/api.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { Money } from '../i18n/money.tsx';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { AmountRows } from '../ui/trade/amount-rows.tsx';
import { isRule } from './api.ts';
import { BasketPromise } from './basket-promise.tsx';
import { isUnmet, OrderLimits, useAmountWords } from './order-limits.tsx';
import { SaveForLater } from './saved-baskets.tsx';
import { useWaitingCount } from './send-waiting.ts';
import { leadToProblem, useConfirm } from './use-confirm.ts';
import { useBasketAsTyped } from './use-typed-figure.ts';

const DraftActions = lazyPart(
  async () => (await import('./draft-actions.tsx')).DraftActions,
  [],
  () => <Skeleton shape="box" height="52px" />,
);

/** Sets `--foot` on the page: the height of the sums, which toasts stand above where the sums are at the foot. */
function measureFoot(foot: HTMLElement) {
  const page = document.documentElement;
  const measure = () => page.style.setProperty('--foot', `${foot.offsetHeight}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(foot);
  return () => observer.disconnect();
}

interface BasketSummaryProps {
  basket: BasketQuote;
  buyer: Buyer;
  notes: string;
  onPlaced: (order: Order) => void;
}

export function BasketSummary({ basket: stored, buyer, notes, onPlaced }: BasketSummaryProps) {
  const { t, money, list } = useWords(['basket', 'words']);
  const amountWords = useAmountWords();
  const { draftId } = buyer;
  const basket = useBasketAsTyped(stored);
  const { lines, total } = basket;
  const isBlocked = lines.some(line => !line.product.isAvailable);
  const isOffline = useDeviceOffline();
  const waiting = useWaitingCount();
  const isEarly = isOffline || waiting > 0;
  const isDisabled = lines.length === 0 || isEarly;
  const limits = basket.limits.filter(isRule);
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

  const { confirm, isPlacing } = useConfirm({
    basket,
    buyer,
    notes,
    isBlocked: isBlocked || toMend > 0,
    isWaivable: !isBlocked,
    onPlaced,
  });

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
      <AmountRows ruled amounts={basket} labels={labels} />
      {isBlocked && <p className="basket-summary-blocked">{t('blocked')}</p>}
      {toMend > 0 && (
        <p className="basket-summary-blocked">
          {mendWords}{' '}
          {isMoreMissing && (
            <Button asChild variant="link" data-to-catalog>
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
            busy={isPlacing}
            busyLabel={t('confirming')}
            disabled={isDisabled}
            onClick={() => void confirm()}
          >
            <span>{t('confirm')}</span>
            <Money lira={total} />
          </Button>
          <p className="basket-summary-links">
            <SaveForLater customerId={buyer.id} disabled={isDisabled || isPlacing} />
          </p>
          <p className="basket-summary-note">{t('afterConfirm')}</p>
        </>
      ) : (
        <DraftActions
          {...{ buyer, lines, unmet, total, notes }}
          busy={isPlacing}
          disabled={isDisabled}
          onPlace={(reason, promise) => void confirm(reason, promise)}
          onBlocked={leadToProblem}
        />
      )}
    </aside>
  );
}

import type { OrderChangeCheck } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useDays } from '../i18n/use-days.ts';
import { useWords } from '../i18n/use-words.ts';
import { WasIs } from '../orders/was-is.tsx';
import { difference } from '../session/amounts.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { isExact, useStockView } from '../session/use-stock-view.ts';
import { Button } from '../ui/button/button.tsx';
import { Kbd } from '../ui/button/kbd.tsx';
import { SplitBar, SplitKey } from '../ui/trade/split-bar.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { ChangeReasons } from './change-reasons.tsx';
import type { TypedRow } from './draft.ts';
import { placeKey } from './figures.ts';
import type { OrderChangeState } from './use-order-change.ts';
import { useProductName } from './use-product-name.ts';
import { useUndoAll } from './use-undo-all.ts';

/** A place in words: 'Blue, 30', or 'Blue, packs'. */
export function usePlaceWords() {
  const { t, list } = useWords('changes');
  const { colorName, sizeName } = useColorSizeNames();
  return ({ size, color, packId }: Pick<TypedRow, 'size' | 'color' | 'packId'>): string =>
    list([color && colorName(color), packId ? t('packs') : size && sizeName(size)]) || t('pieces');
}

/** The typed changes, old and new. */
function ChangeList({ change }: { change: OrderChangeState }) {
  const { t, number } = useWords('changes');
  const placeWords = usePlaceWords();
  return (
    <ul className="change-list divide-y divide-line pt-1 pb-0 px-5">
      {change.rows.map(row => (
        <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 items-baseline py-2" key={placeKey(row)}>
          <span>
            {row.color && <Swatch color={row.color} />} {placeWords(row)}
            <small className="block">
              <ProductName change={change} productId={row.productId} />
              {change.sumsOf(row.productId)?.isNew && <>, {t('new')}</>}
            </small>
            {change.theirs.has(placeKey(row)) && (
              <small className="change-theirs">
                {t('meanwhile', { figure: number(change.heldAt(row)) })}
              </small>
            )}
          </span>
          <WasIs from={change.heldAt(row)} to={row.to} />
        </li>
      ))}
    </ul>
  );
}

function ProductName({ change, productId }: { change: OrderChangeState; productId: string }) {
  return <bdi>{useProductName(change, productId)}</bdi>;
}

interface ChangeSumsProps {
  check: OrderChangeCheck | undefined;
  isCurrent: boolean;
  order: Order;
  /** True: the change is asked for, and not made before somebody accepts it. */
  isAsked: boolean;
}

/** The pieces and sums of the order before and after; quieter until the server has checked the figures. */
export function ChangeSums({ check, isCurrent, order, isAsked }: ChangeSumsProps) {
  const { t, number } = useWords(['changes', 'changeRequests', 'orders', 'words', 'basket']);
  const days = useDays();
  const view = useStockView();
  if (!check) return null;
  const { before, after } = check;
  const { fromStock, dated, undated } = after;
  const made = { half: 'produce' as const, words: t('orders:toProduce') };
  const parts = [
    {
      half: 'stock' as const,
      words: t('orders:fromStock'),
      pieces: fromStock,
      when: t('words:promise.soon'),
    },
    { ...made, pieces: dated?.pieces ?? 0, when: dated ? days(dated) : '' },
    { ...made, pieces: undated, when: '' },
  ];
  const more = difference(after.total, before.total);
  const isKnown = order.orderItems.every(item => isExact(item.fromStock, view)) && view === 'pieces';
  return (
    <div className="change-sums" data-quiet={isCurrent ? undefined : ''}>
      <p>
        <span>{t(isAsked ? 'changeRequests:sumBefore' : 'sumBefore', { count: before.pieces })}</span>
        <Money lira={before.total} />
      </p>
      <p className="change-sum-now">
        <span>{t(isAsked ? 'changeRequests:sumAfter' : 'sumNow', { count: after.pieces })}</span>
        <b className="text-20">
          <Money lira={after.total} />
        </b>
      </p>
      <p>
        <span>
          {t('withFee')} <Money lira={after.processingFee} />
        </span>
        <bdi dir="ltr">
          {!more.startsWith('-') && more !== '0.00' && '+'}
          <Money lira={more} />
        </bdi>
      </p>
      {isKnown && after.pieces > 0 && (
        <div className="change-split">
          <SplitBar fromStock={after.fromStock} toProduce={after.toProduce} />
          {parts
            .filter(({ pieces }) => pieces > 0)
            .map(({ half, pieces, words, when }) => (
              <p key={when}>
                <SplitKey half={half} />
                <span>
                  <b>{number(pieces)}</b> {words}
                </span>
                {when && <bdi className="quiet ms-auto">{when}</bdi>}
              </p>
            ))}
        </div>
      )}
      {!isKnown && dated && undated === 0 && (
        <p>
          {t('basket:promise.uncovered')} <bdi>{days(dated)}</bdi>
        </p>
      )}
    </div>
  );
}

interface ChangeReceiptProps {
  change: OrderChangeState;
  isReasonMissing: boolean;
  isAsked: boolean;
  /** The button that saves, or what stands in its place; null where it is at the foot of the window, with the sums. */
  action: ReactNode;
  children: ReactNode;
}

/** The change as a receipt beside the goods: what changes, the sums before and after, why, and the button that saves it. */
export function ChangeReceipt({ change, isReasonMissing, isAsked, action, children }: ChangeReceiptProps) {
  const { t } = useTranslation(['changes', 'changeRequests']);
  const isAdmin = useIsAdmin();
  const undoAll = useUndoAll(change);
  const { order, rows } = change;
  return (
    <aside className="change-side" aria-label={t('receipt')}>
      <header>
        <h2>{t('count', { count: rows.length })}</h2>
        {rows.length > 0 && (
          <Button variant="link" onClick={undoAll}>
            {t('undoAll')}
          </Button>
        )}
      </header>
      {rows.length > 0 && <ChangeList change={change} />}
      <div className="change-foot">
        {action && <ChangeSums {...change} isAsked={isAsked} />}
        <ChangeReasons {...{ change, isReasonMissing, isAsked }} />
        {action}
        {children}
        {rows.length > 0 && (
          <p className="text-13 text-ink-3">
            <bdi dir="ltr">
              <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
            </bdi>{' '}
            {isAsked
              ? t('changeRequests:hint')
              : t(isAdmin ? 'hintStaff' : 'hintShop', { version: order.version + 1 })}
          </p>
        )}
      </div>
    </aside>
  );
}

import { Link } from '@tanstack/react-router';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import { Clock, RotateCcw, Truck, Users, WifiOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStatusName } from '../i18n/use-status-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { CopyButton } from '../ui/button/copy-button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { AskingNotices } from './asking-notices.tsx';
import { usePlaceWords } from './change-receipt.tsx';
import type { OrderChangeState } from './use-order-change.ts';
import { useUndoAll } from './use-undo-all.ts';

/** Changes of a colleague that the sentence names; the cells show all of them. */
const named = 3;

/** Says who was faster, and that nothing typed is lost. */
function Theirs({ change }: { change: OrderChangeState }) {
  const { t, date, number, list } = useWords('changes');
  const placeWords = usePlaceWords();
  const isAdmin = useIsAdmin();
  const { theirs, newest, rows } = change;
  if (theirs.size === 0 || !newest) return null;
  const figures = [...theirs.values()].slice(0, named).map(each => {
    const place = placeWords({ size: each.size, color: each.color, packId: each.pack?.packId ?? null });
    return t('theirs.figure', { place, now: number(each.to), before: number(each.from) });
  });
  const rest = theirs.size - figures.length;
  return (
    <Callout
      live
      tone="warning"
      icon={<Users aria-hidden="true" />}
      title={t('theirs.title', {
        name: newest.madeBy.name,
        version: newest.version,
        time: date(newest.madeAt, 'time'),
      })}
      action={
        <Button asChild>
          <Link
            to={isAdmin ? '/admin/orders' : '/orders'}
            search={{ order: change.order.id }}
            target="_blank"
          >
            {t('theirs.see', { version: newest.version })}
          </Link>
        </Button>
      }
    >
      {list([...figures, rest > 0 ? t('theirs.more', { count: rest }) : null])}.{' '}
      {rows.length > 0 ? t('theirs.kept', { count: rows.length }) : t('theirs.taken')}
    </Callout>
  );
}

/** Says that the order can no longer be changed, and gives the figures to take away. */
function Closed({ change }: { change: OrderChangeState }) {
  const { t, number } = useWords('changes');
  const statusName = useStatusName();
  const placeWords = usePlaceWords();
  const text = useRef<HTMLParagraphElement>(null);
  const { order, rows, products } = change;
  const nameOf = (id: string) =>
    products.find(({ productId }) => productId === id)?.ordered?.first.productName ?? '';
  const copied = [
    order.orderNumber,
    ...rows.map(row =>
      [nameOf(row.productId), placeWords(row), `${number(change.heldAt(row))} → ${number(row.to)}`]
        .filter(Boolean)
        .join(', '),
    ),
  ].join('\n');
  const status = statusName(order.status as OrderStatus);
  return (
    <Callout
      live
      tone={rows.length > 0 ? 'danger' : 'plain'}
      icon={<Truck aria-hidden="true" />}
      title={t('closed.title', { number: order.orderNumber })}
      action={
        rows.length > 0 && (
          <CopyButton
            value={copied}
            select={() => text.current && getSelection()?.selectAllChildren(text.current)}
          />
        )
      }
    >
      {rows.length > 0 ? t('closed.typed', { count: rows.length, status }) : t('closed.text', { status })}
      {rows.length > 0 && (
        <p ref={text} className="sr-only whitespace-pre-line">
          {copied}
        </p>
      )}
    </Callout>
  );
}

interface ChangeNoticesProps {
  change: OrderChangeState;
  isOffline: boolean;
  isUnanswered: boolean;
  onSave: () => void;
}

/** What has happened around the change: others were faster, the order is closed, figures were kept, there is no connection. */
export function ChangeNotices({ change, isOffline, isUnanswered, onSave }: ChangeNoticesProps) {
  const { t, date } = useWords('changes');
  const undoAll = useUndoAll(change);
  const { order, draft, rows } = change;
  // Figures that were typed before this page opened.
  const [kept, setKept] = useState(rows.length > 0 ? { count: rows.length, at: draft?.at ?? '' } : null);
  return (
    <div className="change-notices">
      {order.may === null && <Closed change={change} />}
      <Theirs change={change} />
      <AskingNotices change={change} onAsk={onSave} />
      {kept && rows.length > 0 && (
        <Callout
          icon={<Clock aria-hidden="true" />}
          title={t('kept', { count: kept.count, time: date(kept.at, 'time') })}
          action={
            <Button
              onClick={() => {
                setKept(null);
                undoAll();
              }}
            >
              {t('undoAll')}
            </Button>
          }
        />
      )}
      {(isUnanswered || isOffline) && (
        <Callout
          live
          tone="warning"
          icon={<WifiOff aria-hidden="true" />}
          title={t(isUnanswered ? 'unanswered.title' : 'offline.title')}
          action={
            isUnanswered &&
            !isOffline && (
              <Button onClick={onSave}>
                <RotateCcw aria-hidden="true" />
                {t('unanswered.again')}
              </Button>
            )
          }
        >
          {t(isUnanswered ? 'unanswered.text' : 'offline.text')}
        </Callout>
      )}
      {change.error && !isOffline && (
        <Callout
          live
          tone="warning"
          icon={<WifiOff aria-hidden="true" />}
          title={t('unchecked')}
          action={<Button onClick={change.retry}>{t('checkAgain')}</Button>}
        />
      )}
    </div>
  );
}

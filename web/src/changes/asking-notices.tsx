import { Clock, Hourglass, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatusName } from '../i18n/use-status-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { useWithdraw } from '../orders/requests/request-api.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import type { OrderChangeState } from './use-order-change.ts';
import { useProductName } from './use-product-name.ts';

interface NoticeProps {
  change: OrderChangeState;
  /** Asks for the typed changes. */
  onAsk: () => void;
}

/** The shop wants more of a product than the order has, and its price has risen. */
function Dearer({ change, onAsk }: NoticeProps) {
  const { t, money } = useWords('changeRequests');
  const { check, rows } = change;
  const ref = check?.rows.find(({ error }) => error?.code === 'price_risen')?.ref;
  const productId = rows[Number(ref)]?.productId ?? '';
  const name = useProductName(change, productId);
  const sums = change.sumsOf(productId);
  if (!sums) return null;
  return (
    <Callout
      live
      tone="warning"
      icon={<TrendingUp aria-hidden="true" />}
      title={t('risen.title', { product: name, price: money(sums.priceToday ?? '') })}
      action={<Button onClick={onAsk}>{t('ask', { count: rows.length })}</Button>}
    >
      {t('risen.text', { price: money(sums.unitPrice ?? '') })}
    </Callout>
  );
}

/** An earlier request waits: the shop takes it back before it asks again. */
function Waiting({ change }: Pick<NoticeProps, 'change'>) {
  const { t } = useTranslation('changeRequests');
  const { order } = change;
  const withdraw = useWithdraw(order.id);
  return (
    <Callout
      live
      icon={<Hourglass aria-hidden="true" />}
      title={t('waiting.title')}
      action={
        <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('withdraw')}
        </Button>
      }
    >
      {t(order.may === 'ask' ? 'waiting.text' : 'waiting.direct')}
    </Callout>
  );
}

/** What a shop has to know where it asks for changes: they cannot be made at once, or an earlier request waits. */
export function AskingNotices({ change, onAsk }: NoticeProps) {
  const { t } = useTranslation('changeRequests');
  const statusName = useStatusName();
  const isAdmin = useIsAdmin();
  const { order, rows, check, isCurrent } = change;
  const [began] = useState(order.may);
  if (isAdmin) return null;
  if (order.request?.state === 'open') return <Waiting change={change} />;
  if (began === 'change' && order.may === 'ask' && rows.length > 0)
    return (
      <Callout
        live
        tone="warning"
        icon={<Clock aria-hidden="true" />}
        title={t('moved.title', { number: order.orderNumber, status: statusName(order.status) })}
        action={
          <Button variant="primary" onClick={onAsk}>
            {t('ask', { count: rows.length })}
          </Button>
        }
      >
        {t('moved.text', { count: rows.length })}
      </Callout>
    );
  return isCurrent && check?.error?.code === 'price_risen' ? <Dearer {...{ change, onAsk }} /> : null;
}

import type { Order } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { SummaryRows } from '../../ui/layout/summary-rows.tsx';

/** Subtotal, processing fee and total, as they were when the order was placed. */
export function OrderTotals({ order }: { order: Pick<Order, 'subtotal' | 'processingFee' | 'total'> }) {
  const { t } = useTranslation('orders');
  return (
    <SummaryRows
      rows={[
        { label: t('subtotal'), value: <Money lira={order.subtotal} /> },
        { label: t('fee'), value: <Money lira={order.processingFee} /> },
        { label: t('total'), value: <Money lira={order.total} />, strong: true },
      ]}
    />
  );
}

import type { OrderSummary } from '@toptan/contract/orders';
import { lazy, Suspense } from 'react';
import { loadWords } from '../../i18n/i18n.ts';
import { usePortal } from '../../portal/portal-store.ts';
import { OrderStatusSelect } from '../order-status-select.tsx';

const ToTellMark = lazy(async () => {
  const [{ ToTellMark: Mark }] = await Promise.all([
    import('../../notices/to-tell-mark.tsx'),
    loadWords(['notices']),
  ]);
  return { default: Mark };
});

/** The status of an order, and a mark where its shop is to be told of it by WhatsApp. */
export function OrderStatusCell({ order }: { order: OrderSummary }) {
  const isTold = usePortal(({ noticesOn }) => noticesOn.some(on => on.endsWith(':whatsapp')));
  if (!isTold) return <OrderStatusSelect order={order} />;
  return (
    <span className="inline-flex items-center gap-2">
      <OrderStatusSelect order={order} />
      <Suspense>
        <ToTellMark orderId={order.id} />
      </Suspense>
    </span>
  );
}

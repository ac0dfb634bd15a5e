import type { OrderSummary } from '@toptan/contract/orders';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { isToldByStaff } from '../../portal/notice-ways.ts';
import { usePortal } from '../../portal/portal-store.ts';
import { OrderStatusSelect } from '../order-status-select.tsx';

const ToTellMark = lazyPart(
  async () => (await import('../../notices/to-tell-mark.tsx')).ToTellMark,
  ['notices'],
);

/** The status of an order, and a mark where its shop is to be told of it by WhatsApp. */
export function OrderStatusCell({ order }: { order: OrderSummary }) {
  const isTold = usePortal(isToldByStaff);
  if (!isTold) return <OrderStatusSelect order={order} />;
  return (
    <span className="flex items-center gap-1">
      <OrderStatusSelect order={order} />
      <ToTellMark orderId={order.id} />
    </span>
  );
}

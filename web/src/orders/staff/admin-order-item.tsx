import './admin-order-item.css';
import './order-asks.css';
import { Link } from '@tanstack/react-router';
import type { OrderSummary } from '@toptan/contract/orders';
import { ChevronRight } from 'lucide-react';
import { Money } from '../../i18n/money.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useWords } from '../../i18n/use-words.ts';
import { overlayState } from '../../lists/use-overlay.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ManufacturerCell } from '../manufacturer-cell.tsx';
import { OrderStatusCell } from './order-status-cell.tsx';

/**
 * An order in the staff list on a phone: the customer and the sum above, the controls underneath. The whole card opens the details.
 */
export function AdminOrderItem({ order }: { order: OrderSummary }) {
  const { t, date } = useWords(['words', 'orders', 'adminOrders']);
  const customerWords = useCustomerWords();
  return (
    <div>
      <Link
        from="/admin/orders"
        to="/admin/orders"
        search={previous => ({ ...previous, order: order.id })}
        state={overlayState}
        resetScroll={false}
        className="admin-order-link"
      >
        <span className="admin-order-line">
          <span className="me-auto">
            <span className="code font-medium">{order.orderNumber}</span>
          </span>
          <span className="quiet admin-order-items">{t('items', { count: order.items })}</span>
          <Money lira={order.total} className="font-semibold" />
        </span>
        <span className="admin-order-line">
          <span className="own flex-[1_1_6rem] min-w-0 font-medium">
            <bdi>{customerWords(order.customer).company}</bdi>
          </span>
          <span className="quiet">
            {order.request ? (
              <>
                <span className="order-asks">{t('adminOrders:asks', { count: order.request.rows })}</span> ·{' '}
              </>
            ) : (
              order.version > 1 && <>{t('orders:version', { version: order.version })} · </>
            )}
            {date(order.createdAt, 'dayMonth')}
          </span>
        </span>
      </Link>
      <div className="admin-order-actions">
        <OrderStatusCell order={order} />
        <ManufacturerCell order={order} />
        <ChevronRight className="ms-auto text-ink-3 flip" aria-hidden="true" />
      </div>
    </div>
  );
}

/** The skeleton of an order. */
export function AdminOrderItemSkeleton() {
  return (
    <div>
      <div className="grid gap-0.5">
        <div className="admin-order-line">
          <Skeleton shape="text" width="7rem" className="me-auto font-medium" />
          <Skeleton shape="text" width="6rem" />
        </div>
        <div className="admin-order-line">
          <Skeleton shape="text" width="9.5rem" className="me-auto font-medium" />
          <Skeleton shape="text" width="3rem" />
        </div>
      </div>
      <div className="admin-order-actions">
        <Skeleton shape="badge" width="7.5rem" height="2.75rem" />
        <Skeleton shape="badge" width="8.5rem" height="2.75rem" />
      </div>
    </div>
  );
}

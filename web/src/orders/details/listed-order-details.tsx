import type { OrderSummary } from '@toptan/contract/orders';
import { useEffect } from 'react';
import { OrderDetails, type OrderDetailsProps } from './order-details.tsx';

/** Orders before the end of what is loaded at which more is fetched. */
const endNear = 5;

interface ListedOrderDetailsProps
  extends Pick<OrderDetailsProps, 'orderId' | 'canEdit' | 'Again' | 'onClose'> {
  /** The list behind, in which the arrows step. */
  rows: readonly OrderSummary[];
  onOpen: (id: string) => void;
  /** Stable between renders, or each of them calls it. */
  onEndNear: () => void;
}

/** An order beside its list, with the way to its neighbours. */
export function ListedOrderDetails({ rows, onOpen, onEndNear, ...details }: ListedOrderDetailsProps) {
  const index = rows.findIndex(({ id }) => id === details.orderId);
  const previous = index > 0 ? rows[index - 1]?.id : undefined;
  const next = index >= 0 ? rows[index + 1]?.id : undefined;
  const isEndNear = index >= rows.length - endNear;

  useEffect(() => {
    if (isEndNear) onEndNear();
  }, [isEndNear, onEndNear]);

  return (
    <OrderDetails
      {...details}
      orderNumber={rows[index]?.orderNumber}
      onPrevious={previous ? () => onOpen(previous) : null}
      onNext={next ? () => onOpen(next) : null}
    />
  );
}

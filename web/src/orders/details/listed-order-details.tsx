import type { OrderSummary } from '@toptan/contract/orders';
import { useEffect, useState } from 'react';
import { OrderDetails, type OrderDetailsProps } from './order-details.tsx';

/** Orders before the end of the loaded ones at which more are fetched. */
const endNear = 5;

interface ListedOrderDetailsProps
  extends Pick<OrderDetailsProps, 'orderId' | 'canEdit' | 'Again' | 'onClose'> {
  /** The list behind the details, in which the arrows step. */
  rows: readonly OrderSummary[];
  onOpen: (id: string) => void;
  /** The function has to be stable between renders, or each of them calls it. */
  onEndNear: () => void;
}

/** An order beside its list, with links to its neighbours. */
export function ListedOrderDetails({ rows, onOpen, onEndNear, ...details }: ListedOrderDetailsProps) {
  const { orderId } = details;
  const found = rows.findIndex(({ id }) => id === orderId);
  // An order that leaves the list by its new status keeps its place between its neighbours.
  const [{ index, ...place }, setPlace] = useState({ orderId, index: found });
  if (place.orderId !== orderId || (found >= 0 && found !== index)) setPlace({ orderId, index: found });
  const previous = rows[index - 1]?.id;
  const next = rows[found < 0 ? index : index + 1]?.id;
  const isEndNear = index >= rows.length - endNear;

  useEffect(() => {
    if (isEndNear) onEndNear();
  }, [isEndNear, onEndNear]);

  return (
    <OrderDetails
      {...details}
      orderNumber={rows[found]?.orderNumber}
      onPrevious={previous ? () => onOpen(previous) : null}
      onNext={next ? () => onOpen(next) : null}
    />
  );
}

import type { Order } from '@toptan/contract/orders';
import { useEffect } from 'react';
import { OrderDetails } from './order-details.tsx';

/** Orders before the end of what is loaded at which more is fetched. */
const endNear = 5;

interface AdminOrderDetailsProps {
  orderId: string;
  /** The list behind, in which the arrows step. */
  rows: readonly Order[];
  onOpen: (id: string) => void;
  onClose: () => void;
  onEndNear: () => void;
}

/** An order beside the table, with the way to its neighbours. */
export function AdminOrderDetails({ orderId, rows, onOpen, onClose, onEndNear }: AdminOrderDetailsProps) {
  const index = rows.findIndex(({ id }) => id === orderId);
  const previous = index > 0 ? rows[index - 1]?.id : undefined;
  const next = index >= 0 ? rows[index + 1]?.id : undefined;
  const isEndNear = index >= rows.length - endNear;

  useEffect(() => {
    if (isEndNear) onEndNear();
  }, [isEndNear, onEndNear]);

  return (
    <OrderDetails
      orderId={orderId}
      canEdit
      onClose={onClose}
      onPrevious={previous ? () => onOpen(previous) : null}
      onNext={next ? () => onOpen(next) : null}
    />
  );
}

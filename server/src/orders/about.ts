import type { Order } from '@toptan/contract/orders';

export const aboutOrder = ({
  id,
  orderNumber,
  customerId,
}: Pick<Order, 'id' | 'orderNumber' | 'customerId'>) => ({
  topic: 'orders' as const,
  subjectId: id,
  subject: orderNumber,
  customerId,
});

/** Baskets are read again, because a rule for the first order depends on the statuses of orders. */
export const basketHint = { topic: 'basket' as const };

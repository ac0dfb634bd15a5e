import { orderSteps } from '@toptan/contract/order-statuses';
import type { Order } from '@toptan/contract/orders';

/**
 * The times at which an order reached each step up to its current one. A cancelled order has only its cancellation. Steps that were
 * set back are left out. The last of several times counts.
 */
export function reachedSteps({ status, statusHistory }: Order): Order['statusHistory'] {
  const steps = status === 'cancelled' ? [status] : orderSteps.slice(0, orderSteps.indexOf(status) + 1);
  return steps.flatMap(step => statusHistory.findLast(change => change.status === step) ?? []);
}

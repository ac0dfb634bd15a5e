import { type Order, orderSteps } from '@toptan/contract/orders';

/**
 * When an order came into each step up to the one that it is in; a cancelled one only that. What was set back since is no
 * part of it, and of several times the last counts.
 */
export function reachedSteps({ status, statusHistory }: Order): Order['statusHistory'] {
  const steps = status === 'cancelled' ? [status] : orderSteps.slice(0, orderSteps.indexOf(status) + 1);
  return steps.flatMap(step => statusHistory.findLast(change => change.status === step) ?? []);
}

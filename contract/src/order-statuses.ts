/** Statuses of orders. Addresses name them, so they come with the first page: nothing else belongs here. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'in_production',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The steps of an order, without `cancelled`. */
export const orderSteps = orderStatuses.filter(status => status !== 'cancelled');

/** Whether an order is under way: it is on one of the steps before the last. */
export const isUnderWay = (status: string): boolean => orderSteps.slice(0, -1).some(step => step === status);

/** The value of the status filter that stands for a group of statuses, of which each has one at most. */
const groups = {
  pending: 'pending',
  confirmed: 'confirmed',
  in_production: 'confirmed',
  shipped: 'confirmed',
  delivered: 'completed',
  cancelled: null,
} as const satisfies Record<OrderStatus, 'pending' | 'confirmed' | 'completed' | null>;

export const orderFilterValues = [...orderStatuses, 'completed'] as const;
export type OrderFilter = (typeof orderFilterValues)[number];

/** The statuses that a value of the status filter lets through: a group, or one status. */
export function statusesOf(filter: OrderFilter): readonly OrderStatus[] {
  const grouped = orderStatuses.filter(status => groups[status] === filter);
  return grouped.length > 0 ? grouped : orderStatuses.filter(status => status === filter);
}

/** The statuses of orders that have left the wholesaler: their units do not come back to stock. */
export const shippedStatuses: readonly OrderStatus[] = orderSteps.slice(orderSteps.indexOf('shipped'));

/** The statuses of orders that are still to be shipped. */
export const openStatuses: readonly OrderStatus[] = orderSteps.filter(
  step => !shippedStatuses.includes(step),
);

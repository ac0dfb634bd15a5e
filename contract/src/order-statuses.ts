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

/** Values of the status filter that include several statuses; any other value matches exactly. */
export const orderFilters = {
  pending: ['pending'],
  confirmed: ['confirmed', 'in_production', 'shipped'],
  completed: ['delivered'],
} as const satisfies Record<string, readonly OrderStatus[]>;

/** The statuses that a filter value lets through. */
export function statusesOf(filter: OrderFilter): readonly OrderStatus[] {
  return filter in orderFilters ? orderFilters[filter as keyof typeof orderFilters] : [filter as OrderStatus];
}

export const orderFilterValues = [...orderStatuses, 'completed'] as const;
export type OrderFilter = (typeof orderFilterValues)[number];

/** The statuses of orders that have left the house: their units do not come back to stock. */
export const shippedStatuses = ['shipped', 'delivered'] as const satisfies readonly OrderStatus[];

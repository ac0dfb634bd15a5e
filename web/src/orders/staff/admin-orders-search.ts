import { orderStatuses } from '@toptan/contract/order-statuses';
import { day, oneOf, searchReader, text, uuid } from '../../lists/search-params.ts';

/** The search and filters of order management in the address; `order` is the one whose details are open. */
export const readAdminOrdersSearch = searchReader({
  q: text,
  status: oneOf(orderStatuses),
  /** The first and the last day of placing. */
  from: day,
  until: day,
  customer: uuid,
  /** 'none': orders without a manufacturer. */
  manufacturer: value => (value === 'none' ? value : uuid(value)),
  /** 'open': orders whose shop asks for changes. */
  request: oneOf(['open']),
  order: uuid,
});

/** No filter, and no search. */
export const noFilters = {
  q: undefined,
  status: undefined,
  from: undefined,
  until: undefined,
  customer: undefined,
  manufacturer: undefined,
  request: undefined,
} satisfies AdminOrdersSearch;

/** Search and filters as the server takes them. */
export function filtersOf({ q, status, from, until, customer, manufacturer, request }: AdminOrdersSearch) {
  return {
    ...(q && { q }),
    ...(status && { status, exact: 'true' }),
    ...(from && { placedFrom: from }),
    ...(until && { placedUntil: until }),
    ...(customer && { customerId: customer }),
    ...(manufacturer && { manufacturer }),
    ...(request && { request }),
  };
}

export type AdminOrdersSearch = ReturnType<typeof readAdminOrdersSearch>;

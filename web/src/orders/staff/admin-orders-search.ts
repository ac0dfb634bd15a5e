import { orderStatuses } from '@toptan/contract/order-statuses';
import { oneOf, searchReader, text, uuid } from '../../lists/search-params.ts';

/** Search and filter of order management in the address; `order` is the one whose details are open. */
export const readAdminOrdersSearch = searchReader({ q: text, status: oneOf(orderStatuses), order: uuid });

export type AdminOrdersSearch = ReturnType<typeof readAdminOrdersSearch>;

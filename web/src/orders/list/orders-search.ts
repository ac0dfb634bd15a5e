import { searchReader, text, uuid } from '../../lists/search-params.ts';

/**
 * `/orders?status=pending` (a status that is none matches no order); `order` is the one whose
 * details are open.
 */
export const readOrdersSearch = searchReader({ status: text, order: uuid });

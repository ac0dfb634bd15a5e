import { searchReader, text, uuid } from '../../lists/search-params.ts';

/**
 * The search of the orders, `/orders?status=pending&q=coat&month=2026-09`. A status that does not exist matches no order; `order`
 * is the one whose details are open.
 */
export const readOrdersSearch = searchReader({
  status: text,
  q: text,
  month: value => (typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined),
  order: uuid,
});

import { oneOf, searchReader, uuid } from '../lists/search-params.ts';

/**
 * The search of the basket: `/basket?tab=history` shows the order history, `/basket?placed=<id>` the order that was just placed,
 * `/basket?prepared=<id>` one that staff have prepared.
 */
export const readBasketSearch = searchReader({
  tab: oneOf(['current', 'history']),
  placed: uuid,
  prepared: uuid,
});

import { oneOf, searchReader, uuid } from '../lists/search-params.ts';

/** `/basket?tab=history` shows the order history, `/basket?placed=<id>` what has just been ordered. */
export const readBasketSearch = searchReader({ tab: oneOf(['current', 'history']), placed: uuid });

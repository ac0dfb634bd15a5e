import { oneOf, searchReader, staffListFields } from '../lists/search-params.ts';

/** The search of the customers' list in the address, and its filter by active or inactive ones. */
export const readAdminCustomersSearch = searchReader({
  ...staffListFields,
  active: oneOf(['true', 'false']),
});

import { oneOf, searchReader, staffListFields } from '../lists/search-params.ts';

/** The customers' list in the address, and whether only active or inactive ones are in it. */
export const readAdminCustomersSearch = searchReader({
  ...staffListFields,
  active: oneOf(['true', 'false']),
});

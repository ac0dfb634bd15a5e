import { listSearchFields } from '../lists/list-search.ts';
import { oneOf, searchReader } from '../lists/search-params.ts';

/** The customers' list in the address, and whether only active or inactive ones are in it. */
export const readAdminCustomersSearch = searchReader({
  ...listSearchFields,
  active: oneOf(['true', 'false']),
});

export type AdminCustomersSearch = ReturnType<typeof readAdminCustomersSearch>;

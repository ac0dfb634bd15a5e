import { listSearchFields } from '../lists/list-search.ts';
import { searchReader } from '../lists/search-params.ts';

/** The manufacturers' list in the address. */
export const readAdminManufacturersSearch = searchReader(listSearchFields);

export type AdminManufacturersSearch = ReturnType<typeof readAdminManufacturersSearch>;

import { searchReader, text, wholeNumber } from '../lists/search-params.ts';

/** Search in all registration requests, and page of the processed ones, in the address. */
export const readAdminRegistrationRequestsSearch = searchReader({ q: text, page: wholeNumber });

export type AdminRegistrationRequestsSearch = ReturnType<typeof readAdminRegistrationRequestsSearch>;

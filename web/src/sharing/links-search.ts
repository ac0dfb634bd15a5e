import { oneOf, searchReader, uuid, wholeNumber } from '../lists/search-params.ts';

/** Links that have ended in place of the open ones, and those of one collection alone. */
export const readLinksSearch = searchReader({
  state: oneOf(['ended']),
  collection: uuid,
  page: wholeNumber,
});

export type LinksSearch = ReturnType<typeof readLinksSearch>;

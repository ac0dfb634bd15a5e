import { text, uuidOrNew, wholeNumber } from './search-params.ts';

/** What every staff list keeps in the address: its search, its page, and the row whose form is open, or 'new'. */
export const listSearchFields = { q: text, page: wholeNumber, edit: uuidOrNew };

import { searchReader, staffListFields } from '../../lists/search-params.ts';

/** The open form: of a size set or a color by its id, or of a new one. */
export const readSizingSearch = searchReader({
  edit: value => (value === 'new-color' ? value : staffListFields.edit(value)),
});

import { importKinds, rowChanges } from '@toptan/contract/imports';
import { oneOf, searchReader, text, uuid } from '../lists/search-params.ts';

/** Kind of a new file; the import that is open, and which of its rows are shown. */
export const readImportsSearch = searchReader({
  kind: oneOf(importKinds),
  import: uuid,
  show: oneOf([...rowChanges, 'left']),
  q: text,
});
export type ImportsSearch = ReturnType<typeof readImportsSearch>;

import type { ImportKind } from '@toptan/contract/file-fields';
import type { RowChange } from '@toptan/contract/import-rows';
import { oneOf, searchReader, text, uuid } from '../lists/search-params.ts';

// Written out: the login loads the readers of all addresses, and need not load the contract of imports with them.
const kinds = ['products', 'stock', 'customers', 'pictures'] as const satisfies readonly ImportKind[];
const shown = [
  ...(['create', 'update', 'same', 'error'] as const satisfies readonly RowChange[]),
  'skipped',
  'left',
] as const;

/** Kind of a new file; the import that is open, and which of its rows are shown. */
export const readImportsSearch = searchReader({
  kind: oneOf(kinds),
  import: uuid,
  show: oneOf(shown),
  q: text,
});
export type ImportsSearch = ReturnType<typeof readImportsSearch>;

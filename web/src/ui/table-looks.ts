import { classNames } from './class-names.ts';
import type { ColumnLooks } from './table-columns.ts';

/** The classes of a header or body cell, from what its column says about its looks. */
export function cellClass(looks: ColumnLooks | undefined): string {
  const kind = looks?.kind ?? 'text';
  return classNames(kind !== 'text' && `${kind}-cell`, looks?.from && `from-${looks.from}`);
}

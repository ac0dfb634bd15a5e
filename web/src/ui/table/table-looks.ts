import { classNames } from '../class-names.ts';
import type { ColumnLooks } from './table-columns.ts';

/** The classes of a header or body cell, from the looks of its column. */
export function cellClass(looks: ColumnLooks | undefined): string {
  const kind = looks?.kind ?? 'text';
  return classNames(kind !== 'text' && `${kind}-cell`, looks?.from && `from-${looks.from}`);
}

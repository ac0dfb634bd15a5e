import { classNames } from '../class-names.ts';
import type { ColumnLooks } from './table-columns.ts';

/** The classes of a header or body cell, from the looks of its column. */
export function cellClass({ kind = 'text', from }: ColumnLooks): string {
  return classNames(kind !== 'text' && `${kind}-cell`, from && `from-${from}`);
}

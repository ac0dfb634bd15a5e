import './data-list.css';
import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

interface DataListProps<Row extends object> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  renderItem: (row: Row) => ReactNode;
  selection?: { selected: ReadonlySet<string>; rowLabel: (row: Row) => string };
  isQuiet?: (row: Row) => boolean;
  loading: boolean;
  onPick: (id: string, range: boolean) => void;
}

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The rows of a table on a phone: the mark at the start side, what is decided underneath. */
export function DataList<Row extends object>({
  rows,
  rowId,
  renderItem,
  selection,
  isQuiet,
  loading,
  onPick,
}: DataListProps<Row>) {
  if (loading) {
    return (
      <ul className="data-list">
        {placeholders.map(id => (
          <li key={id} className="gap-2">
            <Skeleton width="46%" />
            <Skeleton shape="thin" width="72%" />
            <Skeleton shape="badge" width="40%" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="data-list">
      {rows.map(row => {
        const id = rowId(row);
        const on = selection?.selected.has(id) ?? false;
        return (
          <li
            key={id}
            className={classNames(
              selection !== undefined && 'data-item-selects',
              on && 'data-item-on',
              isQuiet?.(row) && 'data-item-quiet',
            )}
          >
            {selection !== undefined && (
              <span className="data-item-check">
                <Checkbox label={selection.rowLabel(row)} checked={on} onChange={() => onPick(id, false)} />
              </span>
            )}
            <div className="min-w-0">{renderItem(row)}</div>
          </li>
        );
      })}
    </ul>
  );
}

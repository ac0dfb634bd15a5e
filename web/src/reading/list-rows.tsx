import { type ReactNode, useRef } from 'react';
import { useVirtualRows } from '../ui/table/use-virtual-rows.ts';

interface ListRowsProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** px, until a row is measured. */
  rowHeight: number;
  /** The key of a row that stays drawn out of sight. */
  pinned?: string | undefined;
  label: string;
  children: (row: Row, at: number) => ReactNode;
}

/** Rows of different heights; of a long list those in sight alone are drawn. */
export function ListRows<Row>({ rows, keyOf, rowHeight, pinned, label, children }: ListRowsProps<Row>) {
  const body = useRef<HTMLUListElement>(null);
  const ids = rows.map(keyOf);
  const { slices, after, measure } = useVirtualRows({
    ids,
    rowHeight,
    uneven: true,
    pinned: [pinned],
    body,
    onEndNear: undefined,
  });
  return (
    <ul
      ref={body}
      className="list-rows"
      aria-label={label}
      style={{ paddingBlock: `${slices[0]?.gap ?? 0}px ${after}px` }}
    >
      {slices.map(({ index, gap }, at) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <li
              key={ids[index]}
              ref={measure}
              data-index={index}
              // A pinned row stands apart from those in sight.
              style={at > 0 && gap > 0 ? { marginBlockStart: `${gap}px` } : undefined}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {children(row, index)}
            </li>
          )
        );
      })}
    </ul>
  );
}

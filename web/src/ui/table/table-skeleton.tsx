import { Skeleton } from '../feedback/skeleton.tsx';
import type { TableColumn } from './table-columns.ts';
import { cellClass } from './table-looks.ts';

interface TableSkeletonProps {
  columns: readonly TableColumn<never>[];
  selects: boolean;
  rows: number;
}

/** Widths repeat in threes so that the blocks do not stand in rank and file. */
const stretch = [1, 0.86, 1.12];

function scaled(width: string, row: number): string {
  return `calc(${width} * ${stretch[row % stretch.length] ?? 1})`;
}

/** Rows in the shape of those that come. */
export function TableSkeleton({ columns, selects, rows }: TableSkeletonProps) {
  return Array.from({ length: rows }, (_, row) => `row-${row}`).map((key, row) => (
    <tr key={key}>
      {selects && (
        <td className="select-cell">
          <Skeleton shape="box" />
        </td>
      )}
      {columns.map(({ id, looks }) => {
        const [first, second] = looks.skeleton ?? ['60%'];
        const end = looks.kind === 'figure' || looks.kind === 'actions';
        const shape = looks.kind === 'picture' ? 'picture' : (looks.skeletonShape ?? 'line');
        return (
          <td key={id} className={cellClass(looks)}>
            <Skeleton shape={shape} {...(shape !== 'picture' && { width: scaled(first, row) })} end={end} />
            {second !== undefined && (
              <Skeleton shape="thin" className="mt-2" width={scaled(second, row)} end={end} />
            )}
          </td>
        );
      })}
    </tr>
  ));
}

import type { Row } from '@tanstack/react-table';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { DataTableRow } from './data-table-row.tsx';
import type { Density } from './density.tsx';
import { RowBoundary } from './row-boundary.tsx';
import type { features, TableColumn } from './table-columns.ts';
import type { RowHandlers } from './use-row-keys.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** px: the line with the hairline under it. */
const rowHeights: Record<Density, number> = { comfortable: 51, compact: 36 };

interface TableBodyProps<Data extends object> {
  ref: RefObject<HTMLTableSectionElement | null>;
  rows: readonly Row<typeof features, Data>[];
  ids: readonly string[];
  columns: readonly TableColumn<Data>[];
  density: Density;
  /** Number of the first row in the whole list, from 1. */
  firstRow: number;
  rowLabel: ((row: Data) => string) | undefined;
  openId: string | null | undefined;
  opens: boolean;
  isQuiet: ((row: Data) => boolean) | undefined;
  gone: ReadonlySet<string> | undefined;
  tabStop: string | null;
  handlers: RowHandlers;
  onEndNear: (() => void) | undefined;
}

/** Nobody needs to hear of it, and a row of a table takes no focus by itself. */
const unseen = { 'aria-hidden': true };

/** The space of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height < 1) return null;
  return (
    <tr {...unseen} className="data-gap">
      <td style={{ blockSize: height }} />
    </tr>
  );
}

/** The rows that are in sight, and as much space as the others would take. */
export function TableBody<Data extends object>({
  ref,
  rows,
  ids,
  columns,
  density,
  firstRow,
  rowLabel,
  openId,
  opens,
  isQuiet,
  gone,
  tabStop,
  handlers,
  onEndNear,
}: TableBodyProps<Data>) {
  const { slices, after } = useVirtualRows({
    ids,
    rowHeight: rowHeights[density],
    pinned: [tabStop, openId],
    body: ref,
    onEndNear,
  });
  const columnCount = columns.length + (rowLabel === undefined ? 0 : 1);
  const inRow = (sentence: ReactNode) => (
    <tr>
      <td colSpan={columnCount}>{sentence}</td>
    </tr>
  );
  return (
    <tbody ref={ref}>
      {slices.map(({ index, gap }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <Fragment key={row.id}>
            <Gap height={gap} />
            <RowBoundary row={row.original} frame={inRow}>
              <DataTableRow
                row={row}
                columns={columns}
                index={index}
                position={firstRow + index}
                selected={row.getIsSelected()}
                selectLabel={rowLabel?.(row.original)}
                open={row.id === openId}
                opens={opens}
                quiet={isQuiet?.(row.original) ?? false}
                gone={gone?.has(row.id) ?? false}
                tabStop={row.id === tabStop}
                handlers={handlers}
              />
            </RowBoundary>
          </Fragment>
        );
      })}
      <Gap height={after} />
    </tbody>
  );
}

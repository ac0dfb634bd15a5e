import { Fragment, type ReactNode, type RefObject } from 'react';
import { DataTableRow } from './data-table-row.tsx';
import type { Density } from './density.tsx';
import { RowBoundary } from './row-boundary.tsx';
import type { TableColumn } from './table-columns.ts';
import type { RowHandlers } from './use-row-keys.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** px: the line with the hairline under it. */
const rowHeights: Record<Density, number> = { comfortable: 51, compact: 36 };

interface TableBodyProps<Data extends object> {
  ref: RefObject<HTMLTableSectionElement | null>;
  rows: readonly Data[];
  ids: readonly string[];
  columns: readonly TableColumn<Data>[];
  density: Density;
  /** Number of the first row in the whole list, from 1. */
  firstRow: number;
  selected: ReadonlySet<string> | undefined;
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
  selected,
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
        const id = ids[index];
        if (row === undefined || id === undefined) return null;
        return (
          <Fragment key={id}>
            <Gap height={gap} />
            <RowBoundary row={row} frame={inRow}>
              <DataTableRow
                id={id}
                row={row}
                columns={columns}
                index={index}
                position={firstRow + index}
                selected={selected?.has(id) ?? false}
                selectLabel={rowLabel?.(row)}
                open={id === openId}
                opens={opens}
                quiet={isQuiet?.(row) ?? false}
                gone={gone?.has(id) ?? false}
                tabStop={id === tabStop}
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

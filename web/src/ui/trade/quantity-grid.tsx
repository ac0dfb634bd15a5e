import './quantity-grid.css';
import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BareIconButton } from '../button/bare-icon-button.tsx';
import { classNames } from '../class-names.ts';
import type { GridCell } from './grid-keys.ts';
import { type CellFacts, QuantityCell } from './quantity-cell.tsx';
import type { QuantityGridState } from './use-quantity-grid.ts';

/** A row or a column. */
export interface GridLine {
  key: string;
  head: ReactNode;
  /** The name of its fill cell, such as 'Each size, Blue'. */
  fillLabel?: string;
  /** Pieces of all its cells, where they are shown. */
  total?: string;
  isCurrent?: boolean;
}

interface QuantityGridProps {
  grid: QuantityGridState;
  label: string;
  rows: readonly GridLine[];
  columns: readonly GridLine[];
  keyOf: (cell: GridCell) => string;
  pieces: Readonly<Record<string, number>>;
  factsOf: (cell: GridCell) => CellFacts;
  /** The heading of the names of the rows. */
  corner: ReactNode;
  /** The heading of the cells that fill a line. */
  fillHead?: ReactNode;
  /** The heading of the totals of rows; none without it. */
  rowTotals?: ReactNode;
  /** The heading of the totals of columns; none without it. */
  columnTotals?: ReactNode;
  /** Pieces of all cells. */
  total?: string;
  placeholder?: string;
  /** tall: with a note below the figure, in columns of one width. */
  look?: 'tall' | 'plain';
  /** Width of the names of rows where columns have one width. */
  headWidth?: string;
  /** The problem of marked cells. */
  problem?: ReactNode;
  /** The last change beyond the focused cell; read out. */
  said?: string;
}

/** The role that the ARIA practices give a table whose cells are edited: its cells become cells of a grid. */
const asGrid = { role: 'grid' } as const;

/** Rows and columns that fill a screen: the others are drawn once these can be seen. */
const firstRows = 10;
const firstColumns = 12;

/** Quantities in rows and columns, led by the keys of a spreadsheet: see `useQuantityGrid`. */
export function QuantityGrid({
  grid,
  rows: allRows,
  columns: allColumns,
  keyOf,
  pieces,
  factsOf,
  look = 'plain',
  ...props
}: QuantityGridProps) {
  const { t } = useTranslation('ui');
  const problemId = useId();
  const rows = allRows.slice(0, useDeferredValue(allRows.length, firstRows));
  const columns = allColumns.slice(0, useDeferredValue(allColumns.length, firstColumns));
  const { rowTotals, columnTotals } = props;
  const wasPasted = grid.report !== null && 'pasted' in grid.report;
  const fillCell = (key: string, cell: GridCell, label = '') => (
    <QuantityCell
      key={key}
      {...cell}
      isFill
      label={label}
      placeholder="–"
      text={grid.isActive(cell) ? grid.filling : ''}
      isRestorable={grid.isActive(cell) && grid.isRestorable}
      pieces={0}
    />
  );
  const fillsRows = grid.isFill({ row: 0, column: -1 });
  const fillsColumns = grid.isFill({ row: -1, column: 0 });
  const some = (total: string | undefined) => (total !== undefined && total !== '0' ? true : undefined);

  return (
    <div className={classNames('quantity-grid-field', `quantity-grid-${look}`)}>
      <div className="quantity-grid-scroll">
        <table
          ref={grid.table}
          {...asGrid}
          className="quantity-grid"
          style={{ '--head-width': props.headWidth, '--columns': allColumns.length }}
          aria-label={props.label}
          {...grid.handlers}
        >
          <thead>
            <tr>
              <th scope="col">{props.corner}</th>
              {fillsRows && (
                <th scope="col" className="quantity-fill">
                  {props.fillHead}
                </th>
              )}
              {columns.map(({ key, head, isCurrent }) => (
                <th key={key} scope="col" data-current={isCurrent || undefined}>
                  {head}
                </th>
              ))}
              {rowTotals !== undefined && (
                <th scope="col" className="quantity-total">
                  {rowTotals}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {fillsColumns && (
              <tr className="quantity-fill">
                <th scope="row">{props.fillHead}</th>
                {columns.map(({ key, fillLabel }, column) => fillCell(key, { row: -1, column }, fillLabel))}
              </tr>
            )}
            {rows.map(({ key: rowKey, head, fillLabel, total, isCurrent }, row) => (
              <tr key={rowKey} data-current={isCurrent || undefined}>
                <th scope="row">{head}</th>
                {fillsRows && fillCell('fill', { row, column: -1 }, fillLabel)}
                {columns.map(({ key: columnKey }, column) => {
                  const cell = { row, column };
                  const key = keyOf(cell);
                  return (
                    <QuantityCell
                      key={columnKey}
                      {...cell}
                      {...factsOf(cell)}
                      text={grid.textOf(key)}
                      pieces={pieces[key] || 0}
                      placeholder={props.placeholder}
                      isSelected={grid.isSelected(cell)}
                      isRestorable={grid.isActive(cell) && grid.isRestorable}
                      describedBy={problemId}
                    />
                  );
                })}
                {rowTotals !== undefined && (
                  <td className="quantity-total" data-some={some(total)}>
                    {total}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          {columnTotals !== undefined && (
            <tfoot>
              <tr>
                <th scope="row">{columnTotals}</th>
                {fillsRows && <td />}
                {columns.map(({ key, total }) => (
                  <td key={key} className="quantity-total" data-some={some(total)}>
                    {total}
                  </td>
                ))}
                {rowTotals !== undefined && (
                  <td className="quantity-total" data-some={some(props.total)}>
                    {props.total}
                  </td>
                )}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <div id={problemId} className="quantity-problem" role="alert">
        {props.problem}
      </div>
      <div className={wasPasted ? 'flex items-center gap-2 text-13 text-ink-2' : 'sr-only'}>
        <p role="status">{props.said}</p>
        {wasPasted && (
          <BareIconButton size="sm" label={t('close')} onClick={grid.dismissReport}>
            <X aria-hidden="true" />
          </BareIconButton>
        )}
      </div>
    </div>
  );
}

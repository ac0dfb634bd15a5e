import type { KeyboardEvent } from 'react';
import { arrowStep } from '../overlay/shortcut-keys.ts';

/** A cell; in row or column -1 the one that fills a whole line. */
export type GridCell = { row: number; column: number };

export type GridShape = {
  rows: number;
  columns: number;
  /** Whether the cell can be typed into; false outside the grid. */
  isOpen: (cell: GridCell) => boolean;
};

/** The first open cell from one on, itself left out; null where there is none before the edge. */
export function openCell(
  { rows, columns, isOpen }: GridShape,
  from: GridCell,
  step: (cell: GridCell) => GridCell,
): GridCell | null {
  const isWithin = ({ row, column }: GridCell) => row >= -1 && row < rows && column >= -1 && column < columns;
  for (let cell = step(from); isWithin(cell); cell = step(cell)) if (isOpen(cell)) return cell;
  return null;
}

/** The next cell downwards; below the last row at the top of the next column. */
export const downwards =
  (rows: number) =>
  ({ row, column }: GridCell): GridCell =>
    row === rows - 1 ? { row: 0, column: column + 1 } : { row: row + 1, column };

const upwards =
  (rows: number) =>
  ({ row, column }: GridCell): GridCell =>
    row <= 0 ? { row: rows - 1, column: column - 1 } : { row: row - 1, column };

/**
 * The way that a key leads through a grid: arrows, Enter, Home and End as in a spreadsheet, mirrored from right to left.
 * @returns null for keys that are the cell's own
 */
function wayOf(event: KeyboardEvent, rows: number): ((cell: GridCell) => GridCell) | null {
  const arrow = arrowStep(event);
  if (arrow) return ({ row, column }) => ({ row: row + arrow.rows, column: column + arrow.columns });
  if (event.key !== 'Enter') return null;
  return event.shiftKey ? upwards(rows) : downwards(rows);
}

/** @returns where a key leads: a cell, null where it ends at the edge, undefined for keys that are the cell's own */
export function cellAfter(
  event: KeyboardEvent,
  from: GridCell,
  shape: GridShape,
): GridCell | null | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const { row } = from;
  const onwards = ({ column }: GridCell) => ({ row, column: column + 1 });
  const back = ({ column }: GridCell) => ({ row, column: column - 1 });
  if (event.key === 'Home') return openCell(shape, { row, column: -1 }, onwards);
  if (event.key === 'End') return openCell(shape, { row, column: shape.columns }, back);
  const way = wayOf(event, shape.rows);
  return way ? openCell(shape, from, way) : undefined;
}

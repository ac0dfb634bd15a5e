import type { KeyboardEvent } from 'react';

export type GridCell = { row: number; column: number };

/**
 * Where a key leads from a cell of a grid: arrows and Enter as in a spreadsheet, mirrored from right to left. Below the
 * last row Enter goes on at the top of the next column.
 * @returns null for keys that are the cell's own; a cell that may lie outside the grid
 */
export function cellAfter(
  event: KeyboardEvent<HTMLInputElement>,
  { row, column }: GridCell,
  rows: number,
): GridCell | null {
  const onwards =
    getComputedStyle(event.currentTarget.closest('table') ?? document.body).direction === 'rtl' ? -1 : 1;
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  switch (event.key) {
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'Enter': {
      if (event.shiftKey) return row === 0 ? { row: rows - 1, column: column - 1 } : { row: row - 1, column };
      return row === rows - 1 ? { row: 0, column: column + 1 } : { row: row + 1, column };
    }
    case 'ArrowLeft':
      return { row, column: column - onwards };
    case 'ArrowRight':
      return { row, column: column + onwards };
    default:
      return null;
  }
}

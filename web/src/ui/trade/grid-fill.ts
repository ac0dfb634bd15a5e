import type { GridCell, GridShape } from './grid-keys.ts';

/** Rows and columns of a block of cells, in their order. */
export type GridBlock = { rows: readonly number[]; columns: readonly number[] };

/** Cells, and the one that each takes its figure from. */
export type GridFill = { cells: readonly GridCell[]; sourceOf: (cell: GridCell) => GridCell };

export const between = (one: number, other: number) =>
  Array.from({ length: Math.abs(other - one) + 1 }, (_, at) => Math.min(one, other) + at);

export const cellsOf = (rows: Iterable<number>, columns: Iterable<number>): GridCell[] =>
  [...rows].flatMap(row => [...columns].map(column => ({ row, column })));

/** Fills from the first column of a block to the end of its rows. A closed cell fills nothing. */
export function fillRight(block: GridBlock, shape: GridShape): GridFill {
  const [column = 0] = block.columns;
  const filled = block.rows.filter(row => shape.isOpen({ row, column }));
  return {
    cells: cellsOf(filled, between(column, shape.columns - 1)),
    sourceOf: ({ row }) => ({ row, column }),
  };
}

/**
 * Fills from the first row of a block into the others. One row alone takes the values above it; the first one, which has nothing
 * above it, goes into all below. A closed cell fills nothing.
 */
export function fillDown(block: GridBlock, shape: GridShape): GridFill {
  const [first = 0] = block.rows;
  const isAlone = block.rows.length === 1;
  const source = isAlone && first > 0 ? first - 1 : first;
  const last = isAlone && first === 0 ? shape.rows - 1 : (block.rows.at(-1) ?? first);
  const filled = block.columns.filter(column => shape.isOpen({ row: source, column }));
  return {
    cells: cellsOf(between(first, last), filled),
    sourceOf: ({ column }) => ({ row: source, column }),
  };
}

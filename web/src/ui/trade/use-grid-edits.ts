import { useState } from 'react';
import { between, cellsOf, fillRight, type GridBlock, type GridFill } from './grid-fill.ts';
import type { GridCell, GridShape } from './grid-keys.ts';
import { readCell } from './grid-text.ts';
import { type GridPieces, useGridTexts } from './use-grid-texts.ts';

export interface GridOptions {
  /** Names of the rows and columns, as a pasted header has them. */
  rows: readonly string[];
  columns: readonly string[];
  keyOf: (cell: GridCell) => string;
  isClosed?: (cell: GridCell) => boolean;
  /** Whether a cell has a button in the place of the figure: keys lead to it, and nobody types there. */
  isToggle?: (cell: GridCell) => boolean;
  value: GridPieces;
  /** Called with the cells that change. */
  onChange: (changes: GridPieces) => void;
  /** Higher figures become this one. */
  most?: number;
  /** Every row, or every column, begins with a cell that fills it. */
  fill?: 'row' | 'column';
  /** Ctrl+Enter. */
  onCommit?: () => void;
}

/** A change beyond the focused cell, for screen readers. */
export type GridReport = { pasted: number; cut: number } | { skipped: readonly GridCell[] };

/** The focused cell, its text at first, and the group of texts that are undone together. */
export type Active = { cell: GridCell; text: string; group: string };

/** What is typed in a grid of quantities: the focused cell, the selection, and the ways to fill cells. */
export function useGridEdits(options: GridOptions) {
  const { rows, columns, keyOf, isClosed, isToggle, fill } = options;
  const texts = useGridTexts(options);
  const [active, setActive] = useState<Active | null>(null);
  const [range, setRange] = useState<{ from: GridCell; to: GridCell } | null>(null);
  // The text of the cell that fills a line, as long as it has the focus.
  const [filling, setFilling] = useState('');
  const [report, setReport] = useState<GridReport | null>(null);

  const isFill = ({ row, column }: GridCell) =>
    fill === 'row' ? column === -1 && row >= 0 : fill === 'column' && row === -1 && column >= 0;
  const isInside = ({ row, column }: GridCell) =>
    row >= 0 && column >= 0 && row < rows.length && column < columns.length;
  const isPlain = (cell: GridCell) => isInside(cell) && !isClosed?.(cell) && !isToggle?.(cell);
  const isField = (cell: GridCell) => isPlain(cell) || isFill(cell);
  const isOpen = (cell: GridCell) => isField(cell) || (isInside(cell) && (isToggle?.(cell) ?? false));
  const shape: GridShape = { rows: rows.length, columns: columns.length, isOpen };
  const fields: GridShape = { ...shape, isOpen: isField };
  const plain: GridShape = { ...shape, isOpen: isPlain };
  const textAt = (cell: GridCell) => texts.textOf(keyOf(cell));
  const ofCells = (cells: readonly GridCell[], text: (cell: GridCell) => string) =>
    Object.fromEntries(cells.filter(isPlain).map(cell => [keyOf(cell), text(cell)]));

  /** Rows and columns of the selection, the focused cell at least. */
  function selected(): GridBlock {
    const { from, to } = range ?? { from: active?.cell, to: active?.cell };
    if (!from || !to) return { rows: [], columns: [] };
    return { rows: between(from.row, to.row), columns: between(from.column, to.column) };
  }

  const copy = ({ cells, sourceOf }: GridFill) => texts.write(ofCells(cells, cell => textAt(sourceOf(cell))));

  /** The filled cells are selected then. */
  function fillRows() {
    const block = selected();
    const [row = 0] = block.rows;
    const [column = 0] = block.columns;
    copy(fillRight(block, plain));
    setRange({ from: { row, column }, to: { row: block.rows.at(-1) ?? 0, column: columns.length - 1 } });
  }

  /** The focused cell's figure into all cells below it. */
  function fillOn() {
    if (!active || isFill(active.cell)) return;
    const { row, column } = active.cell;
    copy({ cells: cellsOf(between(row, rows.length - 1), [column]), sourceOf: () => active.cell });
  }

  const lineOf = ({ row, column }: GridCell) =>
    fill === 'row' ? cellsOf([row], columns.keys()) : cellsOf(rows.keys(), [column]);

  function type({ cell, group }: Omit<Active, 'text'>, text: string) {
    setRange(null);
    setReport(null);
    if (!isFill(cell)) return texts.write({ [keyOf(cell)]: text }, group);
    setFilling(text);
    if (text === '') texts.takeBack(group);
    else if (!Number.isNaN(readCell(text)))
      texts.write(
        ofCells(lineOf(cell), () => text),
        group,
      );
  }

  /** More or fewer pieces in the focused cell, or in all of its line. */
  function add(pieces: number) {
    if (!active) return;
    const now = readCell(isFill(active.cell) ? filling : textAt(active.cell));
    type(active, String(Math.max(0, (now || 0) + pieces)));
  }

  const isRestorable =
    active !== null && (isFill(active.cell) ? filling : textAt(active.cell)) !== active.text;

  function clearSelected() {
    const { rows: down, columns: across } = selected();
    texts.write(ofCells(cellsOf(down, across), () => ''));
  }

  return {
    texts,
    active,
    setActive,
    range,
    setRange,
    filling,
    setFilling,
    report,
    setReport,
    isFill,
    isInside,
    isPlain,
    isOpen,
    shape,
    fields,
    plain,
    textAt,
    selected,
    copy,
    fillRows,
    fillOn,
    clearSelected,
    type,
    add,
    isRestorable,
  };
}

import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { shortcutKey } from '../overlay/shortcut-keys.ts';
import { between, cellsOf, fillDown, fillRight, type GridBlock, type GridFill } from './grid-fill.ts';
import { cellAfter, downwards, type GridCell, type GridShape, openCell } from './grid-keys.ts';
import { pastedBlock, pastedText, readCell } from './grid-text.ts';
import { type GridPieces, useGridTexts } from './use-grid-texts.ts';

interface GridOptions {
  /** Names of the rows and columns, as a pasted header has them. */
  rows: readonly string[];
  columns: readonly string[];
  keyOf: (cell: GridCell) => string;
  isClosed?: (cell: GridCell) => boolean;
  /** Tells which cells have a button in the place of the figure: keys lead to them, and nobody types there. */
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

/** The focused cell, its text at first, and the course of texts that are undone together. */
type Active = { cell: GridCell; text: string; course: string };

const isSame = (one: GridCell, other: GridCell) => one.row === other.row && one.column === other.column;

/** The input of an event that the table hears, and its cell. */
function inputOf(target: EventTarget) {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  return { input: target, cell: { row: Number(row), column: Number(column) } };
}

/** The cell of a button that the keys lead to. */
function toggleOf(target: EventTarget): GridCell | null {
  if (!(target instanceof HTMLButtonElement) || target.dataset['row'] === undefined) return null;
  return { row: Number(target.dataset['row']), column: Number(target.dataset['column']) };
}

/** The state and the actions of a grid of quantities; `QuantityGrid` shows it, and buttons around it act on it. */
export function useQuantityGrid(options: GridOptions) {
  const { rows, columns, keyOf, isClosed, isToggle, fill } = options;
  const table = useRef<HTMLTableElement>(null);
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

  /** @returns whether the cell is drawn already */
  function focus({ row, column }: GridCell): boolean {
    const cell = `[data-row="${row}"][data-column="${column}"]`;
    const input = table.current?.querySelector<HTMLElement>(cell);
    input?.focus();
    return Boolean(input);
  }

  function goTo(cell: GridCell | null) {
    if (!cell) return;
    const from = active?.cell;
    const isInLine = from && (from.row === cell.row || from.column === cell.column);
    const passed = isInLine ? cellsOf(between(from.row, cell.row), between(from.column, cell.column)) : [];
    const skipped = passed.filter(each => isInside(each) && !isOpen(each));
    setReport(skipped.length > 0 ? { skipped } : null);
    focus(cell);
  }

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

  function type({ cell, course }: Omit<Active, 'text'>, text: string) {
    setRange(null);
    setReport(null);
    if (!isFill(cell)) return texts.write({ [keyOf(cell)]: text }, course);
    setFilling(text);
    if (text === '') texts.takeBack(course);
    else if (!Number.isNaN(readCell(text)))
      texts.write(
        ofCells(lineOf(cell), () => text),
        course,
      );
  }

  /** More or fewer pieces in the focused cell, or in all of its line. */
  function add(pieces: number) {
    if (!active) return;
    const now = readCell(isFill(active.cell) ? filling : textAt(active.cell));
    type(active, String(Math.max(0, (now || 0) + pieces)));
  }

  /** The next cell of the column, or the top of the next one. */
  const goOn = () => active && goTo(openCell(plain, active.cell, downwards(rows.length)));

  const isRestorable =
    active !== null && (isFill(active.cell) ? filling : textAt(active.cell)) !== active.text;

  function clearSelected() {
    const { rows: down, columns: across } = selected();
    texts.write(ofCells(cellsOf(down, across), () => ''));
  }

  function extend(event: KeyboardEvent, cell: GridCell): boolean {
    if (!event.shiftKey || !event.key.startsWith('Arrow')) return false;
    const to = cellAfter(event, range?.to ?? cell, { ...shape, isOpen: isInside });
    if (to && isInside(cell)) setRange({ from: range?.from ?? cell, to });
    return true;
  }

  /** @returns whether the key was the grid's */
  function act(event: KeyboardEvent, { cell, text, course }: Active): boolean {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = shortcutKey(event).toLowerCase();
    if (isCommand && key === 'enter') options.onCommit?.();
    else if (isCommand && key === 'z') texts.undo();
    else if (isCommand && key === 'd') isFill(cell) || copy(fillDown(selected(), plain));
    else if (isCommand && key === 'r') isFill(cell) || fillRows();
    else if (key === 'escape' && isRestorable) type({ cell, course }, text);
    else if ((key === 'delete' || key === 'backspace') && range) clearSelected();
    else if (!extend(event, cell)) {
      // Enter, which goes on while somebody types, would press a button next time.
      const next = cellAfter(event, cell, key === 'enter' ? fields : shape);
      if (next === undefined) return false;
      goTo(next);
    }
    return true;
  }

  const handlers = {
    onChange: ({ target }: ChangeEvent<HTMLElement>) => {
      const typed = inputOf(target);
      if (typed && active) type({ ...active, cell: typed.cell }, typed.input.value);
    },
    onFocus: ({ target }: FocusEvent) => {
      const entered = inputOf(target);
      if (!entered) return;
      const { cell } = entered;
      setActive({ cell, text: isFill(cell) ? '' : textAt(cell), course: texts.newCourse() });
      setRange(null);
      setFilling('');
      entered.input.select();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // From cell to cell nothing around the grid comes and goes.
      if (relatedTarget && inputOf(relatedTarget) && table.current?.contains(relatedTarget)) return;
      setActive(null);
      setFilling('');
    },
    onKeyDown: (event: KeyboardEvent) => {
      const toggle = event.key === 'Enter' ? null : toggleOf(event.target);
      const next = toggle ? cellAfter(event, toggle, shape) : undefined;
      if (next) goTo(next);
      if (next !== undefined || (active && act(event, active))) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      if (!active) return;
      const text = event.clipboardData.getData('text');
      // A figure fills the line, a block begins in it.
      const isBlock = /[\t\r\n]/.test(text.trim());
      if (isFill(active.cell) && !isBlock) {
        if (!Number.isNaN(readCell(pastedText(text)))) {
          event.preventDefault();
          type(active, pastedText(text));
        }
        return;
      }
      const block = pastedBlock(text, active.cell, { rows, columns }, isPlain);
      const isOneWord = !isBlock && block.texts.every(({ text }) => Number.isNaN(readCell(text)));
      if (isOneWord) return;
      event.preventDefault();
      texts.write(Object.fromEntries(block.texts.map(({ cell, text }) => [keyOf(cell), text])));
      // A word among the figures is for its cell to refuse.
      setReport({ pasted: block.texts.length, cut: block.cut });
    },
  };

  return {
    ...texts,
    table,
    handlers,
    /** The cell that has the focus. */
    active: active?.cell ?? null,
    isActive: (cell: GridCell) => active !== null && isSame(active.cell, cell),
    /** Escape restores the focused cell. */
    isRestorable,
    isSelected: ({ row, column }: GridCell) => {
      if (!range || isSame(range.from, range.to)) return false;
      const { rows: down, columns: across } = selected();
      return down.includes(row) && across.includes(column);
    },
    isFill,
    isOpen,
    filling,
    report,
    dismissReport: () => setReport(null),
    add,
    fillOn,
    goOn,
    focus,
    /** Makes the text of the focused cell the one that Escape restores, as after saving. */
    keep: () => setActive(now => now && { ...now, text: textAt(now.cell) }),
  };
}

export type QuantityGridState = ReturnType<typeof useQuantityGrid>;

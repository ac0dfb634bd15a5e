import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
} from 'react';
import { shortcutKey } from '../overlay/shortcut-keys.ts';
import { between, cellsOf, fillDown } from './grid-fill.ts';
import { cellAfter, downwards, type GridCell, openCell } from './grid-keys.ts';
import { pastedBlock, pastedText, readCell } from './grid-text.ts';
import { type Active, type GridOptions, useGridEdits } from './use-grid-edits.ts';

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

/** The state and the actions of a grid of quantities, and its keys; `QuantityGrid` shows it, and buttons around it act on it. */
export function useQuantityGrid(options: GridOptions) {
  const table = useRef<HTMLTableElement>(null);
  const edits = useGridEdits(options);
  const { texts, active, setActive, range, setRange, filling, setFilling, report, setReport } = edits;
  const { isFill, isInside, isPlain, isOpen, shape, fields, plain, textAt, selected, type, isRestorable } =
    edits;
  const { rows, columns, keyOf } = options;

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

  /** The next cell of the column, or the top of the next one. */
  const goOn = () => active && goTo(openCell(plain, active.cell, downwards(rows.length)));

  function extend(event: KeyboardEvent, cell: GridCell): boolean {
    if (!event.shiftKey || !event.key.startsWith('Arrow')) return false;
    const to = cellAfter(event, range?.to ?? cell, { ...shape, isOpen: isInside });
    if (to && isInside(cell)) setRange({ from: range?.from ?? cell, to });
    return true;
  }

  /** @returns whether the key was the grid's */
  function act(event: KeyboardEvent, { cell, text, group }: Active): boolean {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = shortcutKey(event).toLowerCase();
    if (isCommand && key === 'enter') options.onCommit?.();
    else if (isCommand && key === 'z') texts.undo();
    else if (isCommand && key === 'd') isFill(cell) || edits.copy(fillDown(selected(), plain));
    else if (isCommand && key === 'r') isFill(cell) || edits.fillRows();
    else if (key === 'escape' && isRestorable) type({ cell, group }, text);
    else if ((key === 'delete' || key === 'backspace') && range) edits.clearSelected();
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
      setActive({ cell, text: isFill(cell) ? '' : textAt(cell), group: texts.newGroup() });
      setRange(null);
      setFilling('');
      entered.input.select();
    },
    // A click into the cell that the keys have reached drops the selection: the next digit would join the old figure.
    onClick: ({ target }: MouseEvent) => isRestorable || inputOf(target)?.input.select(),
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
    add: edits.add,
    fillOn: edits.fillOn,
    goOn,
    focus,
    /** Makes the text of the focused cell the one that Escape restores, as after saving. */
    keep: () => setActive(now => now && { ...now, text: textAt(now.cell) }),
  };
}

export type QuantityGridState = ReturnType<typeof useQuantityGrid>;

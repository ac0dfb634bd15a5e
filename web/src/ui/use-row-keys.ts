import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toggled, withAll, withRange } from './row-range.ts';

interface RowKeysInput {
  /** Ids of the rows in sight, in order. */
  ids: readonly string[];
  selected: ReadonlySet<string> | undefined;
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
  onOpen: ((id: string) => void) | undefined;
}

/** What a row reports; the same object for the life of the table, so that rows need not be drawn again. */
export interface RowHandlers {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocusRow: (id: string) => void;
  /** A press on a row's checkbox; with Shift it draws the range from the last pressed one. */
  pick: (id: string, range: boolean) => void;
  open: (id: string) => void;
}

const moves: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: 10, PageUp: -10 };

function rowAfter(ids: readonly string[], id: string, key: string): string | undefined {
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const move = moves[key] ?? moves[key.toLowerCase()];
  if (move === undefined) return undefined;
  return ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(id) + move))];
}

function focusRow(from: HTMLElement, id: string) {
  const row = from.parentElement?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/**
 * The keyboard of a table: one row takes the tab stop; arrows, J and K move, Space selects, Shift draws a range,
 * Enter opens, Ctrl+A selects everything in sight. Keys pressed inside a control of a row are the control's.
 */
export function useRowKeys(input: RowKeysInput): { tabStop: string | null; handlers: RowHandlers } {
  const [current, setCurrent] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });

  const handlers = useMemo<RowHandlers>(() => {
    const pick = (id: string, range: boolean) => {
      const { ids, selected, onSelect } = latest.current;
      if (selected === undefined) return;
      onSelect?.(range ? withRange(selected, ids, anchor.current, id) : toggled(selected, id));
      anchor.current = id;
      setCurrent(id);
    };
    const move = (event: KeyboardEvent<HTMLElement>, id: string, target: string) => {
      const { ids, selected, onSelect } = latest.current;
      event.preventDefault();
      if (event.shiftKey && selected !== undefined) {
        anchor.current ??= id;
        onSelect?.(withRange(selected, ids, anchor.current, target));
      }
      focusRow(event.currentTarget, target);
    };
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const { ids, selected, onSelect, onOpen } = latest.current;
      const id = event.currentTarget.dataset['rowId'];
      if (event.target !== event.currentTarget || id === undefined || event.altKey || event.metaKey) return;
      if (event.ctrlKey) {
        if (event.key !== 'a' || selected === undefined) return;
        event.preventDefault();
        onSelect?.(withAll(selected, ids, true));
        return;
      }
      const target = rowAfter(ids, id, event.key);
      if (target !== undefined) move(event, id, target);
      else if (event.key === ' ' && selected !== undefined) {
        event.preventDefault();
        pick(id, event.shiftKey);
      } else if (event.key === 'Enter' && onOpen !== undefined) {
        event.preventDefault();
        onOpen(id);
      }
    };
    return { onKeyDown, onFocusRow: setCurrent, pick, open: id => latest.current.onOpen?.(id) };
  }, []);

  const tabStop = current !== null && input.ids.includes(current) ? current : (input.ids[0] ?? null);
  return { tabStop, handlers };
}

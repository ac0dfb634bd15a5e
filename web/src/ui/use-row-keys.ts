import { type KeyboardEvent, useRef, useState } from 'react';
import { toggled, withAll, withRange } from './row-range.ts';

interface RowKeysInput {
  /** Ids of the rows in sight, in order. */
  ids: readonly string[];
  selected: ReadonlySet<string> | undefined;
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
  onOpen: ((id: string) => void) | undefined;
}

const moves: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: 10, PageUp: -10 };

/**
 * The keyboard of a table: one row takes the tab stop; arrows, J and K move, Space selects, Shift draws a range,
 * Enter opens, Ctrl+A selects everything in sight. Keys pressed inside a control of a row are the control's.
 */
export function useRowKeys({ ids, selected, onSelect, onOpen }: RowKeysInput) {
  const [current, setCurrent] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  const tabStop = current !== null && ids.includes(current) ? current : (ids[0] ?? null);

  const focusRow = (from: HTMLElement, id: string) => {
    setCurrent(id);
    const row = from.parentElement?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`);
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };

  /** A press on a row's checkbox; with Shift it draws the range from the last pressed one. */
  const pick = (id: string, range: boolean) => {
    if (selected === undefined) return;
    onSelect?.(range ? withRange(selected, ids, anchor.current, id) : toggled(selected, id));
    anchor.current = id;
    setCurrent(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = event.currentTarget.dataset['rowId'];
    if (event.target !== event.currentTarget || id === undefined || event.altKey || event.metaKey) return;
    const move = moves[event.key] ?? moves[event.key.toLowerCase()];
    const index = ids.indexOf(id);
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? ids.length - 1 : undefined;
    const next =
      edge ?? (move === undefined ? undefined : Math.min(ids.length - 1, Math.max(0, index + move)));
    const target = next === undefined ? undefined : ids[next];
    if (target !== undefined && !event.ctrlKey) {
      event.preventDefault();
      if (event.shiftKey && selected !== undefined) {
        anchor.current ??= id;
        onSelect?.(withRange(selected, ids, anchor.current, target));
      }
      focusRow(event.currentTarget, target);
    } else if (event.key === ' ' && selected !== undefined) {
      event.preventDefault();
      pick(id, event.shiftKey);
    } else if (event.key === 'Enter' && onOpen !== undefined) {
      event.preventDefault();
      onOpen(id);
    } else if (event.key === 'a' && event.ctrlKey && selected !== undefined) {
      event.preventDefault();
      onSelect?.(withAll(selected, ids, true));
    }
  };

  return { tabStop, onKeyDown, onFocusRow: setCurrent, pick };
}

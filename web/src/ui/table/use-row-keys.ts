import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isCovered, shortcutKey } from '../overlay/shortcut-keys.ts';
import { toggled, withRange } from './row-range.ts';

interface RowKeysInput {
  /** Ids of the rows in order, also of those that are not drawn. */
  ids: readonly string[];
  selected: ReadonlySet<string> | undefined;
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
  onOpen: ((id: string) => void) | undefined;
  /** Ctrl+A. */
  onSelectAll: (() => void) | undefined;
  /** The element that holds the rows. */
  body: RefObject<HTMLElement | null>;
  /** Another search or filter begins at the first row again. */
  scope: string | undefined;
}

/** Handlers of a row; the same object for the life of the table, so that rows need not be drawn again. */
export interface RowHandlers {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocusRow: (id: string) => void;
  /** A press on a row's checkbox; with Shift it draws the range from the last pressed one. */
  pick: (id: string, range: boolean) => void;
  open: (id: string) => void;
}

const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

const clamped = (index: number, length: number) => Math.min(length - 1, Math.max(0, index));

function targetOf(ids: readonly string[], id: string, key: string): string | undefined {
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const move = moves[key];
  return move === undefined ? undefined : ids[clamped(ids.indexOf(id) + move, ids.length)];
}

const rowIn = (body: HTMLElement | null, id: string) =>
  body?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`);

function giveFocus(row: HTMLElement | null | undefined) {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/**
 * The keyboard of a table. One row takes the tab stop: arrows move it, Space selects, Shift draws a range, Enter opens,
 * Ctrl+A selects everything; keys pressed inside a control of a row are the control's. `step` and `mark` do the same from
 * anywhere on the page. When the row with the focus goes away, the row that takes its place gets the focus; when a control in
 * a row does, the row gets it.
 */
export function useRowKeys(input: RowKeysInput) {
  const { ids, body, scope } = input;
  const [current, setCurrent] = useState<string | null>(null);
  const [place, setPlace] = useState({ scope, index: 0 });
  const wanted = useRef<string | null>(null);
  /** The row, or the control in it, that the focus is on, also when it has been taken away with the focus. */
  const focused = useRef<Element | null>(null);
  const anchor = useRef<{ id: string; before: ReadonlySet<string> } | null>(null);
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });

  const known = current === null ? -1 : ids.indexOf(current);
  const index = known >= 0 ? known : place.scope === scope ? clamped(place.index, ids.length) : 0;
  if (ids.length > 0 && (index !== place.index || scope !== place.scope)) setPlace({ scope, index });
  const tabStop = ids[index] ?? null;

  // The row is drawn as soon as it is the current one, wherever in the list it lies.
  useLayoutEffect(() => {
    if (tabStop === null) return;
    const isTakenAway = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isTakenAway) wanted.current = tabStop;
    if (wanted.current === null) return;
    wanted.current = null;
    giveFocus(rowIn(body.current, tabStop));
  });

  const actions = useMemo(() => {
    const focus = (id: string) => {
      const row = rowIn(latest.current.body.current, id);
      if (row) giveFocus(row);
      else wanted.current = id;
      setCurrent(id);
    };
    const drawRange = (from: string, target: string) => {
      const { ids, selected, onSelect } = latest.current;
      if (selected === undefined) return;
      if (anchor.current === null || selected.size === 0) anchor.current = { id: from, before: selected };
      onSelect?.(withRange(anchor.current.before, ids, anchor.current.id, target));
    };
    const pick = (id: string, range: boolean) => {
      const { selected, onSelect } = latest.current;
      if (selected === undefined) return;
      if (range) drawRange(anchor.current?.id ?? id, id);
      else {
        const next = toggled(selected, id);
        anchor.current = { id, before: next };
        onSelect?.(next);
      }
      setCurrent(id);
    };
    const moveTo = (from: string, target: string, range: boolean) => {
      if (range) drawRange(from, target);
      else anchor.current = null;
      focus(target);
    };
    return { focus, pick, moveTo };
  }, []);

  const handlers = useMemo<RowHandlers>(() => {
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const { ids, selected, onOpen, onSelectAll } = latest.current;
      const id = event.currentTarget.dataset['rowId'];
      if (event.defaultPrevented || event.target !== event.currentTarget || id === undefined) return;
      if (event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (shortcutKey(event) !== 'a' || onSelectAll === undefined) return;
        event.preventDefault();
        onSelectAll();
        return;
      }
      const target = targetOf(ids, id, event.key);
      if (target !== undefined) actions.moveTo(id, target, event.shiftKey);
      else if (event.key === ' ' && selected !== undefined) actions.pick(id, event.shiftKey);
      else if (event.key === 'Enter' && onOpen !== undefined) onOpen(id);
      else return;
      event.preventDefault();
    };
    const onFocusRow = (id: string) => {
      // A list that opens over a cell is drawn elsewhere, yet its focus arrives here.
      const { activeElement } = document;
      if (latest.current.body.current?.contains(activeElement)) focused.current = activeElement;
      setCurrent(id);
    };
    return { onKeyDown, onFocusRow, pick: actions.pick, open: id => latest.current.onOpen?.(id) };
  }, [actions]);

  const onFocusOut = useEffectEvent((event: FocusEvent) => {
    const left = event.target;
    // A removed element does not give the focus up by itself, and a list that opens over a cell only borrows it.
    queueMicrotask(() => {
      const isElsewhere = !body.current?.contains(document.activeElement) && !isCovered();
      if (left instanceof Node && left.isConnected && isElsewhere) focused.current = null;
    });
  });
  useEffect(() => {
    const listen = (event: FocusEvent) => onFocusOut(event);
    document.addEventListener('focusout', listen);
    return () => document.removeEventListener('focusout', listen);
  }, []);

  /** The row that the focus lies in, or was in last. */
  const here = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row-id]');
    return (row && body.current?.contains(row) ? row.dataset['rowId'] : undefined) ?? current ?? undefined;
  };

  return {
    /** Row of the tab stop: always drawn. */
    tabStop,
    handlers,
    /** Moves to a neighbour; to the first row where there was none. */
    step: (by: 1 | -1, range: boolean) => {
      const from = here();
      const index = from === undefined ? -1 : ids.indexOf(from);
      const target = index < 0 ? tabStop : ids[clamped(index + by, ids.length)];
      if (target) actions.moveTo(from ?? target, target, range);
    },
    /** Selects the row or takes it from the selection. */
    mark: () => {
      const id = here() ?? tabStop;
      if (!id) return;
      actions.pick(id, false);
      actions.focus(id);
    },
    focus: actions.focus,
  };
}

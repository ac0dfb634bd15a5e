import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useDragOrder } from '../../lists/use-drag-order.ts';
import { arrowStep } from '../../ui/overlay/shortcut-keys.ts';

/** The number of tiles in a row of the grid. */
function columnsOf(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

interface TileOrder {
  count: number;
  /** Moves a tile from one place to another, counted from 0. */
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
  /** Told by screen readers after a tile has moved to a place. */
  place: (at: number) => string;
}

/**
 * A grid of tiles with one tab stop: arrows lead from tile to tile, with Alt they take the tile along, Delete takes it out. A tile is
 * dragged by its picture with a mouse, and by its number with a finger.
 */
export function useTileOrder({ count, move, remove, place }: TileOrder) {
  const grid = useRef<HTMLOListElement>(null);
  const [stop, setStop] = useState(0);
  const { dragged, drag } = useDragOrder('tile', move);
  const [announcement, setAnnouncement] = useState('');
  const current = Math.min(stop, count - 1);

  function lead(to: number) {
    setStop(to);
    // The tile takes the focus once it stands at its new place.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-tile="${to}"]`)?.focus());
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, at: number) {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(at);
      lead(Math.max(0, Math.min(at, count - 2)));
      return;
    }
    const step = arrowStep(event);
    if (!step || !grid.current) return;
    event.preventDefault();
    const to = at + step.columns + step.rows * columnsOf(grid.current);
    if (to < 0 || to >= count) return;
    if (event.altKey) {
      move(at, to);
      setAnnouncement(place(to));
    }
    lead(to);
  }

  return {
    grid,
    announcement,
    isLifted: (at: number) => dragged === at,
    tile: (at: number) => ({
      'data-tile': at,
      tabIndex: at === current ? 0 : -1,
      onFocus: () => setStop(at),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, at),
    }),
    drag: (at: number) => {
      const handle = drag(at);
      return {
        ...handle,
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          // The picture is not dragged by itself.
          if (event.button === 0) event.preventDefault();
          handle.onPointerDown(event);
        },
      };
    },
  };
}

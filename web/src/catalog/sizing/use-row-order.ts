import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { arrowStep } from '../../ui/overlay/shortcut-keys.ts';

type Words = Record<'lifted' | 'place' | 'dropped', (at: number) => string>;

/** The row under the pointer; undefined where there is none. */
function rowAt({ clientX, clientY }: PointerEvent): number | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
  return row ? Number(row.dataset['row']) : undefined;
}

/**
 * Puts rows into another order: by keyboard, where Space lifts one, arrows move it and Space drops it, or dragged to another place.
 * @param move moves a row from one place to another, counted from 0
 */
export function useRowOrder(count: number, move: (from: number, to: number) => void, words: Words) {
  const [lifted, setLifted] = useState<number>();
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');

  function drop() {
    if (lifted === undefined) return;
    setLifted(undefined);
    setAnnouncement(words.dropped(lifted));
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    if (event.key === ' ') {
      event.preventDefault();
      if (lifted !== undefined) return drop();
      setLifted(at);
      setAnnouncement(words.lifted(at));
      return;
    }
    const step = arrowStep(event)?.rows;
    if (lifted === undefined || !step) return;
    event.preventDefault();
    const next = lifted + step;
    if (next < 0 || next >= count) return;
    move(lifted, next);
    setLifted(next);
    setAnnouncement(words.place(next));
  }

  return {
    announcement,
    isLifted: (at: number) => lifted === at || dragged === at,
    /** The properties of a row's handle. */
    handle: (at: number) => ({
      'aria-pressed': lifted === at,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
      onBlur: drop,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(at);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const over = rowAt(event);
        if (dragged === undefined || over === undefined || over === dragged) return;
        move(dragged, over);
        setDragged(over);
      },
      onPointerUp: () => setDragged(undefined),
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}

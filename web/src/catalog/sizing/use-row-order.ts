import { type KeyboardEvent, useState } from 'react';
import { useDragOrder } from '../../lists/use-drag-order.ts';
import { arrowStep } from '../../ui/overlay/shortcut-keys.ts';

type Words = Record<'lifted' | 'place' | 'dropped', (at: number) => string>;

/**
 * Puts rows into another order: by keyboard, where Space lifts one, arrows move it and Space drops it, or dragged to another place.
 * @param move moves a row from one place to another, counted from 0
 */
export function useRowOrder(count: number, move: (from: number, to: number) => void, words: Words) {
  const [lifted, setLifted] = useState<number>();
  const { dragged, drag } = useDragOrder('row', move);
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
      ...drag(at),
    }),
  };
}

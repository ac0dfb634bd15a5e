import { type PointerEvent, useRef } from 'react';
import { toastSwipePx } from './toast-store.ts';

/** Pixels. A shorter move counts as a press. */
const beginsAt = { mouse: 2, touch: 10 };

/**
 * Handlers of an element that a swipe to the right dismisses. `data-swipe` is its state, `--swipe-x` the distance in px.
 */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const way = useRef<number | null>(null);
  return {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
      if (button === 0) start.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({
      currentTarget,
      pointerId,
      pointerType,
      clientX,
      clientY,
    }: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const x = Math.max(0, clientX - start.current.x);
      const y = Math.abs(clientY - start.current.y);
      const begins = pointerType === 'touch' ? beginsAt.touch : beginsAt.mouse;
      if (way.current === null && x > begins && x > y) currentTarget.setPointerCapture(pointerId);
      else if (way.current === null) return;
      way.current = x;
      currentTarget.dataset['swipe'] = 'move';
      currentTarget.style.setProperty('--swipe-x', `${x}px`);
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      const swiped = way.current;
      start.current = null;
      way.current = null;
      if (swiped === null) return;
      // The click that follows a swipe must not press the button under the finger.
      const swallow = (event: Event) => event.stopPropagation();
      currentTarget.addEventListener('click', swallow, { capture: true });
      setTimeout(() => currentTarget.removeEventListener('click', swallow, { capture: true }));
      currentTarget.dataset['swipe'] = swiped >= toastSwipePx ? 'end' : 'cancel';
      if (swiped >= toastSwipePx) onSwiped();
    },
  };
}

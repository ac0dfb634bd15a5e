import { type PointerEvent, useState } from 'react';

/**
 * Drags entries of a list to other places by the pointer.
 * @param name the data attribute of an entry with its place, counted from 0
 * @param move moves an entry from one place to another
 */
export function useDragOrder(name: 'row' | 'tile', move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();

  function placeUnder({ clientX, clientY }: PointerEvent): number | undefined {
    const entry = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(`[data-${name}]`);
    return entry ? Number(entry.dataset[name]) : undefined;
  }

  return {
    dragged,
    /** The properties of the handle of the entry at a place. */
    drag: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(at);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const over = placeUnder(event);
        if (dragged === undefined || over === undefined || over === dragged) return;
        move(dragged, over);
        setDragged(over);
      },
      onPointerUp: () => setDragged(undefined),
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}

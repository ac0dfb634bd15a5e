import { type RefObject, useEffect, useRef } from 'react';

/** The id of the product that an undo brings back, until the product is drawn. */
let awaited: string | null = null;

/** Scrolls to a product of the basket and focuses it, as soon as it is back. */
export function leadBackTo(productId: string): void {
  awaited = productId;
}

/** @returns the ref of the element that stands for the product */
export function useReturned(productId: string): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (awaited !== productId) return;
    awaited = null;
    frame.current?.scrollIntoView({ block: 'nearest' });
    frame.current?.focus({ preventScroll: true });
  });
  return frame;
}

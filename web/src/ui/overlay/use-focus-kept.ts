import { useEffect, useRef } from 'react';
import { isCovered } from './shortcut-keys.ts';
import { canHaveFocus, placesOf, placeToFocus } from './use-focus-return.ts';

/**
 * Gives the focus on when what had it is gone: to its row or one beside it, to the first of `others` (selectors) that is there, or to
 * the heading. Rows that are busy are waited for. It looks each time that its component is rendered.
 */
export function useFocusKept(...others: readonly string[]): void {
  const places = useRef<Element[]>([]);
  const layer = useRef<Element | null>(null);
  const isLost = useRef(false);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) {
        places.current = placesOf(target);
        layer.current = target.closest('[role="dialog"]');
      }
      isLost.current = false;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const { activeElement, body } = document;
    const [last] = places.current;
    if (!last || (isCovered() && !layer.current?.isConnected)) return;
    isLost.current ||= !canHaveFocus(last);
    if (!isLost.current || (activeElement !== body && activeElement !== last)) return;
    const left = places.current.find(place => place.isConnected);
    if (left?.closest('[aria-busy="true"]')) return;
    placeToFocus(places.current, others)?.focus({ preventScroll: true });
  });
}

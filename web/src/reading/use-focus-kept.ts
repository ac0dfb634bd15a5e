import { useEffect, useRef } from 'react';
import { isCovered } from '../ui/overlay/shortcut-keys.ts';
import { neighboursOf } from '../ui/overlay/use-focus-return.ts';

const canHave = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

/**
 * Gives the focus on when what had it is gone, also after a text was read again: to the next row, to a question, to the button that
 * adds, or to the heading.
 */
export function useFocusKept(): void {
  const places = useRef<(HTMLElement | null)[]>([]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) places.current = [target, ...neighboursOf(target)];
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const { activeElement, body } = document;
    const [last, ...neighbours] = places.current;
    if (!last || canHave(last) || isCovered() || (activeElement !== body && activeElement !== last)) return;
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    [...neighbours, find('fieldset[data-current]'), find('[data-add]'), find('h1[tabindex]')]
      .find(place => place && canHave(place))
      ?.focus({ preventScroll: true });
  });
}

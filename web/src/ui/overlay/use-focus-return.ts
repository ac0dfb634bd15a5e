import { useRef } from 'react';

const focusable = 'a[href], button:not(:disabled), [tabindex]';

/** The neighbours of the row that `element` lies in: they take the focus where the row is deleted. */
export function neighboursOf(element: Element | null): (HTMLElement | null)[] {
  const row = element?.closest('tr, li');
  return [row?.nextElementSibling, row?.previousElementSibling].map(next =>
    next instanceof HTMLElement && next.matches(focusable)
      ? next
      : (next?.querySelector<HTMLElement>(focusable) ?? null),
  );
}

/** The button of the menu that `element` lies in: an item goes with its menu as the dialog opens. */
function menuButtonOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

/**
 * Gives the focus back when a dialog without a trigger closes: to the element that had it before, to a neighbour where that row is
 * gone, or to the page's heading. Call `remember` when the dialog opens and `giveBack` when it has closed.
 */
export function useFocusReturn() {
  const candidates = useRef<(HTMLElement | null)[]>([]);
  return {
    remember: () => {
      const { activeElement, body } = document;
      const before = menuButtonOf(activeElement) ?? activeElement;
      const isNone = !(before instanceof HTMLElement) || before === body;
      candidates.current = isNone ? [] : [before, ...neighboursOf(before)];
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const [before] = candidates.current;
      // The opener of the dialog went with a dialog below, which gives the focus back itself.
      if (!before?.isConnected && document.activeElement !== document.body) return;
      const target = candidates.current.find(candidate => candidate?.isConnected);
      (target ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
    },
  };
}

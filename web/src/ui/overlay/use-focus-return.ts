import { useRef } from 'react';

// A button that Tab passes by, as those of a stepper, is no place to go on from.
const focusable =
  'a[href], button:not(:disabled, [tabindex="-1"]), [tabindex]:not(button), [aria-invalid="true"]:not(:disabled)';

const rows = 'tr, li, article';

export const canHaveFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled');

/** The places that the focus goes to from `element`, the nearest first: its row, those beside it, and so on outwards. */
export function placesOf(element: Element): Element[] {
  const places = [element];
  for (let row = element.closest(rows); row; row = row.parentElement?.closest(rows) ?? null)
    places.push(...[row, row.nextElementSibling, row.previousElementSibling].filter(each => each !== null));
  return places;
}

/** The element that can have the focus in the first place that has one; else one of `others` (selectors), or the page's heading. */
export function placeToFocus(places: readonly Element[], others: readonly string[] = []): HTMLElement | null {
  const [before, ...around] = places;
  const candidates = [
    before,
    ...around.map(row => (row.matches(focusable) ? row : row.querySelector(focusable))),
    ...[...others, 'h1[tabindex]'].map(selector => document.querySelector(selector)),
  ];
  return candidates.find(each => each instanceof HTMLElement && canHaveFocus(each)) as HTMLElement | null;
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
  const places = useRef<Element[]>([]);
  return {
    remember: () => {
      const { activeElement, body } = document;
      const before = menuButtonOf(activeElement) ?? activeElement;
      places.current = !before || before === body ? [] : placesOf(before);
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const [before] = places.current;
      // The opener of the dialog went with a dialog below, which gives the focus back itself.
      if (!before?.isConnected && document.activeElement !== document.body) return;
      placeToFocus(places.current)?.focus({ preventScroll: true });
    },
  };
}

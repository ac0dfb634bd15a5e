import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The place of the browser: the router's index, which an entry shares with the entries that open things have put upon it, and
 * the number of these below.
 */
interface Place {
  index: number;
  depth: number;
}

/** The functions that close open layers, the topmost last. */
const closers: (() => void)[] = [];
let router: RouterHistory | undefined;
let here: Place = { index: 0, depth: 0 };

const indexOf = (state: { __TSR_index?: number } | null): number => state?.__TSR_index ?? 0;

/** Writes an entry without the router, for which it is the same entry. */
function write(kind: 'pushState' | 'replaceState', depth: number): void {
  if (!router) return;
  const { href, state } = router.location;
  History.prototype[kind].call(window.history, { ...state, overlays: depth }, '', href);
  here = { index: indexOf(state), depth };
}

/** Puts an entry upon the page's for each thing that is open and has none. */
function addEntries(): void {
  if (!router) return;
  router.flush();
  // Behind a question whether to leave, the browser has gone back already.
  if (indexOf(router.location.state) !== here.index) return;
  while (here.depth < closers.length) write('pushState', here.depth + 1);
}

function onPop(event: PopStateEvent): void {
  const from = here;
  here = { index: indexOf(event.state), depth: event.state?.overlays ?? 0 };
  if (here.index !== from.index || here.depth === from.depth) return;
  event.stopImmediatePropagation();
  const isBack = here.depth < from.depth;
  // Filters that were changed in a sheet stay when it closes.
  write('replaceState', here.depth);
  const above = closers.slice(here.depth);
  if (isBack && above.length > 0) {
    for (const close of above.reverse()) close();
    // A thing that did not close, such as a form that is being saved, is closed by the next press.
    setTimeout(addEntries);
  } else if (isBack) window.history.back();
  else window.history.forward();
}

/**
 * Makes the back button close the topmost thing that is open. Entries of what was closed otherwise stay, are used again,
 * and are passed over by back and forward.
 * @param create makes the router, which must hear of a step after this has
 */
export function letBackClose<Router extends { history: RouterHistory }>(create: () => Router): Router {
  window.addEventListener('popstate', onPop, { capture: true });
  const made = create();
  const { history } = made;
  router = history;
  const { state } = window.history;
  here = { index: indexOf(state), depth: state?.overlays ?? 0 };
  history.subscribe(({ location, action }) => {
    if (action.type === 'PUSH') here = { index: indexOf(location.state), depth: 0 };
    // The router has replaced the whole state; it writes it in a microtask.
    if (action.type !== 'REPLACE' || here.depth === 0) return;
    history.flush();
    write('replaceState', here.depth);
  });
  return made;
}

/** Lets the back button close something, where it was opened last. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useRef(close);
  useEffect(() => {
    closeNow.current = close;
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closer = () => closeNow.current();
    closers.push(closer);
    addEntries();
    return () => {
      closers.splice(closers.indexOf(closer), 1);
    };
  }, [isOpen]);
}

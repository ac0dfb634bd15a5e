import { useCallback, useSyncExternalStore } from 'react';

/** Screens on which a table becomes a list and a dialog takes the whole screen. */
export const PHONE = '(max-width: 767px)';

/** Phones and tablets: no space for filters beside a search, or for two columns. */
export const TABLET = '(max-width: 1099px)';

const lists = new Map<string, MediaQueryList>();

/** Cached: `matchMedia` for each row of a table costs more than drawing the row. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known) return known;
  const list = matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds, now and after every change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = listOf(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}

import { useCallback, useSyncExternalStore } from 'react';

/** Below it a table becomes a list and a dialog takes the whole screen. */
export const PHONE = '(max-width: 767px)';

/** Whether a media query holds, now and after every change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

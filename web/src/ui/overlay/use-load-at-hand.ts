import { useEffect } from 'react';

const moves = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches the code of the next touch while the hand is on its way to it.
 * @param load stable between renders; a failed load is tried again when it opens
 */
export function useLoadAtHand(load: () => Promise<unknown>): void {
  useEffect(() => {
    const forget = () => {
      for (const move of moves) window.removeEventListener(move, fetchIt);
    };
    function fetchIt() {
      forget();
      load().catch(() => undefined);
    }
    for (const move of moves) window.addEventListener(move, fetchIt, { passive: true });
    return forget;
  }, [load]);
}

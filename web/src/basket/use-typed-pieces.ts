import type { BasketItem } from '@toptan/contract/basket';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepPieces, shownPieces, useSetQuantity } from './quantity-api.ts';

/** A line's pieces while they are typed, NaN for what is no whole number; they become the line's at the latest when it leaves the screen or the page goes. */
export function useTypedPieces(line: BasketItem) {
  const setQuantity = useSetQuantity();
  // Until they are the line's or were refused.
  const [typed, setTyped] = useState<number | null>(null);

  function settle(next: number) {
    // Pieces that were typed in the meantime stay.
    const takeOver = () => setTyped(now => (now === next ? null : now));
    if (next === line.quantity) takeOver();
    else setQuantity.mutate({ id: line.id, quantity: next }, { onSettled: takeOver });
  }

  /** A line that is gone has no pieces, whatever was typed. */
  const unsettled = () => {
    const shown = shownPieces(line.id);
    return shown === undefined || shown === typed || Number.isNaN(typed) ? null : typed;
  };
  const leave = useEffectEvent(() => {
    const quantity = unsettled();
    if (quantity !== null) setQuantity.mutate({ id: line.id, quantity });
  });
  const hide = useEffectEvent(() => {
    const quantity = unsettled();
    if (quantity !== null) keepPieces(line, quantity);
  });
  useEffect(() => {
    const keep = () => hide();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      leave();
    };
  }, []);

  const shown = typed ?? line.quantity;
  return { shown, quantity: Number.isNaN(shown) ? line.quantity : shown, setTyped, settle };
}

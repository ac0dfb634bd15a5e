import { useEffect, useEffectEvent, useState } from 'react';

interface TypedFigure {
  /** The figure as the basket has it. */
  stored: number;
  /** The figure that the basket shows by now; undefined when what is counted has gone from it. */
  shownNow: () => number | undefined;
  /** Sends a figure; calls back when it is stored or refused. */
  send: (figure: number, onSettled: () => void) => void;
  /** Keeps a figure for the next page, when this one goes before it could be sent. */
  keep: (figure: number) => void;
}

/**
 * Pieces or packs while they are typed, NaN for what is no whole number; they are sent at the latest when their row leaves the
 * screen, and kept when the page goes.
 */
export function useTypedFigure({ stored, shownNow, send, keep }: TypedFigure) {
  // Until it is stored or was refused.
  const [typed, setTyped] = useState<number | null>(null);

  function settle(next: number) {
    // What was typed in the meantime stays.
    const takeOver = () => setTyped(now => (now === next ? null : now));
    if (next === stored) takeOver();
    else send(next, takeOver);
  }

  const unsettled = () => {
    const shown = shownNow();
    return shown === undefined || shown === typed || Number.isNaN(typed) ? null : typed;
  };
  const leave = useEffectEvent(() => {
    const figure = unsettled();
    if (figure !== null) send(figure, () => {});
  });
  const hide = useEffectEvent(() => {
    const figure = unsettled();
    if (figure !== null) keep(figure);
  });
  useEffect(() => {
    const onHide = () => hide();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);

  const shown = typed ?? stored;
  return { shown, figure: Number.isNaN(shown) ? stored : shown, setTyped, settle };
}

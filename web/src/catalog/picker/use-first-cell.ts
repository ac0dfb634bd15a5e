import { useEffect, useEffectEvent } from 'react';
import { PHONE } from '../../ui/layout/use-media.ts';
import type { GridCell } from '../../ui/trade/grid-keys.ts';
import type { QuantityGridState } from '../../ui/trade/use-quantity-grid.ts';

/** Focuses a cell of a grid when it opens. The keys of a phone open only on a tap. */
export function useFirstCell(grid: QuantityGridState, cell: GridCell | undefined) {
  const begin = useEffectEvent(() => {
    const { activeElement } = document;
    // Somebody may have begun elsewhere while the product was loading.
    const isFree = activeElement === document.body || activeElement?.role === 'dialog';
    return !cell || !isFree || grid.focus(cell);
  });
  useEffect(() => {
    if (matchMedia(PHONE).matches) return;
    // What lies beyond the first screen is drawn a little later.
    const look = () => {
      if (!begin()) frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, []);
}

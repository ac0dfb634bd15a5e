import { useEffect, useEffectEvent } from 'react';
import { PHONE } from '../../ui/use-media.ts';

/**
 * Focuses the first field of a picker when it opens. The keys of a phone open only on a tap.
 * @param focus returns whether the field is drawn already, or there is none
 */
export function useFirstCell(focus: () => boolean) {
  const begin = useEffectEvent(() => {
    const { activeElement } = document;
    // Somebody may have begun elsewhere while the product was loading.
    const isFree = activeElement === document.body || activeElement?.role === 'dialog';
    return !isFree || focus();
  });
  useEffect(() => {
    if (matchMedia(PHONE).matches) return;
    // A field beyond the first screen is drawn a little later.
    const look = () => {
      if (!begin()) frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, []);
}

import { type ComponentType, useEffect, useState } from 'react';
import { subscribeToToasts } from './toast-store.ts';

/**
 * The Toaster, loaded at the first touch or key. Before that there is nothing to show. After that the network may be
 * lost, and only a loaded Toaster can show it. A failed load is tried again at the next touch.
 */
export function ToasterOnDemand() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toaster) return;
    const want = () =>
      void import('./toaster.tsx').then(
        module => setToaster(() => module.Toaster),
        () => undefined,
      );
    const forget = subscribeToToasts(want);
    const occasions = ['pointerdown', 'keydown', 'online'] as const;
    for (const occasion of occasions) window.addEventListener(occasion, want);
    return () => {
      forget();
      for (const occasion of occasions) window.removeEventListener(occasion, want);
    };
  }, [Toaster]);
  return Toaster && <Toaster />;
}

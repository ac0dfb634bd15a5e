import { type ComponentType, useEffect, useState } from 'react';
import { subscribeToToasts } from './toast-store.ts';

/**
 * The Toaster, from the first touch or key on. Before it there is nothing to show. After it the network may be
 * lost, and only a loaded Toaster can show that. A failed load is tried again at the next touch, and breaks no screen.
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

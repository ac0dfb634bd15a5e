import { lazy, Suspense, useEffect, useState } from 'react';
import { subscribeToToasts } from './toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/**
 * The Toaster, from the first touch or key on. Before it nothing needs saying; after it the network may be gone, and
 * something must be there to say so.
 */
export function ToasterOnDemand() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return;
    const want = () => setWanted(true);
    const forget = subscribeToToasts(want);
    window.addEventListener('pointerdown', want);
    window.addEventListener('keydown', want);
    return () => {
      forget();
      window.removeEventListener('pointerdown', want);
      window.removeEventListener('keydown', want);
    };
  }, [isWanted]);
  return (
    isWanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}

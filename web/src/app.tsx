import { RouterProvider } from '@tanstack/react-router';
import { Direction } from 'radix-ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from './i18n/language-store.ts';
import { languageTable } from './i18n/language-table.ts';
import type { createAppRouter } from './router.tsx';
import { subscribeToToasts } from './ui/feedback/toast-store.ts';

/** Everything that the screens need around them. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  const { direction } = languageTable[useLanguage()];
  return (
    <Direction.Provider dir={direction}>
      <RouterProvider router={router} />
      <ToasterOnDemand />
    </Direction.Provider>
  );
}

/**
 * The Toaster, loaded at the first touch or key. Before that there is nothing to show. After that the network may be
 * lost, and only a loaded Toaster can show it. A failed load is tried again at the next touch.
 */
function ToasterOnDemand() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toaster) return;
    const want = () =>
      void import('./ui/feedback/toaster.tsx').then(
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

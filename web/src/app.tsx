import { RouterProvider } from '@tanstack/react-router';
import { Direction } from 'radix-ui';
import { useLanguage } from './i18n/language-store.ts';
import { languageTable } from './i18n/language-table.ts';
import type { createAppRouter } from './router.tsx';
import { ToasterOnDemand } from './ui/feedback/toaster-on-demand.tsx';

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

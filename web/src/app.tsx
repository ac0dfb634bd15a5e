import { RouterProvider } from '@tanstack/react-router';
import { useLanguage } from './i18n/language-store.ts';
import { languageTable } from './i18n/language-table.ts';
import type { createAppRouter } from './router.tsx';
import { ToasterOnDemand } from './ui/feedback/toaster-on-demand.tsx';
import { UiProvider } from './ui/layout/ui-provider.tsx';

/** Everything that the screens need around them. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  const { direction } = languageTable[useLanguage()];
  return (
    <UiProvider direction={direction}>
      <RouterProvider router={router} />
      <ToasterOnDemand />
    </UiProvider>
  );
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { Language } from '@toptan/contract/languages';
import type { ReactNode } from 'react';
import { startI18n } from '../i18n/i18n.ts';
import { useLanguageStore } from '../i18n/language-store.ts';
import { languageTable } from '../i18n/language-table.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { UiProvider } from '../ui/layout/ui-provider.tsx';

/** Renders with the words of a language, an empty query client and what the components need around them. */
export async function renderIn(language: Language, screen: ReactNode): Promise<RenderResult> {
  useLanguageStore.setState({ currentLanguage: language });
  await startI18n(language);
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider direction={languageTable[language].direction}>
        {screen}
        <Toaster />
      </UiProvider>
    </QueryClientProvider>,
  );
}

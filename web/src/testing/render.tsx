import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { Language } from '@toptan/contract/languages';
import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { startI18n } from '../i18n/i18n.ts';
import { useLanguageStore } from '../i18n/language-store.ts';
import { languageTable } from '../i18n/language-table.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';

const emptyClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Renders with the words of a language, a query client and what the components need around them. */
export async function renderIn(
  language: Language,
  screen: ReactNode,
  client = emptyClient(),
): Promise<RenderResult> {
  useLanguageStore.setState({ currentLanguage: language });
  await startI18n(language);
  return render(
    <QueryClientProvider client={client}>
      <Direction.Provider dir={languageTable[language].direction}>
        {screen}
        <Toaster />
      </Direction.Provider>
    </QueryClientProvider>,
  );
}

import type { Language } from '@toptan/contract/languages';
import { Direction } from 'radix-ui';
import { languageTable } from '../i18n/language-table.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { OrderSpecimens } from './order-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { PublicSpecimens } from './public-specimens.tsx';
import { ShowSpecimens } from './show-specimens.tsx';
import { StateSpecimens } from './state-specimens.tsx';
import { TableSpecimens } from './table-specimens.tsx';
import { TokenSpecimens } from './token-specimens.tsx';
import { specimenWords } from './words.ts';

export interface DesignPageProps {
  language: Language;
  theme: 'light' | 'dark';
}

function go(key: string, value: string) {
  const query = new URLSearchParams(location.search);
  query.set(key, value);
  location.search = query.toString();
}

/** The living page of the design system. */
export function DesignPage({ language, theme }: DesignPageProps) {
  const words = specimenWords(language);
  return (
    <Direction.Provider dir={languageTable[language].direction}>
      <main className="design">
        <PageHeader
          title={words.title}
          subtitle={words.subtitle}
          focus={false}
          tools={
            <>
              <Segmented
                label="Language"
                value={language}
                onChange={value => go('lang', value)}
                options={[
                  { value: 'en', label: 'EN' },
                  { value: 'ar', label: 'AR' },
                  { value: 'tr', label: 'TR' },
                ]}
              />
              <Segmented
                label="Theme"
                value={theme}
                onChange={value => go('theme', value)}
                options={[
                  { value: 'light', label: 'Light' },
                  { value: 'dark', label: 'Dark' },
                ]}
              />
            </>
          }
        />
        <TokenSpecimens />
        <ActionSpecimens words={words} />
        <FormSpecimens words={words} />
        <OrderSpecimens words={words} />
        <ShowSpecimens words={words} />
        <TableSpecimens words={words} />
        <StateSpecimens words={words} />
        <OverlaySpecimens words={words} />
      </main>
      <PublicSpecimens words={words} />
      <Toaster />
    </Direction.Provider>
  );
}

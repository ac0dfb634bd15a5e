import type { Deed } from '@toptan/contract/audit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from './deed-words.ts';

/** What a deed is called; one of an older version keeps the name of its call. */
export function useDeedName(): (deed: Pick<Deed, 'deed'>) => string {
  const { t } = useTranslation('audit');
  return useCallback(
    ({ deed }) => {
      const words = wordsOf(deed);
      return words ? t(`deeds.${words}`) : deed;
    },
    [t],
  );
}

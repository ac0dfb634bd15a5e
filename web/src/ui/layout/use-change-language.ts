import type { Language } from '@toptan/contract/languages';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../i18n/i18n.ts';
import { toast } from '../feedback/toast-store.ts';

/** Switches the language. When its sentences cannot be loaded the old one stays and a toast shows the error. */
export function useChangeLanguage(): (language: Language) => void {
  const { t } = useTranslation(['shell', 'words']);
  return useCallback(
    language => {
      changeLanguage(language).catch(() =>
        toast({ variant: 'destructive', title: t('words:error'), description: t('languageFailed') }),
      );
    },
    [t],
  );
}

import { isOneSize } from '@toptan/contract/catalog/sizing';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The name of a size: its label, or words where there is one size only. */
export function useSizeName(): (size: string | null) => string {
  const { t } = useTranslation('words');
  return useCallback((size: string | null) => (size && !isOneSize(size) ? size : t('oneSize')), [t]);
}

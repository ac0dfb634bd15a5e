import { parseLeadTime } from '@toptan/contract/lead-time';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A lead time in the reader's language: '3-5 days' is '3-5 gün'. One in other words is shown as it was typed. */
export function useLeadTime(): (leadTime: string) => string {
  const { t } = useTranslation('manufacturers');
  return useCallback(
    leadTime => {
      const days = parseLeadTime(leadTime);
      if (days === null) return leadTime;
      const { from, to } = days;
      return from === to
        ? t('leadTimeWords.days', { count: to })
        : t('leadTimeWords.range', { count: to, range: `${from}-${to}` });
    },
    [t],
  );
}

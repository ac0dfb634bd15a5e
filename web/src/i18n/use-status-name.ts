import { orderStatuses } from '@toptan/contract/order-statuses';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The six statuses, and those that the translations name besides. */
const named = [...orderStatuses, 'inProduction', 'ready'] as const;

/** The label of an order's status; one that has none is shown as it came. */
export function useStatusName(): (status: string) => string {
  const { t } = useTranslation('words');
  return useCallback(
    (status: string) => {
      const known = named.find(name => name === status);
      return known ? t(`orderStatus.${known}`) : status || t('unknown');
    },
    [t],
  );
}

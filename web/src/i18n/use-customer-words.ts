import type { OrderSummary } from '@toptan/contract/orders';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The name of an order's customer, and its email; 'Unknown' and 'No email' where there is none. */
export function useCustomerWords() {
  const { t } = useTranslation('words');
  return useCallback(
    ({ companyName, customerShortName, email }: OrderSummary['customer']) => ({
      company: companyName || t('unknown'),
      shortName: customerShortName || companyName || t('unknown'),
      email: email || t('noEmail'),
    }),
    [t],
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { updateCustomer } from '@toptan/contract/customer-changes';
import { type Customer, listCustomers, makeLoginLink } from '@toptan/contract/customers';
import { getGuide } from '@toptan/contract/guide';
import type { Language } from '@toptan/contract/languages';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { changeAtOnce } from '../api/change-at-once.ts';
import { pageQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useFailureToast, useOutcome } from '../api/use-outcome.ts';

/**
 * The numbers of customers that the search finds, active and inactive; undefined until both are known, null when they cannot be.
 */
export function useCustomerCounts(q: string | undefined) {
  const count = (active: 'true' | 'false') => pageQuery(listCustomers, { query: { q, active, limit: 1 } });
  const keep = { placeholderData: <T>(previous: T | undefined) => previous };
  const active = useQuery({ ...count('true'), ...keep });
  const inactive = useQuery({ ...count('false'), ...keep });
  if (!active.data || !inactive.data) return active.isError || inactive.isError ? null : undefined;
  const [some, others] = [active.data.total, inactive.data.total];
  return { all: some + others, active: some, inactive: others };
}

/** Ends the shop's access. The change is shown at once, and taken back when it fails. */
export function useDeactivateCustomer() {
  const { t } = useTranslation('customers');
  const outcome = useOutcome({ done: t('deactivated'), failed: t('updateFailed') });
  return useMutation({
    mutationFn: (id: string) => call(updateCustomer, { params: { id }, body: { isActive: false } }),
    onMutate: id => changeAtOnce<Customer>(listCustomers, id, { isActive: false }),
    onSuccess: outcome.onSuccess,
    onError: (error, _id, takeBack) => {
      takeBack?.();
      outcome.onError(error);
    },
    onSettled: () => refresh(listCustomers),
  });
}

/** Makes the link with which a customer opens its account, and the message with the link; the former link ends. */
export function useInvite() {
  const { t } = useTranslation('customers');
  return useMutation({
    mutationFn: ({ id, language }: { id: string; language: Language }) =>
      call(makeLoginLink, { params: { id }, body: { language } }),
    onError: useFailureToast(t('invite.failed')),
    onSettled: () => refresh(listCustomers, getGuide),
  });
}

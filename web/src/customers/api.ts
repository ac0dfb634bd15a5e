import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type CustomerChange,
  createCustomer,
  type NewCustomer,
  updateCustomer,
} from '@toptan/contract/customer-changes';
import { type Customer, deleteCustomer, getCustomer, listCustomers } from '@toptan/contract/customers';
import { listOrders } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { changeAtOnce } from '../api/change-at-once.ts';
import { dataQuery, pageQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { useLastKnown } from '../lists/use-last-known.ts';

/** How many customers the search finds, by whether they are active; undefined until both are known, null when they cannot be. */
export function useCustomerCounts(q: string | undefined) {
  const count = (active: 'true' | 'false') => pageQuery(listCustomers, { query: { q, active, limit: 1 } });
  const keep = { placeholderData: <T>(previous: T | undefined) => previous };
  const active = useQuery({ ...count('true'), ...keep });
  const inactive = useQuery({ ...count('false'), ...keep });
  if (!active.data || !inactive.data) return active.isError || inactive.isError ? null : undefined;
  const [some, others] = [active.data.total, inactive.data.total];
  return { all: some + others, active: some, inactive: others };
}

/** The customer of an open form: from the list where it stands there, otherwise requested. */
export function useEditedCustomer(id: string | undefined, listed: Customer | undefined) {
  const query = useQuery({
    ...dataQuery(getCustomer, { params: { id: id ?? '' } }),
    enabled: id !== undefined && listed === undefined,
  });
  return {
    customer: useLastKnown(listed ?? query.data ?? null),
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** @param isShown whether the form shows an error beside its fields */
export function useCreateCustomer(isShown: (error: unknown) => boolean) {
  const { t } = useTranslation('customers');
  return useMutation({
    mutationFn: (body: NewCustomer) => call(createCustomer, { body }),
    ...useOutcome({ done: t('created'), failed: t('createFailed') }, isShown),
    onSettled: () => refresh(listCustomers),
  });
}

/** @param isShown whether the form shows an error beside its fields */
export function useUpdateCustomer(isShown: (error: unknown) => boolean) {
  const { t } = useTranslation('customers');
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: CustomerChange }) =>
      call(updateCustomer, { params: { id }, body }),
    ...useOutcome({ done: t('updated'), failed: t('updateFailed') }, isShown),
    onSettled: () => refresh(listCustomers, listOrders),
  });
}

/** Ends the shop's access; shown at once, taken back when it fails. */
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

/** Whether a customer stays because orders name it. */
export const hasOrders = (error: unknown) => hasCode(error, 'customer_has_orders');

/** Shows the result as a toast. That orders name the customer is left to the dialog, which offers a way out. */
export function useDeleteCustomer() {
  const { t } = useTranslation('customers');
  return useMutation({
    mutationFn: (id: string) => call(deleteCustomer, { params: { id } }),
    ...useOutcome({ done: t('deleted'), failed: t('deleteFailed') }, hasOrders),
    onSettled: () => refresh(listCustomers),
  });
}

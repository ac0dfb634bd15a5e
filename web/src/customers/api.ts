import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type Customer,
  type CustomerChange,
  createCustomer,
  deleteCustomer,
  getCustomer,
  listCustomers,
  type NewCustomer,
  updateCustomer,
} from '@toptan/contract/customers';
import { call } from '../api/call.ts';
import { changeAtOnce } from '../api/change-at-once.ts';
import { dataQuery, pageQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useLastKnown } from '../api/use-last-known.ts';

/** How many customers the search finds, by whether they are active; undefined until both are known. */
export function useCustomerCounts(q: string | undefined) {
  const count = (active: 'true' | 'false') => pageQuery(listCustomers, { query: { q, active, limit: 1 } });
  const keep = { placeholderData: <T>(previous: T | undefined) => previous };
  const active = useQuery({ ...count('true'), ...keep }).data?.total;
  const inactive = useQuery({ ...count('false'), ...keep }).data?.total;
  if (active === undefined || inactive === undefined) return undefined;
  return { all: active + inactive, active, inactive };
}

/** The customer of an open form: from the list where it stands there, otherwise asked for. */
export function useCustomer(id: string | undefined, listed: Customer | undefined) {
  const query = useQuery({
    ...dataQuery(getCustomer, { params: { id: id ?? '' } }),
    enabled: id !== undefined && listed === undefined,
  });
  return { customer: useLastKnown(listed ?? query.data ?? null), error: query.error };
}

export function useCreateCustomer() {
  return useMutation({
    mutationFn: (body: NewCustomer) => call(createCustomer, { body }),
    onSettled: () => refresh(listCustomers),
  });
}

export function useUpdateCustomer() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: CustomerChange }) =>
      call(updateCustomer, { params: { id }, body }),
    onSettled: () => refresh(listCustomers),
  });
}

/** Ends the shop's access; shown at once, taken back when it fails. */
export function useDeactivateCustomer() {
  return useMutation({
    mutationFn: (id: string) => call(updateCustomer, { params: { id }, body: { isActive: false } }),
    onMutate: id => changeAtOnce<Customer>(listCustomers, id, { isActive: false }),
    onError: (_error, _id, takeBack) => takeBack?.(),
    onSettled: () => refresh(listCustomers),
  });
}

export function useDeleteCustomer() {
  return useMutation({
    mutationFn: (id: string) => call(deleteCustomer, { params: { id } }),
    onSettled: () => refresh(listCustomers),
  });
}

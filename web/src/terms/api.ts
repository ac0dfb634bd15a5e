import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listProducts } from '@toptan/contract/catalog/products';
import { getCustomer, listCustomers } from '@toptan/contract/customers';
import { listGroups } from '@toptan/contract/groups';
import { listEffectiveTerms } from '@toptan/contract/terms';
import { ApiError, hasCode } from '../api/api-error.ts';
import { dataQuery } from '../api/queries.ts';

/** The most rows that a choice lists. */
const choicesMax = 50;

export type Choice = { value: string; label: string };

/** The customers or products that the server finds for a search; until then those of the search before. */
export function useChoices(kind: 'customer' | 'product', q: string) {
  const query = { limit: choicesMax, ...(q && { q }) };
  const customers = useQuery({
    ...dataQuery(listCustomers, { query }),
    enabled: kind === 'customer',
    placeholderData: keepPreviousData,
  });
  const products = useQuery({
    ...dataQuery(listProducts, { query }),
    enabled: kind === 'product',
    placeholderData: keepPreviousData,
  });
  const choices: readonly Choice[] | undefined =
    kind === 'customer'
      ? customers.data?.map(({ id, companyName }) => ({ value: id, label: companyName }))
      : products.data?.map(({ id, name, sku }) => ({ value: id, label: sku ? `${name} · ${sku}` : name }));
  return { choices, isFetching: customers.isFetching || products.isFetching };
}

export const useGroups = () => useQuery(dataQuery(listGroups));

/** The rules that hold for a customer, with their sources. */
export function useEffectiveTerms(customerId: string, productId: string) {
  return useQuery({
    ...dataQuery(listEffectiveTerms, {
      params: { customerId },
      query: productId ? { productId } : {},
    }),
    enabled: customerId !== '',
    placeholderData: keepPreviousData,
  });
}

/** The group of a customer, by its name; null for none. */
export function useGroupOf(customerId: string): string | null {
  const { data: customer } = useQuery({
    ...dataQuery(getCustomer, { params: { id: customerId } }),
    enabled: customerId !== '',
  });
  const { data: groups } = useGroups();
  return groups?.find(({ id }) => id === customer?.groupId)?.name ?? null;
}

/** The name of the product of which nothing could be ordered any more; '' for all products, null for another error. */
export const conflictOf = (error: unknown): string | null =>
  error instanceof ApiError && hasCode(error, 'rules_conflict') ? (error.fields[0]?.product ?? '') : null;

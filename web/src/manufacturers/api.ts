import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { deleteManufacturer, getManufacturer, listManufacturers } from '@toptan/contract/manufacturers';
import { maxLimit } from '@toptan/contract/pagination';
import { listTerms } from '@toptan/contract/terms';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';

const firstManufacturers = dataQuery(listManufacturers, { query: { limit: maxLimit } });

/** The first thousand manufacturers, for choices and names. */
export function useManufacturers() {
  return useQuery(firstManufacturers);
}

/** The manufacturers that the server finds for a search; undefined for no search. */
export function useFoundManufacturers(q: string, limit: number) {
  return useQuery({
    ...dataQuery(listManufacturers, { query: { q, limit } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

/** The company name of a manufacturer, which need not be among the first thousand. */
export function useCompanyName(id: string | null | undefined): string | undefined {
  const { data: manufacturers } = useManufacturers();
  const first = manufacturers?.find(manufacturer => manufacturer.id === id);
  const hasMore = manufacturers?.length === maxLimit;
  const one = useQuery({
    ...dataQuery(getManufacturer, { params: { id: id ?? '' } }),
    enabled: Boolean(id) && hasMore && !first,
  });
  return (first ?? one.data)?.companyName;
}

/** Whether a manufacturer stays because orders or products name it. */
export const isInUse = (error: unknown) => hasCode(error, 'manufacturer_in_use');

/** Deletes a manufacturer, and shows the result as a toast. The dialog handles the refusal of a manufacturer in use. */
export function useDeleteManufacturer() {
  const { t } = useTranslation('manufacturers');
  return useMutation({
    mutationFn: (id: string) => call(deleteManufacturer, { params: { id } }),
    ...useOutcome({ done: t('deleted'), failed: t('deleteFailed') }, isInUse),
    // The manufacturer's rules for orders are deleted, too.
    onSettled: () => refresh(listManufacturers, listTerms),
  });
}

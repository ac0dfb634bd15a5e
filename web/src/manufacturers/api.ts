import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  createManufacturer,
  type ManufacturerChange,
  type NewManufacturer,
  updateManufacturer,
} from '@toptan/contract/manufacturer-changes';
import {
  deleteManufacturer,
  getManufacturer,
  listManufacturers,
  type Manufacturer,
} from '@toptan/contract/manufacturers';
import { listOrders } from '@toptan/contract/orders';
import { maxLimit } from '@toptan/contract/pagination';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { useLastKnown } from '../lists/use-last-known.ts';

/** The first thousand manufacturers. */
const firstManufacturers = dataQuery(listManufacturers, { query: { limit: maxLimit } });

/** The first thousand manufacturers, for choices and names. */
export function useManufacturers() {
  return useQuery(firstManufacturers);
}

/** What the server finds for a search; undefined for none. */
export function useFoundManufacturers(q: string, limit: number) {
  return useQuery({
    ...dataQuery(listManufacturers, { query: { q, limit } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

/** The company name of a manufacturer, which may stand beyond the first thousand. */
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

/** The manufacturer of an open form: from the list where it stands there, otherwise by its id. */
export function useManufacturer(id: string | undefined, listed: Manufacturer | undefined) {
  const query = useQuery({
    ...dataQuery(getManufacturer, { params: { id: id ?? '' } }),
    enabled: id !== undefined && listed === undefined,
  });
  return {
    manufacturer: useLastKnown(listed ?? query.data ?? null),
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** @param isShown whether the form shows an error beside its fields */
export function useCreateManufacturer(isShown: (error: unknown) => boolean) {
  const { t } = useTranslation('manufacturers');
  return useMutation({
    mutationFn: (body: NewManufacturer) => call(createManufacturer, { body }),
    ...useOutcome({ done: t('created'), failed: t('createFailed') }, isShown),
    onSettled: () => refresh(listManufacturers),
  });
}

/** @param isShown whether the form shows an error beside its fields */
export function useUpdateManufacturer(isShown: (error: unknown) => boolean) {
  const { t } = useTranslation('manufacturers');
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ManufacturerChange }) =>
      call(updateManufacturer, { params: { id }, body }),
    ...useOutcome({ done: t('updated'), failed: t('updateFailed') }, isShown),
    onSettled: () => refresh(listManufacturers, listOrders),
  });
}

/** Whether a manufacturer stays because orders or products name it. */
export const isInUse = (error: unknown) => hasCode(error, 'manufacturer_in_use');

/** Shows the result as a toast. That the manufacturer is in use is left to the dialog. */
export function useDeleteManufacturer() {
  const { t } = useTranslation('manufacturers');
  return useMutation({
    mutationFn: (id: string) => call(deleteManufacturer, { params: { id } }),
    ...useOutcome({ done: t('deleted'), failed: t('deleteFailed') }, isInUse),
    onSettled: () => refresh(listManufacturers),
  });
}

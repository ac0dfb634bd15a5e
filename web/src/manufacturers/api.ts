import { useMutation, useQuery } from '@tanstack/react-query';
import {
  createManufacturer,
  type ManufacturerChange,
  type NewManufacturer,
  updateManufacturer,
} from '@toptan/contract/manufacturer-changes';
import { deleteManufacturer, listManufacturers, type Manufacturer } from '@toptan/contract/manufacturers';
import { listOrders } from '@toptan/contract/orders';
import { maxLimit } from '@toptan/contract/pagination';
import { useTranslation } from 'react-i18next';
import { ApiError, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useLastKnown } from '../api/use-last-known.ts';
import { useOutcome } from '../api/use-outcome.ts';

/** Every manufacturer, as many as one answer holds. */
const everyManufacturer = dataQuery(listManufacturers, { query: { limit: maxLimit } });

/** Every manufacturer, for choices and names. */
export function useManufacturers() {
  return useQuery(everyManufacturer);
}

/** The manufacturer of an open form: from the list where it stands there, otherwise from all of them. */
export function useManufacturer(id: string | undefined, listed: Manufacturer | undefined) {
  const { data, error, refetch } = useQuery({
    ...everyManufacturer,
    enabled: id !== undefined && listed === undefined,
  });
  const manufacturer = useLastKnown(listed ?? data?.find(candidate => candidate.id === id) ?? null);
  const isGone = !manufacturer && data !== undefined;
  return {
    manufacturer,
    error: isGone ? ApiError.answered(404, 'Not Found', '') : error,
    retry: () => void refetch(),
  };
}

/** @param isSaid whether the form shows an error beside its fields */
export function useCreateManufacturer(isSaid: (error: unknown) => boolean) {
  const { t } = useTranslation('manufacturers');
  return useMutation({
    mutationFn: (body: NewManufacturer) => call(createManufacturer, { body }),
    ...useOutcome({ done: t('created'), failed: t('createFailed') }, isSaid),
    onSettled: () => refresh(listManufacturers),
  });
}

/** @param isSaid whether the form shows an error beside its fields */
export function useUpdateManufacturer(isSaid: (error: unknown) => boolean) {
  const { t } = useTranslation('manufacturers');
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ManufacturerChange }) =>
      call(updateManufacturer, { params: { id }, body }),
    ...useOutcome({ done: t('updated'), failed: t('updateFailed') }, isSaid),
    onSettled: () => refresh(listManufacturers, listOrders),
  });
}

/** Whether a manufacturer stays because orders or products name it. */
export const isInUse = (error: unknown) => hasCode(error, 'manufacturer_in_use');

/** Says how it ended, except that the manufacturer is in use: that the question says. */
export function useDeleteManufacturer() {
  const { t } = useTranslation('manufacturers');
  return useMutation({
    mutationFn: (id: string) => call(deleteManufacturer, { params: { id } }),
    ...useOutcome({ done: t('deleted'), failed: t('deleteFailed') }, isInUse),
    onSettled: () => refresh(listManufacturers),
  });
}

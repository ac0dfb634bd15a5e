import { useMutation, useQuery } from '@tanstack/react-query';
import {
  createManufacturer,
  deleteManufacturer,
  listManufacturers,
  type Manufacturer,
  type ManufacturerChange,
  type NewManufacturer,
  updateManufacturer,
} from '@toptan/contract/manufacturers';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useLastKnown } from '../api/use-last-known.ts';

/** Every manufacturer (as many as one answer holds), for choices and names. */
export function useManufacturers() {
  return useQuery(dataQuery(listManufacturers, { query: { limit: 1000 } }));
}

/** The manufacturer of an open form: from the list where it stands there, otherwise from all of them. */
export function useManufacturer(id: string | undefined, listed: Manufacturer | undefined) {
  const { data, error } = useQuery({
    ...dataQuery(listManufacturers, { query: { limit: 1000 } }),
    enabled: id !== undefined && listed === undefined,
  });
  const manufacturer = useLastKnown(listed ?? data?.find(candidate => candidate.id === id) ?? null);
  const isGone = !manufacturer && data !== undefined;
  return { manufacturer, error: isGone ? ApiError.answered(404, 'Not Found', '', null) : error };
}

export function useCreateManufacturer() {
  return useMutation({
    mutationFn: (body: NewManufacturer) => call(createManufacturer, { body }),
    onSettled: () => refresh(listManufacturers),
  });
}

export function useUpdateManufacturer() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ManufacturerChange }) =>
      call(updateManufacturer, { params: { id }, body }),
    onSettled: () => refresh(listManufacturers),
  });
}

export function useDeleteManufacturer() {
  return useMutation({
    mutationFn: (id: string) => call(deleteManufacturer, { params: { id } }),
    onSettled: () => refresh(listManufacturers),
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getManufacturer, listManufacturers } from '@toptan/contract/manufacturers';
import { limitMax } from '@toptan/contract/pagination';
import { dataQuery } from '../api/queries.ts';

const firstManufacturers = dataQuery(listManufacturers, { query: { limit: limitMax } });

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
  const hasMore = manufacturers?.length === limitMax;
  const one = useQuery({
    ...dataQuery(getManufacturer, { params: { id: id ?? '' } }),
    enabled: Boolean(id) && hasMore && !first,
  });
  return (first ?? one.data)?.companyName;
}

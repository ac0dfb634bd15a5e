import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  getShowcaseProduct,
  listShowcase,
  listShowcaseFilters,
  showcasePageMax,
} from '@toptan/contract/catalog/showcase';
import type { ResponseOf } from '@toptan/contract/endpoint';
import { useEffect } from 'react';
import { addressOf, call } from '../api/call.ts';
import { takePageAnswer } from '../api/page-answers.ts';
import { dataQuery, queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { rememberColors } from '../i18n/colors.ts';
import type { ShowcaseSearch } from './showcase-search.ts';

const goodsOf = (filter: ShowcaseSearch) => {
  const query = { limit: showcasePageMax, ...filter };
  return infiniteQueryOptions({
    queryKey: [...queryKey(listShowcase, { query }), 'pages'] as const,
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      call(listShowcase, { query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    // The page brings the first models.
    initialData: () => {
      const answer = takePageAnswer(addressOf(listShowcase, { query }));
      return answer && { pages: [answer.body as ResponseOf<typeof listShowcase>], pageParams: [null] };
    },
    getNextPageParam: ({ next }) => next,
  });
};

/** The models of the showcase, page by page. */
export const useShowcase = (filter: ShowcaseSearch) => useInfiniteQuery(goodsOf(filter), queryClient);

/** The collections of the showcase; the colors of goods have their names from then on. */
export function useShowcaseFilters() {
  const { data } = useQuery(dataQuery(listShowcaseFilters), queryClient);
  useEffect(() => {
    if (data) rememberColors(data.colors);
  }, [data]);
  return data?.collections ?? [];
}

/** One model that the address names. */
export const useShowcaseProduct = (id: string | undefined) =>
  useQuery(
    { ...dataQuery(getShowcaseProduct, { params: { id: id ?? '' } }), enabled: id !== undefined },
    queryClient,
  );

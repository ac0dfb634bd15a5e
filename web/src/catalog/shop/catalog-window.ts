import {
  keepPreviousData,
  type QueryClient,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { listProducts, type Product } from '@toptan/contract/catalog/products';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pageQuery } from '../../api/queries.ts';
import { useShopView } from '../../drafts/api.ts';
import { type CatalogFilter, type CatalogSearch, filterQuery } from '../catalog-search.ts';

/** Products in one request. Packed, the first come with the page in a connection's first round trip. */
const pageSize = 40;

/** Products by which the window moves before it looks for pages anew. */
const stride = pageSize / 4;

/** Products on either side of the middle of the window that are loaded: the first page is enough for a first look. */
const reach = 2 * stride;

/** Pages on either side of the one in sight that stay in memory. */
const pagesCached = 4;

/** Milliseconds between two looks at the place of a fast scroll: pages that only fly by are not requested. */
const lookIntervalMs = 120;

function productPage(filter: CatalogFilter, page: number) {
  const offset = page === 0 ? undefined : page * pageSize;
  return pageQuery(listProducts, {
    query: { ...filterQuery(filter), active: 'true', limit: pageSize, offset },
  });
}

/** Asks for the first products of a filter at once, before the screen gets to it. */
export function askAhead(queryClient: QueryClient, filter: CatalogFilter): void {
  void queryClient.prefetchQuery(productPage(filter, 0));
}

/**
 * The first products that a filter lets through, and their number. The products of the former filter stay on the screen while the
 * new ones are on their way: `results.filter` is the filter of those on the screen.
 */
export function useCatalog({ product: _, at: _at, ...search }: CatalogSearch) {
  const view = useShopView();
  // The same object until the filter changes.
  const key = JSON.stringify({ ...search, ...view });
  const wanted = useMemo((): CatalogFilter => JSON.parse(key), [key]);
  const first = useQuery({
    ...productPage(wanted, 0),
    enabled: view !== undefined,
    placeholderData: keepPreviousData,
  });
  const [filter, setFilter] = useState(wanted);
  if (filter !== wanted && !first.isPlaceholderData) setFilter(wanted);
  const answer = first.data;
  const results = useMemo(
    () => answer && { filter, rows: answer.rows, total: answer.total },
    [filter, answer],
  );
  return {
    results,
    isPending: first.isPending,
    /** True: another filter has been chosen, and its products are not here yet. */
    isStale: first.isPlaceholderData,
    /** True: the products could not be loaded. Loaded products stay when they cannot be loaded anew. */
    hasFailed: first.isLoadingError,
    error: first.error,
    isFetching: first.isFetching,
    retry: () => void first.refetch(),
  };
}

/** The value, changed at most once in so many milliseconds. */
function useThrottled(value: number, every: number): number {
  const [shown, setShown] = useState(value);
  const due = useRef(0);
  useEffect(() => {
    const show = () => {
      due.current = Date.now() + every;
      setShown(value);
    };
    const timer = setTimeout(show, Math.max(0, due.current - Date.now()));
    return () => clearTimeout(timer);
  }, [value, every]);
  return shown;
}

/**
 * The products around one place of a long list: the page in sight and the next ones on either side are loaded, and pages far away
 * are forgotten.
 * @param first the products of the first page, which are always there
 * @param middle number of the product in the middle of the window, from 0
 * @returns `productAt`: the product with a number, undefined while it is not here
 */
export function useProductsAround(
  filter: CatalogFilter,
  total: number,
  first: readonly Product[],
  middle: number,
) {
  const queryClient = useQueryClient();
  const place = useThrottled(Math.floor(middle / stride) * stride, lookIntervalMs);
  const near = [place - reach, place, place + reach].map(product => Math.floor(product / pageSize));
  const pages = [...new Set(near)].filter(page => page > 0 && page * pageSize < total);
  const { loaded, failed } = useQueries({
    queries: pages.map(page => productPage(filter, page)),
    combine: answers => ({
      loaded: new Map(pages.map((page, at) => [page, answers[at]?.data?.rows])),
      failed: answers.filter(answer => answer.isLoadingError).map(({ refetch }) => refetch),
    }),
  });

  useEffect(() => {
    const isFar = (offset: unknown) =>
      typeof offset === 'number' && Math.abs(offset - place) > pagesCached * pageSize;
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey: [collection, query] }) =>
        collection === listProducts.path &&
        typeof query === 'object' &&
        query !== null &&
        'offset' in query &&
        isFar(query.offset),
    });
  }, [queryClient, place]);

  return {
    productAt: (index: number): Product | undefined => {
      const page = Math.floor(index / pageSize);
      const rows = page === 0 ? first : loaded.get(page);
      return rows?.[index % pageSize];
    },
    /** True: some of the products around could not be loaded. */
    hasFailed: failed.length > 0,
    retry: () => {
      for (const refetch of failed) void refetch();
    },
  };
}

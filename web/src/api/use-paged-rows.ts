import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint } from '@toptan/contract/endpoint';
import { useEffect } from 'react';
import type { CallArguments, RowOf } from './call.ts';
import { listQuery } from './queries.ts';

/** Rows of a table's page. */
export const rowsPerPage = 50;

/** Rows that one request brings: a few pages of a table. */
const rowsPerRequest = 200;

/** One page of a list, and what is loaded of all of it. */
export type PagedRows<Row> = {
  rows: Row[];
  loaded: Row[];
  /** Rows on all pages together; undefined before the first answer. */
  total: number | undefined;
  page: number;
  pageCount: number;
  /** Number of the first row of the page, from 1. */
  first: number;
  hasMore: boolean;
  /** Loads what is left and answers all rows. */
  loadAll: () => Promise<Row[]>;
  status: 'ready' | 'loading' | 'failed';
  /** The rows are those of the search before; those of this one are on their way. */
  isBehind: boolean;
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
};

type PagedEndpoint = Endpoint & { method: 'GET'; paged: true };

/**
 * The rows of one page of a staff table, numbered from 1. The list is loaded piece by piece, as far as the page reaches
 * (keyset cursors lead only forwards), and stays true through live events.
 * @param query filters; without limit and cursor
 */
export function usePagedRows<E extends PagedEndpoint>(
  endpoint: E,
  query: Record<string, unknown>,
  page: number,
): PagedRows<RowOf<E>> {
  const input = [{ query: { ...query, limit: rowsPerRequest } }] as unknown as CallArguments<E>;
  const list = useInfiniteQuery({ ...listQuery(endpoint, ...input), placeholderData: keepPreviousData });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const loaded: RowOf<E>[] = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const total = list.data?.pages.at(-1)?.total;
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / rowsPerPage));
  const current = total === undefined ? page : Math.min(page, pageCount);
  const rows = loaded.slice((current - 1) * rowsPerPage, current * rowsPerPage);
  const isMissing = total !== undefined && rows.length === 0 && hasNextPage;

  useEffect(() => {
    if (isMissing && !isFetchingNextPage) void fetchNextPage();
  }, [isMissing, isFetchingNextPage, fetchNextPage]);

  async function loadAll(): Promise<RowOf<E>[]> {
    let answer = await fetchNextPage();
    while (answer.hasNextPage) answer = await fetchNextPage();
    return answer.data?.pages.flatMap(({ rows: more }) => more) ?? loaded;
  }

  return {
    rows,
    loaded,
    total,
    page: current,
    pageCount,
    first: (current - 1) * rowsPerPage + 1,
    hasMore: hasNextPage,
    loadAll,
    status: list.isError ? 'failed' : list.isPending || isMissing ? 'loading' : 'ready',
    isBehind: list.isPlaceholderData,
    error: list.error,
    isRetrying: list.isError && list.isFetching,
    retry: () => void list.refetch(),
  };
}

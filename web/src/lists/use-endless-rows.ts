import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint } from '@toptan/contract/endpoint';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RowOf } from '../api/call.ts';
import { anyListQuery } from '../api/queries.ts';

/** The loaded part of a list. */
export type EndlessRows<Row> = {
  rows: Row[];
  /** Rows of the whole list; undefined before the first answer. */
  total: number | undefined;
  /** True: the list has more than `total` rows; the server counts no further. */
  isCapped: boolean;
  hasMore: boolean;
  /** Loads the rows behind the last one, unless they are on their way or there are none. Stable between renders. */
  loadMore: () => void;
  isLoadingMore: boolean;
  /** The last try to load more has failed; the loaded rows may be true for all that. */
  isLoadMoreError: boolean;
  /** Loads the remaining rows and returns all; null when search or filter changed meanwhile: these rows are not meant any more. */
  loadAll: () => Promise<Row[] | null>;
  status: 'ready' | 'loading' | 'failed';
  /** The rows are those of the search before; those of this one are on their way. */
  isBehind: boolean;
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
};

/** Milliseconds after a failed try; a person presses the button later. */
const retryPauseMs = 500;

export type ListEndpoint = Endpoint & { method: 'GET'; paged: true };

/**
 * The rows of a list that grows while it is scrolled (keyset cursors lead only forwards), and stays true through live
 * events.
 * @param query filters; without limit and cursor
 */
export function useEndlessRows<E extends ListEndpoint>(
  endpoint: E,
  query: Record<string, unknown>,
  rowsPerRequest = 100,
): EndlessRows<RowOf<E>> {
  const wanted = anyListQuery(endpoint, { query: { ...query, limit: rowsPerRequest } });
  const list = useInfiniteQuery({ ...wanted, placeholderData: keepPreviousData });
  const { data, hasNextPage, isFetching, fetchNextPage, isFetchNextPageError, errorUpdatedAt } = list;
  const rows = useMemo(() => data?.pages.flatMap(page => page.rows) ?? [], [data]);
  const last = data?.pages.at(-1);
  const loadMore = useCallback(() => {
    // Without a connection, a list whose end is in sight would ask again for ever as soon as a try is over.
    const hasJustFailed = isFetchNextPageError && Date.now() - errorUpdatedAt < retryPauseMs;
    if (hasNextPage && !isFetching && !hasJustFailed) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage, isFetchNextPageError, errorUpdatedAt]);

  const scope = JSON.stringify(query);
  const latest = useRef(scope);
  useEffect(() => {
    latest.current = scope;
  }, [scope]);

  async function loadAll(): Promise<RowOf<E>[] | null> {
    const isMeant = () => latest.current === scope;
    // A newer state of the loaded rows may be on its way: it is waited for, not called off.
    const loadOn = () => fetchNextPage({ cancelRefetch: false });
    let answer = await loadOn();
    while (isMeant() && answer.hasNextPage && !answer.isError) answer = await loadOn();
    if (!isMeant()) return null;
    if (answer.isError) throw answer.error;
    return answer.data?.pages.flatMap(page => page.rows) ?? [];
  }

  return {
    rows,
    total: last?.isCapped ? Math.max(last.total, rows.length) : last?.total,
    // A wholly loaded list is counted.
    isCapped: hasNextPage && last?.isCapped === true,
    hasMore: hasNextPage,
    loadMore,
    isLoadingMore: list.isFetchingNextPage,
    isLoadMoreError: isFetchNextPageError,
    loadAll,
    // Loaded rows stay on the screen when further or newer ones cannot be loaded.
    status: list.isLoadingError ? 'failed' : list.isPending ? 'loading' : 'ready',
    isBehind: list.isPlaceholderData,
    error: list.error,
    isRetrying: list.isError && list.isFetching,
    retry: () => void list.refetch(),
  };
}

import { useEffect } from 'react';
import type { RowOf } from '../api/call.ts';
import { type EndlessRows, type ListEndpoint, useEndlessRows } from './use-endless-rows.ts';

const rowsPerPage = 50;

/** Rows that one request brings: a few pages of a table. */
const rowsPerRequest = 200;

/** A page of a list, and the rows loaded of all of it. */
export type PagedRows<Row> = Omit<EndlessRows<Row>, 'loadMore' | 'isLoadingMore'> & {
  loaded: Row[];
  page: number;
  pageCount: number;
  /** Number of the first row of the page, from 1. */
  first: number;
};

/**
 * The rows of one page of a staff table, numbered from 1. The list is loaded piece by piece, as far as the page reaches.
 * @param query filters; without limit and cursor
 */
export function usePagedRows<E extends ListEndpoint>(
  endpoint: E,
  query: Record<string, unknown>,
  page: number,
): PagedRows<RowOf<E>> {
  const { loadMore, isLoadingMore: _, ...list } = useEndlessRows(endpoint, query, rowsPerRequest);
  const { rows: loaded, total, isCapped } = list;
  // A list with more rows than are counted has at least one page more.
  const pageCount = Math.max(1, Math.ceil(((total ?? 0) + Number(isCapped)) / rowsPerPage));
  const current = total === undefined ? page : Math.min(page, pageCount);
  const rows = loaded.slice((current - 1) * rowsPerPage, current * rowsPerPage);
  const isMissing = total !== undefined && rows.length === 0 && list.hasMore;

  const missingBehind = isMissing ? loaded.length : null;

  // Loads once more for each answer, until the page is reached.
  useEffect(() => {
    if (missingBehind !== null) loadMore();
  }, [missingBehind, loadMore]);

  return {
    ...list,
    rows,
    loaded,
    page: current,
    pageCount,
    first: (current - 1) * rowsPerPage + 1,
    status: list.status !== 'ready' || !isMissing ? list.status : list.error ? 'failed' : 'loading',
  };
}

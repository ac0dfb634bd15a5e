import type { Endpoint } from '@toptan/contract/endpoint';
import type { Page } from './call.ts';
import { queryKey } from './queries.ts';
import { queryClient } from './query-client.ts';

/** The cached answer of a query: a list, pages of one, a page with its total, or one row. */
type CachedRows<Row> = Row[] | { pages: Page<Row>[] } | Page<Row> | Row | null | undefined;

function changeIn<Row extends { id: string }>(
  data: CachedRows<Row>,
  id: string,
  changed: Partial<Row>,
): CachedRows<Row> {
  const changeRow = (row: Row): Row => (row.id === id ? { ...row, ...changed } : row);
  if (!data) return data;
  if (Array.isArray(data)) return data.map(changeRow);
  if ('pages' in data)
    return { ...data, pages: data.pages.map(page => ({ ...page, rows: page.rows.map(changeRow) })) };
  if ('rows' in data) return { ...data, rows: data.rows.map(changeRow) };
  return changeRow(data);
}

function rowIn<Row extends { id: string }>(data: CachedRows<Row>, id: string): Row | undefined {
  if (!data) return undefined;
  if (Array.isArray(data)) return data.find(row => row.id === id);
  if ('pages' in data) return data.pages.flatMap(({ rows }) => rows).find(row => row.id === id);
  if ('rows' in data) return data.rows.find(row => row.id === id);
  return data.id === id ? data : undefined;
}

/**
 * Shows a change of a row at once, wherever its collection is on the screen.
 * @returns how to take it back: this change only, for others may have been made since
 */
export async function changeAtOnce<Row extends { id: string }>(
  collection: Endpoint,
  id: string,
  changed: Partial<Row>,
): Promise<() => void> {
  const queries = { queryKey: queryKey(collection) };
  await queryClient.cancelQueries(queries);
  const before = queryClient.getQueriesData<CachedRows<Row>>(queries);
  queryClient.setQueriesData(queries, (data: CachedRows<Row>) => changeIn(data, id, changed));
  return () => {
    for (const [key, data] of before) {
      const row = rowIn(data, id);
      if (row === undefined) continue;
      const was = Object.fromEntries(Object.keys(changed).map(name => [name, row[name as keyof Row]]));
      queryClient.setQueryData(key, (held: CachedRows<Row>) => changeIn(held, id, was as Partial<Row>));
    }
  };
}

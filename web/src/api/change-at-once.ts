import type { Endpoint } from '@toptan/contract/endpoint';
import type { Page } from './call.ts';
import { queryKey } from './queries.ts';
import { queryClient } from './query-client.ts';

/** A list, pages of one, a page with its total, or one row: whatever of them a query holds. */
type Held<Row> = Row[] | { pages: Page<Row>[] } | Page<Row> | Row | null | undefined;

function changeIn<Row extends { id: string }>(data: Held<Row>, id: string, changed: Partial<Row>): Held<Row> {
  const changeRow = (row: Row): Row => (row.id === id ? { ...row, ...changed } : row);
  if (!data) return data;
  if (Array.isArray(data)) return data.map(changeRow);
  if ('pages' in data)
    return { ...data, pages: data.pages.map(page => ({ ...page, rows: page.rows.map(changeRow) })) };
  if ('rows' in data) return { ...data, rows: data.rows.map(changeRow) };
  return changeRow(data);
}

/**
 * Shows a change of a row at once, wherever its collection is on the screen.
 * @returns how to take it back
 */
export async function changeAtOnce<Row extends { id: string }>(
  collection: Endpoint,
  id: string,
  changed: Partial<Row>,
): Promise<() => void> {
  const queries = { queryKey: queryKey(collection) };
  await queryClient.cancelQueries(queries);
  const before = queryClient.getQueriesData<Held<Row>>(queries);
  queryClient.setQueriesData(queries, (data: Held<Row>) => changeIn(data, id, changed));
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

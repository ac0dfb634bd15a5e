import type { QueryOf } from '@toptan/contract/endpoint';
import type { listOrders, Order } from '@toptan/contract/orders';
import type { CustomerScope } from '../auth/scope.ts';
import type { Queryable } from '../db/client.ts';
import type { JsonBytes } from '../db/json-text.ts';
import { pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { readOrders } from './json-queries.ts';
import { readKeptOrders } from './kept-orders.ts';
import { keptPage } from './kept-pages-queries.ts';
import { behindCursor, findPage, findVersionedPage, type Place, statusesIn } from './list-queries.ts';
import { searchOrders, selectRange } from './search-queries.ts';

type ListQuery = QueryOf<typeof listOrders>;

/** One order with its lines and history; undefined when there is none within the scope. */
export async function findOrder(db: Queryable, scope: CustomerScope, id: string): Promise<Order | undefined> {
  const [row] = await readOrders(db, scope, [id]);
  return row?.json ? JSON.parse(row.json) : undefined;
}

/** The customers whose orders a list shows: those of the scope and of the filter, both; null for all. */
function customersIn(scope: CustomerScope, { customerId }: ListQuery): string[] | null {
  if (scope.all) return customerId === undefined ? null : [customerId];
  return customerId === undefined || customerId === scope.customerId ? [scope.customerId] : [];
}

/** A page of orders, newest first. */
export async function listOrderPage(
  db: Queryable,
  scope: CustomerScope,
  query: ListQuery,
): Promise<Page<JsonBytes<Order>>> {
  const { q, limit, cursor } = query;
  const stretch = { behind: behindCursor(cursor), count: limit + 1 };
  const range = { customerIds: customersIn(scope, query), statuses: statusesIn(query) };
  const toPage = <Row extends Place>(found: readonly Row[], total: number) =>
    pageOf(found, limit, total, row => [row.placedAt, row.id]);
  // The newest of one shop are found in less time than the state is read.
  if (range.customerIds && !q) {
    const { found, total } = await findVersionedPage(db, scope, range, stretch);
    const page = toPage(found, total);
    const versions = new Map(page.rows.map(({ id, version }) => [id, version]));
    return { ...page, rows: await readKeptOrders(db, scope, [...versions.keys()], versions) };
  }
  const [found, total] = await keptPage(db, range, [q, cursor, limit], async () => {
    const selection = q ? await searchOrders(db, range, q, stretch) : selectRange(db, range, stretch);
    return Promise.all([findPage(db, selection.sources, stretch.count), selection.total]);
  });
  const page = toPage(found, total);
  const ids = page.rows.map(({ id }) => id);
  return { ...page, rows: await readKeptOrders(db, scope, ids) };
}

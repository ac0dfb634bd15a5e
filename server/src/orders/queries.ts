import type { QueryOf } from '@toptan/contract/endpoint';
import type { listOrders, Order } from '@toptan/contract/orders';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CustomerScope } from '../auth/scope.ts';
import type { Queryable } from '../db/client.ts';
import { manufacturers } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { behindCursor, idsOfPage, statusesIn } from './list-queries.ts';
import { orderColumns, presentOrder } from './presentation.ts';
import { searchOrders, selectRange } from './search-queries.ts';

type ListQuery = QueryOf<typeof listOrders>;

const withinScope = (scope: CustomerScope) =>
  scope.all ? undefined : eq(orders.customerId, scope.customerId);

const selectOrders = (db: Queryable) =>
  db
    .select(orderColumns)
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(manufacturers, eq(manufacturers.id, orders.manufacturerId));

/** One order with its lines and history; undefined when there is none within the scope. */
export async function findOrder(db: Queryable, scope: CustomerScope, id: string): Promise<Order | undefined> {
  const [row] = await selectOrders(db).where(and(eq(orders.id, id), withinScope(scope)));
  return row && presentOrder(row, scope);
}

/** The customers whose orders a list shows: those of the scope and of the filter, both; null for all. */
function customersIn(scope: CustomerScope, { customerId }: ListQuery): string[] | null {
  if (scope.all) return customerId === undefined ? null : [customerId];
  return customerId === undefined || customerId === scope.customerId ? [scope.customerId] : [];
}

async function selectPage(db: Queryable, sources: readonly SQL[], count: number) {
  if (sources.length === 0) return [];
  return selectOrders(db)
    .where(sql`${orders.id} = any(${idsOfPage(sources, count)})`)
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

/** A page of orders, newest first. */
export async function listOrderPage(
  db: Queryable,
  scope: CustomerScope,
  query: ListQuery,
): Promise<Page<Order>> {
  const { q, limit, cursor } = query;
  const stretch = { behind: behindCursor(cursor), count: limit + 1 };
  const range = { customerIds: customersIn(scope, query), statuses: statusesIn(query) };
  const { sources, total } = q ? await searchOrders(db, range, q, stretch) : selectRange(db, range, stretch);
  const [rows, number] = await Promise.all([selectPage(db, sources, stretch.count), total]);
  const page = pageOf(rows, limit, number, row => [row.placedAt, row.id]);
  return { ...page, rows: page.rows.map(row => presentOrder(row, scope)) };
}

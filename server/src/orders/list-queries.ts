import type { QueryOf } from '@toptan/contract/endpoint';
import { timestampSchema } from '@toptan/contract/ids';
import { type listOrders, type OrderStatus, statusesOf } from '@toptan/contract/orders';
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { CustomerScope } from '../auth/scope.ts';
import type { Queryable } from '../db/client.ts';
import { manufacturers } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { customerOrderTallies, orderTallies } from '../db/schema-tallies.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import { decodeCursor } from '../pagination.ts';
import { fieldRefusal } from '../refusal.ts';
import { versionOf } from './json-queries.ts';

/** Orders of these customers in these statuses; null: of any, in any. */
export type Range = { customerIds: readonly string[] | null; statuses: readonly OrderStatus[] | null };

/** Where a page begins (null: with the newest order), and how many rows it takes. */
export type Stretch = { behind: SQL | undefined; count: number };

export function statusesIn({ status, exact }: QueryOf<typeof listOrders>): readonly OrderStatus[] | null {
  if (status === undefined || status === 'all') return null;
  return exact === 'true' && status !== 'completed' ? [status] : statusesOf(status);
}

/** @throws Refusal for a cursor that is not ours */
export function behindCursor(cursor: string | undefined): SQL | undefined {
  const key = decodeCursor(cursor, 2);
  if (key === null) return undefined;
  const [placedAt, id] = key;
  if (!timestampSchema.safeParse(placedAt).success)
    throw fieldRefusal('validation_failed', 'cursor', 'invalid', 'No such page');
  return sql`(created_at, id) < (${placedAt}::timestamptz, ${id}::uuid)`;
}

/** Rows of a table that orders' pages are made of: id and moment, the newest first. */
export const newestOf = (source: SQL, where: SQL | undefined, count: number) =>
  sql`select id, created_at from ${source} where ${where ?? sql`true`} order by created_at desc, id desc limit ${count}`;

/** The customers and statuses of a range: of both only those that have orders, as the triggers count. */
function partsOf({ customerIds, statuses }: Range): SQL | null {
  const customers = customerIds && unseen(sql.param([...customerIds]), 'uuid');
  const states = statuses && unseen(sql.param([...statuses]), 'text');
  if (customers && states)
    return sql`
      select ${customerOrderTallies.customerId} as customer, ${customerOrderTallies.status} as state from ${customerOrderTallies}
      where ${customerOrderTallies.customerId} = any(${customers}::uuid[]) and ${customerOrderTallies.status} = any(${states}::text[])
        and ${customerOrderTallies.orders} > 0`;
  if (customers) return sql`select unnest(${customers}) as customer`;
  return states && sql`select unnest(${states}) as state`;
}

/**
 * The newest orders of a range: so many of each customer in each status, which an index gives in order, and of those
 * the newest. Asked for the range as a whole, PostgreSQL walks all orders in the hope of meeting a page of it soon.
 * @param filter orders of the range that are passed over are few
 */
export function newestIn(range: Range, { behind, count }: Stretch, filter?: SQL): SQL {
  const parts = partsOf(range);
  const where = and(
    range.customerIds ? eq(orders.customerId, sql`part.customer`) : undefined,
    range.statuses ? eq(orders.status, sql`part.state`) : undefined,
    behind,
    filter,
  );
  const newest = newestOf(sql`${orders}`, where, count);
  if (parts === null) return newest;
  return sql`select newest.id, newest.created_at from (${parts}) as part cross join lateral (${newest}) as newest`;
}

/** What a page is sorted by: `placedAt` with all its microseconds, for the cursor. */
export type Place = { id: string; placedAt: string };

const placedAt = sql`to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The newest orders that these queries select. */
function pageAmong(sources: readonly SQL[], count: number): SQL {
  const found = sql.join(
    sources.map(source => sql`(${source})`),
    sql` union `,
  );
  return sql`(select id, created_at from (${found}) as found order by created_at desc, id desc limit ${count}) as page`;
}

/** Finds a page. Its orders are read by a statement of their own, which PostgreSQL plans once for any number of them. */
export async function findPage(db: Queryable, sources: readonly SQL[], count: number): Promise<Place[]> {
  if (sources.length === 0) return [];
  const { rows } = await db.execute<Place>(sql`
    select page.id, ${placedAt} as "placedAt" from ${pageAmong(sources, count)} order by page.created_at desc, page.id desc`);
  return rows;
}

/** Orders that were found, as one of a page's queries. */
export const thoseOf = (ids: readonly string[]) =>
  sql`select id, created_at from ${orders} where ${isOneOf(orders.id, sql.param([...ids]))}`;

/** Orders in these statuses, as a condition. */
export function inStatuses(statuses: Range['statuses']): SQL | undefined {
  return statuses === null ? undefined : inArray(orders.status, [...statuses]);
}

/** A range whose customers may be told by a query of their ids. */
type Counted = { customerIds: Range['customerIds'] | SQLWrapper; statuses: Range['statuses'] };

/** How many orders a range has, to be selected. */
function numberIn({ customerIds, statuses }: Counted): SQL {
  const table = customerIds ? customerOrderTallies : orderTallies;
  const ofCustomers =
    customerIds &&
    (Array.isArray(customerIds)
      ? isOneOf(customerOrderTallies.customerId, sql.param([...customerIds]))
      : sql`${customerOrderTallies.customerId} in ${customerIds}`);
  const inRange = and(
    ofCustomers ?? undefined,
    statuses === null ? undefined : inArray(table.status, [...statuses]),
  );
  return sql`(select coalesce(sum(${table.orders}), 0)::integer from ${table} where ${inRange ?? sql`true`})`;
}

/** How many orders a range has, as the triggers count. */
export async function countOrders(db: Queryable, range: Counted): Promise<number> {
  const { rows } = await db.execute<{ orders: number }>(sql`select ${numberIn(range)} as orders`);
  return rows[0]?.orders ?? 0;
}

/** A page of a range with the version that each order has for the scope, and how many there are on all pages: in one statement. */
export async function findVersionedPage(
  db: Queryable,
  scope: CustomerScope,
  range: Range,
  stretch: Stretch,
): Promise<{ found: (Place & { version: string })[]; total: number }> {
  const { rows } = await db.execute<Place & { version: string; total: number }>(sql`
    select page.id, ${placedAt} as "placedAt", ${versionOf(scope.all)} as version, ${numberIn(range)} as total
    from ${pageAmong([newestIn(range, stretch)], stretch.count)}
      join ${orders} on ${orders.id} = page.id
      join ${customers} on ${customers.id} = ${orders.customerId}
      left join ${manufacturers} on ${manufacturers.id} = ${orders.manufacturerId}
    order by page.created_at desc, page.id desc`);
  return { found: rows, total: rows[0]?.total ?? (await countOrders(db, range)) };
}

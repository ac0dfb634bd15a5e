import type { QueryOf } from '@toptan/contract/endpoint';
import { type listOrders, type OrderStatus, statusesOf } from '@toptan/contract/orders';
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/client.ts';
import { orders } from '../db/schema-orders.ts';
import { customerOrderTallies, orderTallies } from '../db/schema-tallies.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import { decodeCursor } from '../pagination.ts';
import { fieldRefusal } from '../refusal.ts';

/** Orders of these customers in these statuses; null: of any, in any. */
export type Range = { customerIds: readonly string[] | null; statuses: readonly OrderStatus[] | null };

/** Where a page begins (null: with the newest order), and how many rows it takes. */
export type Stretch = { behind: SQL | undefined; count: number };

export function statusesIn({ status, exact }: QueryOf<typeof listOrders>): readonly OrderStatus[] | null {
  if (status === undefined || status === 'all') return null;
  return exact === 'true' && status !== 'completed' ? [status] : statusesOf(status);
}

/** PostgreSQL has no year 0. */
const momentSchema = z.iso.datetime({ precision: 6 }).refine(moment => !moment.startsWith('0000'));

/** @throws Refusal for a cursor that is not ours */
export function behindCursor(cursor: string | undefined): SQL | undefined {
  const key = decodeCursor(cursor, 2);
  if (key === null) return undefined;
  const [placedAt, id] = key;
  if (!momentSchema.safeParse(placedAt).success)
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
type Place = { id: string; placedAt: string };

/**
 * The newest orders that these queries select. Found apart from reading them, which PostgreSQL then plans once for any
 * number of orders.
 */
export async function findPage(db: Queryable, sources: readonly SQL[], count: number): Promise<Place[]> {
  if (sources.length === 0) return [];
  const found = sql.join(
    sources.map(source => sql`(${source})`),
    sql` union `,
  );
  const { rows } = await db.execute<Place>(sql`
    select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "placedAt"
    from (select id, created_at from (${found}) as found order by created_at desc, id desc limit ${count}) as page
    order by created_at desc, id desc`);
  return rows;
}

/** Orders that were found, as one of a page's queries. */
export const thoseOf = (ids: readonly string[]) =>
  sql`select id, created_at from ${orders} where ${isOneOf(orders.id, sql.param([...ids]))}`;

/** Orders in these statuses, as a condition. */
export function inStatuses(statuses: Range['statuses']): SQL | undefined {
  return statuses === null ? undefined : inArray(orders.status, [...statuses]);
}

/**
 * How many orders a range has, as the triggers count.
 * @param customerIds a list, or a query of them
 */
export async function countOrders(
  db: Queryable,
  { customerIds, statuses }: { customerIds: Range['customerIds'] | SQLWrapper; statuses: Range['statuses'] },
): Promise<number> {
  const table = customerIds ? customerOrderTallies : orderTallies;
  const ofCustomers =
    customerIds &&
    (Array.isArray(customerIds)
      ? isOneOf(customerOrderTallies.customerId, sql.param([...customerIds]))
      : sql`${customerOrderTallies.customerId} in ${customerIds}`);
  const [row] = await db
    .select({ orders: sql`coalesce(sum(${table.orders}), 0)`.mapWith(Number) })
    .from(table)
    .where(
      and(ofCustomers ?? undefined, statuses === null ? undefined : inArray(table.status, [...statuses])),
    );
  return row?.orders ?? 0;
}

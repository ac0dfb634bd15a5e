import type { AnswerOf } from '@toptan/contract/endpoint';
import { statusesOf } from '@toptan/contract/orders';
import type {
  getMonthlyStats as getMonthlyStatsCall,
  getStats as getStatsCall,
} from '@toptan/contract/stats';
import { count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CustomerScope } from '../auth/scope.ts';
import type { Queryable } from '../db/client.ts';
import { products } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';

const within = (scope: CustomerScope): SQL | undefined =>
  scope.all ? undefined : eq(orders.customerId, scope.customerId);

/** Counts for the dashboard's cards, grouped as the order list filters. */
export async function readStats(db: Queryable, scope: CustomerScope): Promise<AnswerOf<typeof getStatsCall>> {
  const counted = (filter: 'pending' | 'confirmed' | 'completed') =>
    sql<number>`count(*) filter (where ${inArray(orders.status, [...statusesOf(filter)])})`.mapWith(Number);
  const [[orderCounts], [productCount]] = await Promise.all([
    db
      .select({
        pendingOrders: counted('pending'),
        confirmedOrders: counted('confirmed'),
        completedOrders: counted('completed'),
      })
      .from(orders)
      .where(within(scope)),
    db.select({ totalProducts: count() }).from(products).where(eq(products.isActive, true)),
  ]);
  if (!orderCounts || !productCount) throw new Error('a count answers one row');
  return { ...orderCounts, ...productCount };
}

/** The last twelve months of Istanbul's calendar, this one included: orders that are not cancelled, and their totals. */
export async function readMonthlyStats(
  db: Queryable,
  scope: CustomerScope,
): Promise<AnswerOf<typeof getMonthlyStatsCall>> {
  const { rows } = await db.execute<{ month: string; orders: number; total: string }>(sql`
    with bounds as (
      select date_trunc('month', now() at time zone 'Europe/Istanbul') as current
    ), months as (
      select generate_series(current - interval '11 months', current, interval '1 month') as month from bounds
    ), sums as (
      select date_trunc('month', ${orders.createdAt} at time zone 'Europe/Istanbul') as month,
        count(*)::integer as orders, sum(${orders.total}) as total
      from ${orders}
      where ${orders.createdAt} >= (select (current - interval '11 months') at time zone 'Europe/Istanbul' from bounds)
        and ${orders.status} <> 'cancelled' and ${within(scope) ?? sql`true`}
      group by 1
    )
    select to_char(months.month, 'YYYY-MM') as month, coalesce(sums.orders, 0) as orders,
      coalesce(sums.total, 0.00)::text as total
    from months left join sums using (month)
    order by months.month
  `);
  return rows;
}

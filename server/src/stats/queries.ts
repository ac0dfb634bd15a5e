import type { AnswerOf } from '@toptan/contract/endpoint';
import { statusesOf } from '@toptan/contract/orders';
import type {
  getMonthlyStats as getMonthlyStatsCall,
  getStats as getStatsCall,
} from '@toptan/contract/stats';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CustomerScope } from '../auth/scope.ts';
import type { Queryable } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { customerMonthTallies, customerOrderTallies, orderTallies } from '../db/schema-tallies.ts';
import { countTallied, talliesOf } from '../tallies.ts';

/** Counts for the dashboard's cards, grouped as the order list filters. */
export async function readStats(db: Queryable, scope: CustomerScope): Promise<AnswerOf<typeof getStatsCall>> {
  const table = scope.all ? orderTallies : customerOrderTallies;
  const counted = (filter: 'pending' | 'confirmed' | 'completed') =>
    sql<number>`coalesce(sum(${table.orders}) filter (where ${inArray(table.status, [...statusesOf(filter)])}), 0)`.mapWith(
      Number,
    );
  const [orderCounts, totalProducts] = await Promise.all([
    db
      .select({
        pendingOrders: counted('pending'),
        confirmedOrders: counted('confirmed'),
        completedOrders: counted('completed'),
      })
      .from(table)
      .where(scope.all ? undefined : eq(customerOrderTallies.customerId, scope.customerId)),
    countTallied(db, talliesOf('products', [scope.all ? undefined : 'true', undefined, undefined])),
  ]);
  return { ...onlyRow(orderCounts), totalProducts };
}

/** By month, without cancelled orders. */
function sumsSince(scope: CustomerScope, month: SQL): SQL {
  if (scope.all)
    return sql`
      select ${orderTallies.month}, sum(${orderTallies.orders}) as orders, sum(${orderTallies.total}) as total
      from ${orderTallies} where ${orderTallies.month} >= ${month} and ${orderTallies.status} <> 'cancelled'
      group by 1`;
  return sql`
    select ${customerMonthTallies.month}, ${customerMonthTallies.orders}, ${customerMonthTallies.total}
    from ${customerMonthTallies}
    where ${customerMonthTallies.customerId} = ${scope.customerId} and ${customerMonthTallies.month} >= ${month}`;
}

/** The last twelve months of Istanbul's calendar, this one included: orders that are not cancelled, and their totals. */
export async function readMonthlyStats(
  db: Queryable,
  scope: CustomerScope,
): Promise<AnswerOf<typeof getMonthlyStatsCall>> {
  const { rows } = await db.execute<{ month: string; orders: number; total: string }>(sql`
    with months as (
      select (month_of(now()) - back * interval '1 month')::date as month from generate_series(0, 11) as back
    ), sums as (${sumsSince(scope, sql`(month_of(now()) - interval '11 months')::date`)})
    select to_char(months.month, 'YYYY-MM') as month, coalesce(sums.orders, 0)::integer as orders,
      coalesce(sums.total, 0.00)::text as total
    from months left join sums using (month)
    order by months.month
  `);
  return rows;
}

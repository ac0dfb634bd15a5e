import type { AnswerOf } from '@toptan/contract/endpoint';
import { statusesOf } from '@toptan/contract/order-statuses';
import type {
  getMonthlyStats as getMonthlyStatsCall,
  getStats as getStatsCall,
} from '@toptan/contract/stats';
import { sql } from 'drizzle-orm';
import { listOpenCollections } from '../catalog/collections/queries.ts';
import { visible } from '../catalog/product.ts';
import type { Queryable } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { orderCounters } from '../db/schema-counters.ts';
import { products } from '../db/schema-goods.ts';
import { changeRequests, orders } from '../db/schema-orders.ts';
import type { OwnViewer } from '../viewer.ts';

/** Orders within reach by month and status: all orders are counted already, and those of one customer are few. */
const countsOf = (viewer: OwnViewer) =>
  viewer.kind === 'staff'
    ? sql`(select ${orderCounters.month}, ${orderCounters.status}, ${orderCounters.orders}, ${orderCounters.total} from ${orderCounters})`
    : sql`(select month_of(${orders.createdAt}) as month, ${orders.status}, 1 as orders, ${orders.total} from ${orders}
        where ${orders.customerId} = ${viewer.customerId})`;

/** Counts for the dashboard's cards, grouped as the order list filters. */
export async function readStats(db: Queryable, viewer: OwnViewer): Promise<AnswerOf<typeof getStatsCall>> {
  const counted = (filter: 'pending' | 'confirmed' | 'completed') =>
    sql<number>`coalesce(sum(orders) filter (where status = any(${sql.param([...statusesOf(filter)])})), 0)`.mapWith(
      Number,
    );
  const theirs =
    viewer.kind === 'shop'
      ? sql`and exists (select from ${orders} where ${orders.id} = ${changeRequests.orderId} and ${orders.customerId} = ${viewer.customerId})`
      : sql``;
  const [orderCounts, totalProducts, changeRequestCount, open] = await Promise.all([
    db
      .select({
        pendingOrders: counted('pending'),
        confirmedOrders: counted('confirmed'),
        completedOrders: counted('completed'),
      })
      .from(sql`${countsOf(viewer)} as counts`),
    db.$count(products, visible(viewer)),
    db.$count(changeRequests, sql`${changeRequests.state} = 'open' ${theirs}`),
    viewer.kind === 'shop' ? listOpenCollections(db, viewer) : [],
  ]);
  return {
    ...onlyRow(orderCounts),
    totalProducts,
    changeRequests: changeRequestCount,
    ...(open.length > 0 && { collections: open.length }),
  };
}

/** The last twelve months of Istanbul's calendar, this one included: orders that are not cancelled, and their totals. */
export async function readMonthlyStats(
  db: Queryable,
  viewer: OwnViewer,
): Promise<AnswerOf<typeof getMonthlyStatsCall>> {
  const { rows } = await db.execute<{ month: string; orders: number; total: string }>(sql`
    with months as (
      select (month_of(now()) - back * interval '1 month')::date as month from generate_series(0, 11) as back
    ), sums as (
      select month, sum(orders) as orders, sum(total) as total from ${countsOf(viewer)} as counts
      where status <> 'cancelled' group by month
    )
    select to_char(months.month, 'YYYY-MM') as month, coalesce(sums.orders, 0)::integer as orders,
      coalesce(sums.total, 0.00)::text as total
    from months left join sums using (month)
    order by months.month`);
  return rows;
}

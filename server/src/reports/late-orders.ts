import { addWorkingDays } from '@toptan/contract/days';
import { parseLeadTime } from '@toptan/contract/lead-time';
import { addLira } from '@toptan/contract/money';
import { type OrderStatus, openStatuses } from '@toptan/contract/order-statuses';
import { type ReportPeriod, reportRowsMax } from '@toptan/contract/reports';
import type { LateReport } from '@toptan/contract/stock-reports';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { workingDaysBetween } from './period.ts';

type OpenRow = {
  id: string;
  order_number: string;
  status: OrderStatus;
  placed: string;
  amount: string;
  pieces: number;
  customer_name: string;
  manufacturer_name: string;
  lead_time: string;
};

const counted =
  'Orders with a manufacturer that are neither shipped, delivered nor cancelled, from the day on which they were placed; working days are Monday to Saturday; amounts without processing fees.';

/**
 * Open orders that are older than the longest lead time of their manufacturer; the latest first.
 * @param period the days on which they were placed; null for all
 * @param limit most rows; null for all
 */
export async function readLate(
  db: Queryable,
  period: ReportPeriod | null,
  today: string,
  limit: number | null = reportRowsMax,
): Promise<LateReport> {
  const placed = period
    ? sql`and orders.created_at >= start_of(${period.from}::date) and orders.created_at < start_of(${period.until}::date + 1)`
    : sql``;
  const { rows } = await db.execute<OpenRow>(sql`
    select orders.id, order_number, status, day_of(orders.created_at)::text as placed, subtotal::text as amount,
      customers.company_name as customer_name, manufacturers.company_name as manufacturer_name, lead_time,
      (select sum(quantity)::integer from order_items where order_id = orders.id) as pieces
    from orders
      join customers on customers.id = orders.customer_id
      join manufacturers on manufacturers.id = orders.manufacturer_id
    where status = any(${sql.param([...openStatuses])}) ${placed}
    order by orders.created_at, orders.id`);
  const open = rows.map(row => ({ row, lead: parseLeadTime(row.lead_time) }));
  const late = open.flatMap(({ row, lead }) => {
    const due = lead && addWorkingDays(row.placed, lead.to);
    if (!due) return [];
    const days = workingDaysBetween(due, today);
    return days > 0 ? [{ row, due, days }] : [];
  });
  const latest = late.toSorted((a, b) => b.days - a.days);
  const listed = latest.slice(0, limit ?? latest.length);
  return {
    period,
    counted,
    totals: {
      orders: late.length,
      pieces: late.reduce((sum, { row }) => sum + row.pieces, 0),
      amount: addLira(...late.map(({ row }) => row.amount)),
      open: open.length,
      unknown: open.filter(({ lead }) => lead === null).length,
    },
    rows: listed.map(({ row, due, days }) => ({
      orderId: row.id,
      orderNumber: row.order_number,
      status: row.status,
      customerName: row.customer_name,
      manufacturerName: row.manufacturer_name,
      placed: row.placed,
      due,
      days,
      pieces: row.pieces,
      amount: row.amount,
    })),
    left: late.length - listed.length,
  };
}

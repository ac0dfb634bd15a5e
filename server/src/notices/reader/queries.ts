import { setStatusOfOrders } from '@toptan/contract/order-batch';
import { changeOrderLines } from '@toptan/contract/order-changes';
import { joinOrders } from '@toptan/contract/order-joining';
import { decideChangeRequest } from '@toptan/contract/order-requests';
import { setOrderStatus } from '@toptan/contract/orders';
import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { events } from '../../db/schema-events.ts';
import { noticeReader, notices } from '../../db/schema-notices.ts';
import { orders } from '../../db/schema-orders.ts';
import { callName } from '../../http/access.ts';

/** Takes the turn of reading events. @returns the snapshot of the last reading; undefined before the first one */
export async function lockReader(tx: Transaction): Promise<string | undefined> {
  const [reader] = await tx.select({ seen: noticeReader.seen }).from(noticeReader).for('update');
  return reader?.seen;
}

/** Begins to read events from now on. Notices that a restored backup has left behind are dropped. */
export async function beginReading(tx: Transaction): Promise<void> {
  const { rowCount } = await tx
    .insert(noticeReader)
    .values({ seen: sql`pg_current_snapshot()` })
    .onConflictDoNothing();
  if (rowCount === 0) return;
  await tx
    .update(notices)
    .set({ state: 'dropped', whyDropped: 'restarted' })
    .where(sql`${notices.state} = 'due'`);
}

/** Notes how far events are read. */
export async function markRead(tx: Transaction, seen: string): Promise<void> {
  await tx.update(noticeReader).set({ seen, readAt: sql`now()` });
}

/** The actions of staff that tell something. */
const setsStatus = [setOrderStatus, setStatusOfOrders].map(callName);
const changesLines = [changeOrderLines, joinOrders].map(callName);
const decidesRequest = callName(decideChangeRequest);

/** An event that a shop may be told of. */
type News = {
  eventId: string;
  at: Date;
  customerId: string;
  orderId: string;
  /** A status, or `changed`. */
  what: string;
};

/**
 * Events of staff about orders, of transactions that have ended since a snapshot. A decided request may have changed
 * nothing of its order.
 * @returns the events, and the snapshot up to which they are read
 */
export async function newsSince(
  tx: Transaction,
  seen: string,
): Promise<{ news: News[]; snapshot: string; isStale: boolean }> {
  const { rows } = await tx.execute<
    { snapshot: string; isStale: boolean } & (Omit<News, 'at'> & { at: string | null })
  >(sql`
    select now.snapshot::text, (select read_at < now() - interval '1 minute' from ${noticeReader}) as "isStale",
      ${events.id} as "eventId", ${events.at} as at, ${orders.customerId} as "customerId", ${orders.id} as "orderId",
      case when ${inArray(events.action, setsStatus)} then ${events.details} ->> 'status' else 'changed' end as what
    from (select pg_current_snapshot() as snapshot) as now
    left join (${events} join ${orders} on ${orders.id} = ${events.subjectId})
      on ${events.xid} >= pg_snapshot_xmin(${seen}::pg_snapshot)
      and not pg_visible_in_snapshot(${events.xid}, ${seen}::pg_snapshot)
      and pg_visible_in_snapshot(${events.xid}, now.snapshot)
      and ${events.role} = 'admin'
      and (${inArray(events.action, [...setsStatus, ...changesLines])}
        or (${events.action} = ${decidesRequest} and ${events.details} -> 'changed' > '0'))
    order by ${events.xid}, ${events.id}`);
  return {
    news: rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at: new Date(at) }])),
    snapshot: rows[0]?.snapshot ?? seen,
    isStale: rows[0]?.isStale ?? false,
  };
}

/** Inserts notices; an event that is known already makes no second one. */
export async function insertNotices(
  tx: Transaction,
  rows: readonly (typeof notices.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(notices)
      .values([...rows])
      .onConflictDoNothing();
}

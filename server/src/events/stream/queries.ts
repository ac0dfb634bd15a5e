import type pg from 'pg';
import type { Hint } from '../../db/schema-events.ts';

/** The snapshot of the transactions that have ended, as PostgreSQL writes it. */
export async function currentSnapshot(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  return rows[0]?.snapshot ?? '';
}

type Row = {
  snapshot: string;
  topic: Hint['topic'] | null;
  subject_id: string | null;
  customer_id: string | null;
  shops: boolean;
  also: Hint[] | null;
};

/**
 * Events of transactions that have ended since the last poll, in the order in which they began. A transaction that began long
 * ago and commits late is among them. A running transaction delays no other. Transaction numbers in the future are of rows
 * that another cluster has written.
 */
export const newEvents = `
  select now.snapshot::text, topic, subject_id, customer_id, shops, also
  from (select pg_current_snapshot() as snapshot) as now
  left join events on topic is not null
    and xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
    and pg_visible_in_snapshot(xid, now.snapshot)
  order by xid, id`;

function hintsOf({ topic, subject_id, customer_id, shops, also }: Row): Hint[] {
  if (topic === null) return [];
  const whose = customer_id === null ? {} : { customerId: customer_id };
  const subject = { topic, ...(subject_id !== null && { id: subject_id }), shops };
  return [subject, ...(also ?? [])].map(hint => ({ ...whose, ...hint }));
}

/**
 * The events since the last poll.
 * @param seen the snapshot of that poll
 */
export async function readEvents(
  client: pg.Client,
  seen: string,
): Promise<{ hints: Hint[]; snapshot: string }> {
  const { rows } = await client.query<Row>(newEvents, [seen]);
  return { hints: rows.flatMap(hintsOf), snapshot: rows[0]?.snapshot ?? seen };
}

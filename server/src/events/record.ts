import { isNotNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Queryable, Transaction } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { events } from '../db/schema-events.ts';
import { networkOf } from '../network.ts';
import type { Actor } from './actor.ts';
import { notify } from './notify.ts';
import { withoutSecrets } from './without-secrets.ts';

type Row = typeof events.$inferInsert;

/** The subject of an event, and its receivers. */
export type About = Pick<Row, 'subjectId' | 'subject' | 'shops' | 'also' | 'customerId'> & {
  /** The queries that screens load again; null where no screen shows the subject. */
  topic: NonNullable<Row['topic']> | null;
};

const insertion = prepared('record_event', db =>
  db.insert(events).values({
    id: sql.placeholder('id'),
    userId: sql.placeholder('userId'),
    username: sql.placeholder('username'),
    role: sql.placeholder('role'),
    customerId: sql.placeholder('customerId'),
    action: sql.placeholder('action'),
    topic: sql.placeholder('topic'),
    subjectId: sql.placeholder('subjectId'),
    subject: sql.placeholder('subject'),
    shops: sql.placeholder('shops'),
    also: sql`${sql.placeholder('also')}::jsonb`,
    details: sql`${sql.placeholder('details')}::jsonb`,
    address: sql.placeholder('address'),
    requestId: sql.placeholder('requestId'),
    status: sql.placeholder('status'),
  }),
);

const noSubject = { subjectId: null, subject: null, shops: false };

/** Records an action of an actor, in its transaction. */
export async function record(
  tx: Transaction,
  { body, ...actor }: Actor,
  { also, ...about }: About,
): Promise<void> {
  await insertion(tx).execute({
    id: v7(),
    ...noSubject,
    ...actor,
    ...about,
    also: also?.length ? JSON.stringify(also) : null,
    details: body && JSON.stringify(withoutSecrets(body)),
  });
}

/**
 * Runs a command that records its events. Once it is committed, every server is notified to read them. Within a transaction the
 * command becomes a part of it, and the caller notifies.
 */
export async function write<T>(db: Queryable, command: (tx: Transaction) => Promise<T>): Promise<T> {
  if ('rollback' in db) return command(db);
  const result = await db.transaction(command);
  notify(db, [{ topic: 'events' }]);
  return result;
}

/** Networks of an hour that have a row of their own; an attacker has thousands. */
const networksMax = 20;

/** The address that stands for all further networks. */
const elsewhere = '*';

/**
 * Records a failed sign-in of staff. Those of one account from one network within an hour are one row with their number, and
 * those from all networks beyond the first twenty as well.
 */
export async function recordFailedSignIn(
  db: Queryable,
  { action, address, requestId, status }: Actor,
  { id: userId, username, role }: { id: string; username: string; role: 'admin' | 'shop' },
): Promise<void> {
  const hour = sql`date_trunc('hour', now(), 'UTC')`;
  const own = networkOf(address ?? '');
  const others = sql`select count(*) from ${events} where ${events.userId} = ${userId} and ${events.hour} = ${hour}
    and ${events.network} not in (${own}, ${elsewhere})`;
  await db
    .insert(events)
    .values({
      userId,
      username,
      role,
      action,
      address,
      requestId,
      status,
      hour,
      network: sql`case when (${others}) < ${networksMax} then ${own} else ${elsewhere} end`,
    })
    .onConflictDoUpdate({
      target: [events.userId, events.network, events.hour],
      targetWhere: isNotNull(events.network),
      set: { attempts: sql`${events.attempts} + 1` },
    });
}

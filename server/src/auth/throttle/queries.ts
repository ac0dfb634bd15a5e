import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Queryable } from '../../db/client.ts';
import { throttledAttempts } from '../../db/schema-people.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';

/** Attempts that were counted. */
export type Attempt = { ids: string[] };

/** Days for which attempts are stored; no window is longer. */
const retentionDays = 1;

/** Forgets old attempts, a few at a time. */
export async function removeOldAttempts(db: Queryable): Promise<void> {
  const old = db
    .select({ id: throttledAttempts.id })
    .from(throttledAttempts)
    .where(lt(throttledAttempts.at, sql`now() - make_interval(days => ${retentionDays})`))
    .limit(50)
    .for('update', { skipLocked: true });
  await db.delete(throttledAttempts).where(sql`${throttledAttempts.id} in (${old})`);
}

export async function insertAttempt(db: Queryable, subjects: readonly string[]): Promise<Attempt> {
  const rows = subjects.map(subject => ({ id: v7(), subject }));
  await db.insert(throttledAttempts).values(rows);
  return { ids: rows.map(row => row.id) };
}

/** The number of attempts of each subject within the window, and the seconds until the next attempt is possible. */
export async function countWithin(db: Queryable, subjects: string[], windowSeconds: number) {
  const rows = await db
    .select({
      subject: throttledAttempts.subject,
      count: sql<number>`count(*)::int`,
      /** Seconds until the oldest attempt leaves the window. */
      seconds: sql<number>`ceil(${windowSeconds} - extract(epoch from now() - min(${throttledAttempts.at})))::int`,
    })
    .from(throttledAttempts)
    .where(
      and(
        isOneOf(throttledAttempts.subject, subjects),
        gt(throttledAttempts.at, sql`now() - make_interval(secs => ${windowSeconds})`),
      ),
    )
    .groupBy(throttledAttempts.subject);
  return new Map(rows.map(row => [row.subject, row]));
}

/** An attempt that went well counts for nothing. */
export async function forgetAttempt(db: Queryable, { ids }: Attempt): Promise<void> {
  await db.delete(throttledAttempts).where(isOneOf(throttledAttempts.id, ids));
}

export async function forgetSubject(db: Queryable, subject: string): Promise<void> {
  await db.delete(throttledAttempts).where(eq(throttledAttempts.subject, subject));
}

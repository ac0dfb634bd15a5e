import DataLoader from 'dataloader';
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { callSettings } from '../../current-settings.ts';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { customers, sessions, users } from '../../db/schema-people.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { Session } from './session.ts';

/** Days until a session that is not used ends. */
export const sessionDays = 30;

const sessionEnd = sql<string>`now() + make_interval(days => ${sessionDays})`;

/** The device of a sign-in, so that the user recognises it later. */
export type Device = { address: string; userAgent: string | null };

/** Sessions that a user has at once. */
const sessionsMax = 20;

/**
 * Opens a session and returns its token, which exists nowhere else. A user has at most twenty: those that are unused for longest
 * end. Calls at once keep this bound only where each has locked the user's row (`lockUser`).
 */
export async function openSession(db: Queryable, userId: string, device?: Device): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await db.insert(sessions).values({ tokenHash, userId, expiresAt: sessionEnd, ...device });
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    // The end of a session moves whenever it is used.
    .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
    .offset(sessionsMax - 1);
  await db.delete(sessions).where(inArray(sessions.tokenHash, surplus));
  return token;
}

/** Exchanges the token of a session, so that the one before opens nothing; null when the session is over. */
export async function exchangeToken(db: Queryable, id: string): Promise<string | null> {
  const token = newToken();
  const exchanged = await db
    .update(sessions)
    .set({ tokenHash: hashToken(token), expiresAt: sessionEnd })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return exchanged.length > 0 ? token : null;
}

/** Whether a session that was read is still open. */
export async function isSessionOpen(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(sessions, eq(sessions.id, id))) > 0;
}

/** Moves the end of a session that is in use. */
export async function extendSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.update(sessions).set({ expiresAt: sessionEnd }).where(eq(sessions.tokenHash, tokenHash));
}

export async function endSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Signs a user out everywhere: after a new password, or when the customer is deactivated.
 * @param exceptId the session that stays
 */
export async function endSessionsOf(db: Queryable, userId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Sessions that are over; a few at a time, so that no sign-in waits for it. */
export async function removeExpiredSessions(db: Queryable): Promise<void> {
  const expired = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(lt(sessions.expiresAt, sql`now()`))
    .limit(50)
    .for('update', { skipLocked: true });
  await db.delete(sessions).where(sql`${sessions.tokenHash} in (${expired})`);
}

/**
 * SQL that identifies one run of PostgreSQL. Another run may give the same numbers to other transactions. A run ends with the
 * postmaster, and also when one process crashes: then all are restarted under the same postmaster, and the statistics are reset.
 */
export const serverRun = sql<string>`concat_ws(' ', pg_postmaster_start_time(), pg_stat_get_bgwriter_stat_reset_time())`;

/** The statement's snapshot (which transactions have ended) and the run of the server, so that it is unique. */
const snapshot = sql<string | null>`case when not pg_is_in_recovery()
  then pg_current_snapshot()::text || ' ' || ${serverRun} end`;

const openSessions = prepared('open_sessions', db =>
  db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      userId: users.id,
      username: users.username,
      role: users.role,
      customerId: users.customerId,
      customer: {
        id: customers.id,
        companyName: customers.companyName,
        customerShortName: customers.customerShortName,
        email: customers.email,
      },
      hasSecondFactor: sql<boolean>`${users.totpConfirmedAt} is not null`,
      endsAtMs: sql<number>`(extract(epoch from ${sessions.expiresAt}) * 1000)::float8`,
      settings: callSettings,
      snapshot,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(
      and(
        isOneOf(sessions.tokenHash, sql.placeholder('hashes')),
        gt(sessions.expiresAt, sql`now()`),
        users.isActive,
        or(isNull(users.customerId), sql`${customers.isActive}`),
      ),
    ),
);

/** Requests that arrive in one turn of the event loop read their sessions in one statement. */
const loaders = new WeakMap<Queryable, DataLoader<string, Session | null>>();

function loaderOn(db: Queryable): DataLoader<string, Session | null> {
  const known = loaders.get(db);
  if (known) return known;
  const loader = new DataLoader<string, Session | null>(
    async tokens => {
      const hashes = tokens.map(hashToken);
      const found = await openSessions(db).execute({ hashes });
      const byHash = new Map(found.map(session => [session.tokenHash.toString('hex'), session]));
      return hashes.map(hash => byHash.get(hash.toString('hex')) ?? null);
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  loaders.set(db, loader);
  return loader;
}

/** The session of a token; null when it is unknown, over, or its customer is inactive. */
export function findSession(db: Queryable, token: string): Promise<Session | null> {
  return loaderOn(db).load(token);
}

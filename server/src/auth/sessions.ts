import { hash, randomBytes } from 'node:crypto';
import type { Role, SessionInfo } from '@toptan/contract/auth';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Queryable } from '../db/client.ts';
import { gathered } from '../db/gathered.ts';
import { sessions } from '../db/schema-people.ts';
import { SessionReadings } from './session-queries.ts';

/** Days until a session that is not used ends. */
export const sessionDays = 30;

/** Who makes a call. */
export type Session = {
  id: string;
  tokenHash: Buffer;
  userId: string;
  username: string;
  role: Role;
  customerId: string | null;
  customer: SessionInfo['customer'];
  /** An authenticator app is set up. */
  hasSecondFactor: boolean;
  /** When it ends unless it is used before, ISO 8601. */
  expiresAt: string;
  /** What PostgreSQL shows; null on a standby, where it does not tell all. See `KeptAnswers`. */
  snapshot: string | null;
  /** Where the write-ahead log stood after its last write; kept where reads go to a replica. */
  lastWrite: string | null;
};

/** Tokens are stored hashed, so that a copy of the table opens nothing. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** 256 random bits as text for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const sessionEnd = sql<string>`now() + make_interval(days => ${sessionDays})`;

/** Where a sign-in comes from, so that its owner recognises it later. */
export type Origin = { address: string; userAgent: string | null };

/** Opens a session and answers its token, which exists nowhere else. */
export async function openSession(db: Queryable, userId: string, origin?: Origin): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt: sessionEnd, ...origin });
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

const gatheredSessions = builtOnce(db => {
  const readings = new SessionReadings(db);
  return gathered((hashes: readonly string[]) => readings.read(hashes));
});

/** The session of a token; null when it is unknown, over, or its customer is inactive. */
export function findSession(db: Queryable, token: string): Promise<Session | null> {
  return gatheredSessions(db).load(hashToken(token).toString('hex'));
}

/** Moves the end of a session that is in use. */
export async function extendSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.update(sessions).set({ expiresAt: sessionEnd }).where(eq(sessions.tokenHash, tokenHash));
}

/** Keeps how far the database has come. Not made durable: after a crash a replica is asked again what it has. */
export async function noteWrite(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`
    with unhurried as (select set_config('synchronous_commit', 'off', true))
    update ${sessions} set last_write = pg_current_wal_lsn() from unhurried where ${sessions.id} = ${id}
  `);
}

export async function endSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Signs a user out everywhere: after a new password, or when the customer is deactivated.
 * @param keptId the session that stays
 */
export async function endSessionsOf(db: Queryable, userId: string, keptId?: string): Promise<void> {
  const others = keptId === undefined ? undefined : ne(sessions.id, keptId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Whether this session may reach nothing but its own account until a second factor is set up. */
export function mustSetUpSecondFactor(
  session: Session,
  config: Pick<Config, 'STAFF_SECOND_FACTOR'>,
): boolean {
  return config.STAFF_SECOND_FACTOR === true && session.role === 'admin' && !session.hasSecondFactor;
}

/** What the browser is told of its session. */
export function presentSession(session: Session, config: Pick<Config, 'STAFF_SECOND_FACTOR'>): SessionInfo {
  const { userId, username, role, customerId, customer } = session;
  const user = { id: userId, username, role, customerId };
  return {
    user: mustSetUpSecondFactor(session, config) ? { ...user, mustSetUpSecondFactor: true } : user,
    customer,
  };
}

import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { sessions } from '../../db/schema-people.ts';
import { hashToken, newToken } from '../tokens.ts';

/** Days until a session that is not used ends. */
export const sessionDays = 30;

const sessionEnd = sql<string>`now() + make_interval(days => ${sessionDays})`;

/** Where a sign-in comes from, so that its owner recognises it later. */
export type Origin = { address: string; userAgent: string | null };

/** Sessions that a user has at once. */
const sessionsMax = 20;

/**
 * Opens a session and returns its token, which exists nowhere else. Of more than twenty of a user, those that are unused
 * for longest end. Of several calls at once that holds where each has the user's row (`lockUser`).
 */
export async function openSession(db: Queryable, userId: string, origin?: Origin): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await db.insert(sessions).values({ tokenHash, userId, expiresAt: sessionEnd, ...origin });
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

/** Whether a session that was read is still there: nobody has ended it since. */
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

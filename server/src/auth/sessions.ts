import { createHash, randomBytes } from 'node:crypto';
import type { Role, SessionInfo } from '@toptan/contract/auth';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { customers, sessions, users } from '../db/schema-people.ts';

/** Days until a session that is not used ends. */
export const sessionDays = 30;

/** Who makes a call. */
export type Session = {
  tokenHash: Buffer;
  userId: string;
  username: string;
  role: Role;
  customerId: string | null;
  customer: SessionInfo['customer'];
  /** The session's end has been moved; the cookie is to follow. */
  expiresAt: string;
};

/** Tokens are stored hashed, so that a copy of the table opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits as text for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const sessionEnd = sql<string>`now() + make_interval(days => ${sessionDays})`;

/** Opens a session and answers its token, which exists nowhere else. */
export async function openSession(db: Queryable, userId: string): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt: sessionEnd });
  return token;
}

/** The session of a token; null when it is unknown, over, or its customer is inactive. */
export async function findSession(db: Queryable, token: string): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({
      userId: users.id,
      username: users.username,
      role: users.role,
      customerId: users.customerId,
      companyName: customers.companyName,
      customerShortName: customers.customerShortName,
      email: customers.email,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, sql`now()`),
        or(isNull(users.customerId), eq(customers.isActive, true)),
      ),
    );
  if (!row) return null;
  const { userId, username, role, customerId, companyName, customerShortName, email, expiresAt } = row;
  const customer =
    customerId && companyName && customerShortName && email
      ? { id: customerId, companyName, customerShortName, email }
      : null;
  return { tokenHash, userId, username, role, customerId, customer, expiresAt };
}

/** Moves the end of a session that is in use. */
export async function extendSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.update(sessions).set({ expiresAt: sessionEnd }).where(eq(sessions.tokenHash, tokenHash));
}

export async function endSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Signs a user out everywhere: after a new password, or when the customer is deactivated. */
export async function endSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** What the browser is told of its session. */
export function presentSession(session: Omit<Session, 'tokenHash' | 'expiresAt'>): SessionInfo {
  const { userId, username, role, customerId, customer } = session;
  return { user: { id: userId, username, role, customerId }, customer };
}

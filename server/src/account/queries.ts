import type { AccountSession } from '@toptan/contract/account';
import type { Language } from '@toptan/contract/languages';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Authenticator } from '../auth/queries.ts';
import { sessionDays } from '../auth/sessions/queries.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { customers, recoveryCodes, sessions, users } from '../db/schema-people.ts';

/** The account of a user, for its page. */
export async function findAccount(db: Queryable, userId: string) {
  const [account] = await db
    .select({
      username: users.username,
      displayName: users.displayName,
      role: users.role,
      email: sql<string | null>`coalesce(${customers.email}, ${users.email})`,
      language: customers.language,
      isOn: sql<boolean>`${users.totpConfirmedAt} is not null`,
      recoveryCodesLeft: db.$count(recoveryCodes, eq(recoveryCodes.userId, users.id)),
    })
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(eq(users.id, userId));
  return account ?? null;
}

export async function storeEmail(tx: Transaction, userId: string, email: string | null): Promise<void> {
  await tx.update(users).set({ email }).where(eq(users.id, userId));
}

export async function storeLanguage(tx: Transaction, customerId: string, language: Language): Promise<void> {
  await tx.update(customers).set({ language }).where(eq(customers.id, customerId));
}

const isOpen = (userId: string) => and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`);

/** Open sessions of a user, newest first. */
export function listOpenSessions(
  db: Queryable,
  userId: string,
  currentId: string,
): Promise<AccountSession[]> {
  return db
    .select({
      id: sessions.id,
      isCurrent: sql<boolean>`${sessions.id} = ${currentId}`,
      createdAt: sessions.createdAt,
      // Each use extends the session, so its end gives the time of the last use.
      lastSeenAt: sql<string>`${sessions.expiresAt} - make_interval(days => ${sessionDays})`.mapWith(
        sessions.expiresAt,
      ),
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .where(isOpen(userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

/** @returns whether the user had such a session */
export async function removeSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function storeAuthenticator(
  tx: Transaction,
  userId: string,
  authenticator: Partial<Authenticator>,
): Promise<void> {
  await tx.update(users).set(authenticator).where(eq(users.id, userId));
}

/** Puts these codes in the place of the ones before. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (codeHashes.length > 0)
    await tx.insert(recoveryCodes).values(codeHashes.map(codeHash => ({ codeHash, userId })));
}

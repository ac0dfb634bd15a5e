import type { AnswerOf } from '@toptan/contract/endpoint';
import type { checkPasswordLink } from '@toptan/contract/new-password';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { customers, passwordLinks, users } from '../db/schema-people.ts';
import { mayEnter } from './queries.ts';
import { hashToken, newToken } from './tokens.ts';

/** A fresh one-time link of a user. The token exists nowhere else; the table holds its hash. */
export type PasswordLink = { token: string; expiresAt: string };

/** Links that were not used go; the used one stays as a trace. */
export async function removeOpenLinks(db: Queryable, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)));
}

/** Makes a link with which a user chooses a password, and ends the ones before. */
export async function createLink(tx: Transaction, userId: string, hours: number): Promise<PasswordLink> {
  const token = newToken();
  await removeOpenLinks(tx, userId);
  const links = await tx
    .insert(passwordLinks)
    .values({
      userId,
      tokenHash: hashToken(token),
      expiresAt: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning({ expiresAt: passwordLinks.expiresAt });
  return { token, ...onlyRow(links) };
}

const isOpen = (token: string) =>
  and(
    eq(passwordLinks.tokenHash, hashToken(token)),
    isNull(passwordLinks.usedAt),
    gt(passwordLinks.expiresAt, sql`now()`),
  );

type OpenLink = AnswerOf<typeof checkPasswordLink> & { userId: string };

/** Whose link it is; null when it is unknown, used or over, or its user may not enter. */
export async function findLink(db: Queryable, token: string): Promise<OpenLink | null> {
  const [link] = await db
    .select({
      userId: users.id,
      username: users.username,
      companyName: customers.companyName,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      expiresAt: passwordLinks.expiresAt,
    })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(and(isOpen(token), mayEnter));
  return link ?? null;
}

/** Uses a link up; false when another call was first. */
export async function useLink(db: Queryable, token: string): Promise<boolean> {
  const used = await db
    .update(passwordLinks)
    .set({ usedAt: sql`now()` })
    .where(isOpen(token))
    .returning({ userId: passwordLinks.userId });
  return used.length > 0;
}

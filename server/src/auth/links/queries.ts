import type { AnswerOf } from '@toptan/contract/endpoint';
import type { checkPasswordLink } from '@toptan/contract/new-password';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import { onlyRow } from '../../db/only-row.ts';
import { customers, passwordLinks, users } from '../../db/schema-people.ts';
import { lockUser, mayEnter } from '../queries.ts';
import { hashToken, newToken } from '../tokens.ts';

/** A fresh one-time link of a user. The token exists nowhere else; the table holds its hash. */
type PasswordLink = { token: string; expiresAt: string };

/** Links that were not used go; the used one stays as a trace. */
export async function removeOpenLinks(db: Queryable, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)));
}

/** Adds a link with which a user chooses a password. Open ones still work; expired ones are removed. */
export async function addLink(tx: Transaction, userId: string, hours: number): Promise<PasswordLink> {
  const token = newToken();
  await tx
    .delete(passwordLinks)
    .where(
      and(
        eq(passwordLinks.userId, userId),
        isNull(passwordLinks.usedAt),
        lte(passwordLinks.expiresAt, sql`now()`),
      ),
    );
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

/** Adds a link and ends all open ones. */
export async function replaceLink(tx: Transaction, userId: string, hours: number): Promise<PasswordLink> {
  await removeOpenLinks(tx, userId);
  return addLink(tx, userId, hours);
}

const isOpen = (tokenHash: Buffer) =>
  and(
    eq(passwordLinks.tokenHash, tokenHash),
    isNull(passwordLinks.usedAt),
    gt(passwordLinks.expiresAt, sql`now()`),
  );

/**
 * Gives a link another token, for an email that is about to be sent: a waiting email holds none, and emails that arrived before
 * still work. Committed before the email leaves, so that its link opens in any case.
 * @param linkHash of the link's first token, in hexadecimal
 * @returns null when the link is used, over or replaced
 */
export function addToken(db: Database, linkHash: string): Promise<PasswordLink | null> {
  const tokenHash = Buffer.from(linkHash, 'hex');
  return db.transaction(async tx => {
    const [owner] = await tx
      .select({ userId: passwordLinks.userId })
      .from(passwordLinks)
      .where(eq(passwordLinks.tokenHash, tokenHash));
    if (!owner) return null;
    // Commands that replace links or set a password lock the user too: no token comes after either.
    await lockUser(tx, owner.userId);
    const [link] = await tx
      .select({ userId: passwordLinks.userId, expiresAt: passwordLinks.expiresAt })
      .from(passwordLinks)
      .where(isOpen(tokenHash));
    if (!link) return null;
    const token = newToken();
    await tx.insert(passwordLinks).values({ ...link, tokenHash: hashToken(token) });
    return { token, expiresAt: link.expiresAt };
  });
}

type OpenLink = AnswerOf<typeof checkPasswordLink> & { userId: string };

/** The user of a link; null when the link is unknown, used or over, or its user may not enter. */
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
    .where(and(isOpen(hashToken(token)), mayEnter));
  return link ?? null;
}

/** Uses a link up; false when another call was first. */
export async function redeemLink(db: Queryable, token: string): Promise<boolean> {
  const used = await db
    .update(passwordLinks)
    .set({ usedAt: sql`now()` })
    .where(isOpen(hashToken(token)))
    .returning({ userId: passwordLinks.userId });
  return used.length > 0;
}

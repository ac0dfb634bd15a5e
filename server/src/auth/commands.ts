import type { Database, Transaction } from '../db/client.ts';
import { fieldRefusal, Refusal } from '../refusal.ts';
import { isTooCommon } from './common-passwords.ts';
import { findLink, removeOpenLinks, useLink } from './password-links.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findEntry, findLogin, lockUser, removeExpiredSessions, storePassword } from './queries.ts';
import { endSessionsOf, openSession } from './sessions.ts';
import { countAttempt, forgetAttempt, forgetSubject, loginAllowances, loginWindow } from './throttle.ts';

/** Opens a session unless the user's right to it ended while the password was checked. */
function openCheckedSession(db: Database, userId: string, passwordHash: string): Promise<string | null> {
  return db.transaction(async tx => {
    await lockUser(tx, userId);
    const entry = await findEntry(tx, userId);
    if (!entry?.mayEnter || entry.passwordHash !== passwordHash) return null;
    await removeExpiredSessions(tx);
    return openSession(tx, userId);
  });
}

/**
 * Checks a name and password and opens a session. An unknown name, a wrong password, a user without one and a shop
 * that is inactive are refused alike, in words and in time: 401 `invalid_credentials`. Beyond the allowances: 429.
 * @param address of the caller
 * @returns the session's token
 */
export async function signIn(
  db: Database,
  { username, password }: { username: string; password: string },
  address: string,
): Promise<string> {
  const { nameKey, user } = await findLogin(db, username);
  const allowances = loginAllowances(nameKey, address);
  const attempt = await countAttempt(db, [...Object.values(allowances)], loginWindow);
  const passwordHash = user?.passwordHash ?? null;
  const isRight = await verifyPassword(passwordHash, password);
  const token = isRight && user && passwordHash ? await openCheckedSession(db, user.id, passwordHash) : null;
  if (!token) throw new Refusal('invalid_credentials', 'Invalid credentials');
  await forgetAttempt(db, attempt);
  await forgetSubject(db, allowances.pair.subject);
  return token;
}

/** @param field where the caller typed the password */
export function refuseCommonPassword(password: string, username: string, field: string): void {
  if (isTooCommon(password, username))
    throw fieldRefusal('validation_failed', field, 'too_common', 'Choose a password that is harder to guess');
}

/**
 * Gives a user another password: its sessions end, and links that were not used with them. The caller holds the
 * user's row (`lockUser`).
 */
export async function replacePassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await storePassword(tx, userId, passwordHash);
  await removeOpenLinks(tx, userId);
  await endSessionsOf(tx, userId);
}

/** 404: unknown, used, over, or its shop is inactive; which one is nobody's business. */
export function linkInvalid(): Refusal {
  return new Refusal('link_invalid', 'This link is not good any more');
}

/**
 * Sets the password of a one-time link's user and opens a session. Of several calls with one link, one succeeds.
 * @returns the session's token
 */
export async function choosePassword(db: Database, token: string, password: string): Promise<string> {
  const link = await findLink(db, token);
  if (!link) throw linkInvalid();
  refuseCommonPassword(password, link.username, 'password');
  const passwordHash = await hashPassword(password);
  return db.transaction(async tx => {
    await lockUser(tx, link.userId);
    const entry = await findEntry(tx, link.userId);
    if (!entry?.mayEnter || !(await useLink(tx, token))) throw linkInvalid();
    await replacePassword(tx, link.userId, passwordHash);
    return openSession(tx, link.userId);
  });
}

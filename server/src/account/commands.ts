import type { Language } from '@toptan/contract/languages';
import { refuseCommonPassword, replacePassword } from '../auth/commands.ts';
import { removeOpenLinks } from '../auth/links/queries.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { type Credentials, findCredentials, lockUser } from '../auth/queries.ts';
import {
  codeAllowance,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  presentSecret,
  stepOf,
} from '../auth/second-factor.ts';
import { endSessionsOf, exchangeToken } from '../auth/sessions/queries.ts';
import type { Session } from '../auth/sessions/session.ts';
import { countAttempt, loginWindowSeconds } from '../auth/throttle/commands.ts';
import { forgetSubject } from '../auth/throttle/queries.ts';
import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { record, write } from '../events/record.ts';
import { fieldRefusal, notFound, orNotFound, Refusal } from '../refusal.ts';
import {
  removeSession,
  replaceRecoveryCodes,
  storeAuthenticator,
  storeEmail,
  storeLanguage,
} from './queries.ts';

/** A session and, of the call that it makes, the actor. */
export type Owner = { session: Session; actor: Actor };

/** No topic: no open screen refetches. */
const ofAccount = { topic: null };

/**
 * Checks the password again before a change that the finder of an unlocked phone must not make.
 * @throws Refusal 400 on `currentPassword`, 429 after ten wrong ones in a quarter of an hour
 */
async function confirmPassword(db: Database, { userId }: Session, password: string): Promise<Credentials> {
  const allowance = { subject: `password:${userId}`, most: 10, beyond: 'refuse' } as const;
  await countAttempt(db, [allowance], loginWindowSeconds);
  const credentials = await findCredentials(db, userId);
  if (!credentials || !(await verifyPassword(credentials.passwordHash, password)))
    throw fieldRefusal('validation_failed', 'currentPassword', 'wrong_password', 'This is not your password');
  await forgetSubject(db, allowance.subject);
  return credentials;
}

/**
 * Changes the own password; every other session ends, and this one gets another token. The session row stays: deleting it
 * would sign out its open event streams.
 * @returns the session's new token
 */
export async function changeOwnPassword(
  db: Database,
  { session, actor }: Owner,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<string> {
  const confirmed = await confirmPassword(db, session, currentPassword);
  refuseCommonPassword(newPassword, session.username, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  return write(db, async tx => {
    await lockCredentials(tx, session, confirmed);
    await replacePassword(tx, session.userId, passwordHash, session.id);
    const token = await exchangeToken(tx, session.id);
    if (token === null) throw new Refusal('not_signed_in', 'The session was ended at this moment');
    await record(tx, actor, ofAccount);
    return token;
  });
}

/**
 * Holds the account until the transaction ends.
 * @param confirmed the credentials against which the password was checked, if it was
 * @throws Refusal 409 when the password has changed since
 */
async function lockCredentials(
  tx: Transaction,
  { userId }: Session,
  confirmed?: Credentials,
): Promise<Credentials> {
  await lockUser(tx, userId);
  const credentials = await findCredentials(tx, userId);
  if (!credentials) throw new Refusal('not_signed_in', 'The account was closed at this moment');
  if (confirmed && credentials.passwordHash !== confirmed.passwordHash)
    throw new Refusal('conflict', 'The account was changed at this moment: try again');
  return credentials;
}

/** Sets the address for the user's own emails; links that the one before has received end. Those of a shop go to its customer's address. */
export async function changeEmail(
  db: Database,
  { session, actor }: Owner,
  { currentPassword, email }: { currentPassword: string; email: string | null },
): Promise<void> {
  const confirmed = await confirmPassword(db, session, currentPassword);
  await write(db, async tx => {
    await lockCredentials(tx, session, confirmed);
    await storeEmail(tx, session.userId, email);
    await removeOpenLinks(tx, session.userId);
    await record(tx, actor, ofAccount);
  });
}

/** Sets the language of a shop's emails and messages. */
export function changeLanguage(db: Database, { session, actor }: Owner, language: Language): Promise<void> {
  const customerId = orNotFound(session.customerId);
  return write(db, async tx => {
    await storeLanguage(tx, customerId, language);
    await record(tx, actor, { ...ofAccount, customerId, also: [{ topic: 'customers', id: customerId }] });
  });
}

/**
 * Makes a key for an authenticator app; one that was made before and not confirmed ends.
 * @throws Refusal 409 `second_factor_on`
 */
export async function beginAuthenticator(db: Database, { session, actor }: Owner, currentPassword: string) {
  const confirmed = await confirmPassword(db, session, currentPassword);
  const secret = newSecret();
  await write(db, async tx => {
    const { totpConfirmedAt } = await lockCredentials(tx, session, confirmed);
    if (totpConfirmedAt) throw new Refusal('second_factor_on', 'A second factor is set up already');
    await storeAuthenticator(tx, session.userId, { totpSecret: secret, totpLastStep: null });
    await record(tx, actor, ofAccount);
  });
  return presentSecret(secret, session.username);
}

/** @returns new codes, which exist nowhere else */
async function giveRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map(code => hashRecoveryCode(userId, code)),
  );
  return codes;
}

/**
 * Turns the second factor on with a code of the app, so that a badly scanned key locks nobody out.
 * @returns the recovery codes
 * @throws Refusal 400 on `code`, 409 `second_factor_on`, 409 `second_factor_not_begun`, 429 after ten wrong codes in a quarter of
 * an hour
 */
export async function confirmAuthenticator(
  db: Database,
  { session, actor }: Owner,
  code: string,
): Promise<string[]> {
  const allowance = codeAllowance(session.userId);
  // Before the transaction, which a wrong code rolls back.
  await countAttempt(db, [allowance], loginWindowSeconds);
  return write(db, async tx => {
    const { totpSecret, totpConfirmedAt } = await lockCredentials(tx, session);
    if (totpConfirmedAt) throw new Refusal('second_factor_on', 'A second factor is set up already');
    if (!totpSecret) throw new Refusal('second_factor_not_begun', 'Set up the authenticator app first');
    const step = stepOf(code, totpSecret, null);
    if (step === null)
      throw fieldRefusal(
        'validation_failed',
        'code',
        'wrong_code',
        'This is not the code that the app shows',
      );
    await storeAuthenticator(tx, session.userId, {
      totpConfirmedAt: new Date().toISOString(),
      totpLastStep: step,
    });
    await forgetSubject(tx, allowance.subject);
    await endSessionsOf(tx, session.userId, session.id);
    await record(tx, actor, ofAccount);
    return giveRecoveryCodes(tx, session.userId);
  });
}

/** Turns the second factor off, if it is on. */
export async function removeAuthenticator(
  db: Database,
  { session, actor }: Owner,
  currentPassword: string,
): Promise<void> {
  const confirmed = await confirmPassword(db, session, currentPassword);
  await write(db, async tx => {
    await lockCredentials(tx, session, confirmed);
    await storeAuthenticator(tx, session.userId, {
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
    });
    await replaceRecoveryCodes(tx, session.userId, []);
    await record(tx, actor, ofAccount);
  });
}

/** @throws Refusal 409 `second_factor_not_begun` */
export async function renewCodes(
  db: Database,
  { session, actor }: Owner,
  currentPassword: string,
): Promise<string[]> {
  const confirmed = await confirmPassword(db, session, currentPassword);
  return write(db, async tx => {
    const { totpConfirmedAt } = await lockCredentials(tx, session, confirmed);
    if (!totpConfirmedAt) throw new Refusal('second_factor_not_begun', 'There is no second factor');
    await record(tx, actor, ofAccount);
    return giveRecoveryCodes(tx, session.userId);
  });
}

/** Signs a device out. @throws Refusal 404 */
export function endOwnSession(db: Database, { session, actor }: Owner, id: string): Promise<void> {
  return write(db, async tx => {
    if (!(await removeSession(tx, session.userId, id))) throw notFound();
    await record(tx, actor, { ...ofAccount, subjectId: id });
  });
}

/** Signs every other device out. */
export function endOtherSessions(db: Database, { session, actor }: Owner): Promise<void> {
  return write(db, async tx => {
    await endSessionsOf(tx, session.userId, session.id);
    await record(tx, actor, ofAccount);
  });
}

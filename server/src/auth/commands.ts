import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { record, recordFailedSignIn, write } from '../events/record.ts';
import { networkOf } from '../network.ts';
import { fieldRefusal, Refusal } from '../refusal.ts';
import { isTooCommon } from './common-passwords.ts';
import { findLink, redeemLink, removeOpenLinks } from './links/queries.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  type Credentials,
  findCredentials,
  findLogin,
  type Login,
  lockUser,
  storePassword,
} from './queries.ts';
import { checkSecondFactor, refuseSecondFactor } from './second-factor.ts';
import { type Device, endSessionsOf, openSession, removeExpiredSessions } from './sessions/queries.ts';
import { countAttempt, loginAllowances, loginWindowSeconds } from './throttle/commands.ts';
import { forgetAttempt, forgetSubject } from './throttle/queries.ts';

/** A session's token, or the outcome of the second factor. */
type LoginOutcome = { outcome: 'passed'; token: string } | { outcome: 'required' } | { outcome: 'wrong' };

/** The fields of the sign-in form. */
type LoginForm = { username: string; password: string; code?: string | undefined };

/** The actor of a call without a session, once its user is known. The body is left out: it holds a password. */
const actorAs = (actor: Actor, userId: string, { username, role, customerId }: Credentials): Actor => ({
  ...actor,
  userId,
  username,
  role,
  customerId,
  body: null,
});

/** Opens a session unless the user's right to it ended while the password was checked. */
function openCheckedSession(
  db: Database,
  actor: Actor,
  { id, passwordHash }: { id: string; passwordHash: string },
  code: string | undefined,
  device: Device,
): Promise<LoginOutcome | null> {
  return write(db, async tx => {
    await lockUser(tx, id);
    const credentials = await findCredentials(tx, id);
    if (!credentials?.mayEnter || credentials.passwordHash !== passwordHash) return null;
    const outcome = await checkSecondFactor(tx, id, credentials, code);
    if (outcome !== 'passed') return { outcome };
    await removeExpiredSessions(tx);
    if (credentials.role === 'admin') await record(tx, actorAs(actor, id, credentials), { topic: null });
    return { outcome, token: await openSession(tx, id, device) };
  });
}

/** Refusals of a failed sign-in. */
const failures: readonly number[] = [401, 429];

/** Checks as `signIn` does, and leaves an event of a failure where the account is one of staff. */
async function signInAs(
  db: Database,
  actor: Actor,
  user: Login['user'],
  check: () => Promise<string>,
): Promise<string> {
  try {
    return await check();
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 0;
    if (user?.role === 'admin' && failures.includes(status))
      await recordFailedSignIn(db, { ...actor, status }, user);
    throw error;
  }
}

/**
 * Checks a name and password and opens a session. An unknown name, a wrong password, a user without one and a shop
 * that is inactive are refused alike, in words and in time: 401 `invalid_credentials`. A right password without the
 * code that the user has set up: 401 `second_factor_required`; a wrong code counts like a wrong password: 401
 * `second_factor_wrong`. Beyond the allowances: 429.
 * @returns the session's token
 */
export async function signIn(db: Database, actor: Actor, typed: LoginForm, device: Device): Promise<string> {
  const login = await findLogin(db, typed.username);
  return signInAs(db, actor, login.user, () => checkSignIn(db, actor, login, typed, device));
}

async function checkSignIn(
  db: Database,
  actor: Actor,
  { nameKey, user }: Login,
  { password, code }: Omit<LoginForm, 'username'>,
  device: Device,
): Promise<string> {
  const { pair, address, account } = loginAllowances(nameKey, device.address);
  const network = networkOf(device.address);
  const isAtHome = user?.addresses.some(known => networkOf(known) === network);
  const attempt = await countAttempt(
    db,
    isAtHome ? [pair, address] : [pair, address, account],
    loginWindowSeconds,
  );
  const passwordHash = user?.passwordHash ?? null;
  const isRight = await verifyPassword(passwordHash, password);
  const opening =
    isRight && user && passwordHash
      ? await openCheckedSession(db, actor, { id: user.id, passwordHash }, code, device)
      : null;
  if (!opening) throw new Refusal('invalid_credentials', 'Invalid credentials');
  if (opening.outcome === 'wrong') throw refuseSecondFactor('wrong');
  await forgetAttempt(db, attempt);
  if (opening.outcome === 'required') throw refuseSecondFactor('required');
  await forgetSubject(db, pair.subject);
  return opening.token;
}

/** @param field where the caller typed the password */
export function refuseCommonPassword(password: string, username: string, field: string): void {
  if (isTooCommon(password, username))
    throw fieldRefusal('validation_failed', field, 'too_common', 'Choose a password that is harder to guess');
}

/**
 * Gives a user another password: its sessions end, and links that were not used with them. The caller holds the
 * user's row (`lockUser`).
 * @param exceptSessionId the session that stays
 */
export async function replacePassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  exceptSessionId?: string,
): Promise<void> {
  await storePassword(tx, userId, passwordHash);
  await removeOpenLinks(tx, userId);
  await endSessionsOf(tx, userId, exceptSessionId);
}

/** 404: unknown, used, over, or its shop is inactive; the answer does not reveal which. */
export function linkInvalid(): Refusal {
  return new Refusal('link_invalid', 'This link is no longer valid');
}

/**
 * Sets the password of a one-time link's user and opens a session. Of several calls with one link, one succeeds.
 * A user with a second factor needs its code too (401 as at the sign-in): the link proves the mailbox, not the telephone.
 * @returns the session's token
 */
export async function choosePassword(
  db: Database,
  actor: Actor,
  { token, password, code }: { token: string; password: string; code?: string | undefined },
  device: Device,
): Promise<string> {
  const link = await findLink(db, token);
  if (!link) throw linkInvalid();
  refuseCommonPassword(password, link.username, 'password');
  const passwordHash = await hashPassword(password);
  const opening = await write(db, async (tx): Promise<LoginOutcome> => {
    await lockUser(tx, link.userId);
    const credentials = await findCredentials(tx, link.userId);
    if (!credentials?.mayEnter) throw linkInvalid();
    const outcome = await checkSecondFactor(tx, link.userId, credentials, code);
    if (outcome !== 'passed') return { outcome };
    if (!(await redeemLink(tx, token))) throw linkInvalid();
    await replacePassword(tx, link.userId, passwordHash);
    const { customerId } = credentials;
    await record(tx, actorAs(actor, link.userId, credentials), {
      topic: 'registration-requests',
      also: customerId === null ? null : [{ topic: 'customers', id: customerId }],
    });
    return { outcome, token: await openSession(tx, link.userId, device) };
  });
  if (opening.outcome !== 'passed') throw refuseSecondFactor(opening.outcome);
  return opening.token;
}

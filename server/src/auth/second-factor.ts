import { createHash, randomInt } from 'node:crypto';
import { oneTimeCodeSchema, recoveryCodeCount } from '@toptan/contract/account';
import { toLatinDigits } from '@toptan/contract/digits';
import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../db/client.ts';
import { Refusal } from '../refusal.ts';
import { type Authenticator, storeLastStep, takeRecoveryCode } from './queries.ts';
import { countAttempt, loginWindowSeconds } from './throttle/commands.ts';
import { forgetSubject } from './throttle/queries.ts';

/** Seconds for which a code of an authenticator app is shown (RFC 6238, 5.2). */
const periodSeconds = 30;

/** Steps before and after the present one that are taken too: people type slowly, and telephones' clocks differ. */
const window = 1;

/** A new key of 160 bits (RFC 4226, 4). */
export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).buffer);
}

function generator(secret: Buffer, username = ''): TOTP {
  const buffer = new Uint8Array(secret).buffer;
  return new TOTP({
    issuer: 'Toptan',
    label: username,
    secret: new Secret({ buffer }),
    period: periodSeconds,
  });
}

/** The key as people type it and as apps scan it. */
export function presentSecret(secret: Buffer, username: string): { secret: string; address: string } {
  const totp = generator(secret, username);
  return { secret: totp.secret.base32, address: totp.toString() };
}

/**
 * The step that a code belongs to; null when it is not a code of this key, or not newer than the last one used.
 * @param code six digits
 */
export function stepOf(code: string, secret: Buffer, lastStep: number | null): number | null {
  const delta = generator(secret).validate({ token: code, window });
  if (delta === null) return null;
  const step = Math.floor(Date.now() / 1000 / periodSeconds) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** Letters and digits that cannot be taken for one another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Codes of 49 bits each, in groups that can be read out. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => `${group()}-${group()}`);
}

/** The hash by which a recovery code is stored and found. It includes the owner; spelling does not matter. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  const plain = toLatinDigits(code)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '');
  return createHash('sha256').update(`${userId}:${plain}`).digest();
}

/**
 * Codes that may be tried for one user within `loginWindowSeconds`, from anywhere: only a caller with the password gets to try
 * them.
 */
export const codeAllowance = (userId: string) =>
  ({ subject: `code:${userId}`, most: 10, beyond: 'refuse' }) as const;

async function isRightCode(
  tx: Transaction,
  userId: string,
  secret: Buffer,
  lastStep: number | null,
  code: string,
): Promise<boolean> {
  const oneTime = oneTimeCodeSchema.safeParse(code);
  if (!oneTime.success) return takeRecoveryCode(tx, hashRecoveryCode(userId, code));
  const step = stepOf(oneTime.data, secret, lastStep);
  if (step === null) return false;
  await storeLastStep(tx, userId, step);
  return true;
}

/**
 * Checks the second factor of a user whose row the caller has locked, and uses the code up. Commit the result: a wrong code has
 * been counted.
 * @throws Refusal 429 after ten wrong codes in a quarter of an hour
 */
export async function checkSecondFactor(
  tx: Transaction,
  userId: string,
  { totpSecret, totpConfirmedAt, totpLastStep }: Authenticator,
  code: string | undefined,
): Promise<'passed' | 'required' | 'wrong'> {
  if (!totpSecret || !totpConfirmedAt) return 'passed';
  if (code === undefined) return 'required';
  const allowance = codeAllowance(userId);
  await countAttempt(tx, [allowance], loginWindowSeconds);
  if (!(await isRightCode(tx, userId, totpSecret, totpLastStep, code))) return 'wrong';
  await forgetSubject(tx, allowance.subject);
  return 'passed';
}

/** @param outcome of a check that has been committed */
export function refuseSecondFactor(outcome: 'required' | 'wrong'): Refusal {
  return outcome === 'required'
    ? new Refusal('second_factor_required', 'Type the code of your authenticator app')
    : new Refusal('second_factor_wrong', 'This code is not right');
}

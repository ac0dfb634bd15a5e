import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../../db/client.ts';
import { networkOf } from '../../network.ts';
import { Refusal } from '../../refusal.ts';
import { type Attempt, countWithin, forgetAttempt, insertAttempt, removeOldAttempts } from './queries.ts';

/** The number of attempts that a subject has. */
type Allowance = {
  subject: string;
  /** Attempts within the window. */
  most: number;
  /** The answer to one attempt too many: 429, or 429 only where it is one of many within seconds. */
  beyond: 'refuse' | 'slow';
};

/** Attempts of a subject beyond its allowance that are let through, one a second, and the seconds that they are counted in. */
const slow = { most: 20, seconds: 20 };

/** Seconds; the window in which failed sign-ins are counted. */
export const loginWindowSeconds = 15 * 60;

/**
 * Failed sign-ins: few for one name from one network; many for a network, because a whole office shares it; and for a
 * name from everywhere only slower, so that nobody locks its owner out. The last does not count for networks where the
 * owner is signed in.
 * @param nameKey the folded name; stored hashed, because people type passwords into the wrong field
 */
export function loginAllowances(nameKey: string, address: string) {
  const account = createHash('sha256').update(nameKey).digest('base64url');
  const network = networkOf(address);
  return {
    pair: { subject: `login:pair:${account}:${network}`, most: 10, beyond: 'refuse' },
    address: { subject: `login:address:${network}`, most: 100, beyond: 'refuse' },
    account: { subject: `login:account:${account}`, most: 50, beyond: 'slow' },
  } as const satisfies Record<string, Allowance>;
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the allowance. Beyond it an attempt
 * is refused with 429 and `Retry-After`, and is not counted, so that refused ones do not extend the wait.
 */
export async function countAttempt(
  db: Queryable,
  allowances: readonly Allowance[],
  windowSeconds: number,
): Promise<Attempt> {
  await removeOldAttempts(db);
  const subjects = allowances.map(({ subject }) => subject);
  const attempt = await insertAttempt(db, subjects);
  const counts = await countWithin(db, subjects, windowSeconds);
  const exceeded = allowances.filter(({ subject, most }) => (counts.get(subject)?.count ?? 0) > most);
  const refusing = exceeded.filter(({ beyond }) => beyond === 'refuse');
  if (refusing.length > 0) {
    await forgetAttempt(db, attempt);
    const retryAfter = Math.max(...refusing.map(({ subject }) => counts.get(subject)?.seconds ?? 1), 1);
    throw new Refusal('too_many_requests', 'Too many attempts: wait a while', { retryAfter });
  }
  if (exceeded.length === 0) return attempt;
  try {
    const turn = await countSlow(db, exceeded);
    return { ids: [...attempt.ids, ...turn.ids] };
  } catch (error) {
    await forgetAttempt(db, attempt);
    throw error;
  }
}

/** Counts an attempt beyond these allowances, of which one a second is let through. */
function countSlow(db: Queryable, exceeded: readonly Allowance[]): Promise<Attempt> {
  const turns = exceeded.map(
    ({ subject }): Allowance => ({ subject: `slow:${subject}`, most: slow.most, beyond: 'refuse' }),
  );
  return countAttempt(db, turns, slow.seconds);
}

/**
 * Counts an attempt and returns true, unless there were `most` within the window: then it is not counted. The caller locks
 * what the subject names, so that attempts come one after the other.
 */
export async function isAllowed(
  tx: Transaction,
  subject: string,
  most: number,
  windowSeconds: number,
): Promise<boolean> {
  const counts = await countWithin(tx, [subject], windowSeconds);
  if ((counts.get(subject)?.count ?? 0) >= most) return false;
  await insertAttempt(tx, [subject]);
  return true;
}

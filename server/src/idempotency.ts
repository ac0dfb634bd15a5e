import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { builtOnce } from './db/built-once.ts';
import type { Transaction } from './db/client.ts';
import { idempotencyKeys } from './db/schema-orders.ts';
import { together } from './db/together.ts';
import { fieldRefusal, Refusal } from './refusal.ts';

/** Hours for which an answer is kept for a repeated call. */
const keptHours = 48;

/** Most old keys that one call clears away. */
const clearedAtOnce = 100;

/** What makes a call safe to repeat: whose it is, its key, and what it asked for. */
export type RepeatableCall = { userId: string; key: string; requestHash: Buffer };

const visibleAscii = /^[\x21-\x7e]{1,200}$/;

/** Reads `Idempotency-Key`; null when there is none. */
export function repeatableCall(
  header: string | string[] | undefined,
  userId: string,
  call: string,
  body: unknown,
): RepeatableCall | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !visibleAscii.test(header))
    throw fieldRefusal(
      'validation_failed',
      'Idempotency-Key',
      'invalid',
      'The key is 1 to 200 visible ASCII characters',
    );
  const requestHash = createHash('sha256')
    .update(`${call}\n${JSON.stringify(body)}`)
    .digest();
  return { userId, key: header, requestHash };
}

const oldKeys = builtOnce(db =>
  db
    .delete(idempotencyKeys)
    .where(
      sql`(user_id, key) in (
        select user_id, key from ${idempotencyKeys}
        where created_at < now() - make_interval(hours => ${sql.placeholder('hours')})
        order by created_at limit ${clearedAtOnce} for update skip locked
      )`,
    )
    .prepare(''),
);

const newKey = builtOnce(db =>
  db
    .insert(idempotencyKeys)
    .values({
      userId: sql.placeholder('userId'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
      status: sql.placeholder('status'),
      answer: sql`'null'::jsonb`,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare(''),
);

const rowOf = ({ userId, key }: RepeatableCall) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/**
 * Claims the key for this transaction; a parallel call with the same key waits until it ends.
 * @returns the answer of an earlier call, or null when this is the first
 * @throws Refusal `idempotency_key_reused` when the earlier call asked for something else
 */
export async function claimKey<Answer extends object>(
  tx: Transaction,
  call: RepeatableCall,
  status: number,
): Promise<Answer | null> {
  const { userId, key, requestHash } = call;
  const [, claimed] = await together([
    oldKeys(tx).execute({ hours: keptHours }),
    newKey(tx).execute({ userId, key, requestHash, status }),
  ]);
  if (claimed.length > 0) return null;
  const [earlier] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(rowOf(call));
  if (!earlier?.requestHash.equals(requestHash))
    throw new Refusal('idempotency_key_reused', 'This key belongs to a call with another body');
  return earlier.answer as Answer;
}

/** Keeps the answer under the claimed key. */
export async function keepAnswer(tx: Transaction, call: RepeatableCall, answer: object): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(rowOf(call));
}

import { createHash } from 'node:crypto';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Database, Transaction } from './db/client.ts';
import { pipelined } from './db/pipeline.ts';
import { prepared } from './db/prepared.ts';
import { idempotencyKeys } from './db/schema-orders.ts';
import { fieldRefusal, Refusal } from './refusal.ts';

/** Hours for which an answer is stored for a repeated call. */
const retentionHours = 48;

/** The key of a repeatable call: its user, its idempotency key, and its request. */
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

/** The lock of a user's key, by a number; two keys that share one only wait for each other. */
const lock = prepared('lock_key', db =>
  db
    .select({
      taken: sql`pg_advisory_xact_lock(hashtextextended(${sql.placeholder('key')}, hashtextextended(${sql.placeholder('userId')}, 0)))`,
    })
    .from(sql`(select) as nothing`),
);

const isOld = sql`${idempotencyKeys.createdAt} < now() - make_interval(hours => ${sql.raw(String(retentionHours))})`;

const earlierAnswer = prepared('earlier_answer', db =>
  db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, sql.placeholder('userId')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
        not(isOld),
      ),
    ),
);

/** Inserts an answer, or replaces an old one. */
const newAnswer = prepared('store_answer', db =>
  db
    .insert(idempotencyKeys)
    .values({
      userId: sql.placeholder('userId'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
      answer: sql.placeholder('answer'),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: {
        requestHash: sql`excluded.request_hash`,
        answer: sql`excluded.answer`,
        createdAt: sql`excluded.created_at`,
      },
    }),
);

/**
 * Claims a key for this transaction; a parallel call with the same key waits until it ends.
 * @returns the answer of the earlier call with this key; null where there is none
 * @throws Refusal `idempotency_key_reused` when the earlier call had another body
 */
export async function claimKey<Answer extends object>(
  tx: Transaction,
  { userId, key, requestHash }: RepeatableCall,
): Promise<Answer | null> {
  const [, [earlier]] = await pipelined([
    lock(tx).execute({ userId, key }),
    earlierAnswer(tx).execute({ userId, key }),
  ]);
  if (!earlier) return null;
  if (!earlier.requestHash.equals(requestHash))
    throw new Refusal('idempotency_key_reused', 'This key belongs to a call with another body');
  return earlier.answer as Answer;
}

/** Stores the answer of a call whose key the transaction has claimed. */
export async function storeAnswer(tx: Transaction, call: RepeatableCall, answer: object): Promise<void> {
  await newAnswer(tx).execute({ ...call, answer });
}

/** Removes old answers. */
export async function removeOldAnswers(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(isOld);
}

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './db/client.ts';
import { prepared } from './db/prepared.ts';
import { idempotencyKeys } from './db/schema-orders.ts';
import { fieldRefusal, Refusal } from './refusal.ts';

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

const claimed = prepared('claim_key', db =>
  db
    .select({ requestHash: sql<Buffer>`request_hash`, answer: sql<object>`answer` })
    .from(sql`claim_key(${sql.placeholder('userId')}, ${sql.placeholder('key')})`),
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
  const [earlier] = await claimed(tx).execute({ userId, key });
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
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '48 hours'`);
}

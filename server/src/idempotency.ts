import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { builtOnce } from './db/built-once.ts';
import type { Transaction } from './db/client.ts';
import { idempotencyKeys } from './db/schema-orders.ts';
import { together } from './db/together.ts';
import { unseen } from './db/unseen-arrays.ts';
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

/** In the order in which everybody claims them, so that two who claim several never wait for each other in turn. */
const newKeys = builtOnce(db =>
  db
    .insert(idempotencyKeys)
    .select(
      sql`select "userId", key, decode("requestHash", 'hex'), ${sql.placeholder('status')}::integer, 'null'::jsonb, now()
        from json_to_recordset(${sql.placeholder('calls')}) as call ("userId" uuid, key text, "requestHash" text)
        order by "userId", key`,
    )
    .onConflictDoNothing()
    .returning({ userId: idempotencyKeys.userId, key: idempotencyKeys.key })
    .prepare(''),
);

/** @throws Refusal `idempotency_key_reused` when the earlier call asked for something else */
async function earlierAnswer<Answer>(
  tx: Transaction,
  { userId, key, requestHash }: RepeatableCall,
): Promise<Answer> {
  const [earlier] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!earlier?.requestHash.equals(requestHash))
    throw new Refusal('idempotency_key_reused', 'This key belongs to a call with another body');
  return earlier.answer as Answer;
}

/**
 * Claims keys for this transaction; a parallel call with one of them waits until it ends.
 * @param calls no two with the same key of the same user
 * @returns the answers of those that were made earlier
 * @throws Refusal `idempotency_key_reused` when an earlier call asked for something else
 */
export async function claimKeys<Answer extends object>(
  tx: Transaction,
  calls: readonly RepeatableCall[],
  status: number,
): Promise<Map<RepeatableCall, Answer>> {
  if (calls.length === 0) return new Map();
  const hashed = calls.map(call => ({ ...call, requestHash: call.requestHash.toString('hex') }));
  const [, claimed] = await together([
    oldKeys(tx).execute({ hours: keptHours }),
    newKeys(tx).execute({ calls: JSON.stringify(hashed), status }),
  ]);
  const repeated = calls.filter(
    ({ userId, key }) => !claimed.some(row => row.userId === userId && row.key === key),
  );
  const answers = repeated.map(async call => [call, await earlierAnswer<Answer>(tx, call)] as const);
  return new Map(await Promise.all(answers));
}

/** Keeps answers under the claimed keys. */
export async function keepAnswers(
  tx: Transaction,
  answers: ReadonlyMap<RepeatableCall, object>,
): Promise<void> {
  if (answers.size === 0) return;
  const calls = [...answers.keys()];
  const userIds = sql.param(calls.map(({ userId }) => userId));
  const keys = sql.param(calls.map(({ key }) => key));
  const texts = sql.param([...answers.values()].map(answer => JSON.stringify(answer)));
  await tx.execute(sql`
    update ${idempotencyKeys} set answer = kept.answer::jsonb
    from unnest(${unseen(userIds, 'uuid')}, ${unseen(keys, 'text')}, ${unseen(texts, 'text')}) as kept (user_id, key, answer)
    where ${idempotencyKeys.userId} = kept.user_id and ${idempotencyKeys.key} = kept.key`);
}

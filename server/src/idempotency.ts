import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
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

const asRows = sql`unnest(${sql.placeholder('userIds')}::uuid[], ${sql.placeholder('keys')}::text[]) as call (user_id, key)`;

/** In the order in which everybody takes them, so that two who claim several never wait for each other in turn. */
const locks = builtOnce(db =>
  db
    .select({ taken: sql`pg_advisory_xact_lock(number)` })
    .from(
      sql`(select hashtextextended(key, hashtextextended(user_id::text, 0)) as number from ${asRows} order by number) as lock`,
    )
    .prepare(''),
);

const isOld = sql`${idempotencyKeys.createdAt} < now() - make_interval(hours => ${sql.raw(String(keptHours))})`;

const earlierAnswers = builtOnce(db =>
  db
    .select({
      userId: idempotencyKeys.userId,
      key: idempotencyKeys.key,
      requestHash: idempotencyKeys.requestHash,
      answer: idempotencyKeys.answer,
    })
    .from(idempotencyKeys)
    .innerJoin(
      asRows,
      sql`${idempotencyKeys.userId} = call.user_id and ${idempotencyKeys.key} = call.key and not ${isOld}`,
    )
    .prepare(''),
);

const oldKeys = builtOnce(db =>
  db
    .delete(idempotencyKeys)
    .where(
      sql`(user_id, key) in (
        select user_id, key from ${idempotencyKeys} where ${isOld}
        order by created_at limit ${sql.raw(String(clearedAtOnce))} for update skip locked
      )`,
    )
    .prepare(''),
);

/** In place of those that are old. */
const newAnswers = builtOnce(db =>
  db
    .insert(idempotencyKeys)
    .select(
      sql`select "userId", key, decode("requestHash", 'hex'), ${sql.placeholder('status')}::integer, answer, now()
        from json_to_recordset(${sql.placeholder('calls')}) as call ("userId" uuid, key text, "requestHash" text, answer json)`,
    )
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: {
        requestHash: sql`excluded.request_hash`,
        status: sql`excluded.status`,
        answer: sql`excluded.answer`,
        createdAt: sql`excluded.created_at`,
      },
      setWhere: isOld,
    })
    .returning({ key: idempotencyKeys.key })
    .prepare(''),
);

/**
 * Claims keys for this transaction; a parallel call with one of them waits until it ends.
 * @param calls no two with the same key of the same user
 * @returns the answers of those that were made earlier
 * @throws Refusal `idempotency_key_reused` when an earlier call asked for something else
 */
export async function claimKeys<Answer extends object>(
  tx: Transaction,
  calls: readonly RepeatableCall[],
): Promise<Map<RepeatableCall, Answer>> {
  if (calls.length === 0) return new Map();
  const named = { userIds: calls.map(({ userId }) => userId), keys: calls.map(({ key }) => key) };
  const [, answers] = await together([locks(tx).execute(named), earlierAnswers(tx).execute(named)]);
  const found = calls.flatMap(call => {
    const earlier = answers.find(({ userId, key }) => userId === call.userId && key === call.key);
    if (!earlier) return [];
    if (!earlier.requestHash.equals(call.requestHash))
      throw new Refusal('idempotency_key_reused', 'This key belongs to a call with another body');
    return [[call, earlier.answer as Answer] as const];
  });
  return new Map(found);
}

/**
 * Keeps answers under keys that the transaction has claimed, and clears some that are old.
 * @throws Error when one was kept without a claim meanwhile
 */
export async function keepAnswers(
  tx: Transaction,
  answers: ReadonlyMap<RepeatableCall, object>,
  status: number,
): Promise<void> {
  if (answers.size === 0) return;
  const calls = [...answers].map(([{ userId, key, requestHash }, answer]) => ({
    userId,
    key,
    requestHash: requestHash.toString('hex'),
    answer,
  }));
  const [, kept] = await together([
    oldKeys(tx).execute(),
    newAnswers(tx).execute({ calls: JSON.stringify(calls), status }),
  ]);
  if (kept.length < calls.length) throw new Error('An answer was kept without a claim meanwhile');
}

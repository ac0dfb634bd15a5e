import type { Language } from '@toptan/contract/languages';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { mails } from '../db/schema-people.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import type { NewEmail } from './outbox.ts';

/** An email that is not sent yet. */
export type QueuedMail = {
  id: string;
  template: string;
  language: Language;
  recipient: string;
  params: Record<string, string>;
  registrationRequestId: string | null;
};

/** Inserts an email that is to be sent; returns its id. */
export async function insertMail(tx: Transaction, email: NewEmail): Promise<string> {
  return onlyRow(await tx.insert(mails).values(email).returning({ id: mails.id })).id;
}

/** Why an email is not sent that a newer one replaces. It is not one that was given up. */
const superseded = 'A newer email took its place';

/** Gives up the queued emails whose place another takes. One that is being sent at this moment may still arrive. */
export async function supersedeMails(
  tx: Transaction,
  { registrationRequestId, takesPlaceOf = [] }: Pick<NewEmail, 'registrationRequestId' | 'takesPlaceOf'>,
): Promise<void> {
  await tx
    .update(mails)
    .set({
      state: 'failed',
      lastError: superseded,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        registrationRequestId
          ? eq(mails.registrationRequestId, registrationRequestId)
          : isOneOf(mails.id, takesPlaceOf),
        eq(mails.state, 'queued'),
      ),
    );
}

/** A queued email; null when it is sent or given up already. */
export async function findQueuedMail(db: Queryable, id: string): Promise<QueuedMail | null> {
  const [mail] = await db
    .select({
      id: mails.id,
      template: mails.template,
      language: mails.language,
      recipient: mails.recipient,
      params: mails.params,
      registrationRequestId: mails.registrationRequestId,
    })
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.state, 'queued')));
  return mail ?? null;
}

export async function queuedMailIds(db: Queryable): Promise<string[]> {
  // The state as a literal: only so does PostgreSQL see that the index of unsent emails has them.
  const rows = await db.select({ id: mails.id }).from(mails).where(sql`${mails.state} = 'queued'`);
  return rows.map(row => row.id);
}

/** The number of queued emails, the age of the oldest, and the number of those given up within a day. */
type MailBacklog = { waiting: number; oldestSeconds: number; givenUp: number };

export async function mailBacklog(db: Queryable): Promise<MailBacklog> {
  const { rows } = await db.execute<MailBacklog>(sql`
    select count(*) filter (where state = 'queued')::int as waiting,
      coalesce(extract(epoch from now() - min(created_at) filter (where state = 'queued')), 0)::float as "oldestSeconds",
      count(*) filter (where state = 'failed' and updated_at > now() - interval '1 day'
        and last_error is distinct from ${superseded})::int as "givenUp"
    from ${mails} where state <> 'sent'`);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, givenUp: 0 };
}

/** Records the outcome of a try to send. One that failed changes nothing of an email that was given up meanwhile. */
async function recordTry(
  tx: Transaction,
  id: string,
  outcome: { state: 'queued' | 'sent' | 'failed'; lastError: string | null },
): Promise<void> {
  await tx
    .update(mails)
    .set({ ...outcome, attempts: sql`${mails.attempts} + 1`, updatedAt: sql`now()` })
    .where(and(eq(mails.id, id), outcome.state === 'sent' ? undefined : eq(mails.state, 'queued')));
}

export function recordSent(tx: Transaction, id: string): Promise<void> {
  return recordTry(tx, id, { state: 'sent', lastError: null });
}

/** @param isFinal no further try follows */
export function recordFailure(
  tx: Transaction,
  id: string,
  lastError: string,
  isFinal: boolean,
): Promise<void> {
  return recordTry(tx, id, { state: isFinal ? 'failed' : 'queued', lastError });
}

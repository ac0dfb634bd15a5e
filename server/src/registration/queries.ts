import type { QueryOf } from '@toptan/contract/endpoint';
import type { Language } from '@toptan/contract/languages';
import type { listRegistrations, RegistrationRequest } from '@toptan/contract/registration';
import { and, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { customers, mails, registrationRequests as requests, users } from '../db/schema-people.ts';
import { decodeCursor, type Page, pageOf } from '../pagination.ts';
import { containsOrPhone } from '../search.ts';

/** A request as the database has it. */
export type StoredRequest = Omit<RegistrationRequest, 'isMailSet'>;

function selectRequests(db: Queryable) {
  const newestMail = db
    .select({
      state: mails.state,
      attempts: mails.attempts,
      lastError: mails.lastError,
      at: mails.updatedAt,
    })
    .from(mails)
    .where(eq(mails.registrationRequestId, requests.id))
    .orderBy(desc(mails.id))
    .limit(1)
    .as('newest_mail');
  return db
    .select({
      id: requests.id,
      customerName: requests.customerName,
      ownerFirstName: requests.ownerFirstName,
      ownerLastName: requests.ownerLastName,
      phoneNumber: requests.phoneNumber,
      /** The address for the login details: once there is an account, its own, which staff may have corrected. */
      email: sql<string>`coalesce(${customers.email}, ${requests.email})`,
      status: requests.status,
      /** The language of the emails, which the account may have changed. */
      language: sql<Language>`coalesce(${customers.language}, ${requests.language})`,
      createdAt: requests.createdAt,
      decidedAt: requests.decidedAt,
      customerId: requests.customerId,
      username: users.username,
      passwordChosen: sql<boolean>`${users.passwordHash} is not null`,
      mail: {
        state: newestMail.state,
        attempts: newestMail.attempts,
        lastError: newestMail.lastError,
        at: newestMail.at,
      },
    })
    .from(requests)
    .leftJoin(customers, eq(customers.id, requests.customerId))
    .leftJoin(users, eq(users.customerId, requests.customerId))
    .leftJoinLateral(newestMail, sql`true`);
}

type Filter = QueryOf<typeof listRegistrations>;

function withStatus(status: Filter['status']): SQL | undefined {
  if (status === 'processed') return ne(requests.status, 'pending');
  return status && eq(requests.status, status);
}

/** A page of requests, newest first. */
export async function listRequestPage(db: Queryable, filter: Filter): Promise<Page<StoredRequest>> {
  const { status, q, cursor, limit } = filter;
  const where: SQL | undefined = and(
    withStatus(status),
    q ? containsOrPhone(requests.searchText, q) : undefined,
  );
  const [before] = decodeCursor(cursor, 1) ?? [];
  const [rows, total] = await Promise.all([
    selectRequests(db)
      .where(and(where, before ? lt(requests.id, before) : undefined))
      .orderBy(desc(requests.id))
      .limit(limit + 1),
    db.$count(requests, where),
  ]);
  return pageOf(rows, limit, total, row => [row.id]);
}

export async function findRequest(db: Queryable, id: string): Promise<StoredRequest | null> {
  const [request] = await selectRequests(db).where(eq(requests.id, id));
  return request ?? null;
}

export type NewRequest = Pick<
  RegistrationRequest,
  'customerName' | 'ownerFirstName' | 'ownerLastName' | 'phoneNumber' | 'email'
>;

/** @returns its id; undefined, and nothing written, when there is a pending request of this email */
export async function insertRequest(
  tx: Transaction,
  request: NewRequest,
  language: Language,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(requests)
    .values({ ...request, language })
    .onConflictDoNothing()
    .returning({ id: requests.id });
  return row?.id;
}

/** Locks a request until the transaction ends; null when there is none. */
export async function lockRequest(tx: Transaction, id: string) {
  const [request] = await tx.select().from(requests).where(eq(requests.id, id)).for('update');
  return request ?? null;
}

/** @param customerId the account that an approval made */
export async function decideRequest(
  tx: Transaction,
  id: string,
  decision: { status: 'approved' | 'rejected'; decidedBy: string; customerId?: string },
): Promise<void> {
  await tx
    .update(requests)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(eq(requests.id, id));
}

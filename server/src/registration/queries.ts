import type { QueryOf } from '@toptan/contract/endpoint';
import type { Language } from '@toptan/contract/languages';
import type { listRegistrations, RegistrationRequest } from '@toptan/contract/registration';
import { and, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import {
  customers,
  mails,
  registrationPapers as papers,
  registrationRequests as requests,
  users,
} from '../db/schema-people.ts';
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
      taxNumber: requests.taxNumber,
      // PostgreSQL would read all papers for `exists`.
      hasTaxPlate: sql<boolean>`coalesce((select true from ${papers} where ${papers.requestId} = ${requests.id}), false)`,
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
> & { taxNumber?: string | null | undefined };

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

/** The most requests that wait for a decision with a picture. */
export const waitingPapersMax = 200;

/** Days that a picture stays after the approval of its request. */
const paperDays = 30;

/** Whether one more picture is taken. Until the transaction ends nobody else asks, so that the pictures are counted. */
export async function hasPlaceForPaper(tx: Transaction): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.registrationPapers})`);
  const [row] = await tx
    .select({ waiting: sql<number>`count(*)::int` })
    .from(papers)
    .innerJoin(requests, eq(requests.id, papers.requestId))
    .where(eq(requests.status, 'pending'));
  return (row?.waiting ?? 0) < waitingPapersMax;
}

/** Keeps the picture of a request's tax certificate: WebP. */
export async function insertPaper(tx: Transaction, requestId: string, picture: Buffer): Promise<void> {
  await tx.insert(papers).values({ requestId, picture });
}

/** The picture of a request's tax certificate, as WebP; null where there is none. */
export async function readPaperOf(db: Queryable, requestId: string): Promise<Buffer | null> {
  const [paper] = await db
    .select({ picture: papers.picture })
    .from(papers)
    .where(eq(papers.requestId, requestId));
  return paper?.picture ?? null;
}

export async function removePaper(tx: Transaction, requestId: string): Promise<void> {
  await tx.delete(papers).where(eq(papers.requestId, requestId));
}

/** Removes the pictures of requests that were approved thirty days ago. They may carry the identity number of a person. */
export async function removeOldPapers(db: Queryable): Promise<void> {
  const old = and(
    eq(requests.status, 'approved'),
    lt(requests.decidedAt, sql`now() - make_interval(days => ${paperDays})`),
  );
  await db
    .delete(papers)
    .where(inArray(papers.requestId, db.select({ id: requests.id }).from(requests).where(old)));
}

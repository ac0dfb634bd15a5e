import type { Role } from '@toptan/contract/auth';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Queryable } from '../db/client.ts';
import { gatheredWrites } from '../db/gathered-writes.ts';
import { deeds } from '../db/schema-deeds.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { customers, registrationRequests, users } from '../db/schema-people.ts';
import { networkOf } from '../network.ts';

/** A deed that is about to be done. */
export type NewDeed = {
  userId: string;
  username: string;
  role: Role;
  deed: string;
  /** Part of the path after `/api/`, which tells what `subjectId` names: `orders`. */
  room: string;
  subjectId: string | null;
  /** What the caller calls a subject that does not exist yet. */
  subject: string | null;
  details: Record<string, unknown> | null;
  address: string;
  requestId: string;
};

const subjectId = sql`new."subjectId"`;

/** What people call the rows that deeds are about, read before the deed, because some deeds delete. */
const names: Record<string, SQL> = {
  orders: sql`(select ${orders.orderNumber} from ${orders} where ${orders.id} = ${subjectId})`,
  products: sql`(select coalesce(${products.sku}, ${products.name}) from ${products} where ${products.id} = ${subjectId})`,
  customers: sql`(select ${customers.companyName} from ${customers} where ${customers.id} = ${subjectId})`,
  manufacturers: sql`(select ${manufacturers.companyName} from ${manufacturers} where ${manufacturers.id} = ${subjectId})`,
  'registration-requests': sql`(select ${registrationRequests.customerName} from ${registrationRequests} where ${registrationRequests.id} = ${subjectId})`,
};

/** In the order of the rows that count deeds, so that two statements never wait for each other in turn. */
const writing = (subject: SQL) =>
  gatheredWrites<NewDeed & { id: string }>(
    rows => sql`
      insert into ${deeds} (id, user_id, username, role, deed, subject_id, subject, details, address, request_id)
      select id, "userId", username, role, deed, "subjectId", ${subject}, details, address, "requestId"
      from json_to_recordset(${rows}) as new (id uuid, "userId" uuid, username text, role text, deed text, "subjectId" uuid,
        subject text, details jsonb, address text, "requestId" text)
      order by deed, username`,
  );

const writingNew = writing(sql`subject`);
const writingOf = new Map(Object.entries(names).map(([room, name]) => [room, writing(name)]));

/** @returns the deed's id, under which its outcome is written down */
export async function insertDeed(db: Queryable, deed: NewDeed): Promise<string> {
  const id = v7();
  const written = (deed.subjectId && writingOf.get(deed.room)) || writingNew;
  await written(db, { id, ...deed });
  return id;
}

/**
 * Writes down how somebody tried to come in, if it was staff. Failed sign-ins of one account from one network within an
 * hour are one row with their number.
 */
export async function insertSignIn(
  db: Queryable,
  { username, ...signIn }: Pick<NewDeed, 'username' | 'deed' | 'address' | 'requestId'> & { status: number },
): Promise<void> {
  const [user] = await db
    .select({ userId: users.id, username: users.username, role: users.role })
    .from(users)
    .where(and(eq(users.usernameKey, sql`fold(${username})`), eq(users.role, 'admin')));
  if (!user) return;
  const row = { ...user, ...signIn };
  if (signIn.status < 400) {
    await db.insert(deeds).values(row);
    return;
  }
  await db
    .insert(deeds)
    .values({ ...row, network: networkOf(signIn.address), hour: sql`date_trunc('hour', now(), 'UTC')` })
    .onConflictDoUpdate({
      target: [deeds.userId, deeds.network, deeds.hour],
      targetWhere: isNotNull(deeds.network),
      set: { attempts: sql`${deeds.attempts} + 1` },
    });
}

/** How a deed ended: with which status, and the row that it made. */
type Outcome = { id: string; status: number; createdId: string | null };

/** Writes down how a deed ended. */
export const recordOutcome = gatheredWrites<Outcome>(
  outcomes => sql`
    update ${deeds} set status = outcome.status, subject_id = coalesce(outcome."createdId", ${deeds.subjectId})
    from json_to_recordset(${outcomes}) as outcome (id uuid, status integer, "createdId" uuid)
    where ${deeds.id} = outcome.id`,
);

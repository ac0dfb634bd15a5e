import type { Role } from '@toptan/contract/auth';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Queryable } from '../db/client.ts';
import { deeds } from '../db/schema-deeds.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { customers, registrationRequests, users } from '../db/schema-people.ts';

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

/** What people call the rows that deeds are about, read before the deed, because some deeds delete. */
const names: Record<string, (id: string) => SQL> = {
  orders: id => sql`(select ${orders.orderNumber} from ${orders} where ${orders.id} = ${id})`,
  products: id =>
    sql`(select coalesce(${products.sku}, ${products.name}) from ${products} where ${products.id} = ${id})`,
  customers: id => sql`(select ${customers.companyName} from ${customers} where ${customers.id} = ${id})`,
  manufacturers: id =>
    sql`(select ${manufacturers.companyName} from ${manufacturers} where ${manufacturers.id} = ${id})`,
  'registration-requests': id =>
    sql`(select ${registrationRequests.customerName} from ${registrationRequests} where ${registrationRequests.id} = ${id})`,
};

/** @returns the deed's id, under which its outcome is written down */
export async function insertDeed(db: Queryable, { room, ...deed }: NewDeed): Promise<string> {
  const id = v7();
  const name = deed.subjectId ? names[room]?.(deed.subjectId) : undefined;
  await db.insert(deeds).values({ id, ...deed, ...(name && { subject: name }) });
  return id;
}

/** Writes down how somebody tried to come in, if it was staff. */
export async function insertEntry(
  db: Queryable,
  { username, ...entry }: Pick<NewDeed, 'username' | 'deed' | 'address' | 'requestId'> & { status: number },
): Promise<void> {
  const [user] = await db
    .select({ userId: users.id, username: users.username, role: users.role })
    .from(users)
    .where(and(eq(users.usernameKey, sql`fold(${username})`), eq(users.role, 'admin')));
  if (user) await db.insert(deeds).values({ ...user, ...entry });
}

/** @param createdId the row that the deed made */
export async function recordOutcome(
  db: Queryable,
  id: string,
  status: number,
  createdId: string | null,
): Promise<void> {
  await db
    .update(deeds)
    .set({ status, ...(createdId && { subjectId: createdId }) })
    .where(eq(deeds.id, id));
}

import type { Role } from '@toptan/contract/auth';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { builtOnce } from '../db/built-once.ts';
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

const subjectId = sql.placeholder('subjectId');

/** What people call the rows that deeds are about, read before the deed, because some deeds delete. */
const names: Record<string, SQL> = {
  orders: sql`(select ${orders.orderNumber} from ${orders} where ${orders.id} = ${subjectId})`,
  products: sql`(select coalesce(${products.sku}, ${products.name}) from ${products} where ${products.id} = ${subjectId})`,
  customers: sql`(select ${customers.companyName} from ${customers} where ${customers.id} = ${subjectId})`,
  manufacturers: sql`(select ${manufacturers.companyName} from ${manufacturers} where ${manufacturers.id} = ${subjectId})`,
  'registration-requests': sql`(select ${registrationRequests.customerName} from ${registrationRequests} where ${registrationRequests.id} = ${subjectId})`,
};

const writing = (subject: SQL | Placeholder) =>
  builtOnce(db =>
    db
      .insert(deeds)
      .values({
        id: sql.placeholder('id'),
        userId: sql.placeholder('userId'),
        username: sql.placeholder('username'),
        role: sql.placeholder('role'),
        deed: sql.placeholder('deed'),
        subjectId,
        subject,
        details: sql.placeholder('details'),
        address: sql.placeholder('address'),
        requestId: sql.placeholder('requestId'),
      })
      .prepare(''),
  );

const writingNew = writing(sql.placeholder('subject'));
const writingOf = new Map(Object.entries(names).map(([room, name]) => [room, writing(name)]));

/** @returns the deed's id, under which its outcome is written down */
export async function insertDeed(db: Queryable, { room, ...deed }: NewDeed): Promise<string> {
  const id = v7();
  const written = (deed.subjectId && writingOf.get(room)) || writingNew;
  await written(db).execute({ id, ...deed });
  return id;
}

/** Writes down how somebody tried to come in, if it was staff. */
export async function insertSignIn(
  db: Queryable,
  { username, ...signIn }: Pick<NewDeed, 'username' | 'deed' | 'address' | 'requestId'> & { status: number },
): Promise<void> {
  const [user] = await db
    .select({ userId: users.id, username: users.username, role: users.role })
    .from(users)
    .where(and(eq(users.usernameKey, sql`fold(${username})`), eq(users.role, 'admin')));
  if (user) await db.insert(deeds).values({ ...user, ...signIn });
}

const concluding = builtOnce(db =>
  db
    .update(deeds)
    .set({
      status: sql`${sql.placeholder('status')}`,
      subjectId: sql`coalesce(${sql.placeholder('createdId')}, ${deeds.subjectId})`,
    })
    .where(eq(deeds.id, sql.placeholder('id')))
    .prepare(''),
);

/** @param createdId the row that the deed made */
export async function recordOutcome(
  db: Queryable,
  id: string,
  status: number,
  createdId: string | null,
): Promise<void> {
  await concluding(db).execute({ id, status, createdId });
}

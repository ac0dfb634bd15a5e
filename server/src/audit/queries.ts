import type { Deed, listDeeds as listDeedsCall } from '@toptan/contract/audit';
import type { Role } from '@toptan/contract/auth';
import type { QueryOf } from '@toptan/contract/endpoint';
import { and, desc, eq, getTableColumns, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Queryable } from '../db/client.ts';
import { countUpTo } from '../db/count.ts';
import { deeds } from '../db/schema-deeds.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { customers, registrationRequests, users } from '../db/schema-people.ts';
import { networkOf } from '../network.ts';
import { decodeCursor, pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { contains, containsCode } from '../search.ts';

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
const names: Record<string, (id: string | null) => SQL<string>> = {
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
export async function insertDeed(db: Queryable, deed: NewDeed): Promise<string> {
  const id = v7();
  const { room, ...row } = deed;
  const nameOf = deed.subjectId ? names[room] : undefined;
  await db.insert(deeds).values({ id, ...row, subject: nameOf?.(deed.subjectId) ?? deed.subject });
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
export async function recordOutcome(db: Queryable, { id, status, createdId }: Outcome): Promise<void> {
  await db
    .update(deeds)
    .set({ status, ...(createdId && { subjectId: createdId }) })
    .where(eq(deeds.id, id));
}

type Filter = QueryOf<typeof listDeedsCall>;

const { searchText: _, network: _network, hour: _hour, ...columns } = getTableColumns(deeds);

function found({ q, deed, from, until }: Filter): SQL | undefined {
  return and(
    deed ? eq(deeds.deed, deed) : undefined,
    from ? gte(deeds.at, from) : undefined,
    until ? lt(deeds.at, until) : undefined,
    q ? or(contains(deeds.searchText, q), containsCode(deeds.searchText, q)) : undefined,
  );
}

/** A page of deeds, newest first; counted up to a thousand. */
export async function listDeeds(db: Queryable, filter: Filter): Promise<Page<Deed>> {
  const { limit, cursor } = filter;
  const [before] = decodeCursor(cursor, 1) ?? [];
  const where = found(filter);
  const [rows, counted] = await Promise.all([
    db
      .select(columns)
      .from(deeds)
      .where(and(where, before === undefined ? undefined : lt(deeds.id, before)))
      .orderBy(desc(deeds.id))
      .limit(limit + 1),
    countUpTo(db, deeds, where),
  ]);
  return { ...pageOf(rows, limit, counted.total, row => [row.id]), ...counted };
}

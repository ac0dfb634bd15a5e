import type { Deed, listDeeds as listDeedsCall } from '@toptan/contract/audit';
import type { Role } from '@toptan/contract/auth';
import type { QueryOf } from '@toptan/contract/endpoint';
import { toLatinDigits } from '@toptan/contract/text';
import { and, desc, eq, getTableColumns, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Queryable } from '../db/client.ts';
import { deeds } from '../db/schema-deeds.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { customers, registrationRequests, users } from '../db/schema-people.ts';
import { decodeCursor, pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { contains } from '../search.ts';
import { countTallied, facet, talliesOf } from '../tallies.ts';

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

const { searchText: _, ...columns } = getTableColumns(deeds);

type Filter = QueryOf<typeof listDeedsCall>;

const istanbul = (month: SQL) => sql`(${month})::timestamp at time zone 'Europe/Istanbul'`;

/** Whole months are counted beforehand; only the deeds of the first and the last month are gone through. */
async function countDeeds(db: Queryable, { deed, from, until }: Filter): Promise<number> {
  const first = from ? sql`month_of(${from}::timestamptz) + interval '1 month'` : undefined;
  const last = until ? sql`month_of(${until}::timestamptz)` : undefined;
  const whole = and(
    talliesOf('deeds', [deed, undefined]),
    first && sql`${facet(2)} >= to_char(${first}, 'YYYY-MM')`,
    last && sql`${facet(2)} < to_char(${last}, 'YYYY-MM')`,
  );
  const inPart = or(first && lt(deeds.at, istanbul(first)), last && gte(deeds.at, istanbul(last)));
  const [ofMonths, ofDays] = await Promise.all([
    countTallied(db, whole),
    inPart ? db.$count(deeds, and(filtered({ deed, from, until }), inPart)) : 0,
  ]);
  return ofMonths + ofDays;
}

/** An order's number, whole or its beginning, with three figures or more. */
const orderNumber = /^tpt-(?:\d\d-)?(\d{3,})$/i;

/** Every order's number begins alike: only its last figures lead an index to few deeds, which are then compared. */
function mentions(term: string): SQL {
  const [, figures] = orderNumber.exec(toLatinDigits(term)) ?? [];
  if (!figures) return contains(deeds.searchText, term);
  return sql`${contains(deeds.searchText, figures)} and strpos(${deeds.searchText}, fold(${term})) > 0`;
}

function filtered({ q, deed, from, until }: Pick<Filter, 'q' | 'deed' | 'from' | 'until'>): SQL | undefined {
  return and(
    q ? mentions(q) : undefined,
    deed ? eq(deeds.deed, deed) : undefined,
    from ? gte(deeds.at, from) : undefined,
    until ? lt(deeds.at, until) : undefined,
  );
}

/** A page of deeds, newest first. */
export async function listDeeds(db: Queryable, filter: Filter): Promise<Page<Deed>> {
  const { q, limit, cursor } = filter;
  const before = decodeCursor(cursor, 1);
  const found = filtered(filter);
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(deeds)
      .where(and(found, before ? sql`${deeds.id} < ${before[0]}::uuid` : undefined))
      .orderBy(desc(deeds.id))
      .limit(limit + 1),
    q ? db.$count(deeds, found) : countDeeds(db, filter),
  ]);
  return pageOf(rows, limit, total, row => [row.id]);
}

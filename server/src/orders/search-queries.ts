import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { keptWhileUnchanged } from '../kept-finds.ts';
import { contains } from '../search.ts';
import { countOrders, inStatuses, newestIn, newestOf, type Range, type Stretch } from './list-queries.ts';
import { type Numbered, numbered } from './number-queries.ts';

/**
 * What a list shows: queries whose newest rows together are a page, and how many orders there are on all pages. Queries
 * may find the same order.
 */
export type Selection = { sources: SQL[]; total: number | Promise<number> };

/** Everything in a range. */
export function selectRange(db: Queryable, range: Range, stretch: Stretch): Selection {
  return { sources: [newestIn(range, stretch)], total: countOrders(db, range) };
}

/** More customers are not visited one by one: a walk from the newest order meets an order of theirs soon. */
const visitedMax = 300;

/** The ids of more are not kept. */
const namedMax = 2_000;

const isNamed = (term: string) => contains(customers.namesText, term);

async function isOneNamed(db: Queryable, term: string, id: string): Promise<boolean> {
  return (await db.$count(customers, and(eq(customers.id, id), isNamed(term)))) > 0;
}

const keptOfCustomers = keptWhileUnchanged('customers');

/** The customers whose name in any of its three forms contains a term; null for very many. */
function findNamed(db: Queryable, term: string): Promise<string[] | null> {
  return keptOfCustomers(db, term, async () => {
    const named = await db
      .select({ id: customers.id })
      .from(customers)
      .where(isNamed(term))
      .limit(namedMax + 1);
    return named.length > namedMax ? null : named.map(({ id }) => id);
  });
}

/** Few orders, which are found once, for the page and for their number, and sorted then. */
async function selectFew(
  db: Queryable,
  where: SQL | undefined,
  { behind, count }: Stretch,
): Promise<Selection> {
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (select ${orders.id}, ${orders.createdAt} from ${orders} where ${where})
    select (select count(*)::integer from found) as total,
      array(select id::text from (${newestOf(sql`found`, behind, count)}) as page) as ids`);
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  const page = sql`select id, created_at from ${orders} where id = any(${sql.param(ids)}::uuid[])`;
  return { sources: ids.length > 0 ? [page] : [], total };
}

/** Orders of the customers whom a term names. */
type OfNamed = {
  /** Selects the customers' ids. */
  ids: SQL;
  isTheirs: SQL;
  newest: SQL;
  total: number;
};

async function ofFew(
  db: Queryable,
  statuses: Range['statuses'],
  customerIds: string[],
  stretch: Stretch,
): Promise<OfNamed | null> {
  if (customerIds.length === 0) return null;
  const range = { customerIds, statuses };
  const ids = sql.param(customerIds);
  return {
    ids: sql`select unnest(${ids}::uuid[]) as id`,
    isTheirs: sql`${orders.customerId} = any(${ids}::uuid[])`,
    newest: newestIn(range, stretch),
    total: await countOrders(db, range),
  };
}

async function ofMany(
  db: Queryable,
  statuses: Range['statuses'],
  { term, named }: { term: string; named: string[] | null },
  stretch: Stretch,
): Promise<OfNamed> {
  const ids = named
    ? sql`select unnest(${sql.param(named)}::uuid[]) as id`
    : sql`select ${customers.id} from ${customers} where ${isNamed(term)}`;
  const isTheirs = sql`exists (
    select from ${customers} where ${customers.id} = ${orders.customerId} and ${isNamed(term)}
  )`;
  return {
    ids,
    isTheirs,
    newest: newestIn({ customerIds: null, statuses }, stretch, isTheirs),
    total: await countOrders(db, { customerIds: named ?? sql`(${ids})`, statuses }),
  };
}

/** How many orders of these customers have such a number, customer by customer in an index that has the number. */
async function countBoth(db: Queryable, where: SQL | undefined, { ids }: OfNamed): Promise<number> {
  const { rows } = await db.execute<{ orders: string }>(sql`
    select coalesce(sum(of_each.orders), 0) as orders from (${ids}) as named cross join lateral (
      select count(*) as orders from ${orders} where ${orders.customerId} = named.id and ${where}
    ) as of_each`);
  return Number(rows[0]?.orders ?? 0);
}

/** Orders with such a number, of anybody or of customers other than those named; how many is always of the others. */
async function selectNumbered(
  db: Queryable,
  statuses: Range['statuses'],
  { where, count }: Numbered,
  theirs: OfNamed | null,
  stretch: Stretch,
): Promise<Selection> {
  const inRange = and(where, inStatuses(statuses));
  if (!count) return selectFew(db, and(inRange, theirs ? not(theirs.isTheirs) : undefined), stretch);
  const [counted, both] = await Promise.all([
    count(db, statuses),
    theirs ? countBoth(db, inRange, theirs) : 0,
  ]);
  const newest = newestIn({ customerIds: null, statuses }, stretch, and(where, counted.within));
  return { sources: counted.orders > 0 ? [newest] : [], total: counted.orders - both };
}

/** Orders of one customer are few enough to look through. */
function searchOwn(
  db: Queryable,
  { customerIds, statuses }: Range,
  number: Numbered | undefined,
  stretch: Stretch,
): Selection | Promise<Selection> {
  if (number === undefined) return { sources: [], total: 0 };
  const [customerId = ''] = customerIds ?? [];
  return selectFew(db, and(eq(orders.customerId, customerId), inStatuses(statuses), number.where), stretch);
}

/** What a term finds in a range: orders by their number, or by a name of their customer. */
export async function searchOrders(
  db: Queryable,
  range: Range,
  term: string,
  stretch: Stretch,
): Promise<Selection> {
  const number = numbered(term);
  if (number === null || range.customerIds?.length === 0) return selectRange(db, range, stretch);
  const [only] = range.customerIds ?? [];
  if (only !== undefined)
    return (await isOneNamed(db, term, only))
      ? selectRange(db, range, stretch)
      : searchOwn(db, range, number, stretch);
  const named = await findNamed(db, term);
  const { statuses } = range;
  const theirs = await (named && named.length <= visitedMax
    ? ofFew(db, statuses, named, stretch)
    : ofMany(db, statuses, { term, named }, stretch));
  const byNumber = number && (await selectNumbered(db, statuses, number, theirs, stretch));
  return {
    sources: [...(theirs ? [theirs.newest] : []), ...(byNumber?.sources ?? [])],
    total: (theirs?.total ?? 0) + ((await byNumber?.total) ?? 0),
  };
}

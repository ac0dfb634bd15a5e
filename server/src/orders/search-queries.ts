import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { orders } from '../db/schema-orders.ts';
import {
  countOrders,
  inStatuses,
  newestIn,
  newestOf,
  type Range,
  type Stretch,
  thoseOf,
} from './list-queries.ts';
import { isOneNamed, type OfNamed, ordersOfNamed } from './named-queries.ts';
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
  return { sources: ids.length > 0 ? [thoseOf(ids)] : [], total };
}

/** How many orders of these customers have such a number, customer by customer in an index that has the number. */
async function countBoth(db: Queryable, where: SQL | undefined, { ids }: OfNamed): Promise<number> {
  const { rows } = await db.execute<{ orders: string }>(sql`
    select coalesce(sum(of_each.orders), 0) as orders from (${ids}) as named cross join lateral (
      select count(*) as orders from ${orders} where ${orders.customerId} = named.id and ${where}
    ) as of_each`);
  return Number(rows[0]?.orders ?? 0);
}

/** Orders with such a number, and those of the customers whom the term names. */
async function selectNumbered(
  db: Queryable,
  statuses: Range['statuses'],
  { where, count }: Numbered,
  theirs: OfNamed | null,
  stretch: Stretch,
): Promise<Selection> {
  const inRange = and(where, inStatuses(statuses));
  const sourcesWith = async (numbered: SQL[]) => [...numbered, ...(theirs ? [await theirs.newest()] : [])];
  const theirTotal = theirs?.total ?? 0;
  if (!count) {
    const few = await selectFew(db, and(inRange, theirs ? not(theirs.isTheirs) : undefined), stretch);
    return { sources: await sourcesWith(few.sources), total: (await few.total) + theirTotal };
  }
  const [counted, both] = await Promise.all([
    count(db, statuses),
    theirs ? countBoth(db, inRange, theirs) : 0,
  ]);
  const rest = counted.rest
    ? await selectFew(db, and(counted.rest, inStatuses(statuses)), stretch)
    : { sources: [], total: 0 };
  const total = counted.orders + (await rest.total) - both + theirTotal;
  if (counted.orders === 0) return { sources: await sourcesWith(rest.sources), total };
  const newest = (found: SQL | undefined) => newestIn({ customerIds: null, statuses }, stretch, found);
  if (counted.within)
    return {
      sources: await sourcesWith([newest(and(where, counted.within)), ...rest.sources]),
      total,
    };
  // Among so many orders the walk that meets a page of them meets the newest of the customers on its way.
  return { sources: [newest(or(where, theirs?.isTheirs))], total };
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
  const { statuses } = range;
  const theirs = await ordersOfNamed(db, statuses, term, stretch);
  if (number) return selectNumbered(db, statuses, number, theirs, stretch);
  return theirs ? { sources: [await theirs.newest()], total: theirs.total } : { sources: [], total: 0 };
}

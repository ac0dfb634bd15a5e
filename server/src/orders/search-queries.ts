import { toLatinDigits } from '@toptan/contract/text';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { contains } from '../search.ts';
import { countOrders, inStatuses, newestAmong, newestIn, type Range, type Stretch } from './list-queries.ts';

/** What a list shows: queries whose newest rows together are a page, and how many orders there are on all pages. */
export type Selection = { sources(stretch: Stretch): SQL[]; total: number | Promise<number> };

/** Everything in a range. */
export function selectRange(db: Queryable, range: Range): Selection {
  return { sources: stretch => [newestIn(range, stretch)], total: countOrders(db, range) };
}

/** More customers are not visited one by one: a walk from the newest order meets an order of theirs soon. */
const visitedMax = 200;

/** More orders are not gathered and sorted: a walk from the newest one meets one of them soon. */
const gatheredMax = 100_000;

/** Every number begins so. */
const head = 'tpt-';

/** What stands in no number. */
const foreign = /[^-pt\d]/;

/**
 * Orders whose number contains a term; null when all do, undefined when none can. A term that begins like a number stands
 * at the beginning only, where an index finds it.
 */
function numbered(term: string): SQL | null | undefined {
  const plain = toLatinDigits(term.normalize('NFKD')).toLowerCase();
  if (foreign.test(plain)) return undefined;
  if (head.includes(plain)) return null;
  const [beginning] = /^(tpt-\d|\d\d-)/.exec(plain) ?? [];
  return beginning
    ? sql`${orders.searchText} ^@ ${beginning.startsWith(head) ? plain : head + plain}`
    : contains(orders.searchText, plain);
}

const areNamed = (term: string, only: string | undefined) =>
  and(only === undefined ? undefined : eq(customers.id, only), contains(customers.namesText, term));

/** The customers, of one or of all, whose name in any of its three forms contains a term; null for too many to visit. */
async function findNamed(db: Queryable, term: string, only: string | undefined): Promise<string[] | null> {
  const named = await db
    .select({ id: customers.id })
    .from(customers)
    .where(areNamed(term, only))
    .limit(visitedMax + 1);
  return named.length > visitedMax ? null : named.map(({ id }) => id);
}

/** Orders of one customer are few enough to look through. */
function searchOwn(db: Queryable, range: Range, number: SQL | undefined): Selection {
  if (number === undefined) return { sources: () => [], total: 0 };
  const [customerId = ''] = range.customerIds ?? [];
  const where = and(eq(orders.customerId, customerId), inStatuses(range.statuses), number);
  return { sources: stretch => [newestAmong(where, stretch)], total: db.$count(orders, where) };
}

/** Orders of the customers whom a term names. */
type OfNamed = { isTheirs: SQL | undefined; total: number; newest(stretch: Stretch): SQL[] };

async function ofFew(db: Queryable, statuses: Range['statuses'], customerIds: string[]): Promise<OfNamed> {
  if (customerIds.length === 0) return { isTheirs: undefined, total: 0, newest: () => [] };
  const range = { customerIds, statuses };
  return {
    isTheirs: sql`${orders.customerId} = any(${sql.param(customerIds)}::uuid[])`,
    total: await countOrders(db, range),
    newest: stretch => [newestIn(range, stretch)],
  };
}

async function ofMany(db: Queryable, statuses: Range['statuses'], term: string): Promise<OfNamed> {
  const named = db.select({ id: customers.id }).from(customers).where(areNamed(term, undefined));
  const isTheirs = sql`exists (
    select from ${customers} where ${customers.id} = ${orders.customerId} and ${contains(customers.namesText, term)}
  )`;
  return {
    isTheirs,
    total: await countOrders(db, { customerIds: named, statuses }),
    newest: stretch => [newestIn({ customerIds: null, statuses }, stretch, isTheirs)],
  };
}

/** The newest orders with a number: all of few, or those that a walk from the newest meets. */
const newestNumbered = (where: SQL | undefined, total: number, stretch: Stretch) =>
  total > gatheredMax
    ? newestIn({ customerIds: null, statuses: null }, stretch, where)
    : newestAmong(where, stretch);

async function searchAll(
  db: Queryable,
  statuses: Range['statuses'],
  number: SQL | undefined,
  theirs: OfNamed,
): Promise<Selection> {
  if (number === undefined) return { total: theirs.total, sources: theirs.newest };
  const others = and(number, inStatuses(statuses), theirs.isTheirs && not(theirs.isTheirs));
  const ofOthers = await db.$count(orders, others);
  return {
    total: theirs.total + ofOthers,
    sources: stretch => [
      ...theirs.newest(stretch),
      ...(ofOthers > 0 ? [newestNumbered(others, ofOthers, stretch)] : []),
    ],
  };
}

/** What a term finds in a range: orders by their number, or by a name of their customer. */
export async function searchOrders(db: Queryable, range: Range, term: string): Promise<Selection> {
  const number = numbered(term);
  if (number === null || range.customerIds?.length === 0) return selectRange(db, range);
  const [only] = range.customerIds ?? [];
  const named = await findNamed(db, term, only);
  if (only !== undefined) return named?.length ? selectRange(db, range) : searchOwn(db, range, number);
  const theirs = named ? ofFew(db, range.statuses, named) : ofMany(db, range.statuses, term);
  return searchAll(db, range.statuses, number, await theirs);
}

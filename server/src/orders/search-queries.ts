import { toLatinDigits } from '@toptan/contract/text';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { contains, isGram } from '../search.ts';
import { countOrders, inStatuses, newestAmong, newestIn, type Range, type Stretch } from './list-queries.ts';

/** What a list shows: queries whose newest rows together are a page, and how many orders there are on all pages. */
export type Selection = { sources(stretch: Stretch): SQL[]; total: number | Promise<number> };

/** Everything in a range. */
export function selectRange(db: Queryable, range: Range): Selection {
  return { sources: stretch => [newestIn(range, stretch)], total: countOrders(db, range) };
}

/** More customers are not visited one by one: a walk from the newest order meets one of them soon. */
const visitedMax = 200;

/** Every number begins so. */
const head = 'tpt-';

/**
 * Orders whose number contains a term; null when all do, undefined when none. A term that begins like a number is looked
 * for at the beginning only, and one or two digits, which stand in almost every number, nowhere.
 */
function numbered(term: string): SQL | null | undefined {
  const plain = toLatinDigits(term.normalize('NFKD')).toLowerCase();
  if (head.includes(plain)) return null;
  const [beginning] = /^(tpt-\d|\d\d-)/.exec(plain) ?? [];
  if (beginning) return sql`${orders.searchText} ^@ ${beginning.startsWith(head) ? plain : head + plain}`;
  return isGram(term) ? undefined : contains(orders.searchText, term);
}

/** The customers, of one or of all, whose name in any of its three forms contains a term. */
async function findNamed(db: Queryable, term: string, only: string | undefined): Promise<string[]> {
  const named = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(only === undefined ? undefined : eq(customers.id, only), contains(customers.namesText, term)));
  return named.map(({ id }) => id);
}

/** Orders of one customer are few enough to look through. */
function searchOwn(db: Queryable, range: Range, number: SQL | undefined): Selection {
  if (number === undefined) return { sources: () => [], total: 0 };
  const [customerId = ''] = range.customerIds ?? [];
  const where = and(eq(orders.customerId, customerId), inStatuses(range.statuses), number);
  return { sources: stretch => [newestAmong(where, stretch)], total: db.$count(orders, where) };
}

async function searchAll(
  db: Queryable,
  statuses: Range['statuses'],
  number: SQL | undefined,
  customerIds: string[],
): Promise<Selection> {
  const isTheirs = sql`${orders.customerId} = any(${sql.param(customerIds)}::uuid[])`;
  const theirs = { customerIds, statuses };
  const others = number && and(number, inStatuses(statuses));
  const [ofTheirs, ofOthers] = await Promise.all([
    countOrders(db, theirs),
    others ? db.$count(orders, and(others, not(isTheirs))) : 0,
  ]);
  return {
    total: ofTheirs + ofOthers,
    sources: stretch => [
      customerIds.length <= visitedMax
        ? newestIn(theirs, stretch)
        : newestIn({ customerIds: null, statuses }, stretch, isTheirs),
      ...(others && ofOthers > 0 ? [newestAmong(others, stretch)] : []),
    ],
  };
}

/** What a term finds in a range: orders by their number, or by a name of their customer. */
export async function searchOrders(db: Queryable, range: Range, term: string): Promise<Selection> {
  const number = numbered(term);
  if (number === null || range.customerIds?.length === 0) return selectRange(db, range);
  const [only] = range.customerIds ?? [];
  const named = await findNamed(db, term, only);
  if (only === undefined) return searchAll(db, range.statuses, number, named);
  return named.length > 0 ? selectRange(db, range) : searchOwn(db, range, number);
}

import { toLatinDigits } from '@toptan/contract/digits';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { orders } from '../db/schema-orders.ts';
import { orderDigitTallies, orderTallies } from '../db/schema-tallies.ts';
import { contains } from '../search.ts';
import type { Range } from './list-queries.ts';

type Counted = {
  orders: number;
  /** An upper bound on the `created_at` of all of them. */
  within?: SQL;
};

/** Orders whose number contains a term. */
export type Numbered = {
  where: SQL;
  /** As the triggers count; null where nothing does, and the orders are so few that they can be found to count them. */
  count: ((db: Queryable, statuses: Range['statuses']) => Promise<Counted>) | null;
};

/** Every number begins so. */
const head = 'tpt-';

/** What stands in no number. */
const foreign = /[^-pt\d]/;

/** What can only stand in the first eight characters of a number, `tpt-26-0`, by which `order_tallies` counts. */
const inHead = /-\d?$|t-\d\d$/;

/** Places of terms in `order_digit_tallies`, which count from 1. */
const placeOf = (digits: string) => Number(digits) + (digits.length === 1 ? 1 : 11);

const among = (status: SQL, statuses: Range['statuses']) =>
  statuses === null ? undefined : inArray(status, [...statuses]);

async function countDigits(db: Queryable, digits: string, statuses: Range['statuses']): Promise<Counted> {
  const [row] = await db
    .select({
      orders: sql`coalesce(sum(${orderDigitTallies.orders}[${placeOf(digits)}::integer]), 0)`.mapWith(Number),
    })
    .from(orderDigitTallies)
    .where(among(sql`${orderDigitTallies.status}`, statuses));
  return { orders: row?.orders ?? 0 };
}

/** Numbers with the same beginning were given at about the same time, where a walk for a page may begin. */
async function countHeads(db: Queryable, part: string, statuses: Range['statuses']): Promise<Counted> {
  const [row] = await db
    .select({
      orders: sql`coalesce(sum(${orderTallies.orders}), 0)`.mapWith(Number),
      newest: sql<string | null>`max(${orderTallies.newest})::text`,
    })
    .from(orderTallies)
    .where(and(contains(orderTallies.head, part), among(sql`${orderTallies.status}`, statuses)));
  return {
    orders: row?.orders ?? 0,
    within: sql`${orders.createdAt} <= ${row?.newest}::timestamptz`,
  };
}

/**
 * Orders whose number contains a term; null when all do, undefined when none can. A term that begins like a number stands
 * at the beginning only, where an index finds it.
 */
export function numbered(term: string): Numbered | null | undefined {
  const plain = toLatinDigits(term.normalize('NFKD')).toLowerCase();
  if (foreign.test(plain)) return undefined;
  if (head.includes(plain)) return null;
  const [beginning] = /^(tpt-\d|\d\d-)/.exec(plain) ?? [];
  const where = beginning
    ? sql`${orders.searchText} ^@ ${beginning.startsWith(head) ? plain : head + plain}`
    : contains(orders.searchText, plain);
  if (inHead.test(plain)) return { where, count: (db, statuses) => countHeads(db, plain, statuses) };
  if (/^\d\d?$/.test(plain)) return { where, count: (db, statuses) => countDigits(db, plain, statuses) };
  return { where, count: null };
}

import { and, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { orders } from '../db/schema-orders.ts';
import { orderDigitTallies, orderTallies } from '../db/schema-tallies.ts';
import { asOrderNumber, contains } from '../search.ts';
import type { Range } from './list-queries.ts';

type Counted = {
  orders: number;
  /** Between the first and the last of them. */
  within?: SQL;
  /** Further ones that are not among them, and are so few that they can be found to count them. */
  rest?: SQL | undefined;
};

/** Orders whose number contains a term. */
export type Numbered = {
  where: SQL;
  /** As the triggers count; null where nothing does, and the orders are so few that they can be found to count them. */
  count: ((db: Queryable, statuses: Range['statuses']) => Promise<Counted>) | null;
};

/** Every number begins so. */
const beginning = 'tpt-';

/** What may be part of a number: all up to its last hyphen, and the digits behind that. */
const parts = /^(.*-)?(\d*)$/;

/** A number's last digits, which are not in its head. More digits behind a hyphen are only in so few numbers. */
const digitsBehindHead = 4;

/** The digits behind `tpt-26-`, which have an index of their trigrams. */
const given = sql`substr(${orders.searchText}, 8)`;

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

const { head } = orderTallies;

/**
 * Numbers with the same head were given at about the same time, where a walk for a page may go. A term that ends in the
 * last four digits of a number is in no head: the heads that it goes beyond, `tpt-26-14` for `6-143`, say where it is looked for.
 */
async function countHeads(
  db: Queryable,
  term: string,
  [upToHyphen, digits]: readonly [string, string],
  statuses: Range['statuses'],
): Promise<Counted> {
  const hasTerm = contains(head, term);
  const whole = sql`left(${head}, 7) || ${digits}`;
  const isBeyond = sql`right(left(${head}, 7), ${upToHyphen.length}::integer) = ${upToHyphen}
    and ${whole} ^@ ${head} and ${whole} <> ${head}`;
  const [row] = await db
    .select({
      orders: sql`coalesce(sum(${orderTallies.orders}) filter (where ${hasTerm}), 0)`.mapWith(Number),
      oldest: sql<string | null>`min(${orderTallies.oldest}) filter (where ${hasTerm})::text`,
      newest: sql<string | null>`max(${orderTallies.newest}) filter (where ${hasTerm})::text`,
      beyond: sql<string[] | null>`array_agg(distinct ${whole}) filter (where ${isBeyond})`,
    })
    .from(orderTallies)
    .where(among(sql`${orderTallies.status}`, statuses));
  const beyond = row?.beyond?.map(part => sql`${orders.searchText} ^@ ${part}`);
  return {
    orders: row?.orders ?? 0,
    within: sql`${orders.createdAt} between ${row?.oldest}::timestamptz and ${row?.newest}::timestamptz`,
    rest: beyond && and(or(...beyond), not(contains(sql`head_of(${orders.searchText})`, term))),
  };
}

/**
 * Orders whose number contains a term; null when all do, undefined when none can. A term that begins like a number stands
 * at the beginning only, where an index finds it.
 */
export function numbered(term: string): Numbered | null | undefined {
  const plain = asOrderNumber(term);
  if (plain === undefined) return undefined;
  if (beginning.includes(plain)) return null;
  const [, upToHyphen = '', digits] = parts.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const [opening] = /^(tpt-\d|\d\d-)/.exec(plain) ?? [];
  const where = opening
    ? sql`${orders.searchText} ^@ ${opening.startsWith(beginning) ? plain : beginning + plain}`
    : contains(orders.searchText, plain);
  if (upToHyphen && digits.length <= digitsBehindHead)
    return { where, count: (db, statuses) => countHeads(db, plain, [upToHyphen, digits], statuses) };
  if (!upToHyphen && digits.length <= 2)
    return { where, count: (db, statuses) => countDigits(db, digits, statuses) };
  return { where: opening ? where : sql`${contains(given, digits)} and ${where}`, count: null };
}

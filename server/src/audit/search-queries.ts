import { toLatinDigits } from '@toptan/contract/digits';
import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../db/built-once.ts';
import type { Queryable } from '../db/client.ts';
import { deeds } from '../db/schema-deeds.ts';
import { tallies } from '../db/schema-tallies.ts';
import { serverRun } from '../db/server-run.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { keptInState } from '../kept-finds.ts';
import { asOrderNumber, contains } from '../search.ts';
import { talliedRows, talliesOf } from '../tallies.ts';
import { countDeeds, type Filter, filtered } from './count-queries.ts';
import { findOn, type Newest } from './settled-finds-queries.ts';

/** An order's number, whole or its beginning, with three figures or more behind its last dash. */
const orderNumber = /^tpt(?:-\d\d)?(-\d{3,})$/;

/** What ends so is in few deeds. */
const endsInFigures = /\d{3}$/;

/**
 * Every order's number begins alike: only its last figures lead an index to few deeds, which are then compared. The dash
 * before them leaves out those that have them further on.
 */
function mentions(term: string): SQL {
  const number = asOrderNumber(term);
  if (number === undefined) return contains(deeds.searchText, term);
  const [, figures] = orderNumber.exec(number) ?? [];
  if (figures)
    return sql`${contains(deeds.searchText, figures)} and strpos(${deeds.searchText}, ${number}) > 0`;
  return sql`(${contains(deeds.searchText, term)} or ${contains(deeds.searchText, number)})`;
}

/** Everybody who did something, each found behind the one before in the index of their names. */
async function parted(db: Queryable, term: string): Promise<{ named: string[]; others: string[] }> {
  const next = (behind: SQL) =>
    sql`(select ${deeds.username} from ${deeds} where ${behind} order by ${deeds.username} limit 1)`;
  const { rows } = await db.execute<{ username: string; isNamed: boolean }>(sql`
    with recursive people as (
      ${next(sql`true`)}
      union all
      select ${next(sql`${deeds.username} > people.username`)} from people where people.username is not null
    )
    select username, ${contains(sql`fold(username)`, term)} as "isNamed" from people where username is not null`);
  const namesOf = (named: boolean) =>
    rows.filter(({ isNamed }) => isNamed === named).map(({ username }) => username);
  return { named: namesOf(true), others: namesOf(false) };
}

/** What a term leads to among deeds: enough of it to find a page with, and plain, so that it can be kept. */
type FoundDeeds = {
  /** Staff whom the term names. */
  named: string[];
  /** They have done all deeds that there are. */
  areAll: boolean;
  /** The deeds of the page, where the term leads to few. */
  ids: string[] | null;
  /** Of deeds on all pages. */
  total: number;
};

/** Deeds of those whom a term names, and what others did about something that it names. */
async function find(db: Queryable, filter: Filter, term: string, newest: Newest): Promise<FoundDeeds> {
  const { named, others } = await parted(db, term);
  const about = and(filtered(filter), mentions(term));
  const found = { named, areAll: false, ids: null };
  const { deed, from, until } = filter;
  const nameOf = (...further: unknown[]) => JSON.stringify([term, deed, from, until, ...further]);
  if (named.length === 0) {
    const isInFew = endsInFigures.test(toLatinDigits(term));
    if (isInFew) return { ...found, ...(await findOn(db, nameOf(newest), about, newest)) };
    return { ...found, total: (await findOn(db, nameOf(), about, null)).total };
  }
  if (others.length === 0) return { ...found, areAll: true, total: await countDeeds(db, filter, named) };
  const [byThem, byOthers] = await Promise.all([
    countDeeds(db, filter, named),
    findOn(db, nameOf(others), and(about, inArray(deeds.username, others)), null),
  ]);
  return { ...found, total: byThem + byOthers.total };
}

/** By what the deeds of a page are read. */
function conditionFor(filter: Filter, term: string, { named, areAll, ids }: FoundDeeds): SQL | undefined {
  if (ids) return isOneOf(deeds.id, sql.param(ids));
  const theirs = named.length > 0 ? inArray(deeds.username, named) : undefined;
  // Without the term a plan serves every call (decision 0013).
  return and(filtered(filter), areAll ? theirs : or(theirs, mentions(term)));
}

const deedsSoFar = builtOnce(db =>
  db
    .select({ state: sql<string>`concat_ws(' ', ${talliedRows}, ${serverRun})` })
    .from(tallies)
    .where(talliesOf('deeds', [undefined, undefined, undefined]))
    .prepare(''),
);

/** Deeds are only ever added, so that while there are as many of them on a server that has not been started anew, they are the same. */
const keptFinds = keptInState(async db => (await deedsSoFar(db).execute())[0]?.state);

/** Which deeds a term finds, and how many there are on all pages; kept until the next deed. */
export async function searchDeeds(
  db: Queryable,
  filter: Filter,
  term: string,
  newest: Newest,
): Promise<{ found: SQL | undefined; total: number }> {
  const found = await keptFinds(db, JSON.stringify(filter), () => find(db, filter, term, newest));
  return { found: conditionFor(filter, term, found), total: found.total };
}

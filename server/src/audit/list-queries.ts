import type { Deed, listDeeds as listDeedsCall } from '@toptan/contract/audit';
import type { QueryOf } from '@toptan/contract/endpoint';
import { toLatinDigits } from '@toptan/contract/text';
import { and, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { deeds } from '../db/schema-deeds.ts';
import { findStretch, type Stretch } from '../found-once.ts';
import { decodeCursor, pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { contains } from '../search.ts';
import { countTallied, facet, talliesOf } from '../tallies.ts';

const { searchText: _, ...columns } = getTableColumns(deeds);

type Filter = QueryOf<typeof listDeedsCall>;

const istanbul = (month: SQL) => sql`(${month})::timestamp at time zone 'Europe/Istanbul'`;

/** Deeds of these users, or of all. Whole months are counted beforehand; only the first and the last are gone through. */
async function countDeeds(
  db: Queryable,
  { deed, from, until }: Filter,
  usernames: string[] | undefined,
): Promise<number> {
  const first = from ? sql`month_of(${from}::timestamptz) + interval '1 month'` : undefined;
  const last = until ? sql`month_of(${until}::timestamptz)` : undefined;
  const whole = and(
    talliesOf('deeds', [deed, undefined, undefined]),
    usernames && inArray(facet(3), usernames),
    first && sql`${facet(2)} >= to_char(${first}, 'YYYY-MM')`,
    last && sql`${facet(2)} < to_char(${last}, 'YYYY-MM')`,
  );
  const inPart = or(first && lt(deeds.at, istanbul(first)), last && gte(deeds.at, istanbul(last)));
  const those = and(filtered({ deed, from, until }), usernames && inArray(deeds.username, usernames));
  const [ofMonths, ofDays] = await Promise.all([
    countTallied(db, whole),
    inPart ? db.$count(deeds, and(those, inPart)) : 0,
  ]);
  return ofMonths + ofDays;
}

/** An order's number, whole or its beginning, with three figures or more behind its last dash. */
const orderNumber = /^tpt(?:-\d\d)?(-\d{3,})$/i;

/** What ends so is in few deeds. */
const endsInFigures = /\d{3}$/;

/**
 * Every order's number begins alike: only its last figures lead an index to few deeds, which are then compared. The dash
 * before them leaves out those that have them further on.
 */
function mentions(term: string): SQL {
  const [, figures] = orderNumber.exec(toLatinDigits(term)) ?? [];
  if (!figures) return contains(deeds.searchText, term);
  return sql`${contains(deeds.searchText, figures)} and strpos(${deeds.searchText}, fold(${term})) > 0`;
}

function filtered({ deed, from, until }: Pick<Filter, 'deed' | 'from' | 'until'>): SQL | undefined {
  return and(
    deed ? eq(deeds.deed, deed) : undefined,
    from ? gte(deeds.at, from) : undefined,
    until ? lt(deeds.at, until) : undefined,
  );
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
    select username, strpos(fold(username), fold(${term})) > 0 as "isNamed" from people where username is not null`);
  const namesOf = (named: boolean) =>
    rows.filter(({ isNamed }) => isNamed === named).map(({ username }) => username);
  return { named: namesOf(true), others: namesOf(false) };
}

/** Which deeds a page is made of, and how many there are on all pages. */
type Selection = { found: SQL | undefined; total: PromiseLike<number> | number };

/** Deeds of those whom a term names, and what others did about something that it names. */
async function search(db: Queryable, filter: Filter, term: string, stretch: Stretch): Promise<Selection> {
  const { named, others } = await parted(db, term);
  const about = and(filtered(filter), mentions(term));
  if (named.length === 0 && endsInFigures.test(toLatinDigits(term))) {
    const { ids, total } = await findStretch(db, deeds, about, stretch);
    return { found: sql`${deeds.id} = any(${sql.param(ids)}::uuid[])`, total };
  }
  if (named.length === 0) return { found: about, total: db.$count(deeds, about) };
  const theirs = inArray(deeds.username, named);
  // Without the term a plan serves every call (decision 0013).
  if (others.length === 0)
    return { found: and(filtered(filter), theirs), total: countDeeds(db, filter, named) };
  const counted = [
    countDeeds(db, filter, named),
    db.$count(deeds, and(about, inArray(deeds.username, others))),
  ];
  return {
    found: and(filtered(filter), or(theirs, mentions(term))),
    total: Promise.all(counted).then(([byThem = 0, byOthers = 0]) => byThem + byOthers),
  };
}

/** A page of deeds, newest first. */
export async function listDeeds(db: Queryable, filter: Filter): Promise<Page<Deed>> {
  const { q, limit, cursor } = filter;
  const [before] = decodeCursor(cursor, 1) ?? [];
  const { found, total } = q
    ? await search(db, filter, q, { before, offset: 0, count: limit + 1 })
    : { found: filtered(filter), total: countDeeds(db, filter, undefined) };
  const [rows, number] = await Promise.all([
    db
      .select(columns)
      .from(deeds)
      .where(and(found, before === undefined ? undefined : lt(deeds.id, before)))
      .orderBy(desc(deeds.id))
      .limit(limit + 1),
    total,
  ]);
  return pageOf(rows, limit, number, row => [row.id]);
}

import type { listDeeds } from '@toptan/contract/audit';
import type { QueryOf } from '@toptan/contract/endpoint';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { deeds } from '../db/schema-deeds.ts';
import { countTallied, facet, talliesOf } from '../tallies.ts';

export type Filter = QueryOf<typeof listDeeds>;

const istanbul = (month: SQL) => sql`(${month})::timestamp at time zone 'Europe/Istanbul'`;

/** Deeds in the filter's range, whatever its term. */
export function filtered({ deed, from, until }: Pick<Filter, 'deed' | 'from' | 'until'>): SQL | undefined {
  return and(
    deed ? eq(deeds.deed, deed) : undefined,
    from ? gte(deeds.at, from) : undefined,
    until ? lt(deeds.at, until) : undefined,
  );
}

/** Deeds of these users, or of all. Whole months are counted beforehand; only the first and the last are gone through. */
export async function countDeeds(
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

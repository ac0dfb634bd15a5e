import { and, gte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { deeds } from '../db/schema-deeds.ts';
import { tallies } from '../db/schema-tallies.ts';
import { serverRun } from '../db/server-run.ts';
import { talliedRows, talliesOf } from '../tallies.ts';

/** Of which deeds the ids are wanted: so many of the newest, or of those before one. */
export type Newest = { before: string | undefined; count: number };

/** The ids that are wanted of those that were found, and how many these are. */
type Found = { ids: string[]; total: number };

/** What was found before a moment in one run of a server, among so many deeds. */
type Settled = Found & { run: string; until: string; deeds: number };

type Finding = {
  run: string;
  deeds: number;
  /** Deeds since the moment before which was looked already. */
  since: number;
  /** Found among them, and what of it is settled by now. */
  ids: string[];
  total: number;
  idsSettled: string[];
  totalSettled: number;
  /** The moment before which deeds are settled now, and how many are not. */
  until: string;
  unsettled: number;
  isLater: boolean;
};

/** Finds that are kept at most; beyond it the one that was asked for least lately is let go. */
const keptMax = 1_000;

type Kept = Map<string, Promise<Settled>>;

const keptOn = new WeakMap<Queryable, Kept>();

function keep(kept: Kept, name: string, settled: Promise<Settled>): void {
  kept.delete(name);
  kept.set(name, settled);
  const [oldest = ''] = kept.keys();
  if (kept.size > keptMax) kept.delete(oldest);
}

/** By then nearly every transaction has ended that gave its deed an earlier moment. */
const settledUntil = sql`now() - interval '1 minute'`;
const isSettled = sql`${deeds.at} < ${settledUntil}`;

const allDeeds = sql`(select ${talliedRows} from ${tallies} where ${talliesOf('deeds', [undefined, undefined, undefined])})`;

function idsOf(newest: Newest | null, among: SQL): SQL {
  if (!newest) return sql`'{}'::text[]`;
  const behind = newest.before === undefined ? undefined : sql`${deeds.id} < ${newest.before}::uuid`;
  const ids = sql`array_agg(${deeds.id}::text order by ${deeds.id} desc) filter (where ${and(among, behind)})`;
  return sql`coalesce((${ids})[1:${newest.count}::integer], '{}')`;
}

async function findSince(
  db: Queryable,
  last: Settled | undefined,
  where: SQL | undefined,
  newest: Newest | null,
): Promise<Finding> {
  const since = last && gte(deeds.at, sql`${last.until}::timestamptz`);
  const { rows } = await db.execute<Finding>(sql`
    select ${serverRun} as run, ${allDeeds}::integer as deeds,
      ${since ? sql`(select count(*) from ${deeds} where ${since})` : allDeeds}::integer as since, found.*,
      (${settledUntil})::text as until, (select count(*) from ${deeds} where not ${isSettled})::integer as unsettled,
      ${last ? sql`${settledUntil} > ${last.until}::timestamptz` : sql`true`} as "isLater"
    from (
      select ${idsOf(newest, sql`true`)} as ids, count(*)::integer as total,
        ${idsOf(newest, isSettled)} as "idsSettled", (count(*) filter (where ${isSettled}))::integer as "totalSettled"
      from ${deeds} where ${and(where, since) ?? sql`true`}
    ) as found`);
  return onlyRow(rows);
}

/** What was found since together with what had been found before. */
function joined(since: Found, before: Found | undefined, newest: Newest | null): Found {
  if (!before) return since;
  const ids = [...since.ids, ...before.ids].sort().reverse();
  return { ids: ids.slice(0, newest?.count ?? 0), total: since.total + before.total };
}

const settledBy = (
  { run, until, deeds, unsettled, idsSettled, totalSettled }: Finding,
  last: Settled | undefined,
  newest: Newest | null,
): Settled => ({
  run,
  until,
  deeds: deeds - unsettled,
  ...joined({ ids: idsSettled, total: totalSettled }, last, newest),
});

/**
 * How many deeds a condition finds, exactly, and which. Deeds are only ever added: while there are as many before some moment as when
 * they were gone through, they are the same, and only those since are. Whichever transaction began before that moment and ended
 * after it makes them more, and then all are gone through anew, once for all who ask meanwhile.
 * @param name tells one condition, and which ids are wanted, from all others
 * @param newest null: none
 */
export async function findOn(
  db: Queryable,
  name: string,
  where: SQL | undefined,
  newest: Newest | null,
): Promise<Found> {
  const kept: Kept = keptOn.get(db) ?? new Map();
  keptOn.set(db, kept);
  const before = kept.get(name);
  if (!before) {
    const finding = findSince(db, undefined, where, newest);
    const settling = finding.then(found => settledBy(found, undefined, newest));
    keep(kept, name, settling);
    settling.catch(() => kept.get(name) === settling && kept.delete(name));
    return finding;
  }
  const last = await before;
  const found = await findSince(db, last, where, newest);
  if (last.run !== found.run || last.deeds !== found.deeds - found.since) {
    if (kept.get(name) === before) kept.delete(name);
    return findOn(db, name, where, newest);
  }
  keep(kept, name, found.isLater ? Promise.resolve(settledBy(found, last, newest)) : before);
  return joined(found, last, newest);
}

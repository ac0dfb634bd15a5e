import { and, gte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { deeds } from '../db/schema-deeds.ts';
import { tallies } from '../db/schema-tallies.ts';
import { serverRun } from '../db/server-run.ts';
import { talliedRows, talliesOf } from '../tallies.ts';

/** What was counted before a moment in one run of a server: deeds altogether, and those that were found. */
type Settled = { run: string; until: string; deeds: number; found: number };

type Count = {
  run: string;
  deeds: number;
  /** Deeds since the moment until which was counted before. */
  since: number;
  /** Found among them, and how many of these are settled by now. */
  found: number;
  foundSettled: number;
  /** The moment until which deeds are settled now, and how many are not. */
  until: string;
  unsettled: number;
  isLater: boolean;
};

/** Conditions whose counts are kept at most; beyond it the one that was asked for least lately is let go. */
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

const allDeeds = sql`(select ${talliedRows} from ${tallies} where ${talliesOf('deeds', [undefined, undefined, undefined])})`;

async function countSince(db: Queryable, last: Settled | undefined, where: SQL | undefined): Promise<Count> {
  const since = last && gte(deeds.at, sql`${last.until}::timestamptz`);
  const { rows } = await db.execute<Count>(sql`
    select ${serverRun} as run, ${allDeeds}::integer as deeds,
      ${since ? sql`(select count(*) from ${deeds} where ${since})` : allDeeds}::integer as since, found.*,
      (${settledUntil})::text as until, (select count(*) from ${deeds} where ${deeds.at} >= ${settledUntil})::integer as unsettled,
      ${last ? sql`${settledUntil} > ${last.until}::timestamptz` : sql`true`} as "isLater"
    from (
      select count(*)::integer as found, (count(*) filter (where ${deeds.at} < ${settledUntil}))::integer as "foundSettled"
      from ${deeds} where ${and(where, since) ?? sql`true`}
    ) as found`);
  return onlyRow(rows);
}

/** What holds from then on, after another count. */
const settledBy = ({ run, until, deeds, unsettled, foundSettled }: Count, foundBefore: number): Settled => ({
  run,
  until,
  deeds: deeds - unsettled,
  found: foundBefore + foundSettled,
});

/**
 * How many deeds a condition finds, exactly. Deeds are only ever added: while there are as many before some moment as when they were
 * counted, they are the same, and only those since are counted. Whichever transaction began before that moment and ended after
 * it makes them more, and then all are counted anew, once for all who ask meanwhile.
 * @param name tells one condition from all others
 */
export async function countOn(db: Queryable, name: string, where: SQL | undefined): Promise<number> {
  const kept: Kept = keptOn.get(db) ?? new Map();
  keptOn.set(db, kept);
  const before = kept.get(name);
  if (!before) {
    const counting = countSince(db, undefined, where);
    const settling = counting.then(count => settledBy(count, 0));
    keep(kept, name, settling);
    settling.catch(() => kept.get(name) === settling && kept.delete(name));
    return (await counting).found;
  }
  const last = await before;
  const count = await countSince(db, last, where);
  if (last.run !== count.run || last.deeds !== count.deeds - count.since) {
    if (kept.get(name) === before) kept.delete(name);
    return countOn(db, name, where);
  }
  keep(kept, name, count.isLater ? Promise.resolve(settledBy(count, last.found)) : before);
  return last.found + count.found;
}

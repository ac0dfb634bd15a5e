import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from '../fault.ts';
import { checkBooks } from './check.ts';
import { Cluster } from './cluster.ts';
import { lateness } from './lateness.ts';
import { Load } from './load.ts';
import { type Answer, findingOf } from './send.ts';
import { Server } from './server.ts';
import { openMarket } from './shops.ts';
import { until } from './until.ts';

/** Milliseconds within which a caller hears that the database is away. */
const answerLimitMs = 5_000;

/** Milliseconds after the end of an outage within which orders are taken again, without help. */
const recoveryLimitMs = 15_000;

/** Megabytes by which an outage may make the server grow. */
const growthLimit = 150;

/** Pieces of each product. */
const stock = 300;

/** The fault of an answer that was requested while the database was away. */
function wrongWith({ status, retryAfter, body }: Answer): string | null {
  if (status === 503 && retryAfter === null) return 'a 503 without a time to try again';
  return status === 503 || status === 201 || status === 200 ? null : findingOf({ status, body });
}

const countOf = (wrong: readonly string[]) =>
  [...new Set(wrong)].map(what => `${wrong.filter(other => other === what).length} times: ${what}`);

/** Something that is done to the database, and undone. */
export type Outage = {
  /** The place of the database, unless it is beside the server. */
  place?: Parameters<typeof Cluster.start>[0];
  begin(cluster: Cluster): unknown;
  end(cluster: Cluster): unknown;
  /** Milliseconds between the two. */
  lasts: number;
  rounds: number;
};

/** Shops that order while their database goes away and comes back; the portal is not touched. */
export async function sufferOutage({ place, ...outage }: Outage): Promise<Outcome> {
  const cluster = await Cluster.start(place);
  try {
    return await sufferOn(cluster, outage);
  } finally {
    await cluster.destroy();
  }
}

async function sufferOn(
  cluster: Cluster,
  { begin, end, lasts, rounds }: Omit<Outage, 'place'>,
): Promise<Outcome> {
  const server = await Server.start({ DATABASE_URL: cluster.url });
  try {
    const market = await openMarket(cluster.url, { stock });
    const load = new Load(server.address, market);
    // Every shop has its connection at this point, and the pool all of its own.
    await load.more(50);
    const before = server.holdings();
    const outages: { begun: number; mended: number }[] = [];
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await load.more(30);
      const begun = performance.now();
      await begin(cluster);
      await pause(lasts);
      await end(cluster);
      const mended = performance.now();
      await until('orders are taken again', () =>
        load.answers.some(answer => answer.status === 201 && answer.begun > mended),
      );
      recoveries.push(performance.now() - mended);
      outages.push({ begun, mended });
    }
    await load.stop();
    const during = load.answers.filter(({ begun: sent, took }) =>
      outages.some(({ begun, mended }) => sent + took > begun && sent < mended),
    );
    const refused = during.filter(answer => answer.status === 503).length;
    const slowest = Math.max(...during.map(answer => answer.took));
    const after = server.holdings();
    const recovery = Math.max(...recoveries);
    return {
      figures: `${rounds} times, ${load.ledger.acknowledged.size} orders, ${refused} calls sent away, the slowest after ${(slowest / 1000).toFixed(1)} s; well again after ${(recovery / 1000).toFixed(1)} s`,
      lost: [
        ...countOf(during.map(wrongWith).filter(what => what !== null)),
        ...(after.megabytes > before.megabytes + growthLimit
          ? [`E: the server grew from ${before.megabytes.toFixed()} to ${after.megabytes.toFixed()} MB`]
          : []),
        ...(after.descriptors > before.descriptors
          ? [`E: of ${before.descriptors} descriptors it has come to ${after.descriptors}`]
          : []),
        ...(await checkBooks(cluster.url, load.ledger, stock)),
      ],
      late: [
        ...lateness('an answer', slowest, answerLimitMs),
        ...lateness('the first order afterwards', recovery, recoveryLimitMs),
      ],
    };
  } finally {
    await server.stop();
  }
}

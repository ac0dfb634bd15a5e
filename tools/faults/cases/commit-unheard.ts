import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { Cluster } from '../rig/cluster.ts';
import { Load } from '../rig/load.ts';
import { findingOf } from '../rig/send.ts';
import { Server } from '../rig/server.ts';
import { openMarket } from '../rig/shops.ts';
import { cutAnswersTo, Tap } from '../rig/tap.ts';

/** The server loses the connection after PostgreSQL has committed and before it hears of it. */
export const commitUnheard: Fault = {
  name: 'commit-unheard',
  promise: 'the caller gets 503 and may retry: the same Idempotency-Key yields the same order',
  async run(rounds = 500) {
    const cluster = await Cluster.start();
    const { cuts, judge } = cutAnswersTo('commit\0', 10);
    const tap = await Tap.open(cluster.port, judge);
    const through = cluster.url.replace(`:${cluster.port}/`, `:${tap.port}/`);
    const server = await Server.start({ DATABASE_URL: through });
    try {
      const load = new Load(server.address, await openMarket(cluster.url));
      await load.more(rounds);
      await load.stop();
      const wrong = load.answers.filter(({ status }) => status !== 201 && status !== 503);
      return {
        figures: `${cuts()} confirmations cut off, ${load.ledger.acknowledged.size} orders`,
        lost: [...wrong.map(findingOf), ...(await checkBooks(cluster.url, load.ledger))],
      };
    } finally {
      await server.stop();
      await tap.close();
      await cluster.destroy();
    }
  },
};

import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { Cluster } from '../rig/cluster.ts';
import { Load } from '../rig/load.ts';
import { Server } from '../rig/server.ts';
import { openMarket } from '../rig/shops.ts';
import { cutAnswersTo, Tap } from '../rig/tap.ts';

/** The shop loses the connection after its order was placed and before it hears of it. */
export const answerLost: Fault = {
  name: 'answer-lost',
  promise: 'the retry with the same Idempotency-Key yields the same order',
  async run(rounds = 500) {
    const cluster = await Cluster.start();
    const server = await Server.start({ DATABASE_URL: cluster.url });
    const { cuts, judge } = cutAnswersTo('POST /api/orders', 2);
    const tap = await Tap.open(Number(new URL(server.address).port), judge);
    try {
      const market = await openMarket(cluster.url);
      const load = new Load(`http://127.0.0.1:${tap.port}`, market);
      await load.more(rounds);
      await load.stop();
      return {
        figures: `${cuts()} answers cut off, ${load.ledger.acknowledged.size} orders`,
        lost: [...(await checkBooks(cluster.url, load.ledger))],
      };
    } finally {
      await tap.close();
      await server.stop();
      await cluster.destroy();
    }
  },
};

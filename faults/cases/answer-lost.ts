import type { Fault } from '../fault.ts';
import { checkBooks, unanswered } from '../rig/check.ts';
import { Cluster } from '../rig/cluster.ts';
import { Load } from '../rig/load.ts';
import { Server } from '../rig/server.ts';
import { openMarket } from '../rig/shops.ts';
import { type Judge, Tap } from '../rig/tap.ts';

/** Lets every second order be placed, and cuts the line when its answer comes. */
function cutAnswers(): { cuts: () => number; judge: () => Judge } {
  let orders = 0;
  let cuts = 0;
  const judge = (): Judge => {
    let isOrder = false;
    return (bytes, direction) => {
      if (direction === 'up' && bytes.includes('POST /api/orders')) {
        orders += 1;
        isOrder = orders % 2 === 0;
      }
      if (direction === 'up' || !isOrder) return 'pass';
      cuts += 1;
      return 'cut';
    };
  };
  return { cuts: () => cuts, judge };
}

/** The shop loses the connection after its order was placed and before it hears of it. */
export const answerLost: Fault = {
  name: 'answer-lost',
  promise: 'the retry with the same Idempotency-Key yields the same order',
  async run(rounds = 500) {
    const cluster = await Cluster.start();
    const server = await Server.start({ DATABASE_URL: cluster.url });
    const { cuts, judge } = cutAnswers();
    const tap = await Tap.open(Number(new URL(server.address).port), judge);
    try {
      const market = await openMarket(cluster.url);
      const load = new Load(`http://127.0.0.1:${tap.port}`, market);
      await load.more(rounds);
      await load.stop();
      return {
        figures: `${cuts()} answers cut off, ${load.ledger.acknowledged.size} orders`,
        lost: [...unanswered(load.ledger), ...(await checkBooks(cluster.url, load.ledger))],
      };
    } finally {
      await tap.close();
      await server.stop();
      await cluster.destroy();
    }
  },
};

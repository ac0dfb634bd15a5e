import type { Fault } from '../fault.ts';
import { Cluster } from '../rig/cluster.ts';
import { sufferOutage } from '../rig/outage.ts';

export const postgresCrashed: Fault = {
  name: 'postgres-crashed',
  promise: 'its recovery has every acknowledged order, and orders are taken again within 15 s',
  short: 1,
  async run(rounds = 5) {
    const cluster = await Cluster.start();
    try {
      return await sufferOutage({
        cluster,
        begin: () => cluster.stop('immediate'),
        end: () => cluster.start(),
        lasts: 0,
        rounds,
      });
    } finally {
      await cluster.destroy();
    }
  },
};

import type { Fault } from '../fault.ts';
import { Cluster } from '../rig/cluster.ts';
import { sufferOutage } from '../rig/outage.ts';

export const postgresRestarted: Fault = {
  name: 'postgres-restarted',
  promise: '503 with Retry-After within 5 s while it is away, orders again within 15 s',
  async run(rounds = 5) {
    const cluster = await Cluster.start();
    try {
      return await sufferOutage({
        cluster,
        begin: () => cluster.stop(),
        end: () => cluster.start(),
        lasts: 2_000,
        rounds,
      });
    } finally {
      await cluster.destroy();
    }
  },
};

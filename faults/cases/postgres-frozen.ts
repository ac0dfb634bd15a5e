import type { Fault } from '../fault.ts';
import { Cluster } from '../rig/cluster.ts';
import { sufferOutage } from '../rig/outage.ts';

export const postgresFrozen: Fault = {
  name: 'postgres-frozen',
  promise:
    'SIGSTOP for 30 s: 503 with Retry-After within 5 s, nothing queues without bound, orders again within 15 s',
  async run(rounds = 1) {
    const cluster = await Cluster.start();
    try {
      return await sufferOutage({
        cluster,
        begin: () => cluster.freeze(),
        end: () => cluster.thaw(),
        lasts: 30_000,
        rounds,
      });
    } finally {
      await cluster.destroy();
    }
  },
};

import type { Fault } from '../fault.ts';
import { Cluster } from '../rig/cluster.ts';
import { sufferOutage } from '../rig/outage.ts';

export const backEndsTerminated: Fault = {
  name: 'back-ends-terminated',
  promise: 'what was under way is answered 503, the next call finds a new connection',
  async run(rounds = 20) {
    const cluster = await Cluster.start();
    try {
      return await sufferOutage({
        cluster,
        begin: () => cluster.terminateBackends(),
        end: () => undefined,
        lasts: 0,
        rounds,
      });
    } finally {
      await cluster.destroy();
    }
  },
};

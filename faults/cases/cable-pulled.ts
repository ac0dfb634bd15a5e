import { findUnprivilegedAccount } from '../../server/src/db/embedded/account.ts';
import type { Fault } from '../fault.ts';
import { Cable, obstacleToCables } from '../rig/cable.ts';
import { Cluster } from '../rig/cluster.ts';
import { sufferOutage } from '../rig/outage.ts';

export const cablePulled: Fault = {
  name: 'cable-pulled',
  promise: 'packets to PostgreSQL vanish for 30 s: 503 with Retry-After within 5 s, orders again within 15 s',
  obstacle: obstacleToCables,
  async run(rounds = 1) {
    const cable = new Cable();
    try {
      const through = cable.through(await findUnprivilegedAccount());
      const cluster = await Cluster.start({ host: cable.host, through });
      try {
        return await sufferOutage({
          cluster,
          begin: () => cable.pull(),
          end: () => cable.plug(),
          lasts: 30_000,
          rounds,
        });
      } finally {
        await cluster.destroy();
      }
    } finally {
      cable.remove();
    }
  },
};

import { findUnprivilegedAccount } from '../../../server/src/db/embedded/account.ts';
import type { Fault } from '../fault.ts';
import { Cable, obstacleToCables } from '../rig/cable.ts';
import { sufferOutage } from '../rig/outage.ts';

export const cablePulled: Fault = {
  name: 'cable-pulled',
  promise: 'packets to PostgreSQL vanish for 30 s: 503 with Retry-After within 5 s, orders again within 15 s',
  obstacle: obstacleToCables,
  async run(rounds = 1) {
    const cable = new Cable();
    try {
      const through = cable.through(await findUnprivilegedAccount());
      return await sufferOutage({
        place: { host: cable.host, through },
        begin: () => cable.pull(),
        end: () => cable.plug(),
        lasts: 30_000,
        rounds,
      });
    } finally {
      cable.remove();
    }
  },
};

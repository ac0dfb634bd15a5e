import type { Fault } from '../fault.ts';
import { sufferOutage } from '../rig/outage.ts';

export const postgresFrozen: Fault = {
  name: 'postgres-frozen',
  promise:
    'SIGSTOP for 30 s: 503 with Retry-After within 5 s, nothing queues without bound, orders again within 15 s',
  run: (rounds = 1) =>
    sufferOutage({
      begin: cluster => cluster.freeze(),
      end: cluster => cluster.thaw(),
      lasts: 30_000,
      rounds,
    }),
};

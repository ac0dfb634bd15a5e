import type { Fault } from '../fault.ts';
import { sufferOutage } from '../rig/outage.ts';

export const postgresRestarted: Fault = {
  name: 'postgres-restarted',
  promise: '503 with Retry-After within 5 s while it is away, orders again within 15 s',
  run: (rounds = 5) =>
    sufferOutage({
      begin: cluster => cluster.stop(),
      end: cluster => cluster.start(),
      lasts: 2_000,
      rounds,
    }),
};

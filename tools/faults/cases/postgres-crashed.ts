import type { Fault } from '../fault.ts';
import { sufferOutage } from '../rig/outage.ts';

export const postgresCrashed: Fault = {
  name: 'postgres-crashed',
  promise: 'its recovery has every acknowledged order, and orders are taken again within 15 s',
  run: (rounds = 5) =>
    sufferOutage({
      begin: cluster => cluster.stop('immediate'),
      end: cluster => cluster.start(),
      lasts: 0,
      rounds,
    }),
};

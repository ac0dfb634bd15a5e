import type { Fault } from '../fault.ts';
import { sufferOutage } from '../rig/outage.ts';

export const backEndsTerminated: Fault = {
  name: 'back-ends-terminated',
  promise: 'what was under way is answered 503, the next call finds a new connection',
  run: (rounds = 20) =>
    sufferOutage({
      begin: cluster => cluster.terminateBackends(),
      end: () => undefined,
      lasts: 0,
      rounds,
    }),
};

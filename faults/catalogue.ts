import { backEndsTerminated } from './cases/back-ends-terminated.ts';
import { cablePulled } from './cases/cable-pulled.ts';
import { postgresCrashed } from './cases/postgres-crashed.ts';
import { postgresFrozen } from './cases/postgres-frozen.ts';
import { postgresRestarted } from './cases/postgres-restarted.ts';
import { processKilled } from './cases/process-killed.ts';
import type { Fault } from './fault.ts';

/** Every fault, in the order in which they are done. */
export const faults: readonly Fault[] = [
  processKilled,
  postgresRestarted,
  postgresCrashed,
  backEndsTerminated,
  postgresFrozen,
  cablePulled,
];

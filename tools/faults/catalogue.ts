import { answerLost } from './cases/answer-lost.ts';
import { backEndsTerminated } from './cases/back-ends-terminated.ts';
import { cablePulled } from './cases/cable-pulled.ts';
import { changesKilled } from './cases/changes-killed.ts';
import { clockJumps } from './cases/clock-jumps.ts';
import { commitUnheard } from './cases/commit-unheard.ts';
import { costlyCallsOfOne } from './cases/costly-calls.ts';
import { diskFull } from './cases/disk-full.ts';
import { endlessBodies } from './cases/endless-bodies.ts';
import { flippedBit } from './cases/flipped-bit.ts';
import { idleConnections } from './cases/idle-connections.ts';
import { importKilled } from './cases/import-killed.ts';
import { mailServerDown, mailServerStalls } from './cases/mail-server-away.ts';
import { noticesKilled } from './cases/notices-killed.ts';
import { postgresCrashed } from './cases/postgres-crashed.ts';
import { postgresFrozen } from './cases/postgres-frozen.ts';
import { postgresRestarted } from './cases/postgres-restarted.ts';
import { processKilled } from './cases/process-killed.ts';
import { restartedBehindHaproxy, restartedBehindNginx } from './cases/restarted-in-turn.ts';
import { secondProcess } from './cases/second-process.ts';
import { slowSenders } from './cases/slow-senders.ts';
import { stoppedUnderLoad } from './cases/stopped-under-load.ts';
import type { Fault } from './fault.ts';

/** Every fault, in the order in which they are done. */
export const faults: readonly Fault[] = [
  processKilled,
  changesKilled,
  noticesKilled,
  importKilled,
  stoppedUnderLoad,
  restartedBehindHaproxy,
  restartedBehindNginx,
  postgresRestarted,
  postgresCrashed,
  backEndsTerminated,
  postgresFrozen,
  cablePulled,
  answerLost,
  commitUnheard,
  diskFull,
  flippedBit,
  secondProcess,
  mailServerDown,
  mailServerStalls,
  idleConnections,
  slowSenders,
  costlyCallsOfOne,
  endlessBodies,
  clockJumps,
];

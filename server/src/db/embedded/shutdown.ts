import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, program } from './binaries.ts';

const run = promisify(execFile);

/**
 * Signals that end a server, each with the milliseconds it gets before the next, rougher one: INT cuts connections
 * and writes everything, QUIT leaves the writing to the recovery of the next start, and KILL is for one that hangs.
 */
const steps: [ServerSignal, number][] = [
  ['INT', 20_000],
  ['QUIT', 8_000],
  ['KILL', 2_000],
];

type ServerSignal = 'INT' | 'QUIT' | 'KILL';

/** Ends a server, within half a minute; false when even that did not help. `from` leaves out the gentler signals. */
export async function shutDown(
  pid: number,
  hasEnded: () => boolean,
  binaries: Binaries,
  from: ServerSignal = 'INT',
): Promise<boolean> {
  for (const [signal, timeoutMs] of steps.slice(steps.findIndex(([signal]) => signal === from))) {
    await send(pid, signal, binaries);
    for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await wait(10)) {
      if (hasEnded()) return true;
    }
  }
  return false;
}

async function send(pid: number, signal: ServerSignal, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals; PostgreSQL's own substitute is behind pg_ctl.
    await run(program(binaries, 'pg_ctl'), ['kill', signal, String(pid)]).catch(() => undefined);
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

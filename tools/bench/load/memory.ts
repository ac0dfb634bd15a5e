import { readFileSync } from 'node:fs';
import { familyOf } from '../../faults/rig/processes.ts';

function kilobytes(pid: number, file: 'status' | 'smaps_rollup', pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? 0);
  } catch {
    // The process ended while the list was read.
    return 0;
  }
}

/** Megabytes. */
export type Memory = { server: number; database: number };

/**
 * The memory of a server and of the PostgreSQL below it (Linux): the resident memory of the server, and the proportional share of
 * PostgreSQL's processes, so that shared memory counts once.
 */
export function memoryOf(pid: number): Memory {
  const [server = pid, ...others] = familyOf(pid);
  return {
    server: kilobytes(server, 'status', /^VmRSS:\s+(\d+)/m) / 1024,
    database:
      others.reduce((sum, other) => sum + kilobytes(other, 'smaps_rollup', /^Pss:\s+(\d+)/m), 0) / 1024,
  };
}

/** Looks again and again while something is done, and answers the most that was held. */
export async function mostMemory(pid: number, work: () => Promise<unknown>): Promise<Memory> {
  let most: Memory = { server: 0, database: 0 };
  const look = () => {
    const now = memoryOf(pid);
    if (now.server + now.database > most.server + most.database) most = now;
  };
  const timer = setInterval(look, 500);
  await work().finally(() => clearInterval(timer));
  look();
  return most;
}

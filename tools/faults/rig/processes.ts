import { readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number };

function all(): Process[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }];
      } catch {
        // The process ended while the list was read.
        return [];
      }
    });
}

/** A process and everything that descends from it, parents first. */
export function familyOf(pid: number): number[] {
  const list = all();
  const family = [pid];
  for (const member of family) family.push(...list.filter(one => one.parent === member).map(one => one.pid));
  return family;
}

/** Signals processes; those that are gone already are left out. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Stops a process and everything that descends from it, also what is forked meanwhile.
 * @returns all of them
 */
export function freeze(pid: number): number[] {
  for (let before = 0; ; ) {
    const family = familyOf(pid);
    signalAll(family, 'SIGSTOP');
    if (family.length === before) return family;
    before = family.length;
  }
}

/** Resources of a process now: megabytes of memory, and open descriptors. */
export function holdings(pid: number): { megabytes: number; descriptors: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}

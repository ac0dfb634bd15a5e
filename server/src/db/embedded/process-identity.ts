import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * A process on a machine: a number alone is given to another program sooner or later, and means another
 * program in another container.
 */
export type ProcessIdentity = {
  pid: number;
  /** The start of the process, in the system's own notation; undefined where it cannot be known. */
  started?: string | undefined;
  host: string;
  /** Changes when the machine restarts. */
  boot?: string | undefined;
  /** Within which container or machine the number counts. */
  space?: string | undefined;
};

/** Whether the process lives; `unknown` when its number means nothing here. */
type Liveness = 'alive' | 'dead' | 'unknown';

const ownStat = '/proc/self/stat';

export function ownIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    started: startOf(process.pid),
    host: hostname(),
    boot: read('/proc/sys/kernel/random/boot_id'),
    space: existsSync('/proc/self/ns/pid') ? readlinkSync('/proc/self/ns/pid') : undefined,
  };
}

export function liveness(other: ProcessIdentity): Liveness {
  const self = ownIdentity();
  if (other.host !== self.host) return 'unknown';
  if (other.boot !== self.boot) return 'dead';
  if (other.space !== self.space) return 'unknown';
  if (!isRunning(other.pid)) return 'dead';
  const started = startOf(other.pid);
  return started === undefined || other.started === undefined || started === other.started ? 'alive' : 'dead';
}

/** Whether a process with this number runs here; one that has ended but was not yet collected does not. */
export function isRunning(pid: number): boolean {
  return isListed(pid) && !['Z', 'X'].includes(statFields(pid)[0] ?? '');
}

/** Whether the system has this number in use, be it for a process that has ended but was not yet collected. */
export function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process that we may not signal is there, under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startOf(pid: number): string | undefined {
  if (existsSync(ownStat)) return statFields(pid)[19];
  if (process.platform === 'win32') return undefined;
  return ps(pid, 'lstart=');
}

/** The command line of a running process, where the system shows it; undefined otherwise. */
export function commandLine(pid: number): string | undefined {
  if (existsSync(ownStat)) return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') || undefined;
  if (process.platform === 'win32') return undefined;
  return ps(pid, 'command=');
}

/** The fields of /proc/<pid>/stat from the state on; the name before them may itself contain spaces and brackets. */
function statFields(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .filter(Boolean);
}

function ps(pid: number, column: string): string | undefined {
  try {
    const env = { ...process.env, LC_ALL: 'C' };
    return (
      execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8', env }).trim() || undefined
    );
  } catch {
    // `ps` ends with 1 for a process that is gone, and a small container has no `ps` at all.
    return undefined;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    // The process is gone, or this is no Linux.
    return undefined;
  }
}

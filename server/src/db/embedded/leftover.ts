import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../operator-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { clusterFolder } from './create-cluster.ts';
import type { Home } from './home.ts';
import { commandLine, isListed, isRunning } from './process-identity.ts';
import { readIfThere } from './read-if-there.ts';
import { shutDown } from './shutdown.ts';

const run = promisify(execFile);

/**
 * Ends the server that an earlier process of ours left running on this cluster, because both that process and the
 * watchdog were killed; usually it is shutting down already, and this waits for it. To be called by the holder of the
 * lock.
 * @throws OperatorError when the server is one that someone else started, or does not end
 */
export async function endLeftover(
  home: Home,
  binaries: Binaries,
  onProgress: (line: string) => void,
): Promise<void> {
  const folder = clusterFolder(home);
  const file = join(folder, 'postmaster.pid');
  const lines = ((await readIfThere(file)) ?? '').split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0) || !isListed(pid)) return;
  const command = commandLine(pid);
  if (!isRunning(pid) || !(await serves(pid, command, folder))) {
    await replacePid(file, lines, home.account);
    return;
  }
  if (command !== undefined && !command.includes('cluster_name=toptan')) {
    throw new OperatorError(
      `The database in ${folder} is served by a PostgreSQL that was started by hand (process ${pid}). Stop it first.`,
    );
  }
  onProgress(`Waiting for PostgreSQL (process ${pid}), left from an earlier run, to shut down`);
  if (await shutDown(pid, () => !isRunning(pid), binaries)) return;
  throw new OperatorError(
    `PostgreSQL (process ${pid}), left from an earlier run on ${folder}, does not end. Restart the machine.`,
  );
}

/** Whether that process is the server of this cluster: each server works in its cluster's folder. */
async function serves(pid: number, command: string | undefined, folder: string): Promise<boolean> {
  const [workplace, ours] = await Promise.all([
    // The command of a process shows its folder where there is no /proc, or the process is another account's.
    stat(`/proc/${pid}/cwd`).catch(() => undefined),
    stat(folder),
  ]);
  if (workplace) return workplace.dev === ours.dev && workplace.ino === ours.ino;
  return command === undefined || command.includes(folder);
}

/**
 * Puts our own process id into the server's lock file. The one in it now belongs to another program, or to a dead server
 * that the system has not collected yet. PostgreSQL would take either for a living server; by ours it knows that the server
 * is gone. The rest of the file stays: it shows PostgreSQL whether processes of that server still use the memory. The file
 * belongs to the account, so the account writes.
 */
async function replacePid(file: string, lines: string[], account: Account | undefined): Promise<void> {
  const text = [String(process.pid), ...lines.slice(1)].join('\n');
  await run('sh', ['-c', 'printf %s "$2" >"$1"', 'sh', file, text], { ...account, cwd: '/' });
}

import { constants } from 'node:fs';
import { open, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';

/** Space for a new cluster and its first log, in bytes; with less left a failure is put down to the full disk. */
const neededBytes = 1024 * 1024;

/** Known causes in the output of PostgreSQL's programs and the system, each with its line for the operator. */
const causes: [RegExp, (home: string, detail: string) => string][] = [
  [
    /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/,
    home =>
      `The disk that holds ${home} is full. Free some space (a new database needs 60 MB), then start again.`,
  ],
  [
    /database files are incompatible with server|was initialized by PostgreSQL version/,
    (home, detail) => `The database in ${home} is of another PostgreSQL version (${detail}).`,
  ],
  [
    /lock file ".*postmaster\.pid" already exists|shared memory block .* is still in use/,
    (home, detail) =>
      `Another PostgreSQL server uses the database in ${home} (${detail}). Stop it, then start again.`,
  ],
  [
    /spawn \S+ ENOENT|error while loading shared libraries|GLIBC\S* not found|Exec format error|ENOEXEC/,
    (_, detail) =>
      `The PostgreSQL from npm does not run on this system (${detail}). Set DATABASE_URL to a server of your own.`,
  ],
  [
    /EROFS|Read-only file system/,
    home =>
      `The file system that holds ${home} is read-only. Set DATA_DIR to a folder that can be written to.`,
  ],
  [
    /EACCES|EPERM|Permission denied|not permitted/i,
    (home, detail) =>
      `This account may not write to ${home} (${detail}). Start as the account that made it, or set DATA_DIR.`,
  ],
  [
    /checksum in control file|valid checkpoint|checkpoint record|invalid page|PANIC|could not (open|read|access) (file|directory)|could not find the database system|is not a valid data directory|unexpected data beyond EOF|invalid data in file|relation mapping file|bogus data/,
    (home, detail) =>
      `The database in ${home} is damaged (${detail}). Restore the last backup into an empty folder.`,
  ],
];

/** Makes one line for the operator of the output of a failed program. */
export async function explain(output: string, home: string): Promise<OperatorError> {
  const detail = lastErrorLine(output);
  const full = (await freeBytes(home)) < neededBytes;
  const cause = full ? causes[0] : causes.find(([pattern]) => pattern.test(output));
  const line = cause ? cause[1](home, detail) : `PostgreSQL could not start in ${home}: ${detail}`;
  return new OperatorError(line, { cause: output });
}

/** The server's answers to early connections; a consequence, never a cause. */
const notYet = /the database system is|terminating connection|database "toptan" does not exist/;

/** The last line that names a failure, without the time and process before its words. */
function lastErrorLine(output: string): string {
  const lines = output
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !notYet.test(line));
  const worst =
    lines.findLast(line => /\b(PANIC|FATAL):|\berror:|\bERROR:/.test(line)) ??
    lines.at(-1) ??
    'no reason given';
  return worst.replace(/^.*?\b(PANIC|FATAL|ERROR|error):\s*/, '').replace(/\.$/, '');
}

async function freeBytes(folder: string): Promise<number> {
  return statfs(folder).then(
    found => found.bavail * found.bsize,
    () => Number.POSITIVE_INFINITY,
  );
}

/**
 * The newest log of the server, unless it is older than `since` (milliseconds of the epoch). The
 * folder belongs to another account when we are root, so links are not followed.
 */
export async function recentLog(folder: string, since: number): Promise<string> {
  // This explains a failure, and must not be another: where there is no log, nothing is added.
  const name = (await readdir(folder).catch(() => [])).sort().at(-1);
  if (name === undefined) return '';
  const file = await open(
    join(folder, name),
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  );
  try {
    const { size, mtimeMs } = await file.stat();
    if (mtimeMs < since) return '';
    const start = Math.max(0, size - 8_000);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8_000), 0, 8_000, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

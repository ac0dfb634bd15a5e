import { chmod, chown, lchown, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Binaries, program } from './binaries.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import type { Home } from './home.ts';
import { launch, outcome, ProgramFailure } from './launch.ts';

/** The version whose data files these programs understand. */
const MAJOR = '18';

/**
 * initdb writes it into the postgresql.conf of each cluster that we make, where the server, which gets another file,
 * never reads it. One without it is another's, with settings and roles that are not ours, and is never started.
 */
const MARK = 'toptan-embedded';

/**
 * The character classes must know all letters: with the plain C locale pg_trgm finds no trigrams in Arabic text.
 * What the system calls a locale that has them differs.
 */
const CTYPES = process.platform === 'win32' ? ['C'] : ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C'];

/** PGDATA. */
export function clusterFolder(home: Home): string {
  return join(home.folder, 'postgres');
}

/**
 * Makes sure that the home holds a cluster of ours that these programs can start; makes one when there is none. To
 * be called by the holder of the lock.
 * @param password for a server that listens on TCP; on a socket none is needed
 * @throws EmbeddedDatabaseError when what is there is another's, another version's, damaged or not ours to read
 */
export async function prepareCluster(
  home: Home,
  binaries: Binaries,
  onProgress: (line: string) => void,
  password?: string,
): Promise<void> {
  const folder = clusterFolder(home);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR')
      throw new EmbeddedDatabaseError(`${folder} is a file, where the database should be.`);
    throw error;
  });
  if (names.length > 0) {
    await inspect(folder, names);
    await secure(home, folder);
    return;
  }
  onProgress(`Creating a database in ${folder}`);
  await createCluster(home, binaries, password);
}

async function inspect(folder: string, names: string[]): Promise<void> {
  const settings = await readFile(join(folder, 'postgresql.conf'), 'utf8').catch(() => '');
  if (!settings.includes(MARK)) {
    throw new EmbeddedDatabaseError(
      `${folder} holds something that this program did not make. Set DATA_DIR to another folder, or move it away.`,
    );
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version && version !== MAJOR) {
    throw new EmbeddedDatabaseError(
      `The database in ${folder} is of PostgreSQL ${version}, and this program brings ${MAJOR}. Back it up with the program's version that made it, then restore the backup into an empty DATA_DIR.`,
    );
  }
  for (const part of ['PG_VERSION', 'global', 'base', 'pg_wal']) {
    if (names.includes(part) && (version || part !== 'PG_VERSION')) continue;
    throw new EmbeddedDatabaseError(
      `The database in ${folder} is damaged (${part} is missing). Restore the last backup into an empty DATA_DIR.`,
    );
  }
}

/** PostgreSQL wants its folder closed to others and its own; a copy made by root is neither. */
async function secure({ account }: Home, folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (account && uid === 0) {
    for (const entry of await readdir(folder, { recursive: true })) {
      await lchown(join(folder, entry), account.uid, account.gid);
    }
    await chown(folder, account.uid, account.gid);
  }
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) await chmod(folder, 0o700);
}

/** A cluster appears under its name complete and synced to disk, or not at all. */
async function createCluster(home: Home, binaries: Binaries, password: string | undefined): Promise<void> {
  const folder = clusterFolder(home);
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(home.folder)) {
    if (name.startsWith(prefix))
      await rm(join(home.folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
  const staging = await mkdtemp(join(dirname(folder), prefix));
  try {
    if (home.account) await chown(staging, home.account.uid, home.account.gid);
    await initialise(staging, home, binaries, password);
    await rename(staging, folder);
    await syncFolder(home.folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

/** Without it a power cut may undo the renaming after orders were taken. Windows syncs no folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function initialise(
  folder: string,
  home: Home,
  binaries: Binaries,
  password: string | undefined,
): Promise<void> {
  const secret = password === undefined ? undefined : join(home.folder, 'password');
  const access = secret ? ['-A', 'scram-sha-256', `--pwfile=${secret}`] : ['-A', 'trust'];
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  let output = '';
  for (const ctype of CTYPES) {
    const args = [
      '-D',
      folder,
      '-U',
      'toptan',
      '-c',
      `cluster_name=${MARK}`,
      '--data-checksums',
      ...access,
      ...locale,
      `--lc-ctype=${ctype}`,
    ];
    const ended = await outcome(launch(program(binaries, 'initdb'), args, home.account));
    if (ended.code === 0) return;
    output = ended.output;
    if (!output.includes('invalid locale name')) break;
  }
  throw new ProgramFailure(output);
}

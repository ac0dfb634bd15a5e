import { chown, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { syncFolder } from '../../sync-folder.ts';
import { type Binaries, program } from './binaries.ts';
import type { Home } from './home.ts';
import { launch, outcome, ProgramFailure } from './launch.ts';
import type { Durability } from './settings.ts';

/** The PostgreSQL version of the data files. */
export const majorVersion = '18';

/**
 * The mark that initdb writes into the postgresql.conf of each cluster that we make. The server gets another file, and never reads
 * this one. A cluster without the mark is another's, with settings and roles that are not ours, and is never started.
 */
export const ownName = 'toptan-embedded';

export type NewCluster = {
  home: Home;
  binaries: Binaries;
  durability: Durability;
  /** The password of a server that listens on TCP; a server on a socket has none. */
  password: string | undefined;
};

/**
 * The character classes must know all letters: with the plain C locale pg_trgm finds no trigrams in Arabic text.
 * The name of a locale that has them differs from system to system.
 */
const ctypes = process.platform === 'win32' ? ['C'] : ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C'];

/** PGDATA. */
export function clusterFolder(home: Home): string {
  return join(home.folder, 'postgres');
}

/** Makes a cluster, which appears under its name complete and synced to disk, or not at all. */
export async function createCluster(options: NewCluster): Promise<void> {
  const { home } = options;
  const folder = clusterFolder(home);
  const prefix = `${basename(folder)}.new-`;
  for (const name of (await readdir(home.folder)).filter(name => name.startsWith(prefix))) {
    await rm(join(home.folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
  const staging = await mkdtemp(join(home.folder, prefix));
  try {
    if (home.account) await chown(staging, home.account.uid, home.account.gid);
    await initialise(staging, options);
    await rename(staging, folder);
    await syncFolder(home.folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

async function initialise(folder: string, options: NewCluster): Promise<void> {
  const { home, binaries, password } = options;
  const access =
    password === undefined
      ? ['-A', 'trust']
      : ['-A', 'scram-sha-256', '--pwfile', join(home.folder, 'password')];
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const mark = ['-c', `cluster_name=${ownName}`];
  const fixed = [
    '-D',
    folder,
    '-U',
    'toptan',
    '--data-checksums',
    ...mark,
    ...access,
    ...locale,
    ...syncing(options),
  ];
  let output = '';
  for (const ctype of ctypes) {
    const ended = await outcome(
      launch(program(binaries, 'initdb'), [...fixed, `--lc-ctype=${ctype}`], home.account),
    );
    if (ended.code === 0) return;
    output = ended.output;
    if (!output.includes('invalid locale name')) break;
  }
  throw new ProgramFailure(output);
}

/** One sync of the file system, where the system has such a call, is 0.1 to 1 s faster than one of each of 970 files. */
function syncing({ durability }: NewCluster): string[] {
  if (durability === 'off-for-tests') return ['--no-sync'];
  return process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
}

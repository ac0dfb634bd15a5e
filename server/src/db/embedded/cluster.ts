import { chmod, chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { clusterFolder, createCluster, majorVersion, type NewCluster, ownName } from './create-cluster.ts';
import type { Home } from './home.ts';
import { readIfThere } from './read-if-there.ts';

/**
 * Makes sure that the home holds a cluster of ours that these programs can start; makes one when there is none. To be called by the
 * holder of the lock.
 * @throws OperatorError when the cluster is another's, another version's or damaged
 */
export async function prepareCluster(options: NewCluster, onProgress: (line: string) => void): Promise<void> {
  const { home } = options;
  const folder = clusterFolder(home);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR')
      throw new OperatorError(`${folder} is a file, where the database should be.`);
    throw error;
  });
  if (names.length > 0) {
    await inspect(folder, names);
    await secure(home, folder);
    return;
  }
  onProgress(`Creating a database in ${folder}`);
  await createCluster(options);
}

async function inspect(folder: string, names: string[]): Promise<void> {
  const settings = await readIfThere(join(folder, 'postgresql.conf'));
  if (!settings?.includes(ownName)) {
    throw new OperatorError(
      `${folder} holds something that this program did not make. Set DATA_DIR to another folder, or move it away.`,
    );
  }
  const version = (await readIfThere(join(folder, 'PG_VERSION')))?.trim();
  if (version && version !== majorVersion) {
    throw new OperatorError(
      `The database in ${folder} is of PostgreSQL ${version}, and this program brings ${majorVersion}. Back it up with the program's version that made it, then restore the backup into an empty DATA_DIR.`,
    );
  }
  for (const part of ['PG_VERSION', 'global', 'base', 'pg_wal']) {
    if (names.includes(part) && (version || part !== 'PG_VERSION')) continue;
    throw new OperatorError(
      `The database in ${folder} is damaged (${part} is missing). Restore the last backup into an empty DATA_DIR.`,
    );
  }
}

/** Bytes that tables and indexes of a cluster take on disk, while no server runs on it. */
export async function sizeOfData(home: Home): Promise<number> {
  const base = join(clusterFolder(home), 'base');
  const files = await readdir(base, { recursive: true });
  const sizes = await Promise.all(files.map(async name => (await stat(join(base, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
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

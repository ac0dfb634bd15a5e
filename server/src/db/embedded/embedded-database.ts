import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findUnprivilegedAccount, isRoot } from './account.ts';
import { findBinaries } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { connectionString, startPostmaster } from './postmaster.ts';
import { type Durability, settings } from './settings.ts';
import { createSocketFolder } from './socket-folder.ts';

/** A running PostgreSQL of our own. */
export type EmbeddedDatabase = {
  /** For node-postgres and for psql alike; the host is the socket's folder. */
  connectionString: string;
  /** Ends it in order (connections are cut, everything is written), within half a minute. */
  stop(): Promise<void>;
};

export type EmbeddedDatabaseOptions = {
  /** DATA_DIR: made when missing. */
  dataDir: string;
  /** Hears, line by line, what takes time or is worth knowing during the start. */
  onProgress?: (line: string) => void;
  /** Hears when the server ended by itself, and what becomes of it. */
  onUnexpectedExit?: (line: string) => void;
  durability?: Durability;
};

/** Starts a PostgreSQL 18 whose data is under `dataDir`, with a database and superuser `toptan`. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const home = resolve(options.dataDir);
  await mkdir(home, { recursive: true });
  const account = isRoot() ? await findUnprivilegedAccount() : undefined;
  const binaries = await findBinaries();
  const folder = join(home, 'postgres');
  if (!existsSync(folder)) await createCluster(folder, binaries, account);
  await writeFile(join(folder, 'postgresql.conf'), settings(options.durability ?? 'full'));
  const socketFolder = await createSocketFolder(account);
  const postmaster = await startPostmaster({ binaries, account, folder, socketFolder });
  return {
    connectionString: connectionString(socketFolder),
    async stop() {
      await postmaster.stop();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

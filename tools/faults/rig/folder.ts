import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningDatabase } from '../../../server/src/db/embedded/embedded-database.ts';

export type Folder = {
  path: string;
  /** The address of the database that runs in it; empty where none does. */
  databaseUrl(): Promise<string>;
  remove(): Promise<void>;
};

/** A folder on a real disk that PostgreSQL's account can pass. */
export async function temporaryFolder(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), 'toptan-faults-'));
  await chmod(path, 0o755);
  return {
    path,
    databaseUrl: async () => (await findRunningDatabase(path)) ?? '',
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  };
}

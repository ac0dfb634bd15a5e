import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';

/**
 * A fresh PostgreSQL for a test run: the one that shops run, but small, without durability, in a temporary folder
 * that `stop` removes. Takes under a second; start one per run and give each test file a database of its own in it.
 */
export async function startThrowawayDatabase(): Promise<EmbeddedDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toptan-throwaway-'));
  await chmod(dataDir, 0o711);
  const database = await startEmbeddedDatabase({ dataDir, durability: 'off-for-tests' });
  return {
    ...database,
    async stop() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

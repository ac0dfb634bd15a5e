import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLiveClaim } from './data-lock.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';

const prefix = 'toptan-throwaway-';

/** Milliseconds after which a folder that no process holds was left by a test run that was killed. */
const forgottenAfterMs = 60_000;

/** A file system in memory makes databases, which are a thousand files each, several times as fast as a disk does. */
const memoryFolder = '/dev/shm';

/** Bytes that a run of all tests needs at most. */
const neededBytes = 1024 ** 3;

/**
 * A fresh PostgreSQL for a test run: the one that shops run, but small, without durability, in a temporary folder
 * that `stop` removes. Takes under a second; start one per run and give each test file a database of its own in it.
 */
export async function startThrowawayDatabase(): Promise<EmbeddedDatabase> {
  const parent = await temporaryParent();
  await removeForgotten(parent);
  const dataDir = await mkdtemp(join(parent, prefix));
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

/** The fastest folder for temporary data: in memory, where there is enough. */
export async function temporaryParent(): Promise<string> {
  const free = await statfs(memoryFolder).then(
    found => found.bavail * found.bsize,
    () => 0,
  );
  return free > neededBytes ? memoryFolder : tmpdir();
}

async function removeForgotten(parent: string): Promise<void> {
  for (const name of (await readdir(parent)).filter(name => name.startsWith(prefix))) {
    const folder = join(parent, name);
    const forgotten = await isForgotten(folder).catch(() => false);
    if (forgotten) await rm(folder, { recursive: true, force: true });
  }
}

/** Another account's folders cannot be looked into, and are its own concern. */
async function isForgotten(folder: string): Promise<boolean> {
  const { mtimeMs } = await stat(folder);
  return Date.now() - mtimeMs > forgottenAfterMs && (await readLiveClaim(join(folder, 'lock'))) === undefined;
}

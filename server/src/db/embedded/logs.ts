import { chown, lchown, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Home } from './home.ts';

/** Files of at most 8 MB each (see settings.ts) that stay. */
const filesMax = 8;

/** Milliseconds between two checks for files that are too many. */
const cleanupIntervalMs = 3_600_000;

/** Lets an account write to a folder and the files in it. */
async function giveTo({ uid, gid }: Account, folder: string): Promise<void> {
  if ((await stat(folder)).uid === uid) return;
  await chown(folder, uid, gid);
  for (const name of await readdir(folder)) await lchown(join(folder, name), uid, gid);
}

/** Makes the folder that the server's own log goes to, which only the account that runs it may read. */
export async function prepareLogFolder(home: Home): Promise<string> {
  const folder = join(home.folder, 'log');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (home.account) await giveTo(home.account, folder);
  await removeOldLogs(folder);
  return folder;
}

/** Removes old logs from now on, as long as this process lives; the returned function ends that. */
export function startLogCleanup(folder: string): () => void {
  // A log that cannot be removed now is tried again next time, and is no reason to stop the database.
  const timer = setInterval(
    () => void removeOldLogs(folder).catch(() => undefined),
    cleanupIntervalMs,
  ).unref();
  return () => clearInterval(timer);
}

/** Names begin with the time, so their order is that of their age. */
async function removeOldLogs(folder: string): Promise<void> {
  const names = (await readdir(folder)).sort();
  for (const name of names.slice(0, -filesMax)) await rm(join(folder, name), { force: true });
}

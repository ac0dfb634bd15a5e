import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** Bytes that the shortest system (macOS) has room for in a socket's path, its end mark included. */
const LONGEST_PATH = 104;

/** The name that PostgreSQL gives its socket, by the port that is only a number here. */
const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * Makes the private folder (mode 0700, owned by the account that runs PostgreSQL) whose socket is the only way in.
 * Whoever can enter it is let in without a password. It is not in the data directory, whose path may be too long and
 * whose file system may know no sockets.
 */
export async function createSocketFolder(account: Account | undefined): Promise<string> {
  for (const parent of new Set([tmpdir(), '/tmp', '/run', '/var/tmp'])) {
    const made = await mkdtemp(join(parent, 'toptan-')).catch(() => undefined);
    if (made === undefined) continue;
    const fits = Buffer.byteLength(join(made, SOCKET_NAME)) < LONGEST_PATH;
    if (fits && account) await chown(made, account.uid, account.gid);
    if (fits && (!account || (await canEnter(account, made)))) return made;
    await rm(made, { recursive: true });
  }
  throw new EmbeddedDatabaseError(
    'There is no folder for the database socket: neither the folder for temporary files nor /tmp, /run or /var/tmp can be written to.',
  );
}

import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { type Account, canEnter } from './account.ts';
import type { Home } from './home.ts';
import { readIfThere } from './read-if-there.ts';

/**
 * The address that the server listens on: a socket in a private folder or, on systems without sockets, a port of this machine
 * alone.
 */
export type Address = { socketFolder: string } | { port: number; password: string };

/** Part of the socket's file name, no more. */
const socketPort = 5432;

/** Bytes that a socket's path may have on the strictest system (macOS). */
const longestPath = 103;

/** The address for node-postgres and psql alike. Parts that are left out would come from the PG* variables of the environment. */
export function connectionString(address: Address, database = 'toptan'): string {
  if ('socketFolder' in address) {
    const host = encodeURIComponent(address.socketFolder);
    return `postgresql://toptan@/${database}?host=${host}&port=${socketPort}&sslmode=disable`;
  }
  return `postgresql://toptan:${address.password}@127.0.0.1:${address.port}/${database}?sslmode=disable`;
}

/** The server's arguments that let it listen at this address and nowhere else. */
export function listenArguments(address: Address): string[] {
  const here =
    'socketFolder' in address
      ? ['listen_addresses=', `unix_socket_directories="${address.socketFolder}"`, `port=${socketPort}`]
      : ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${address.port}`];
  return [...here, 'unix_socket_permissions=0700'].flatMap(value => ['-c', value]);
}

/**
 * Makes a private folder (mode 0700, owned by the account that runs the server) for the socket: the server asks no password of
 * those who can enter it. It is not in the data directory, whose path may be too long and whose file system may know no sockets.
 */
export async function createSocketAddress(account: Account | undefined): Promise<Address> {
  for (const parent of new Set([tmpdir(), '/tmp', '/run', '/var/tmp'])) {
    // After a failure the next place is tried; the error message when all fail names them.
    const socketFolder = await mkdtemp(join(parent, 'toptan-')).catch(() => undefined);
    if (socketFolder === undefined) continue;
    const fits = Buffer.byteLength(join(socketFolder, `.s.PGSQL.${socketPort}`)) <= longestPath;
    if (fits && account) await chown(socketFolder, account.uid, account.gid);
    if (fits && (!account || (await canEnter(account, socketFolder)))) return { socketFolder };
    await rm(socketFolder, { recursive: true });
  }
  throw new OperatorError(
    'There is no place for the database socket: neither the folder for temporary files nor /tmp, /run or /var/tmp can be used.',
  );
}

/** The address on Windows, which has no such sockets: a free port, and the password that the cluster was or will be made with. */
export async function createTcpAddress(home: Home): Promise<Address> {
  const file = join(home.folder, 'password');
  const known = await readIfThere(file);
  if (!known) await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (home.account) await chown(file, home.account.uid, home.account.gid);
  return { port: await freePort(), password: known || (await readFile(file, 'utf8')) };
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}

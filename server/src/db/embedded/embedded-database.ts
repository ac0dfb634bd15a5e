import { existsSync } from 'node:fs';
import { chmod, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { connectionString, createSocketAddress, createTcpAddress } from './address.ts';
import { findBinaries, makeRunnable } from './binaries.ts';
import { prepareCluster, sizeOfData } from './cluster.ts';
import { acquireDataLock, readLiveClaim } from './data-lock.ts';
import { explain } from './explain.ts';
import { defaultFallbackFolder, findHome, type Home, leaveNote, possibleHomes } from './home.ts';
import { endLeftover } from './leftover.ts';
import { prepareLogFolder, startLogCleanup } from './logs.ts';
import { availableMemory, type Durability, settings } from './settings.ts';
import { supervise } from './supervisor.ts';

/** A running PostgreSQL of our own, with a database and superuser `toptan`. */
export type EmbeddedDatabase = {
  /** The address for node-postgres and for psql; its host is the folder of a socket. */
  connectionString: string;
  /** Gives a second process on the same data directory, and so its operator, details about this one, such as its address. */
  describe(text: string): Promise<void>;
  /** Ends the server in order (connections are cut, everything is written), within half a minute. */
  stop(): Promise<void>;
};

export type EmbeddedDatabaseOptions = {
  /** DATA_DIR; made when missing. */
  dataDir: string;
  /** Called with each line of progress during the start. */
  onProgress?: (line: string) => void;
  /** Called with one line when the server has ended by itself, and with each step until it runs again at the same address. */
  onUnexpectedExit?: (line: string) => void;
  durability?: Durability;
  /** The folder in which root stores data that PostgreSQL's account cannot reach elsewhere; /var/lib/toptan unless given. */
  fallbackFolder?: string;
  /** Listens on a port of this machine with a password, as it does on Windows, in place of a socket. */
  tcp?: boolean;
};

/**
 * Starts a PostgreSQL 18 whose data is below `dataDir`, and keeps it running until `stop`.
 *
 * In the data directory (or, see home.ts, in a folder of its own): `postgres` is the cluster, `log` the server's log,
 * `lock` the claims on it all, `postgresql.conf` our settings, rewritten at each start. The server ends with this
 * process, however this process ends (watchdog.ts).
 * @throws OperatorError with one line for the operator: held by another process, damaged, disk full, ...
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  try {
    return await start(dataDir, options);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw await explain((error as Error).message, dataDir);
  }
}

async function start(wanted: string, options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { onProgress = () => undefined, onUnexpectedExit = () => undefined } = options;
  const { fallbackFolder = defaultFallbackFolder, durability = 'full' } = options;
  const dataDir = await makeDataDir(wanted);
  const home = await findHome(dataDir, fallbackFolder, onProgress);
  const installed = await findBinaries();
  const binaries = home.account ? await makeRunnable(installed, home.account, fallbackFolder) : installed;
  const lock = await acquireDataLock({
    folder: join(home.folder, 'lock'),
    name: dataDir,
    onProgress,
    onLost: line => void surrender(line),
  });
  const undo: (() => unknown)[] = [() => lock.release()];
  const cleanUp = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  let stopServer: ((manner?: 'at once') => Promise<void>) | undefined;
  async function surrender(line: string) {
    onUnexpectedExit(`${line}; PostgreSQL is stopped`);
    await stopServer?.('at once');
  }
  try {
    if (lock.abandoned?.socketFolder) await rm(lock.abandoned.socketFolder, { recursive: true, force: true });
    await endLeftover(home, binaries, onProgress);
    const tcp = options.tcp ?? process.platform === 'win32';
    const address = tcp ? await createTcpAddress(home) : await createSocketAddress(home.account);
    if ('socketFolder' in address)
      undo.push(() => rm(address.socketFolder, { recursive: true, force: true }));
    const password = 'password' in address ? address.password : undefined;
    await prepareCluster({ home, binaries, durability, password }, onProgress);
    await leaveNote(dataDir, home);
    const logFolder = await prepareLogFolder(home);
    undo.push(startLogCleanup(logFolder));
    const sizes = { memory: availableMemory(), data: await sizeOfData(home) };
    const configFile = await writeSettings(home, settings(durability, logFolder, sizes));
    const url = connectionString(address);
    await lock.update({ connectionString: url, ...('socketFolder' in address ? address : {}) });
    const server = await supervise(
      { binaries, home, address, configFile, logFolder, onProgress },
      onUnexpectedExit,
    );
    stopServer = server.stop;
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      // Only `stop` reports it: a file that cannot be written must not prevent the end of the server.
      await lock.update({ stopping: true }).catch(() => undefined);
      await server.stop();
      await cleanUp();
    };
    return {
      connectionString: url,
      describe: about => lock.update({ about }),
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await cleanUp();
    if (error instanceof OperatorError) throw error;
    throw await explain((error as Error).message, home.folder);
  }
}

/** Makes the folder where missing; its real path is its name, so that two ways to write it are not two databases. */
async function makeDataDir(path: string): Promise<string> {
  await mkdir(path, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new OperatorError(
        `DATA_DIR is ${path}, a link to a folder that is not there. Make that folder, or set DATA_DIR to another one.`,
      );
    if (error.code !== 'EEXIST' && error.code !== 'ENOTDIR') throw error;
    throw new OperatorError(`DATA_DIR is ${path}, which is not a folder. Set it to one.`);
  });
  if (existsSync(join(path, 'PG_VERSION'))) {
    throw new OperatorError(
      `DATA_DIR is ${path}, which is itself the data of a PostgreSQL server. Set it to another folder.`,
    );
  }
  return realpath(path);
}

/** The file is ours, not the server's account's: a root process must not write where another account may put links. */
async function writeSettings(home: Home, text: string): Promise<string> {
  const path = join(home.folder, 'postgresql.conf');
  const draft = `${path}.new`;
  await writeFile(draft, text);
  await chmod(draft, 0o644);
  await rename(draft, path);
  return path;
}

/** The real path of a data directory; undefined where there is none. */
function whereItIs(dataDir: string): Promise<string | undefined> {
  return realpath(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** The connection string of the database that some process runs on this data directory; undefined when none does. */
export async function findRunningDatabase(
  dataDir: string,
  fallbackFolder = defaultFallbackFolder,
): Promise<string | undefined> {
  const path = await whereItIs(dataDir);
  for (const home of path ? possibleHomes(path, fallbackFolder) : []) {
    const claim = await readLiveClaim(join(home, 'lock')).catch(async error => {
      throw await explain((error as Error).message, home);
    });
    if (claim?.connectionString) return claim.connectionString;
  }
  return undefined;
}

/** Whether a database was ever made in this data directory. */
export async function holdsDatabase(dataDir: string): Promise<boolean> {
  const path = await whereItIs(dataDir);
  return (
    path !== undefined &&
    possibleHomes(path, defaultFallbackFolder).some(home => existsSync(join(home, 'postgres')))
  );
}

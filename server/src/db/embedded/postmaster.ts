import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Address, connectionString, listenArguments } from './address.ts';
import { type Binaries, program } from './binaries.ts';
import { clusterFolder } from './create-cluster.ts';
import { explain, recentLog } from './explain.ts';
import type { Home } from './home.ts';
import { launch, type Outcome, outcome, ProgramFailure } from './launch.ts';
import { shutDown } from './shutdown.ts';
import { startWatchdog } from './watchdog.ts';

/** A running server. Stopped `at once` it writes nothing more, and recovers on its next start. */
export type Postmaster = {
  ended: Promise<Outcome>;
  stop(manner?: 'in order' | 'at once'): Promise<void>;
};

export type PostmasterOptions = {
  binaries: Binaries;
  home: Home;
  address: Address;
  configFile: string;
  logFolder: string;
  onProgress: (line: string) => void;
};

/** Timeouts in milliseconds: for the processes of a killed server to free its memory, and for a server to open its socket. */
const releaseTimeoutMs = 20_000;
const openingTimeoutMs = 60_000;

/** Milliseconds of recovery after which the operator is notified of it. */
const recoveryNoticeMs = 2_000;

/**
 * The first characters of the SQLSTATEs of a server that starts or recovers; the SQLSTATEs of a missing database and of a crowded
 * server.
 */
const notYet = '57P';
const noDatabase = '3D000';
const busy = '53300';

/**
 * Starts the server and returns when it accepts connections; after a crash that is when it has recovered.
 * @param signal gives the attempt up
 * @throws OperatorError when it ends instead
 */
export async function startPostmaster(options: PostmasterOptions, signal: AbortSignal): Promise<Postmaster> {
  const begun = performance.now();
  const since = Date.now();
  for (;;) {
    try {
      return await tryPostmaster(options, signal);
    } catch (error) {
      if (!(error instanceof ProgramFailure)) throw error;
      const mayLetGo =
        error.message.includes('is still in use') && performance.now() - begun < releaseTimeoutMs;
      if (!mayLetGo) {
        const log = await recentLog(options.logFolder, since);
        throw await explain(`${error.message}\n${log}`, options.home.folder);
      }
      await wait(100);
    }
  }
}

async function tryPostmaster(options: PostmasterOptions, signal: AbortSignal): Promise<Postmaster> {
  const { binaries, home, address, configFile } = options;
  const watchdog = process.platform === 'win32' ? undefined : startWatchdog(home.account);
  const args = ['-D', clusterFolder(home), '-c', `config_file=${configFile}`, '-c', 'cluster_name=toptan'];
  const child = launch(program(binaries, 'postgres'), [...args, ...listenArguments(address)], home.account);
  const { pid } = child;
  if (pid !== undefined && 'socketFolder' in address) watchdog?.watch(pid, address.socketFolder);
  let over: Outcome | undefined;
  const ended = outcome(child).then(ending => {
    watchdog?.dismiss();
    over = ending;
    return ending;
  });
  const stop = async (manner: 'in order' | 'at once' = 'in order') => {
    if (pid === undefined || over) return;
    await shutDown(pid, () => over !== undefined, binaries, manner === 'in order' ? 'INT' : 'QUIT');
  };
  try {
    await waitUntilReady(options, () => over, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

/**
 * Tries to connect until it works.
 * @throws ProgramFailure when the server has ended, or runs and refuses for a reason that will not pass
 */
async function waitUntilReady(
  { address, onProgress }: PostmasterOptions,
  ending: () => Outcome | undefined,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  let isNotified = false;
  for (;;) {
    const problem = await attempt(connectionString(address));
    if (problem === undefined || problem.code === busy) return;
    signal.throwIfAborted();
    const over = ending();
    if (over) throw new ProgramFailure(over.output || `ended with ${over.signal ?? over.code}`);
    const waited = performance.now() - begun;
    if (problem.code === noDatabase) await nameDatabase(address);
    else if (problem.code?.startsWith(notYet)) {
      if (!isNotified && waited > recoveryNoticeMs)
        onProgress('PostgreSQL recovers from a crash; this can take a minute');
      isNotified ||= waited > recoveryNoticeMs;
    } else if (problem instanceof pg.DatabaseError || waited > openingTimeoutMs) {
      throw new ProgramFailure(problem.message);
    }
    await wait(10);
  }
}

async function attempt(url: string): Promise<{ code?: string | undefined; message: string } | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    // Connecting failed: there is nothing to close.
    await client.end().catch(() => undefined);
  }
}

/** A new cluster has an empty database "postgres"; giving it our name is 0.2 s faster than making another. */
async function nameDatabase(address: Address): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(address, 'template1') });
  try {
    await client.connect();
    await client.query('ALTER DATABASE postgres RENAME TO toptan');
  } finally {
    await client.end();
  }
}

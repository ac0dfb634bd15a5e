import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './account.ts';
import { type Binaries, program } from './binaries.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { launch, type Outcome, outcome } from './launch.ts';
import { startWatchdog } from './watchdog.ts';

/** A running PostgreSQL server. */
export type Postmaster = { pid: number; ended: Promise<Outcome>; stop(): Promise<void> };

export type PostmasterOptions = {
  binaries: Binaries;
  account: Account | undefined;
  /** PGDATA. */
  folder: string;
  socketFolder: string;
};

/** Milliseconds that each way of ending the server gets before the next, rougher one. */
const PATIENCE: [NodeJS.Signals, number][] = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 8_000],
  ['SIGKILL', 2_000],
];

/** Starts the server and returns when it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const watchdog = startWatchdog(options.account);
  const args = ['-D', options.folder, '-c', 'listen_addresses=', '-k', options.socketFolder];
  const child = launch(program(options.binaries, 'postgres'), args, options.account);
  if (child.pid !== undefined) watchdog.watch(child.pid, options.socketFolder);
  const pid = child.pid ?? 0;
  const ended = outcome(child).finally(() => watchdog.dismiss());
  const stop = async () => {
    for (const [signal, patience] of PATIENCE) {
      if (child.exitCode !== null || child.signalCode !== null) break;
      child.kill(signal);
      const late = new AbortController();
      await Promise.race([ended, wait(patience, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
    }
    await ended;
  };
  try {
    await ready(connectionString(options.socketFolder), ended);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid, ended, stop };
}

export function connectionString(socketFolder: string, database = 'toptan'): string {
  return `postgresql://toptan@/${database}?host=${encodeURIComponent(socketFolder)}&port=5432&sslmode=disable`;
}

/** Tries to connect until it works or the server has ended; while it recovers it says "starting up". */
async function ready(url: string, ended: Promise<Outcome>): Promise<void> {
  let over: Outcome | undefined;
  void ended.then(outcome => {
    over = outcome;
  });
  for (;;) {
    const problem = await attempt(url);
    if (problem === undefined) return;
    if (problem.code === '3D000') await nameDatabase(url);
    else if (over) throw new EmbeddedDatabaseError(over.output);
    else await wait(10);
  }
}

async function attempt(url: string): Promise<{ code?: string } | undefined> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as { code?: string };
  } finally {
    await client.end();
  }
}

/** A new cluster has an empty database "postgres"; giving it our name is 0.2 s faster than to make a second one. */
async function nameDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace('/toptan?', '/template1?') });
  try {
    await client.connect();
    await client.query('ALTER DATABASE postgres RENAME TO toptan');
  } finally {
    await client.end();
  }
}

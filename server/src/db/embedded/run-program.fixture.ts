import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { clusterFolder } from './create-cluster.ts';
import { type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './embedded-database.ts';
import { isRunning } from './process-identity.ts';
import { temporaryParent } from './throwaway.ts';

type Options = Omit<EmbeddedDatabaseOptions, 'onProgress' | 'onUnexpectedExit'> & { umask?: number };
type Message = {
  event: 'progress' | 'unexpected' | 'ready' | 'described' | 'stopped' | 'refused';
  text: string;
};

const run = promisify(execFile);

/** A process of its own that runs an embedded database. */
export class Program {
  readonly child: ChildProcess;
  readonly messages: Message[] = [];

  constructor(options: Options, account?: { uid: number; gid: number }) {
    const file = new URL('./program.fixture.ts', import.meta.url).pathname;
    this.child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(options)], {
      ...account,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child.stdin?.on('error', () => undefined);
    if (this.child.stdout) {
      createInterface({ input: this.child.stdout }).on('line', line =>
        this.messages.push(JSON.parse(line) as Message),
      );
    }
    onTestFinished(async () => {
      this.send('stop');
      await until(() => this.hasEnded());
    });
  }

  send(line: string): void {
    this.child.stdin?.write(`${line}\n`);
  }

  hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** The text of the first message of that kind; fails when the program ends before. */
  async waitFor(event: Message['event'], matching = /(?:)/): Promise<string> {
    const found = await until(() => {
      const message = this.messages.find(({ event: name, text }) => name === event && matching.test(text));
      if (!message && this.hasEnded()) throw new Error(`not ${event}, but ${JSON.stringify(this.messages)}`);
      return message;
    });
    return found.text;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await until(() => this.hasEnded());
  }
}

/** A folder that is gone after the test, and that PostgreSQL's account can pass. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(await temporaryParent(), 'toptan-test-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

let template: Promise<string> | undefined;

/** A data directory that has been in use before, which is faster to have than a new one. */
export async function usedDataDir(): Promise<string> {
  const dataDir = join(await temporaryFolder(), 'data');
  await copyUsedData(dataDir);
  return dataDir;
}

/** Copies a data directory in use into `folder`. */
export async function copyUsedData(folder: string): Promise<void> {
  template ??= makeTemplate();
  await run('cp', ['-aT', await template, folder]);
}

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'used-'));
  await chmod(folder, 0o755);
  const database = await startEmbeddedDatabase({ dataDir: folder, durability: 'off-for-tests' });
  await query(database.connectionString, 'CREATE TABLE orders (id int)');
  await database.stop();
  await rm(join(folder, 'lock'), { recursive: true });
  return folder;
}

/** Looks until there is an answer; half a minute at most. */
export async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<Awaited<T>>> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(20)) {
    const found = await look();
    if (found) return found as NonNullable<Awaited<T>>;
  }
  throw new Error(`waited for half a minute: ${look}`);
}

export async function query<Row extends pg.QueryResultRow>(
  connectionString: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await client.query<Row>(sql);
    return result.rows;
  } finally {
    await client.end();
  }
}

/** The server's process on that data directory; undefined when there is none. */
export async function serverOf(home: string): Promise<number | undefined> {
  const file = join(clusterFolder({ folder: home, account: undefined }), 'postmaster.pid');
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  return Number.isNaN(pid) || !isRunning(pid) ? undefined : pid;
}

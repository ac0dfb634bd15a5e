import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Account, findUnprivilegedAccount, isRoot } from '../../../server/src/db/embedded/account.ts';
import { freePort } from '../../../server/src/db/embedded/address.ts';
import { findBinaries } from '../../../server/src/db/embedded/binaries.ts';
import { familyOf, freeze, signalAll } from './processes.ts';
import { until } from './until.ts';

const debian = '/usr/lib/postgresql';

/** The machine's own PostgreSQL, as Debian lays it out; without one, the one that npm brought. */
async function programs(): Promise<string> {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const [newest] = versions.filter(version => existsSync(join(debian, version, 'bin/initdb')));
  return newest ? join(debian, newest, 'bin') : join((await findBinaries()).folder, 'bin');
}

/** A PostgreSQL server of the machine's own, apart from the portal, to be mistreated. */
export class Cluster {
  readonly #programs: string;
  readonly #account: Account | undefined;
  readonly #folder: string;
  readonly #port: number;
  readonly #host: string;
  /** Words before the server's own, such as those that put it behind a cable. */
  readonly #through: readonly string[];
  readonly #environment: Record<string, string>;

  private constructor(place: {
    programs: string;
    account: Account | undefined;
    folder: string;
    port: number;
    host: string;
    through: readonly string[];
    environment: Record<string, string>;
  }) {
    this.#programs = place.programs;
    this.#account = place.account;
    this.#folder = place.folder;
    this.#port = place.port;
    this.#host = place.host;
    this.#through = place.through;
    this.#environment = place.environment;
  }

  static async start({
    host = '127.0.0.1',
    through = [],
    environment = {},
  }: {
    host?: string;
    through?: readonly string[];
    environment?: Record<string, string>;
  } = {}): Promise<Cluster> {
    const account = isRoot() ? await findUnprivilegedAccount() : undefined;
    const folder = mkdtempSync(join(tmpdir(), 'toptan-faults-'));
    if (account) chownSync(folder, account.uid, account.gid);
    const cluster = new Cluster({
      programs: await programs(),
      account,
      folder,
      port: await freePort(),
      host,
      through,
      environment,
    });
    cluster.#run('initdb', ['-A', 'trust', '-U', 'toptan', '-E', 'UTF8', '--locale=C.UTF-8', '-k']);
    appendFileSync(join(folder, 'pg_hba.conf'), 'host all all all trust\n');
    await cluster.start();
    await cluster.#administer('create database toptan');
    return cluster;
  }

  get url(): string {
    return this.#urlOf('toptan');
  }

  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    const [program = '', ...words] = [
      ...this.#through,
      join(this.#programs, 'postgres'),
      ...['-D', this.#folder, '-p', String(this.#port), '-k', this.#folder],
      ...['-c', 'listen_addresses=*', '-c', 'max_connections=100', '-c', 'logging_collector=on'],
    ];
    // Only root enters a network of its own; the command there becomes the account.
    const account = this.#through.length === 0 ? this.#account : undefined;
    const env = { PATH: process.env['PATH'], ...this.#environment };
    spawn(program, words, { ...account, cwd: '/', detached: true, stdio: 'ignore', env }).unref();
    await until('PostgreSQL answers', () =>
      this.#administer('select 1').then(
        () => true,
        () => false,
      ),
    );
  }

  /** Ends it: `fast` cuts connections in order, `immediate` is a crash. */
  stop(manner: 'fast' | 'immediate' = 'fast'): void {
    this.#run('pg_ctl', ['stop', '-w', '-m', manner]);
  }

  async restart(): Promise<void> {
    this.stop();
    await this.start();
  }

  /** Every process of it stands still; connections stay open. */
  freeze(): void {
    freeze(this.#postmaster);
  }

  thaw(): void {
    signalAll(familyOf(this.#postmaster), 'SIGCONT');
  }

  async terminateBackends(): Promise<void> {
    await this.#administer(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'toptan%'",
    );
  }

  async destroy(): Promise<void> {
    if (existsSync(this.#pidFile)) {
      this.thaw();
      this.stop('immediate');
    }
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #pidFile(): string {
    return join(this.#folder, 'postmaster.pid');
  }

  get #postmaster(): number {
    return Number.parseInt(readFileSync(this.#pidFile, 'utf8'), 10);
  }

  #urlOf(database: string): string {
    return `postgres://toptan@${this.#host}:${this.#port}/${database}`;
  }

  async #administer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#urlOf('postgres') });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  #run(program: 'initdb' | 'pg_ctl', words: readonly string[]): void {
    execFileSync(join(this.#programs, program), [...words, '-D', this.#folder], {
      ...this.#account,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../../server/src/db/embedded/address.ts';
import { familyOf, freeze, holdings, signalAll } from './processes.ts';
import { send } from './send.ts';
import { until } from './until.ts';

const root = join(import.meta.dirname, '../../..');

/** Settings as for `npm start`; one of DATA_DIR and DATABASE_URL sets where the data is. */
export type Settings = Record<string, string>;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const { pid } of running) if (pid) signalAll(familyOf(pid), 'SIGKILL');
});

/** The built portal in a process group of its own, at a port that it keeps. */
export class Server {
  readonly address: string;
  readonly #settings: Settings;
  #child: ChildProcess | undefined;
  #log = '';

  private constructor(port: number, settings: Settings) {
    this.address = `http://127.0.0.1:${port}`;
    this.#settings = { PORT: String(port), ...settings };
  }

  static async start(settings: Settings): Promise<Server> {
    const server = await Server.at(settings);
    await server.start();
    return server;
  }

  /** A server that is not started yet. */
  static async at(settings: Settings): Promise<Server> {
    return new Server(await freePort(), settings);
  }

  get pid(): number {
    if (!this.#child?.pid) throw new Error('The server does not run');
    return this.#child.pid;
  }

  /** Everything that it has written. */
  get log(): string {
    return this.#log;
  }

  /** Starts it; answers the milliseconds until it is ready. */
  async start(): Promise<number> {
    const begun = performance.now();
    this.launch();
    await this.ready();
    return performance.now() - begun;
  }

  /** Starts it and does not wait. */
  launch(): void {
    const { PATH } = process.env;
    const child = spawn(process.execPath, ['server/dist/main.js'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH, NODE_ENV: 'production', ADMIN_PASSWORD: 'faults-of-all-kinds', ...this.#settings },
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', chunk => {
        this.#log += chunk;
      });
    this.#child = child;
  }

  /** Resolves when it is ready for everybody; throws when it ends instead, or is not ready within the limit. */
  async ready(limit = 60_000): Promise<void> {
    await until(
      'the server is ready',
      async () => {
        if (this.#hasEnded()) throw new Error(`The server ended:\n${this.#log.slice(-2_000)}`);
        return (await send('GET', `${this.address}/readyz`, { timeout: 5_000, agent: false })).status === 200;
      },
      limit,
    );
  }

  /** The number of calls of the contract that the server has answered since it started. */
  async answered(): Promise<number> {
    const { body } = await send('GET', `${this.address}/metrics`, { agent: false });
    const counts = body.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  /** The end of the process as the shell sees it: the exit code, or the signal. */
  async ended(): Promise<number | NodeJS.Signals | null> {
    const child = this.#child;
    if (child && !this.#hasEnded()) await once(child, 'exit');
    return child?.exitCode ?? child?.signalCode ?? null;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** SIGKILL to the process group; the database's processes, which are none of it, are left to their watchdog. */
  async killGroup(): Promise<void> {
    signalAll([-this.pid], 'SIGKILL');
    await this.ended();
  }

  /** SIGKILL to everything at once, as a power cut does: database and watchdog too. */
  async killEverything(): Promise<void> {
    signalAll(freeze(this.pid), 'SIGKILL');
    await this.ended();
  }

  /** Stops it in order; answers the milliseconds until it is gone. */
  async stop(): Promise<number> {
    const begun = performance.now();
    if (this.#child && !this.#hasEnded()) {
      this.signal('SIGTERM');
      await this.ended();
    }
    return performance.now() - begun;
  }

  holdings() {
    return holdings(this.pid);
  }

  #hasEnded(): boolean {
    return !this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }
}

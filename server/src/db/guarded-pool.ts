import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAwayError } from './errors.ts';
import { answers } from './probe.ts';

/** Milliseconds after which a call that still has its connection, or waits for one, starts a probe. */
const suspicionMs = 1_500;

/** Milliseconds that the database has to answer a probe: with `suspicionMs`, well below 5 seconds for a caller. */
const probeTimeoutMs = 2_000;

/** Milliseconds between two probes, and between two tries to reach a database that was away. */
const probeIntervalMs = 500;

/** The most calls that wait for a connection; the next one is refused at once. At 400 calls a second they wait 2.5 seconds. */
const mostWaiting = 1_000;

/** Milliseconds without a byte after which a connection is dead: no statement, email or idle transaction takes that long. */
const silenceMs = 120_000;

/**
 * Milliseconds for which an idle connection stays open; less than `silenceMs`. A new one takes PostgreSQL 12 ms for its first
 * change, and more for each further table and statement, just when many requests come at once.
 */
const idleTimeMs = 100_000;

/**
 * Timeouts of a session. A statement ends before its caller gives up; a call that waits for a lock may be retried; a
 * transaction of a frozen process, or of one behind a cut cable (the keepalives), releases its locks. They are set by a
 * statement, because poolers refuse most startup parameters.
 */
const sessionSettings = `
  set statement_timeout = '30s'; set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '90s';
  set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3
`;

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

const nothing = () => {};

/** Whether a call has waited too long for a connection of the pool, whose error has no code. */
const isPoolTimeout = (error: Error | undefined): error is Error =>
  error?.message.startsWith('timeout exceeded') ?? false;

/**
 * A pool that notices when its database stops answering: frozen, or behind a cable that was cut, where a connection looks
 * open for a quarter of an hour. Then every connection is closed, so that waiting calls fail, and new calls are
 * refused at once until the database answers again. It sends no query of its own while the database answers.
 */
export class GuardedPool extends pg.Pool {
  readonly #connectionString: string;
  readonly #sockets: Set<Socket>;
  /** The start of each call that has a connection or waits for one, oldest first. */
  readonly #calls = new Map<symbol, number>();
  readonly #callOf = new WeakMap<pg.PoolClient, symbol>();
  readonly #timer: NodeJS.Timeout;
  #isProbing = false;
  #lastAnswer = 0;
  #isAway = false;

  constructor(config: pg.PoolConfig & { connectionString: string }) {
    const sockets = new Set<Socket>();
    super({
      connectionTimeoutMillis: 4_000,
      idleTimeoutMillis: idleTimeMs,
      // Statements that do not wait for each other's answers are pipelined; PostgreSQL runs them in the order of sending.
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      onConnect: client => client.query(sessionSettings),
      stream: () => openSocket(sockets),
      ...config,
    });
    this.#connectionString = config.connectionString;
    this.#sockets = sockets;
    this.on('release', (_error, client) => this.#end(this.#callOf.get(client as pg.PoolClient)));
    this.#timer = setInterval(() => this.#probe(), probeIntervalMs).unref();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (!taken)
      return new Promise((resolve, reject) =>
        this.#take((error, client) => (client ? resolve(client) : reject(error))),
      );
    this.#take(taken);
    return undefined;
  }

  override end(): Promise<void>;
  override end(ended: () => void): void;
  override end(ended?: () => void): Promise<void> | undefined {
    clearInterval(this.#timer);
    if (!ended) return super.end();
    super.end(ended);
    return undefined;
  }

  #take(taken: Taken): void {
    const reason = this.#reasonToRefuse();
    if (reason) {
      taken(new DatabaseAwayError(reason), undefined, nothing);
      return;
    }
    const call = Symbol();
    this.#calls.set(call, performance.now());
    super.connect((error, client, release) => {
      if (client) this.#callOf.set(client, call);
      else this.#end(call);
      taken(isPoolTimeout(error) ? new DatabaseAwayError(error.message) : error, client, release);
    });
  }

  #end(call: symbol | undefined): void {
    if (call) this.#calls.delete(call);
  }

  #reasonToRefuse(): string | null {
    if (this.#isAway) return 'The database does not answer';
    return this.waitingCount >= mostWaiting ? 'Too many wait for the database' : null;
  }

  #probe(): void {
    const [oldest = Number.POSITIVE_INFINITY] = this.#calls.values();
    const isSuspect = this.#isAway || performance.now() - Math.max(oldest, this.#lastAnswer) > suspicionMs;
    if (!isSuspect || this.#isProbing) return;
    this.#isProbing = true;
    void answers(this.#connectionString, probeTimeoutMs).then(isThere => {
      this.#isProbing = false;
      this.#isAway = !isThere;
      if (isThere) this.#lastAnswer = performance.now();
      else for (const socket of this.#sockets) socket.destroy();
    });
  }
}

/** A socket that sends the statements of one turn of the event loop in one system call, which is the main cost of a short one. */
class BatchingSocket extends Socket {
  #isCorked = false;

  /** The driver calls it before each statement. */
  override cork(): void {
    super.cork();
    if (this.#isCorked) return;
    this.#isCorked = true;
    super.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.uncork();
    });
  }
}

function openSocket(sockets: Set<Socket>): Socket {
  const socket = new BatchingSocket();
  sockets.add(socket);
  socket.setTimeout(silenceMs, () => socket.destroy());
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

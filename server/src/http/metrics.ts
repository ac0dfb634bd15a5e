import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { findLastBackup } from '../backup/last-backup.ts';
import type { Deps } from '../deps.ts';
import { mailBacklog } from '../mail/queries.ts';

/** Seconds; from an indexed read to a bulk of pictures. */
const durationBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Registers = [Registry];

function measureCalls(app: FastifyInstance, registers: Registers): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call of the contract and status',
    labelNames: ['call', 'status'] as const,
    buckets: durationBuckets,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.contract;
    if (call) duration.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

function measureConnections({ pool, events }: Deps, registers: Registers): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'event_streams',
    help: 'Open streams of GET /api/events',
    registers,
    collect() {
      this.set(events.size);
    },
  });
  new Gauge({
    name: 'event_listener_connected',
    help: '1 while this server is notified of changes by the database, 0 while that connection is lost',
    registers,
    collect() {
      this.set(events.isListening ? 1 : 0);
    },
  });
}

/** What the database alone knows. */
async function readState({ db }: Deps) {
  const [backlog, backup] = await Promise.all([mailBacklog(db), findLastBackup(db)]);
  return { backlog, backup };
}

/** While the database is out of reach `database_up` and the emails are 0; the last backup stays as last read. */
function measureDatabase(deps: Deps, registers: Registers): void {
  let state: Promise<Awaited<ReturnType<typeof readState>> | null> | undefined;
  /** One query for all metrics of a scrape. */
  const database = () => {
    state ??= readState(deps)
      .catch(() => null)
      .finally(() => {
        state = undefined;
      });
    return state;
  };
  new Gauge({
    name: 'database_up',
    help: '1 when the database answered just now',
    registers,
    async collect() {
      this.set((await database()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'mail_emails',
    help: 'Emails that wait to be sent, and those that were given up within a day',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const { waiting = 0, givenUp = 0 } = (await database())?.backlog ?? {};
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'given-up' }, givenUp);
    },
  });
  new Gauge({
    name: 'mail_oldest_waiting_seconds',
    help: 'How long the oldest email has waited that is not sent yet; 0 when none waits',
    registers,
    async collect() {
      this.set((await database())?.backlog.oldest ?? 0);
    },
  });
  new Gauge({
    name: 'backup_last_timestamp_seconds',
    help: 'When the last backup was taken, in seconds since 1970; 0 when there was none since the database was made or restored',
    registers,
    async collect() {
      const found = await database();
      if (found) this.set(found.backup.takenAt);
    },
  });
  new Gauge({
    name: 'backup_last_size_bytes',
    help: 'Size of the last backup',
    registers,
    async collect() {
      const found = await database();
      if (found) this.set(found.backup.bytes);
    },
  });
}

/** What an operator watches and alerts on; docs/operations.md lists the alerts. */
export function collectMetrics(app: FastifyInstance, deps: Deps): Registry {
  const registers: Registers = [new Registry()];
  collectDefaultMetrics({ register: registers[0] });
  measureCalls(app, registers);
  measureConnections(deps, registers);
  measureDatabase(deps, registers);
  return registers[0];
}

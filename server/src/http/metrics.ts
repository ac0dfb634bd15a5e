import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of `/metrics`, to which features add their own. */
    metrics: Registry;
  }
}

/** Seconds, from an indexed read to a bulk of pictures. They are few, as each is a line for each call and status. */
const durationBuckets = [0.01, 0.05, 0.25, 1, 5];

function measureCalls(app: FastifyInstance): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call of the contract and status',
    labelNames: ['call', 'status'] as const,
    buckets: durationBuckets,
    registers: [app.metrics],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.contract;
    if (call) duration.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

function measureDatabase({ metrics }: FastifyInstance, pool: Deps['pool']): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'] as const,
    registers: [metrics],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'database_up',
    help: '1 when the database answered just now',
    registers: [metrics],
    async collect() {
      this.set(
        await pool.query('select 1').then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
}

/** Reads the values of several metrics once for all of them; null while the database is out of reach. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T | null> {
  let running: Promise<T | null> | undefined;
  return () => {
    running ??= read()
      .catch(() => null)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}

/** Registers the metrics that an operator watches; docs/operations.md lists the alerts. */
export function registerMetrics(app: FastifyInstance, { pool }: Pick<Deps, 'pool'>): void {
  app.decorate('metrics', new Registry());
  collectDefaultMetrics({ register: app.metrics });
  measureCalls(app);
  measureDatabase(app, pool);
}

import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

/** Seconds; from an indexed read to a bulk of pictures. */
const durationBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function collectMetrics(app: FastifyInstance, { pool, events }: Deps): Registry {
  const registers = [new Registry()] as [Registry];
  collectDefaultMetrics({ register: registers[0] });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call of the contract and status',
    labelNames: ['call', 'status'] as const,
    buckets: durationBuckets,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.contract;
    if (call) duration.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
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
  return registers[0];
}

/** For those who run it: alive, ready, measured. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  const metrics = collectMetrics(app, deps);
  const config = { access: 'public' } as const;

  app.get('/healthz', { config }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config }, async () => {
    if (app.isLeaving()) throw new Refusal('unavailable', 'The server is about to stop');
    try {
      await deps.pool.query('select 1');
    } catch {
      throw new Refusal('unavailable', 'The database is out of reach', { retryAfter: 2 });
    }
    return { status: 'ready' };
  });

  app.get('/metrics', { config }, async (_request, reply) => {
    reply.type(metrics.contentType);
    return metrics.metrics();
  });
}

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { readOnce, registerMetrics } from './metrics.ts';

/** Registers the health checks and the metrics for the operator. */
export function registerHealth(app: FastifyInstance, deps: Pick<Deps, 'pool'>): void {
  registerMetrics(app, deps);
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

  const readMetrics = readOnce(() => app.metrics.metrics());
  app.get('/metrics', { config }, async (_request, reply) => {
    reply.type(app.metrics.contentType);
    return readMetrics();
  });
}

import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Database } from '../db/client.ts';
import { readOnce } from '../http/metrics.ts';
import { mailBacklog } from './queries.ts';

/** Measures the queue; all figures are 0 while the database is out of reach. */
export function measureMail({ metrics }: FastifyInstance, db: Database): void {
  const backlog = readOnce(() => mailBacklog(db));
  new Gauge({
    name: 'mail_emails',
    help: 'Emails that wait to be sent, and those that were given up within a day',
    labelNames: ['state'] as const,
    registers: [metrics],
    async collect() {
      const { waiting = 0, givenUp = 0 } = (await backlog()) ?? {};
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'given-up' }, givenUp);
    },
  });
  new Gauge({
    name: 'mail_oldest_waiting_seconds',
    help: 'How long the oldest email has waited that is not sent yet; 0 when none waits',
    registers: [metrics],
    async collect() {
      this.set((await backlog())?.oldestSeconds ?? 0);
    },
  });
}

import * as calls from '@toptan/contract/stats';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { readMonthlyStats, readStats } from './queries.ts';

/** Figures for the dashboard, of the orders within the caller's reach. */
export function registerStats(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.getStats, ({ viewer }) => readStats(db, viewer));
  handle(app, calls.getMonthlyStats, ({ viewer }) => readMonthlyStats(db, viewer));
}

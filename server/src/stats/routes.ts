import * as calls from '@toptan/contract/stats';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from '../auth/scope.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { readMonthlyStats, readStats } from './queries.ts';

/** Numbers for the dashboard, within the session's scope. */
export function registerStats(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.getStats, ({ session }) => readStats(db, scopeOf(session)));
  handle(app, calls.getMonthlyStats, ({ session }) => readMonthlyStats(db, scopeOf(session)));
}

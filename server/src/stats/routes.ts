import * as calls from '@toptan/contract/stats';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from '../auth/scope.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { readMonthlyStats, readStats } from './queries.ts';

/** Numbers for the dashboard, within the caller's scope. */
export function registerStats(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.getStats, ({ principal }) => readStats(db, scopeOf(principal)));
  handle(app, calls.getMonthlyStats, ({ principal }) => readMonthlyStats(db, scopeOf(principal)));
}

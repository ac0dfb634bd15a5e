import * as calls from '@toptan/contract/stats';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from '../auth/scope.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../plugins/contract-routes.ts';
import { readMonthlyStats, readStats } from './queries.ts';

/** Numbers for the dashboard, within the session's scope. */
export function registerStats(app: FastifyInstance, { reads }: Deps): void {
  handle(app, calls.getStats, ({ session }) => reads.run(session, db => readStats(db, scopeOf(session))));
  handle(app, calls.getMonthlyStats, ({ session }) =>
    reads.run(session, db => readMonthlyStats(db, scopeOf(session))),
  );
}

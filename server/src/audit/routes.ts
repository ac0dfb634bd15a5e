import { listDeeds as listDeedsCall } from '@toptan/contract/audit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../plugins/contract-routes.ts';
import { listDeeds } from './queries.ts';

/** The record of what staff did, for administrators. Nothing changes it. */
export function registerAudit(app: FastifyInstance, { db }: Deps): void {
  handle(app, listDeedsCall, ({ query }) => listDeeds(db, query));
}

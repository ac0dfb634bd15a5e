import { listAuditEvents as listAuditEventsCall } from '@toptan/contract/audit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { listAuditEvents } from './queries.ts';

/** The audit log, for administrators. Nothing changes it. */
export function registerAudit(app: FastifyInstance, { db }: Deps): void {
  handle(app, listAuditEventsCall, ({ query }) => listAuditEvents(db, query));
}

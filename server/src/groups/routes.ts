import * as changes from '@toptan/contract/group-changes';
import * as calls from '@toptan/contract/groups';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { createGroup, removeGroup, renameGroup } from './commands.ts';
import { listGroups } from './queries.ts';

/** Groups of customers, for administrators. */
export function registerGroups(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.listGroups, () => listGroups(db));
  handle(app, changes.createGroup, ({ body, actor }) => createGroup(db, actor, body));
  handle(app, changes.updateGroup, ({ params, body, actor }) => renameGroup(db, actor, params.id, body));
  handle(app, calls.deleteGroup, ({ params, actor }) => removeGroup(db, actor, params.id));
}

import * as calls from '@toptan/contract/staff';
import { addStaff, changeStaff } from '@toptan/contract/staff-changes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { publicOrigin } from '../http/public-address.ts';
import { addMember, changeMember, renewLink } from './commands.ts';
import { readStaff } from './queries.ts';

/** The administrators, for administrators. */
export function registerStaff(app: FastifyInstance, { db, config }: Deps): void {
  handle(app, calls.listStaff, () => readStaff(db));
  handle(app, addStaff, ({ body, request, actor }) =>
    addMember(db, actor, body, publicOrigin(request, config)),
  );
  handle(app, changeStaff, ({ params, body, actor }) => changeMember(db, actor, params.id, body));
  handle(app, calls.renewStaffLink, ({ params, query: { language }, request, actor }) =>
    renewLink(db, actor, params.id, { origin: publicOrigin(request, config), language }),
  );
}

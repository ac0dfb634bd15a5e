import * as calls from '@toptan/contract/staff';
import { addStaff } from '@toptan/contract/staff-changes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { publicOrigin } from '../http/public-address.ts';
import { addMember, renewLink, setActivity } from './commands.ts';
import { readStaff } from './queries.ts';

/** The administrators, for administrators. */
export function registerStaff(app: FastifyInstance, { db, config }: Deps): void {
  handle(app, calls.listStaff, () => readStaff(db));
  handle(app, addStaff, ({ body, request, actor }) =>
    addMember(db, actor, body.username, publicOrigin(request, config)),
  );
  handle(app, calls.setStaffActive, ({ params, body, actor }) =>
    setActivity(db, actor, params.id, body.isActive),
  );
  handle(app, calls.renewStaffLink, ({ params, query: { language }, request, actor }) =>
    renewLink(db, actor, params.id, { origin: publicOrigin(request, config), language }),
  );
}

import * as changes from '@toptan/contract/manufacturer-changes';
import * as calls from '@toptan/contract/manufacturers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { orNotFound } from '../refusal.ts';
import { changeManufacturer, createManufacturer, removeManufacturer } from './commands.ts';
import { findManufacturer, listManufacturers } from './queries.ts';

/** Manufacturers, for administrators. */
export function registerManufacturers(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.listManufacturers, ({ query }) => listManufacturers(db, query));
  handle(app, calls.getManufacturer, async ({ params }) => orNotFound(await findManufacturer(db, params.id)));
  handle(app, changes.createManufacturer, ({ body, actor }) => createManufacturer(db, actor, body));
  handle(app, changes.updateManufacturer, ({ params, body, actor }) =>
    changeManufacturer(db, actor, params.id, body),
  );
  handle(app, calls.deleteManufacturer, ({ params, actor }) => removeManufacturer(db, actor, params.id));
}

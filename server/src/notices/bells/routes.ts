import * as calls from '@toptan/contract/bells';
import { areBellsOn } from '@toptan/contract/notice-kinds';
import type { FastifyInstance } from 'fastify';
import { findAxes } from '../../catalog/product.ts';
import { readSettings } from '../../current-settings.ts';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { notFound, orNotFound } from '../../refusal.ts';
import { setBell } from './commands.ts';
import { deleteBell, listBellsOf, listWaiting } from './queries.ts';

/** The sizes that shops wait for: a shop has its own, staff read who waits. */
export function registerBells(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.listBells, async ({ viewer }) =>
    areBellsOn((await readSettings(db)).noticesOn) ? listBellsOf(db, viewer.customerId) : [],
  );

  handle(app, calls.setBell, ({ viewer, params }) => setBell(db, viewer.customerId, params.variantId));

  handle(app, calls.removeBell, async ({ viewer, params }) => {
    if (!(await deleteBell(db, viewer.customerId, params.variantId))) throw notFound();
  });

  handle(app, calls.listWaitingShops, async ({ viewer, params }) => {
    orNotFound(await findAxes(db, viewer, params.id));
    return areBellsOn((await readSettings(db)).noticesOn) ? listWaiting(db, params.id) : [];
  });
}

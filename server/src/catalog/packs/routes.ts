import { listPacks } from '@toptan/contract/catalog/packs';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { orNotFound } from '../../refusal.ts';
import { asShop } from '../../viewer.ts';
import { findAxes } from '../product.ts';
import { managedPacks, presentPack, soldPacks } from './queries.ts';

/** Packs of a product: staff read those that they manage, a shop those that are sold. */
export function registerPacks(app: FastifyInstance, { db }: Deps): void {
  handle(app, listPacks, async ({ principal, params: { id }, query, ...call }) => {
    const viewer = asShop(principal, query) ?? call.viewer;
    orNotFound(await findAxes(db, viewer, id));
    const packs = await (viewer.kind === 'staff' ? managedPacks(db, id) : soldPacks(db, [id]));
    return packs.map(presentPack);
  });
}

import { listVariants } from '@toptan/contract/catalog/variants';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { orNotFound } from '../../refusal.ts';
import { asShop } from '../../viewer.ts';
import { findAxes } from '../product.ts';
import { presentVariants } from './queries.ts';

/** Variants of a product: a shop reads those that are offered. */
export function registerVariants(app: FastifyInstance, { db }: Deps): void {
  handle(app, listVariants, async ({ principal, params, query, ...call }) => {
    const viewer = asShop(principal, query) ?? call.viewer;
    const axes = orNotFound(await findAxes(db, viewer, params.id));
    const variants = await presentVariants(db, params.id, axes);
    return viewer.kind === 'staff' ? variants : variants.filter(({ offered }) => offered);
  });
}

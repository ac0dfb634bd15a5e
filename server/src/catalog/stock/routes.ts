import { listStockMoves as listStockMovesCall } from '@toptan/contract/catalog/stock-moves';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { orNotFound } from '../../refusal.ts';
import { findAxes } from '../product.ts';
import { listStockMoves } from './queries.ts';

/** The changes of a product's stock, for staff. */
export function registerStock(app: FastifyInstance, { db }: Deps): void {
  handle(app, listStockMovesCall, async ({ viewer, params, query }) => {
    orNotFound(await findAxes(db, viewer, params.id));
    return listStockMoves(db, params.id, query);
  });
}

import * as calls from '@toptan/contract/catalog/product-batch';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { addPackToProducts, changePrices, changeProducts, setSizeSetOfProducts } from './commands.ts';

/** Changes of many products at once, for staff. */
export function registerBatches(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.setSizeSetOfProducts, ({ body, actor }) => setSizeSetOfProducts(db, actor, body));
  handle(app, calls.addPackToProducts, ({ body, actor }) => addPackToProducts(db, actor, body));
  handle(app, calls.changeProducts, ({ body, actor }) => changeProducts(db, actor, body));
  handle(app, calls.changePrices, ({ body, actor }) => changePrices(db, actor, body));
}

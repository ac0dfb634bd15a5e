import * as calls from '@toptan/contract/catalog/products';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import type { Principal } from '../../http/principal.ts';
import { asShop, viewerOf } from '../../viewer.ts';
import { countProducts, listOfferedOptions, listProducts } from './product-list.ts';

const seenBy = (principal: Principal, query: Parameters<typeof asShop>[1]) =>
  asShop(principal, query) ?? viewerOf(principal);

/** Lists of products, their counts, and their sizes and colors: anybody signed in. */
export function registerProductList(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.listProducts, {
    seenBy,
    run: ({ viewer, query }) => listProducts(db, viewer, query),
  });
  handle(app, calls.countProducts, {
    seenBy,
    run: ({ viewer, query }) => countProducts(db, viewer, query),
  });
  handle(app, calls.listOfferedOptions, {
    seenBy,
    run: ({ viewer, query }) => listOfferedOptions(db, viewer, query),
  });
}

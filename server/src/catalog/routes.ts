import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerBatches } from './batch/routes.ts';
import { registerCodes } from './codes/routes.ts';
import { registerCollections } from './collections/routes.ts';
import { registerImages } from './images/routes.ts';
import { registerProductList } from './list/routes.ts';
import { registerPacks } from './packs/routes.ts';
import { registerPictures } from './pictures/routes.ts';
import { registerProducts } from './products/routes.ts';
import { registerShowcase } from './showcase/routes.ts';
import { registerSizing } from './sizing/routes.ts';
import { registerStock } from './stock/routes.ts';
import { registerVariants } from './variants/routes.ts';

/** The catalog: products and their parts. */
export function registerCatalog(app: FastifyInstance, deps: Deps): void {
  registerImages(app, deps);
  registerSizing(app, deps);
  registerCodes(app, deps);
  registerVariants(app, deps);
  registerStock(app, deps);
  registerPacks(app, deps);
  registerPictures(app, deps);
  registerProducts(app, deps);
  registerCollections(app, deps);
  registerProductList(app, deps);
  registerBatches(app, deps);
  registerShowcase(app, deps);
}

import { setPacks } from '@toptan/contract/catalog/pack-changes';
import { setPictures } from '@toptan/contract/catalog/pictures';
import * as changes from '@toptan/contract/catalog/product-changes';
import * as calls from '@toptan/contract/catalog/products';
import { setVariants } from '@toptan/contract/catalog/variants';
import { saveProduct as saveProductCall } from '@toptan/contract/catalog/whole-product';
import { listProductRules } from '@toptan/contract/terms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { orNotFound } from '../../refusal.ts';
import { productRules } from '../../terms/explain.ts';
import { termsFor } from '../../terms/queries.ts';
import { asShop } from '../../viewer.ts';
import { pictureIn } from '../images/picture.ts';
import { managedPacks, presentPack } from '../packs/queries.ts';
import { presentPicture, readPictures } from '../pictures/queries.ts';
import { findAxes } from '../product.ts';
import { presentVariants } from '../variants/queries.ts';
import { deleteProduct, saveProduct } from './commands.ts';
import { findProduct } from './queries.ts';

/**
 * Products: anybody signed in reads one with the rules for it, staff write it with its pictures, variants and packs. A picture is decoded before the
 * transaction begins.
 */
export function registerProducts(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.getProduct, async ({ principal, viewer, params, query }) =>
    orNotFound(await findProduct(db, asShop(principal, query) ?? viewer, params.id)),
  );
  handle(app, listProductRules, async ({ principal, params: { id }, query, ...call }) => {
    const viewer = asShop(principal, query) ?? call.viewer;
    orNotFound(await findAxes(db, viewer, id));
    if (viewer.kind === 'staff') return [];
    return productRules(await termsFor(db, viewer.customerId, [id]), id);
  });
  handle(app, changes.createProduct, async ({ body, file, actor }) =>
    saveProduct(db, actor, null, body, await pictureIn(file)),
  );
  handle(app, changes.updateProduct, async ({ params, body, file, actor }) =>
    saveProduct(db, actor, params.id, body, await pictureIn(file)),
  );
  handle(app, saveProductCall, async ({ params, body, file, actor }) =>
    saveProduct(db, actor, params.id, body, await pictureIn(file)),
  );
  handle(app, calls.deleteProduct, ({ params, actor }) => deleteProduct(db, actor, params.id));
  handle(app, setPictures, async ({ params: { id }, body: { pictures }, actor }) => {
    await saveProduct(db, actor, id, { pictures }, null);
    return (await readPictures(db, id)).map(presentPicture);
  });
  handle(app, setVariants, async ({ params: { id }, body: { variants }, actor }) =>
    presentVariants(db, id, await saveProduct(db, actor, id, { variants }, null)),
  );
  handle(app, setPacks, async ({ params: { id }, body: { packs }, actor }) => {
    await saveProduct(db, actor, id, { packs }, null);
    return (await managedPacks(db, id)).map(presentPack);
  });
}

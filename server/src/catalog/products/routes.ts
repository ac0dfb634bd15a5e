import { setPacks as setPacksCall } from '@toptan/contract/catalog/pack-changes';
import * as pictureCalls from '@toptan/contract/catalog/pictures';
import * as changes from '@toptan/contract/catalog/product-changes';
import * as calls from '@toptan/contract/catalog/products';
import * as variantCalls from '@toptan/contract/catalog/variants';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { orNotFound } from '../../refusal.ts';
import { pictureIn } from '../images/picture.ts';
import { setPacks } from '../packs/commands.ts';
import { setPictures } from '../pictures/commands.ts';
import { setVariants } from '../variants/commands.ts';
import { createProduct, deleteProduct, updateProduct } from './commands.ts';
import { findProduct } from './queries.ts';

/** Products: anybody signed in reads one, staff writes it with its pictures, variants and packs. A picture is decoded before the transaction begins. */
export function registerProducts(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.getProduct, async ({ viewer, params }) =>
    orNotFound(await findProduct(db, viewer, params.id)),
  );
  handle(app, changes.createProduct, async ({ body, file, actor }) =>
    createProduct(db, actor, body, await pictureIn(file)),
  );
  handle(app, changes.updateProduct, async ({ params, body, file, actor }) =>
    updateProduct(db, actor, params.id, body, await pictureIn(file)),
  );
  handle(app, calls.deleteProduct, async ({ params, actor }) => {
    await deleteProduct(db, actor, params.id);
    return undefined;
  });
  handle(app, pictureCalls.setPictures, ({ params, body, actor }) =>
    setPictures(db, actor, params.id, body.pictures),
  );
  handle(app, variantCalls.setVariants, ({ params, body, actor }) =>
    setVariants(db, actor, params.id, body.variants),
  );
  handle(app, setPacksCall, ({ params, body, actor }) =>
    setPacks(db, actor, params.id, body.packs, body.known),
  );
}

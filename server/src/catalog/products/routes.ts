import { setPacks as setPacksCall } from '@toptan/contract/catalog/pack-changes';
import { listPacks } from '@toptan/contract/catalog/packs';
import * as pictureCalls from '@toptan/contract/catalog/pictures';
import * as batchCalls from '@toptan/contract/catalog/product-batch';
import * as changes from '@toptan/contract/catalog/product-changes';
import * as calls from '@toptan/contract/catalog/products';
import * as variantCalls from '@toptan/contract/catalog/variants';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { orNotFound } from '../../refusal.ts';
import { viewerOf } from '../../viewer.ts';
import { addPackToProducts, changePrices, changeProducts, setSizeSetOfProducts } from '../batch/commands.ts';
import { lookUpCodes } from '../codes/queries.ts';
import { readPicture } from '../images/picture.ts';
import { countProducts, listOfferedOptions, listProducts } from '../list/product-list.ts';
import { setPacks } from '../packs/commands.ts';
import { managedPacks, presentPack, soldPacks } from '../packs/queries.ts';
import { addPicture, setPictures } from '../pictures/commands.ts';
import { presentPicture, readPictures } from '../pictures/queries.ts';
import { setVariants } from '../variants/commands.ts';
import { presentVariants } from '../variants/queries.ts';
import { createProduct, deleteProduct, updateProduct } from './commands.ts';
import { findProduct } from './queries.ts';

const pictureIn = (file: UploadedFile | null) => (file ? readPicture(file.bytes) : null);

/** Products, their pictures and packs: anybody signed in reads, staff writes. A picture is decoded before the transaction begins. */
export function registerProducts(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.listProducts, {
    seenBy: viewerOf,
    run: ({ viewer, query }) => listProducts(db, viewer, query),
  });
  handle(app, calls.countProducts, {
    seenBy: viewerOf,
    run: ({ viewer, query }) => countProducts(db, viewer, query),
  });
  handle(app, calls.listOfferedOptions, {
    seenBy: viewerOf,
    run: ({ viewer, query }) => listOfferedOptions(db, viewer, query),
  });
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
  handle(app, pictureCalls.listPictures, async ({ viewer, params }) => {
    orNotFound(await findProduct(db, viewer, params.id));
    return (await readPictures(db, params.id)).map(presentPicture);
  });
  handle(app, pictureCalls.addPicture, async ({ params, body, file, actor }) =>
    addPicture(db, actor, params.id, body.color ?? null, await pictureIn(file)),
  );
  handle(app, pictureCalls.setPictures, ({ params, body, actor }) =>
    setPictures(db, actor, params.id, body.pictures),
  );
  handle(app, variantCalls.listVariants, async ({ viewer, params }) => {
    const product = orNotFound(await findProduct(db, viewer, params.id));
    const variants = await presentVariants(db, params.id, product);
    return viewer.kind === 'staff' ? variants : variants.filter(({ offered }) => offered);
  });
  handle(app, variantCalls.setVariants, ({ params, body, actor }) =>
    setVariants(db, actor, params.id, body.variants),
  );
  handle(app, variantCalls.lookUpCodes, ({ viewer, body }) => lookUpCodes(db, viewer, body.codes));
  handle(app, listPacks, async ({ viewer, params: { id } }) => {
    orNotFound(await findProduct(db, viewer, id));
    const packs = await (viewer.kind === 'staff' ? managedPacks(db, id) : soldPacks(db, [id]));
    return packs.map(presentPack);
  });
  handle(app, batchCalls.setSizeSetOfProducts, ({ body, actor }) => setSizeSetOfProducts(db, actor, body));
  handle(app, batchCalls.addPackToProducts, ({ body, actor }) => addPackToProducts(db, actor, body));
  handle(app, batchCalls.changeProducts, ({ body, actor }) => changeProducts(db, actor, body));
  handle(app, batchCalls.changePrices, ({ body, actor }) => changePrices(db, actor, body));
  handle(app, setPacksCall, ({ params, body, actor }) =>
    setPacks(db, actor, params.id, body.packs, body.known),
  );
}

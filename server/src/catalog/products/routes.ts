import { setPacks as setPacksCall } from '@toptan/contract/catalog/pack-changes';
import { listPacks } from '@toptan/contract/catalog/packs';
import * as pictureCalls from '@toptan/contract/catalog/pictures';
import * as batchCalls from '@toptan/contract/catalog/product-batch';
import * as changes from '@toptan/contract/catalog/product-changes';
import * as calls from '@toptan/contract/catalog/products';
import * as variantCalls from '@toptan/contract/catalog/variants';
import { dayInIstanbul } from '@toptan/contract/days';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { type Principal, stockViewOf, viewerOf } from '../../http/principal.ts';
import { orNotFound } from '../../refusal.ts';
import { addPackToProducts, changePrices, changeProducts, setSizeSetOfProducts } from '../batch/commands.ts';
import { lookUpCodes } from '../codes/queries.ts';
import { readPicture } from '../images/picture.ts';
import { setPacks } from '../packs/commands.ts';
import { managedPacks, presentPack, soldPacks } from '../packs/queries.ts';
import { addPicture, setPictures } from '../pictures/commands.ts';
import { presentPicture, readPictures } from '../pictures/queries.ts';
import { setVariants } from '../variants/commands.ts';
import { presentVariants } from '../variants/queries.ts';
import { createProduct, deleteProduct, updateProduct } from './commands.ts';
import { countProducts, listOfferedOptions, listProducts } from './list/queries.ts';
import { findProduct } from './queries.ts';

/** Who gets the same list, for a day: what is new is counted in days. */
const listSharedBy = (principal: Principal): string =>
  `${viewerOf(principal)} ${stockViewOf(principal)} on ${dayInIstanbul()}`;
const pictureIn = (file: UploadedFile | null) => (file ? readPicture(file.bytes) : null);

/** Products, their pictures and packs: anybody signed in reads, staff writes. A picture is decoded before the transaction begins. */
export function registerProducts(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.listProducts, {
    sharedBy: listSharedBy,
    run: ({ principal, query }) => listProducts(db, viewerOf(principal), stockViewOf(principal), query),
  });
  handle(app, calls.countProducts, {
    sharedBy: listSharedBy,
    run: ({ principal, query }) => countProducts(db, viewerOf(principal), query),
  });
  handle(app, calls.listOfferedOptions, {
    sharedBy: listSharedBy,
    run: ({ principal, query }) => listOfferedOptions(db, viewerOf(principal), query),
  });
  handle(app, calls.getProduct, async ({ principal, params }) =>
    orNotFound(await findProduct(db, viewerOf(principal), stockViewOf(principal), params.id)),
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
  handle(app, pictureCalls.listPictures, async ({ principal, params }) => {
    orNotFound(await findProduct(db, viewerOf(principal), stockViewOf(principal), params.id));
    return (await readPictures(db, params.id)).map(presentPicture);
  });
  handle(app, pictureCalls.addPicture, async ({ params, body, file, actor }) =>
    addPicture(db, actor, params.id, body.color ?? null, await pictureIn(file)),
  );
  handle(app, pictureCalls.setPictures, ({ params, body, actor }) =>
    setPictures(db, actor, params.id, body.pictures),
  );
  handle(app, variantCalls.listVariants, async ({ principal, params }) => {
    const product = orNotFound(await findProduct(db, viewerOf(principal), stockViewOf(principal), params.id));
    const variants = await presentVariants(db, params.id, product);
    return principal.role === 'admin' ? variants : variants.filter(({ offered }) => offered);
  });
  handle(app, variantCalls.setVariants, ({ params, body, actor }) =>
    setVariants(db, actor, params.id, body.variants),
  );
  handle(app, variantCalls.lookUpCodes, ({ principal, body }) =>
    lookUpCodes(db, viewerOf(principal), body.codes),
  );
  handle(app, listPacks, async ({ principal, params: { id } }) => {
    const viewer = viewerOf(principal);
    orNotFound(await findProduct(db, viewer, stockViewOf(principal), id));
    const packs = await (viewer === 'staff' ? managedPacks(db, id) : soldPacks(db, [id]));
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

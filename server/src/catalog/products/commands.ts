import type { NewProduct, ProductChange } from '@toptan/contract/catalog/product-changes';
import type { Product } from '@toptan/contract/catalog/products';
import type { FieldError } from '@toptan/contract/errors';
import type { Queryable, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { changedMeanwhile } from '../../events/meanwhile.ts';
import { record, write } from '../../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import { staffViewer } from '../../viewer.ts';
import type { Picture } from '../images/picture.ts';
import { lockImages, removeUnusedImages, storeImage } from '../images/queries.ts';
import {
  arrangePictures,
  clearOtherColors,
  insertPicture,
  readPictures,
  replaceImage,
} from '../pictures/queries.ts';
import { aboutProduct, isForSaleNow, lockProduct } from '../product.ts';
import { type Offering, planOffering } from '../sizing/offering.ts';
import { holdSizeSets } from '../sizing/queries.ts';
import { replacePools } from '../stock/commands.ts';
import { planStock } from '../stock/plan.ts';
import { lockPools } from '../stock/queries.ts';
import { changeProduct, findProduct, insertProduct, removeProduct, whereNamed } from './queries.ts';

const refusals = {
  products_sku_unique: () => fieldRefusal('taken', 'sku', 'taken', 'Another product has this SKU'),
  products_time_of_sale: () =>
    fieldRefusal('validation_failed', 'sellsUntil', 'invalid', 'It ends before it begins'),
  products_manufacturer_id_manufacturers_id_fk: () =>
    fieldRefusal('validation_failed', 'manufacturerId', 'not_found', 'No such manufacturer'),
};

/** @param work returns the product's id, and whether shops saw it before */
function writeProduct(
  db: Queryable,
  actor: Actor,
  work: (tx: Transaction) => Promise<{ id: string; wasForSale: boolean }>,
): Promise<Product> {
  const written = write(db, async tx => {
    const { id, wasForSale } = await work(tx);
    const product = await findProduct(tx, staffViewer(), id);
    if (!product) throw new Error('what was written is there');
    await record(tx, actor, aboutProduct(product, wasForSale || isForSaleNow(product)));
    return product;
  });
  return orRefuse(written, refusals);
}

/** Puts a picture in the place of the cover, or takes the cover away; after `lockImages`. */
async function replaceCover(tx: Transaction, productId: string, picture: Picture | null): Promise<void> {
  if (picture) await storeImage(tx, picture);
  const [cover, ...others] = await readPictures(tx, productId);
  if (!picture) await arrangePictures(tx, productId, others);
  else if (cover) await replaceImage(tx, cover.id, picture.hash);
  else await insertPicture(tx, { productId, position: 0, imageHash: picture.hash });
  if (cover) await removeUnusedImages(tx, [cover.imageHash]);
}

/** @throws Refusal 409 `taken` (sku), 400 `not_found` (manufacturerId), and what `planOffering` and `planStock` refuse */
export function createProduct(
  db: Queryable,
  actor: Actor,
  { stockQuantity, stockPools, ...values }: NewProduct,
  picture: Picture | null,
): Promise<Product> {
  return writeProduct(db, actor, async tx => {
    const offering = await planOffering(tx, null, values);
    const pools = planStock(offering, [], { stockQuantity, stockPools });
    if (picture) await lockImages(tx);
    const id = await insertProduct(tx, { ...values, ...offering });
    await replacePools(tx, id, pools);
    if (picture) await replaceCover(tx, id, picture);
    return { id, wasForSale: false };
  });
}

/** Changes what is named; pictures of a color that goes are from then on of all colors. @throws Refusal 404, 409 `changed_meanwhile`, and as `createProduct` */
export async function updateProduct(
  db: Queryable,
  actor: Actor,
  id: string,
  { known, stockQuantity, stockPools, knownPools, removeImage, ...values }: ProductChange,
  picture: Picture | null,
): Promise<Product & { meanwhile?: FieldError[] }> {
  let others = {};
  const product = await writeProduct(db, actor, async tx => {
    const { sizeSetId, sizes, colors } = values;
    const isOffered = sizeSetId !== undefined || sizes || colors;
    if (isOffered) await holdSizeSets(tx, { sizeSetId, productIds: [id] });
    const touchesStock = stockQuantity !== undefined || stockPools || isOffered;
    // Once it is answered that a product is closed, or sold in another way, no order is placed that did not know.
    const { isActive, sells, supply, sellsFrom, sellsUntil } = values;
    const sale = [isActive, sells, supply, sellsFrom, sellsUntil];
    const touchesSale = sale.some(value => value !== undefined);
    const strength = touchesStock || touchesSale ? 'update' : 'no key update';
    const before = orNotFound(await lockProduct(tx, id, strength));
    if (known) {
      const current = orNotFound(await findProduct(tx, staffViewer(), id));
      others = await changedMeanwhile(tx, id, known, current, values);
    }
    const offering: Offering = isOffered ? await planOffering(tx, before, values) : before;
    const wishes = { stockQuantity, stockPools, knownPools };
    const pools = touchesStock && planStock(offering, await lockPools(tx, [id]), wishes);
    await changeProduct(tx, id, { ...values, ...(isOffered && offering) });
    if (pools) await replacePools(tx, id, pools);
    const imageHash = picture ? picture.hash : removeImage ? null : before.imageHash;
    const isOtherCover = imageHash !== before.imageHash;
    if (isOtherCover) await lockImages(tx);
    if (values.colors) await clearOtherColors(tx, id, values.colors);
    if (isOtherCover) await replaceCover(tx, id, picture);
    return { id, wasForSale: isForSaleNow(before) };
  });
  return { ...product, ...others };
}

/**
 * Deletes a product with its stock and its pictures. Its row is locked before it is looked for in orders and baskets,
 * so that nobody can name it in between.
 * @throws Refusal 404; 409 `product_in_order_history`, `product_in_basket`
 */
export async function deleteProduct(db: Queryable, actor: Actor, id: string): Promise<void> {
  await write(db, async tx => {
    const product = orNotFound(await lockProduct(tx, id, 'update'));
    const named = await whereNamed(tx, id);
    if (named.order)
      throw new Refusal(
        'product_in_order_history',
        'This product cannot be deleted because it exists in order history',
      );
    if (named.basket) throw new Refusal('product_in_basket', 'A basket names this product: deactivate it');
    const pictures = await readPictures(tx, id);
    if (pictures.length > 0) await lockImages(tx);
    await removeProduct(tx, id);
    await removeUnusedImages(
      tx,
      pictures.map(({ imageHash }) => imageHash),
    );
    // Its rules go with it.
    const also = [{ topic: 'terms' as const }];
    await record(tx, actor, { ...aboutProduct(product, isForSaleNow(product)), also });
  });
}

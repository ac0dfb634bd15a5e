import type { NewProduct, ProductChange } from '@toptan/contract/catalog/product-changes';
import type { Product } from '@toptan/contract/catalog/products';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import type { Picture } from '../images/picture.ts';
import { lockImages, removeUnusedImages, storeImage } from '../images/queries.ts';
import {
  arrangePictures,
  clearOtherColors,
  insertPicture,
  readPictures,
  replaceImage,
} from '../pictures/queries.ts';
import { replacePools } from '../stock/commands.ts';
import { planStock } from '../stock/plan.ts';
import { lockPools } from '../stock/queries.ts';
import {
  changeProduct,
  findProduct,
  insertProduct,
  lockProduct,
  removeProduct,
  whereNamed,
} from './queries.ts';

const refusals = {
  products_sku_unique: () => fieldRefusal('taken', 'sku', 'taken', 'Another product has this SKU'),
  products_manufacturer_id_manufacturers_id_fk: () =>
    fieldRefusal('validation_failed', 'manufacturerId', 'not_found', 'No such manufacturer'),
};

/** An event about a product. Shops do not get those of a hidden one, except the event that hides it. */
export const aboutProduct = ({ id, sku, name }: Pick<Product, 'id' | 'sku' | 'name'>, shops: boolean) => ({
  topic: 'products' as const,
  subjectId: id,
  subject: sku ?? name,
  shops,
});

/** @param work returns the product's id, and whether shops saw it before */
function writeProduct(
  db: Database,
  actor: Actor,
  work: (tx: Transaction) => Promise<{ id: string; wasActive: boolean }>,
): Promise<Product> {
  const written = write(db, async tx => {
    const { id, wasActive } = await work(tx);
    const product = await findProduct(tx, 'staff', id);
    if (!product) throw new Error('what was written is there');
    await record(tx, actor, aboutProduct(product, wasActive || product.isActive));
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

/** @throws Refusal 409 `taken` (sku), 400 `not_found` (manufacturerId), and what `planStock` refuses */
export function createProduct(
  db: Database,
  actor: Actor,
  { stockQuantity, stockPools, ...values }: NewProduct,
  picture: Picture | null,
): Promise<Product> {
  return writeProduct(db, actor, async tx => {
    const pools = planStock({ sizes: values.sizes ?? [], colors: values.colors ?? [] }, [], {
      stockQuantity,
      stockPools,
    });
    if (picture) await lockImages(tx);
    const id = await insertProduct(tx, values);
    await replacePools(tx, id, pools);
    if (picture) await replaceCover(tx, id, picture);
    return { id, wasActive: false };
  });
}

/** Changes what is named; pictures of a colour that goes are from then on of all colours. @throws Refusal 404, and as `createProduct` */
export function updateProduct(
  db: Database,
  actor: Actor,
  id: string,
  { stockQuantity, stockPools, removeImage, ...values }: ProductChange,
  picture: Picture | null,
): Promise<Product> {
  return writeProduct(db, actor, async tx => {
    const touchesStock = stockQuantity !== undefined || stockPools || values.sizes || values.colors;
    const before = orNotFound(await lockProduct(tx, id, touchesStock ? 'update' : 'no key update'));
    const offering = { sizes: values.sizes ?? before.sizes, colors: values.colors ?? before.colors };
    const pools =
      touchesStock && planStock(offering, await lockPools(tx, [id]), { stockQuantity, stockPools });
    await changeProduct(tx, id, values);
    if (pools) await replacePools(tx, id, pools);
    const imageHash = picture ? picture.hash : removeImage ? null : before.imageHash;
    const isOtherCover = imageHash !== before.imageHash;
    if (isOtherCover) await lockImages(tx);
    if (values.colors) await clearOtherColors(tx, id, values.colors);
    if (isOtherCover) await replaceCover(tx, id, picture);
    return { id, wasActive: before.isActive };
  });
}

/**
 * Deletes a product with its stock and its pictures. Its row is locked before it is looked for in orders and baskets,
 * so that nobody can name it in between.
 * @throws Refusal 404; 409 `product_in_order_history`, `product_in_basket`
 */
export async function deleteProduct(db: Database, actor: Actor, id: string): Promise<void> {
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
    await record(tx, actor, aboutProduct(product, product.isActive));
  });
}

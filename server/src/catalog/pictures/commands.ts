import type { PictureOrder } from '@toptan/contract/catalog/pictures';
import { type Product, type ProductPicture, productPicturesMax } from '@toptan/contract/catalog/products';
import type { FieldError } from '@toptan/contract/errors';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { fieldRefusal, orNotFound, Refusal } from '../../refusal.ts';
import type { Picture } from '../images/picture.ts';
import { lockImages, removeUnusedImages, storeImage } from '../images/queries.ts';
import { aboutProduct, isForSaleNow, lockProduct } from '../product.ts';
import {
  arrangePictures,
  insertPicture,
  type PictureRow,
  presentPicture,
  readPictures,
  writePictures,
} from './queries.ts';

const notOffered = (path: string): FieldError => ({
  path,
  code: 'not_offered',
  message: 'Not a color of this product',
});

const tooMany: FieldError = {
  path: 'image',
  code: 'too_many',
  message: `A product has at most ${productPicturesMax} pictures`,
  limit: productPicturesMax,
};

const refuse = (...fields: FieldError[]) =>
  new Refusal('validation_failed', 'The pictures do not fit the product', { fields });

/**
 * Adds a picture behind the others.
 * @throws Refusal 404; 400 `required`, `too_many` (image), `not_offered` (color)
 */
export function addPicture(
  db: Database,
  actor: Actor,
  productId: string,
  color: string | null,
  picture: Picture | null,
): Promise<ProductPicture> {
  return write(db, async tx => {
    const product = orNotFound(await lockProduct(tx, productId, 'no key update'));
    if (!picture) throw fieldRefusal('validation_failed', 'image', 'required', 'Send a picture');
    if (color !== null && !product.colors.includes(color)) throw refuse(notOffered('color'));
    const { length } = await readPictures(tx, productId);
    if (length >= productPicturesMax) throw refuse(tooMany);
    await lockImages(tx);
    await storeImage(tx, picture);
    const added = await insertPicture(tx, {
      productId,
      color,
      position: length,
      imageHash: picture.hash,
    });
    await record(tx, actor, aboutProduct(product, isForSaleNow(product)));
    return presentPicture(added);
  });
}

function problemsOf(
  wanted: PictureOrder,
  present: readonly PictureRow[],
  colors: readonly string[],
): FieldError[] {
  return wanted.flatMap(({ id, color }, at) => {
    const problems: FieldError[] = [];
    const path = `pictures.${at}`;
    if (!present.some(picture => picture.id === id))
      problems.push({ path: `${path}.id`, code: 'not_found', message: 'No such picture of this product' });
    if (wanted.findIndex(picture => picture.id === id) !== at)
      problems.push({ path: `${path}.id`, code: 'taken', message: 'This picture appears twice' });
    if (color !== null && !colors.includes(color)) problems.push(notOffered(`${path}.color`));
    return problems;
  });
}

/**
 * Arranges the pictures of a product, whose row is locked, in this order and color; pictures that are left out are removed.
 * @throws Refusal 400 `not_found`, `taken` (id), `not_offered` (color)
 */
export async function changePictures(
  tx: Transaction,
  { id, colors }: Pick<Product, 'id' | 'colors'>,
  wanted: PictureOrder,
): Promise<void> {
  const present = await readPictures(tx, id);
  const problems = problemsOf(wanted, present, colors);
  if (problems.length > 0) throw refuse(...problems);
  const gone = present.filter(({ id }) => !wanted.some(picture => picture.id === id));
  if (gone.length > 0) await lockImages(tx);
  await arrangePictures(tx, id, wanted);
  await removeUnusedImages(
    tx,
    gone.map(({ imageHash }) => imageHash),
  );
}

/**
 * Makes these the pictures of a product that the transaction has locked. A picture with an id is one that the product has, and all
 * images are stored.
 */
export async function replacePictures(
  tx: Transaction,
  actor: Actor,
  productId: string,
  pictures: readonly (Pick<PictureRow, 'color' | 'imageHash'> & { id?: string })[],
): Promise<void> {
  const product = orNotFound(await lockProduct(tx, productId, 'no key update'));
  if (pictures.length > productPicturesMax) throw refuse(tooMany);
  if (pictures.some(({ color }) => color !== null && !product.colors.includes(color)))
    throw refuse(notOffered('color'));
  await lockImages(tx);
  const before = await readPictures(tx, productId);
  await writePictures(tx, productId, pictures);
  await removeUnusedImages(
    tx,
    before.map(({ imageHash }) => imageHash),
  );
  await record(tx, actor, aboutProduct(product, isForSaleNow(product)));
}

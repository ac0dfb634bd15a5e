import type { NewProduct } from '@toptan/contract/catalog/product-changes';
import type { Product } from '@toptan/contract/catalog/products';
import type { KnownProduct, WholeProductChange } from '@toptan/contract/catalog/whole-product';
import type { FieldError } from '@toptan/contract/errors';
import { mergedList } from '@toptan/contract/merged-list';
import type { Queryable, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { differences, judgeDifferences } from '../../events/meanwhile.ts';
import { record, write } from '../../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import { alsoAboutTerms, changeTerms, holdTermsFor, termDifferences } from '../../terms/product/commands.ts';
import { staffViewer } from '../../viewer.ts';
import { lockCodes } from '../codes/queries.ts';
import type { Picture } from '../images/picture.ts';
import { lockImages, removeUnusedImages, storeImage } from '../images/queries.ts';
import { changePacks, packDifferences } from '../packs/commands.ts';
import { managedPacks } from '../packs/queries.ts';
import { changePictures } from '../pictures/commands.ts';
import {
  arrangePictures,
  clearOtherColors,
  insertPicture,
  readPictures,
  replaceImage,
} from '../pictures/queries.ts';
import { aboutProduct, isForSaleNow, lockProduct, type StoredProduct } from '../product.ts';
import { type Offering, planOffering } from '../sizing/offering.ts';
import { holdSizeSets } from '../sizing/queries.ts';
import { replacePools } from '../stock/commands.ts';
import { planStock } from '../stock/plan.ts';
import { lockPools } from '../stock/queries.ts';
import { areCodesNamed, changeVariants, variantDifferences } from '../variants/commands.ts';
import { changeProduct, findProduct, insertProduct, removeProduct, whereNamed } from './queries.ts';

const refusals = {
  products_sku_unique: () => fieldRefusal('taken', 'sku', 'taken', 'Another product has this SKU'),
  products_time_of_sale: () =>
    fieldRefusal('validation_failed', 'sellsUntil', 'invalid', 'It ends before it begins'),
  products_manufacturer_id_manufacturers_id_fk: () =>
    fieldRefusal('validation_failed', 'manufacturerId', 'not_found', 'No such manufacturer'),
};

/** Locks the rows of a change, in the order of ARCHITECTURE.md. */
async function lockFor(
  tx: Transaction,
  id: string | null,
  { packs, variants, terms, known, sizeSetId, sizes, colors, ...change }: WholeProductChange,
): Promise<{ before: StoredProduct | null; customerIds: string[] }> {
  if (packs || areCodesNamed(variants)) await lockCodes(tx);
  const isOffered = sizeSetId !== undefined || sizes || colors;
  if (id !== null && isOffered) await holdSizeSets(tx, { sizeSetId, productIds: [id] });
  const customerIds = terms ? await holdTermsFor(tx, terms, known?.terms) : [];
  if (id === null) return { before: null, customerIds };
  const { stockQuantity, stockPools, isActive, sells, supply, sellsFrom, sellsUntil } = change;
  // Orders wait for these changes: once the answer says that a product is closed, or sold in another way, no order is placed that
  // did not know.
  const ofOrders = [stockQuantity, stockPools, isActive, sells, supply, sellsFrom, sellsUntil, packs];
  const isAboutOrders =
    isOffered ||
    ofOrders.some(value => value !== undefined) ||
    variants?.some(variant => variant.isActive === false);
  const before = orNotFound(await lockProduct(tx, id, isAboutOrders ? 'update' : 'no key update'));
  return { before, customerIds };
}

/** The values that are compared one by one; changes of the lists are followed instead. */
function valuesOf(known: KnownProduct): object {
  const { sizes: _, colors: __, stockPools: ___, variants, packs, terms, ...values } = known;
  return values;
}

/**
 * The sizes and colors of a change with the changes that others have made to them. Sizes belong to their set: those of another set
 * are as they were chosen.
 */
function mergedAxes({ sizeSetId, sizes, colors, known }: WholeProductChange, before: StoredProduct) {
  const isSameSet = sizeSetId === undefined || sizeSetId === before.sizeSetId;
  return {
    ...(sizes && known?.sizes && isSameSet && { sizes: mergedList(known.sizes, sizes, before.sizes) }),
    ...(colors && known?.colors && { colors: mergedList(known.colors, colors, before.colors) }),
  };
}

/**
 * Saves the values of a product and its stock.
 * @returns its id
 */
async function saveValues(
  tx: Transaction,
  before: StoredProduct | null,
  change: WholeProductChange,
): Promise<string> {
  const { stockQuantity, stockPools, removeImage: _, known, ...rest } = change;
  const { variants: __, packs: ___, terms: ____, pictures: _____, ...values } = rest;
  const stockChange = { stockQuantity, stockPools, knownPools: known?.stockPools };
  if (!before) {
    const offering = await planOffering(tx, null, values);
    const pools = planStock(offering, [], stockChange);
    const id = await insertProduct(tx, { ...(values as NewProduct), ...offering });
    await replacePools(tx, id, pools);
    return id;
  }
  const { id } = before;
  const isOffered = values.sizeSetId !== undefined || values.sizes || values.colors;
  const touchesStock = stockQuantity !== undefined || stockPools || isOffered;
  const offering: Offering = isOffered
    ? await planOffering(tx, before, { ...values, ...mergedAxes(change, before) })
    : before;
  const pools = touchesStock && planStock(offering, await lockPools(tx, [id]), stockChange);
  await changeProduct(tx, id, { ...values, ...(isOffered && offering) });
  if (pools) await replacePools(tx, id, pools);
  if (values.colors) await clearOtherColors(tx, id, offering.colors);
  return id;
}

/** Saves the cover where it is another picture. */
async function saveCover(
  tx: Transaction,
  productId: string,
  before: StoredProduct | null,
  { removeImage }: WholeProductChange,
  picture: Picture | null,
): Promise<void> {
  const present = before?.imageHash ?? null;
  const wanted = picture ? picture.hash : removeImage ? null : present;
  if (wanted === present) return;
  await lockImages(tx);
  if (picture) await storeImage(tx, picture);
  const [cover, ...others] = await readPictures(tx, productId);
  if (!picture) await arrangePictures(tx, productId, others);
  else if (cover) await replaceImage(tx, cover.id, picture.hash);
  else await insertPicture(tx, { productId, position: 0, imageHash: picture.hash });
  if (cover) await removeUnusedImages(tx, [cover.imageHash]);
}

/**
 * Saves a product with its stock, variants, packs, rules and the order of its pictures, in one transaction; fields that are left
 * out stay. Pictures of a color that goes become pictures of all colors.
 * @param id null: a new product
 * @throws Refusal 404; 409 `taken` (sku), `changed_meanwhile`; 400 `not_found` (manufacturerId); and the refusals of
 * `planOffering`, `planStock`, `changePictures`, `changeVariants`, `changePacks` and `changeTerms`
 */
export async function saveProduct(
  db: Queryable,
  actor: Actor,
  id: string,
  change: WholeProductChange,
  picture: Picture | null,
): Promise<Product & { meanwhile?: FieldError[] }>;
export async function saveProduct(
  db: Queryable,
  actor: Actor,
  id: null,
  change: NewProduct & Omit<WholeProductChange, keyof NewProduct>,
  picture: Picture | null,
): Promise<Product>;
export async function saveProduct(
  db: Queryable,
  actor: Actor,
  id: string | null,
  change: WholeProductChange,
  picture: Picture | null,
): Promise<Product & { meanwhile?: FieldError[] }> {
  const { variants, packs, terms, pictures, known } = change;
  const saved = write(db, async tx => {
    const { before, customerIds } = await lockFor(tx, id, change);
    const present = packs && id !== null ? await managedPacks(tx, id) : [];
    let beside = {};
    if (known && before) {
      const current = orNotFound(await findProduct(tx, staffViewer(), before.id));
      beside = await judgeDifferences(tx, before.id, [
        ...differences(valuesOf(known), current, change),
        ...(await variantDifferences(tx, before.id, variants, known.variants)),
        ...packDifferences(packs, present, known.packs),
        ...(await termDifferences(tx, before.id, terms, known.terms)),
      ]);
    }
    const productId = await saveValues(tx, before, change);
    const others: string[] = [];
    const row = variants || packs || pictures ? await lockProduct(tx, productId, 'no key update') : undefined;
    if (row && variants) others.push(...(await changeVariants(tx, row, variants)));
    if (row && packs) others.push(...(await changePacks(tx, row, packs, present, known?.packs)));
    // Images are locked behind all products.
    await saveCover(tx, productId, before, change, picture);
    if (row && pictures) await changePictures(tx, row, pictures);
    const product = orNotFound(await findProduct(tx, staffViewer(), productId));
    const rules = { terms: terms ?? [], known: known?.terms };
    const areTermsChanged = terms && (await changeTerms(tx, product, customerIds, rules));
    await record(tx, actor, {
      ...aboutProduct(product, (before && isForSaleNow(before)) || isForSaleNow(product)),
      also: [
        ...[...new Set(others)].map(id => ({ topic: 'products' as const, id })),
        ...(areTermsChanged ? alsoAboutTerms : []),
      ],
    });
    return { ...product, ...beside };
  });
  return orRefuse(saved, refusals);
}

/**
 * Deletes a product with its stock and its pictures. Its row is locked before orders and baskets are searched for it, so that
 * nobody can name it in between.
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
    // The rules of the product are deleted with it.
    const also = [{ topic: 'terms' as const }];
    await record(tx, actor, { ...aboutProduct(product, isForSaleNow(product)), also });
  });
}

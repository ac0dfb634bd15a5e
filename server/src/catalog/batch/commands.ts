import { isDeepStrictEqual } from 'node:util';
import { type BatchResult, batchProductsMax } from '@toptan/contract/batch-results';
import { productPacksMax } from '@toptan/contract/catalog/packs';
import {
  type addPackToProducts as addPackCall,
  type changePrices as changePricesCall,
  type changeProducts as changeProductsCall,
  setProductsMax,
  type setSizeSetOfProducts as setSizeSetCall,
} from '@toptan/contract/catalog/product-batch';
import type { WholeProductChange } from '@toptan/contract/catalog/whole-product';
import type { BodyOf } from '@toptan/contract/endpoint';
import { priceAfter, priceSchema } from '@toptan/contract/price';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { write } from '../../events/record.ts';
import { fieldRefusal, notFound, Refusal } from '../../refusal.ts';
import { lockCodes } from '../codes/queries.ts';
import { contentOf, contentProblems } from '../packs/content.ts';
import { insertPack, managedPacks } from '../packs/queries.ts';
import { lockProduct, type StoredProduct } from '../product.ts';
import { saveProduct } from '../products/commands.ts';
import { holdSizeSets, productsOfSet, readSizes } from '../sizing/queries.ts';

/**
 * Saves products one after the other in one transaction, locked in the order of their ids. A refusal of one leaves the others
 * alone: `changeOf` and `saveProduct` throw it before they write. Call `lockCodes` first: a call that moves a code locks two
 * products, in any order.
 * @param changeOf null: the product is so already
 * @param detailsOf what the audit log tells of a product, where the body of the call is about all of them
 */
async function changeEach(
  tx: Transaction,
  actor: Actor,
  ids: readonly string[],
  changeOf: (product: StoredProduct) => WholeProductChange | null | Promise<WholeProductChange | null>,
  detailsOf: (product: StoredProduct, change: WholeProductChange) => Actor['body'] = () => actor.body,
): Promise<BatchResult[]> {
  const results = new Map<string, BatchResult>();
  for (const productId of [...new Set(ids)].sort()) {
    const product = await lockProduct(tx, productId, 'update');
    const named = { productId, productName: product?.name ?? null };
    try {
      if (!product) throw notFound();
      const change = await changeOf(product);
      if (change)
        await saveProduct(tx, { ...actor, body: detailsOf(product, change) }, productId, change, null);
      results.set(productId, { ...named, state: change ? 'done' : 'unchanged' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.set(productId, { ...named, state: 'refused', error: error.body });
    }
  }
  return [...new Set(ids)].flatMap(id => results.get(id) ?? []);
}

/**
 * Gives products a size set.
 * @throws Refusal 400 `not_found`, `not_offered` (sizeSetId)
 */
export function setSizeSetOfProducts(
  db: Database,
  actor: Actor,
  { productIds, sizeSetId, sizes }: BodyOf<typeof setSizeSetCall>,
): Promise<BatchResult[]> {
  return write(db, async tx => {
    await lockCodes(tx);
    const set = (await holdSizeSets(tx, { sizeSetId, productIds })).find(({ id }) => id === sizeSetId);
    const refuse = (code: 'not_found' | 'not_offered', message: string) =>
      fieldRefusal('validation_failed', 'sizeSetId', code, message);
    if (!set) throw refuse('not_found', 'No such size set');
    if (!set.isActive) throw refuse('not_offered', 'This size set is inactive');
    const ofSet = (await readSizes(tx, sizeSetId)).map(({ label }) => label);
    const change = { sizeSetId, ...(sizes === 'all' && { sizes: ofSet }) };
    return changeEach(tx, actor, productIds, product =>
      product.sizeSetId === sizeSetId && (sizes === 'keep' || isDeepStrictEqual(product.sizes, ofSet))
        ? null
        : change,
    );
  });
}

/** @throws Refusal 400 where neither or both are named, or where the set has too many products */
async function idsOf(db: Database, { productIds, sizeSetId }: BodyOf<typeof addPackCall>) {
  if ((productIds === undefined) === (sizeSetId === undefined))
    throw fieldRefusal('validation_failed', 'productIds', 'required', 'Either products or a size set');
  if (sizeSetId === undefined) return productIds ?? [];
  const ids = await productsOfSet(db, sizeSetId, setProductsMax + 1);
  if (ids.length <= setProductsMax) return ids;
  const message = `At most ${setProductsMax} products at once`;
  throw new Refusal('validation_failed', message, {
    fields: [{ path: 'sizeSetId', code: 'too_many', message, limit: setProductsMax }],
  });
}

/**
 * Gives products a pack, behind those that they have. A product that has a pack of the same content is left as it is. The products
 * of a set come in several transactions, so that orders never wait for all of them; a call that breaks off can be repeated.
 * @throws Refusal 400 as `idsOf`
 */
export async function addPackToProducts(
  db: Database,
  actor: Actor,
  wanted: BodyOf<typeof addPackCall>,
): Promise<BatchResult[]> {
  const ids = await idsOf(db, wanted);
  const results: BatchResult[] = [];
  for (let at = 0; at < ids.length; at += batchProductsMax)
    results.push(...(await addPackTo(db, actor, ids.slice(at, at + batchProductsMax), wanted)));
  return results;
}

function addPackTo(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  wanted: BodyOf<typeof addPackCall>,
): Promise<BatchResult[]> {
  const pack = { mixed: false, lines: wanted.lines };
  return write(db, async tx => {
    await lockCodes(tx);
    return changeEach(tx, actor, ids, async product => {
      const fields = contentProblems(pack, product, 'pack');
      if (fields.length > 0)
        throw new Refusal('validation_failed', 'The pack does not fit the product', { fields });
      const current = (await managedPacks(tx, product.id)).filter(
        ({ replacedById }) => replacedById === null,
      );
      const isThere = current.some(each => each.isActive && contentOf(each) === contentOf(pack));
      if (!isThere && current.length >= productPacksMax) {
        const message = `A product has at most ${productPacksMax} packs`;
        const problem = { path: 'pack', code: 'too_many' as const, message, limit: productPacksMax };
        throw new Refusal('validation_failed', message, { fields: [problem] });
      }
      const sells = wanted.sells === product.sells ? undefined : wanted.sells;
      if (isThere && !sells) return null;
      // Saving all packs of a product anew takes three times as long, and orders wait for two hundred products.
      if (!isThere) {
        const values = { unit: wanted.unit, name: null, isActive: true, mixed: false };
        await insertPack(tx, { ...values, productId: product.id, position: current.length }, pack.lines);
      }
      return { sells };
    });
  });
}

/** Gives products the same category, gender, state, supply or beginning of the sale. */
export function changeProducts(
  db: Database,
  actor: Actor,
  { productIds, ...fields }: BodyOf<typeof changeProductsCall>,
): Promise<BatchResult[]> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return write(db, async tx => {
    await lockCodes(tx);
    return changeEach(tx, actor, productIds, product => {
      if (given.every(([name, value]) => product[name as keyof typeof fields] === value)) return null;
      const { sellsUntil } = product;
      if (fields.sellsFrom && sellsUntil && Date.parse(fields.sellsFrom) >= Date.parse(sellsUntil))
        throw fieldRefusal('validation_failed', 'sellsFrom', 'invalid', 'It ends before it begins');
      return fields;
    });
  });
}

/** Changes the prices of products by a part of each. The shown price of a product has to be its present one. */
export function changePrices(
  db: Database,
  actor: Actor,
  { products, change }: BodyOf<typeof changePricesCall>,
): Promise<BatchResult[]> {
  const shown = new Map(products.map(({ productId, price }) => [productId, price]));
  return write(db, async tx => {
    await lockCodes(tx);
    return changeEach(
      tx,
      actor,
      [...shown.keys()],
      product => {
        if (product.price !== shown.get(product.id)) {
          const message = 'The price has changed';
          const field = { path: 'price', code: 'changed', message, current: product.price } as const;
          throw new Refusal('validation_failed', message, { fields: [field] });
        }
        const price = priceAfter(product.price, change);
        if (!priceSchema.safeParse(price).success)
          throw fieldRefusal('validation_failed', 'price', 'too_big', 'The price would be too high');
        return price === product.price ? null : { price };
      },
      ({ price: priceBefore }, { price }) => ({ percent: change / 100, priceBefore, price }),
    );
  });
}

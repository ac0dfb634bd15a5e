import { isWholeProduct, sameCell } from '@toptan/contract/catalog/cells';
import type { WholeProductChange } from '@toptan/contract/catalog/whole-product';
import { lockCodes } from '../../catalog/codes/queries.ts';
import { lockProduct } from '../../catalog/product.ts';
import { deleteProduct, saveProduct } from '../../catalog/products/commands.ts';
import { whereNamed } from '../../catalog/products/queries.ts';
import { holdSizeSets } from '../../catalog/sizing/queries.ts';
import type { Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { hasStockAsWritten, isAsWritten, type ProductBefore } from './before.ts';
import { currentPacks, productField, translationOf, withIds } from './current-values.ts';
import { type CurrentProduct, readCurrentProducts } from './queries.ts';

/** Old values as the product's form sends them. */
function oldValues(before: ProductBefore, { product }: CurrentProduct): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const translations = structuredClone(product.translations) as Record<string, Record<string, unknown>>;
  for (const { field, old } of before.values) {
    const translation = translationOf(field);
    if (!translation) body[productField(field)] = old;
    else {
      const { [translation.text]: _, ...rest } = translations[translation.language] ?? {};
      translations[translation.language] = old === null ? rest : { ...rest, [translation.text]: old };
      body['translations'] = translations;
    }
  }
  return body;
}

/**
 * The stock with the changes of the import reversed; pieces sold meanwhile stay sold. Stock that the import split into cells is one
 * whole again.
 */
function oldStock({ stock, whole = null }: ProductBefore, { product }: CurrentProduct) {
  if (stock.length === 0 && whole === null) return {};
  const back = product.stockPools.map(pool => ({
    ...pool,
    quantity: pool.quantity - (stock.find(each => sameCell(each, pool))?.by ?? 0),
  }));
  if (whole !== null) {
    const quantity = back.reduce((sum, pool) => sum + pool.quantity, whole);
    return { stockPools: [{ size: null, color: null, quantity: Math.max(0, quantity) }] };
  }
  const pools = back.map(pool => ({ ...pool, quantity: Math.max(0, pool.quantity) }));
  const [first] = pools;
  return first && isWholeProduct(first) ? { stockQuantity: first.quantity } : { stockPools: pools };
}

/**
 * Takes back the changes of an import to a product, by the same command. A new product is deleted, or deactivated if orders or
 * baskets name it.
 * @returns false where the product has been changed since
 */
export async function undoProduct(tx: Transaction, actor: Actor, before: ProductBefore): Promise<boolean> {
  const { productId } = before;
  if (before.variants.length > 0 || before.packs) await lockCodes(tx);
  await holdSizeSets(tx, { productIds: [productId], sizeSetId: before.axes?.sizeSetId });
  if (!(await lockProduct(tx, productId, 'update'))) return before.isNew;
  const current = (await readCurrentProducts(tx, [productId])).get(productId);
  if (!current) return false;
  if (!isAsWritten(before, current)) return false;
  if (before.isNew) {
    const named = await whereNamed(tx, productId);
    // Stock that orders took is no change by staff.
    if (!named.order && !hasStockAsWritten(before, current)) return false;
    if (named.order || named.basket) await saveProduct(tx, actor, productId, { isActive: false }, null);
    else await deleteProduct(tx, actor, productId);
    return true;
  }
  if (before.packs) {
    // Packs that the import has removed come back under new ids.
    const packs = before.packs.map(({ id: _, ...pack }) => pack);
    await saveProduct(tx, actor, productId, { packs: withIds(packs, currentPacks(current)) }, null);
  }
  const { variants } = before;
  const change = {
    ...oldValues(before, current),
    ...oldStock(before, current),
    ...(variants.length > 0 && { variants }),
  };
  if (Object.keys(change).length > 0)
    await saveProduct(tx, actor, productId, change as WholeProductChange, null);
  // Sizes and colors go once nothing is kept of them.
  if (before.axes) await saveProduct(tx, actor, productId, before.axes, null);
  return true;
}

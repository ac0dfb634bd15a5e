import type { ProductChange } from '@toptan/contract/catalog/product-changes';
import { lockCodes } from '../../catalog/codes/queries.ts';
import { setPacks } from '../../catalog/packs/commands.ts';
import { managedPacks } from '../../catalog/packs/queries.ts';
import { deleteProduct, updateProduct } from '../../catalog/products/commands.ts';
import { lockProduct, whereNamed } from '../../catalog/products/queries.ts';
import { holdSizeSets } from '../../catalog/sizing/queries.ts';
import { setVariants } from '../../catalog/variants/commands.ts';
import type { Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { hasStockAsWritten, isAsWritten, type ProductBefore } from './before.ts';
import { isWholePool } from './pools.ts';
import { readStanding, type Standing } from './queries.ts';
import { sameCell } from './row.ts';
import { productField, standingPacks, translationOf, withIds } from './standing-values.ts';

/** Old values as the product's form sends them. */
function oldValues(before: ProductBefore, { product }: Standing): Record<string, unknown> {
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
 * Pools without the pieces that came; with those that went. What was sold meanwhile stays sold. Stock that was held as a whole before is
 * so again.
 */
function oldStock({ stock, whole = null }: ProductBefore, { product }: Standing) {
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
  return first && isWholePool(first) ? { stockQuantity: first.quantity } : { stockPools: pools };
}

/**
 * Takes back what an import did to a product, by the same commands. A new product goes; one that orders or baskets name is
 * deactivated.
 * @returns false where somebody has changed since what the import wrote
 */
export async function undoProduct(tx: Transaction, actor: Actor, before: ProductBefore): Promise<boolean> {
  const { productId } = before;
  if (before.variants.length > 0 || before.packs) await lockCodes(tx);
  await holdSizeSets(tx, { productIds: [productId], sizeSetId: before.axes?.sizeSetId });
  if (!(await lockProduct(tx, productId, 'update'))) return before.isNew;
  const standing = (await readStanding(tx, [productId])).get(productId);
  if (!standing) return false;
  if (!isAsWritten(before, standing)) return false;
  if (before.isNew) {
    // No file of products gives barcodes to packs.
    const packs = await managedPacks(tx, productId);
    if (packs.some(({ codes = [] }) => codes.length > 0)) return false;
    const named = await whereNamed(tx, productId);
    // Orders take pieces without anybody's changing the product.
    if (!named.order && !hasStockAsWritten(before, standing)) return false;
    if (named.order || named.basket) await updateProduct(tx, actor, productId, { isActive: false }, null);
    else await deleteProduct(tx, actor, productId);
    return true;
  }
  if (before.packs) {
    // Packs that the import has removed come back under new ids.
    const packs = before.packs.map(({ id: _, ...pack }) => pack);
    await setPacks(tx, actor, productId, withIds(packs, standingPacks(standing)));
  }
  const change = { ...oldValues(before, standing), ...oldStock(before, standing) };
  if (Object.keys(change).length > 0)
    await updateProduct(tx, actor, productId, change as ProductChange, null);
  if (before.variants.length > 0) await setVariants(tx, actor, productId, before.variants);
  if (before.axes) await updateProduct(tx, actor, productId, before.axes, null);
  return true;
}

import type { ProductChange } from '@toptan/contract/catalog/product-changes';
import { lockCodes } from '../../catalog/codes/queries.ts';
import { setPacks } from '../../catalog/packs/commands.ts';
import { deleteProduct, updateProduct } from '../../catalog/products/commands.ts';
import { lockProduct, whereNamed } from '../../catalog/products/queries.ts';
import { holdSizeSets } from '../../catalog/sizing/queries.ts';
import { setVariants } from '../../catalog/variants/commands.ts';
import type { Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import type { ProductBefore } from './apply.ts';
import { readStanding, type Standing } from './queries.ts';
import { sameCell } from './row.ts';
import { isSameValue, productField, standingValue, translationOf } from './standing-values.ts';

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

/** Pools without the pieces that came; with those that went. What was sold meanwhile stays sold. */
function oldStock({ stock }: ProductBefore, { product }: Standing) {
  if (stock.length === 0) return {};
  const back = (pool: { size: string | null; color: string | null; quantity: number }) => ({
    ...pool,
    quantity: Math.max(0, pool.quantity - (stock.find(each => sameCell(each, pool))?.by ?? 0)),
  });
  const pools = product.stockPools.map(back);
  const [whole] = pools;
  return whole && whole.size === null && whole.color === null
    ? { stockQuantity: whole.quantity }
    : { stockPools: pools };
}

/**
 * Takes back what an import did to a product, by the same commands. A new product goes; one that orders or baskets name is
 * deactivated.
 * @returns false where somebody has changed since what the import wrote
 */
export async function undoProduct(tx: Transaction, actor: Actor, before: ProductBefore): Promise<boolean> {
  const { productId } = before;
  if (before.variants.length > 0) await lockCodes(tx);
  await holdSizeSets(tx, { productIds: [productId], sizeSetId: before.axes?.sizeSetId });
  if (!(await lockProduct(tx, productId, 'update'))) return before.isNew;
  const standing = (await readStanding(tx, [productId])).get(productId);
  if (!standing) return false;
  const isAsWritten = before.values.every(({ field, new: written }) =>
    isSameValue(field, standingValue(standing.product, field), written),
  );
  if (!isAsWritten) return false;
  if (before.isNew) {
    const named = await whereNamed(tx, productId);
    if (named.order || named.basket) await updateProduct(tx, actor, productId, { isActive: false }, null);
    else await deleteProduct(tx, actor, productId);
    return true;
  }
  if (before.packs) await setPacks(tx, actor, productId, before.packs);
  const change = { ...oldValues(before, standing), ...oldStock(before, standing) };
  if (Object.keys(change).length > 0)
    await updateProduct(tx, actor, productId, change as ProductChange, null);
  if (before.variants.length > 0) await setVariants(tx, actor, productId, before.variants);
  if (before.axes) await updateProduct(tx, actor, productId, before.axes, null);
  return true;
}

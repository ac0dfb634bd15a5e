import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../../db/rows-from-json.ts';
import { isOpen, stockPools, variants } from '../../db/schema-goods.ts';
import { isOneOf, unseen } from '../../db/unseen-arrays.ts';
import type { Variant } from '../product.ts';
import { variantsOf } from '../variants/queries.ts';
import type { Pool } from './allocation.ts';

const poolColumns = {
  id: stockPools.id,
  productId: stockPools.productId,
  size: variants.size,
  color: variants.color,
  quantity: stockPools.quantity,
  isOpen: sql<boolean>`coalesce(${isOpen}, true)`,
};

/**
 * The variants of pools of these products. Their products are named twice, so that PostgreSQL reads the variants of these
 * products and not all that there are.
 */
const variantOfPool = (productIds: SQLWrapper) =>
  and(eq(variants.id, stockPools.variantId), isOneOf(variants.productId, productIds));

const standingPools = prepared('stock_pools', db =>
  db
    .select(poolColumns)
    .from(stockPools)
    .leftJoin(variants, variantOfPool(sql.placeholder('productIds')))
    .where(isOneOf(stockPools.productId, sql.placeholder('productIds')))
    .orderBy(stockPools.productId, variants.size, variants.color),
);

/** The pools of these products, as they stand, by size and color. */
export function poolsOf(db: Queryable, productIds: readonly string[]): Promise<Pool[]> {
  return standingPools(db).execute({ productIds: [...new Set(productIds)] });
}

const servingPools = prepared('lock_serving_pools', db =>
  db
    .select(poolColumns)
    .from(stockPools)
    .leftJoin(variants, variantOfPool(sql.placeholder('productIds')))
    .where(
      sql`${isOneOf(stockPools.productId, sql.placeholder('productIds'))} and exists (
        select from unnest(
          ${unseen(sql.placeholder('productIds'), 'uuid')}, ${unseen(sql.placeholder('sizes'), 'text')},
          ${unseen(sql.placeholder('colors'), 'text')}
        ) as wanted (product_id, size, color)
        where wanted.product_id = ${stockPools.productId}
          and (${stockPools.variantId} is null
            or wanted.size is not distinct from ${variants.size} and wanted.color is not distinct from ${variants.color})
      )`,
    )
    .orderBy(stockPools.id)
    .for('update', { of: stockPools }),
);

/** Locks the pools that serve these sizes and colors, in the order of their ids, and reads them. */
export function lockServingPools(tx: Transaction, variants: readonly Variant[]): Promise<Pool[]> {
  return servingPools(tx).execute({
    productIds: variants.map(variant => variant.productId),
    sizes: variants.map(variant => variant.size),
    colors: variants.map(variant => variant.color),
  });
}

/** Locks all pools of these products, in the order of their ids, and reads them. */
export function lockPools(tx: Transaction, productIds: readonly string[]): Promise<Pool[]> {
  const ids = sql.param([...new Set(productIds)]);
  return tx
    .select(poolColumns)
    .from(stockPools)
    .leftJoin(variants, variantOfPool(ids))
    .where(isOneOf(stockPools.productId, ids))
    .orderBy(stockPools.id)
    .for('update', { of: stockPools });
}

/** Adds numbers of pieces (negative: takes them) to pools, given as two arrays. */
export const movingPieces = (poolIds: SQLWrapper, pieces: SQLWrapper): SQL => sql`
  update ${stockPools} set quantity = ${stockPools.quantity} + moved.pieces
  from unnest(${unseen(poolIds, 'uuid')}, ${unseen(pieces, 'integer')}) as moved (id, pieces)
  where ${stockPools.id} = moved.id`;

/** Moves pieces of pools that the transaction has locked. */
export async function movePieces(tx: Transaction, pieces: ReadonlyMap<string, number>): Promise<void> {
  if (pieces.size === 0) return;
  await tx.execute(movingPieces(sql.param([...pieces.keys()]), sql.param([...pieces.values()])));
}

/** A pool as it shall be. */
export type NewPool = Pick<Pool, 'size' | 'color' | 'quantity'>;

/**
 * Writes pools of a product, which has their sizes and colors; one that exists keeps its id, so that orders find where their
 * units came from.
 */
export async function writePools(
  tx: Transaction,
  productId: string,
  pools: readonly NewPool[],
): Promise<void> {
  if (pools.length === 0) return;
  const cells = await variantsOf(tx, [productId]);
  const variantOf = ({ size, color }: NewPool) => {
    if (size === null && color === null) return null;
    const cell = cells.find(each => each.size === size && each.color === color);
    if (!cell) throw new Error(`no variant ${size} ${color}`);
    return cell.id;
  };
  const rows = rowsAsJson(
    stockPools,
    pools.map(pool => ({ productId, variantId: variantOf(pool), quantity: pool.quantity })),
  );
  await tx
    .insert(stockPools)
    .select(rowsFromJson(stockPools, sql.param(rows)))
    .onConflictDoUpdate({
      target: [stockPools.productId, stockPools.variantId],
      set: { quantity: sql`excluded.quantity` },
      setWhere: sql`${stockPools.quantity} <> excluded.quantity`,
    });
}

/** Removes pools; order lines that took from them forget where. */
export async function removePools(tx: Transaction, productId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(stockPools)
    .where(and(eq(stockPools.productId, productId), isOneOf(stockPools.id, sql.param([...ids]))));
}

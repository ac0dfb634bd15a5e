import type { TermGrain } from '@toptan/contract/terms';
import type { Variant } from '../product.ts';

/** A row of `stock_pools`. */
export type Pool = {
  id: string;
  productId: string;
  /** Both null: stock of the product as a whole. */
  size: string | null;
  color: string | null;
  /** Pieces. */
  quantity: number;
  /** Whether the pool's size and color can be ordered; stock of the product as a whole is open. */
  isOpen: boolean;
};

/** Pieces wanted of one size and color. */
export type StockWish = Variant & { quantity: number };

/** The pieces that stock gives to one wish; the pool is null when it gives none. */
export type StockShare = { stockPoolId: string | null; fromStock: number };

const keyOf = ({ productId, size, color }: Variant) => JSON.stringify([productId, size, color]);

/** Finds the pool that serves a size and color: the one of exactly these, or else the one of the whole product. */
export function poolFinder<P extends Pool>(pools: readonly P[]): (variant: Variant) => P | undefined {
  const byVariant = new Map(pools.map(pool => [keyOf(pool), pool]));
  return variant =>
    byVariant.get(keyOf(variant)) ?? byVariant.get(keyOf({ ...variant, size: null, color: null }));
}

/**
 * Shares the pieces of the pools among wishes, one after the other: first come, first served, never more than a pool has.
 * Wishes may share a pool.
 */
export function allocator(pools: readonly Pool[]): (wish: StockWish) => StockShare {
  const findPool = poolFinder(pools);
  const left = new Map(pools.map(pool => [pool.id, pool.quantity]));
  return wish => {
    const pool = findPool(wish);
    const available = pool ? (left.get(pool.id) ?? 0) : 0;
    if (!pool || available === 0) return { stockPoolId: null, fromStock: 0 };
    const fromStock = Math.min(wish.quantity, available);
    left.set(pool.id, available - fromStock);
    return { stockPoolId: pool.id, fromStock };
  };
}

/**
 * Tells whether wishes take exactly the stock of an ordered size and color, of its color, and of its product. Wishes may share a
 * pool. Closed variants stay out of account: nobody can order them.
 */
export function restTaken(
  pools: readonly Pool[],
  wishes: readonly StockWish[],
): (variant: Variant) => Readonly<Record<TermGrain, boolean>> {
  const findPool = poolFinder(pools);
  const wished = new Map<string, number>();
  for (const wish of wishes) {
    const pool = findPool(wish);
    if (pool) wished.set(pool.id, (wished.get(pool.id) ?? 0) + wish.quantity);
  }
  const isTaken = ({ id, quantity }: Pool) => (wished.get(id) ?? 0) === quantity;
  const colorOf = ({ productId, color }: Variant) => JSON.stringify([productId, color]);
  const others = pools.filter(pool => pool.isOpen && !isTaken(pool));
  const colors = new Set(others.map(colorOf));
  const products = new Set(others.map(({ productId }) => productId));
  return variant => {
    const pool = findPool(variant);
    const cell = pool !== undefined && isTaken(pool);
    return {
      cell,
      color: cell && !colors.has(colorOf(variant)),
      product: cell && !products.has(variant.productId),
    };
  };
}

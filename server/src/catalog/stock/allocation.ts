/** A row of `stock_pools`. */
export type Pool = {
  id: string;
  productId: string;
  /** Both null: stock of the product as a whole. */
  size: string | null;
  color: string | null;
  /** Pieces. */
  quantity: number;
};

/** Size and colour of a product, as an order line names them. */
export type Variant = { productId: string; size: string | null; color: string | null };

/** Pieces wanted of one size and colour. */
export type StockWish = Variant & { quantity: number };

/** What stock gives to one wish; the pool is null when it gives nothing. */
export type StockShare = { stockPoolId: string | null; fromStock: number };

const keyOf = ({ productId, size, color }: Variant) => JSON.stringify([productId, size, color]);

/** The pool that serves a size and colour: the one of exactly these, or else the one of the whole product. */
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

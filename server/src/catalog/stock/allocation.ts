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
export type StockDemand = Variant & { quantity: number };

/** The pieces that stock gives to one demand; the pool is null when it gives none. */
export type StockShare = { stockPoolId: string | null; fromStock: number };

const keyOf = ({ productId, size, color }: Variant) => JSON.stringify([productId, size, color]);

/** Finds the pool that serves a size and color: the one of exactly these, or else the one of the whole product. */
export function poolFinder<P extends Pool>(pools: readonly P[]): (variant: Variant) => P | undefined {
  const byVariant = new Map(pools.map(pool => [keyOf(pool), pool]));
  return variant =>
    byVariant.get(keyOf(variant)) ?? byVariant.get(keyOf({ ...variant, size: null, color: null }));
}

/**
 * Shares the pieces of the pools among demands, one after the other: first come, first served, never more than a pool has.
 * Demands may share a pool.
 */
export function allocator(pools: readonly Pool[]): (demand: StockDemand) => StockShare {
  const findPool = poolFinder(pools);
  const left = new Map(pools.map(pool => [pool.id, pool.quantity]));
  return demand => {
    const pool = findPool(demand);
    const available = pool ? (left.get(pool.id) ?? 0) : 0;
    if (!pool || available === 0) return { stockPoolId: null, fromStock: 0 };
    const fromStock = Math.min(demand.quantity, available);
    left.set(pool.id, available - fromStock);
    return { stockPoolId: pool.id, fromStock };
  };
}

/**
 * Tells whether demands take exactly the stock of an ordered size and color, of its color, and of its product. Demands may share a
 * pool. Closed variants stay out of account: nobody can order them.
 */
export function restTaken(
  pools: readonly Pool[],
  demands: readonly StockDemand[],
): (variant: Variant) => Readonly<Record<TermGrain, boolean>> {
  const findPool = poolFinder(pools);
  const demanded = new Map<string, number>();
  for (const demand of demands) {
    const pool = findPool(demand);
    if (pool) demanded.set(pool.id, (demanded.get(pool.id) ?? 0) + demand.quantity);
  }
  const isTaken = ({ id, quantity }: Pool) => (demanded.get(id) ?? 0) === quantity;
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

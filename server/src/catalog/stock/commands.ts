import type { Transaction } from '../../db/client.ts';
import { holdProducts, type Variant } from '../product.ts';
import { allocator, type Pool, poolFinder, type StockDemand, type StockShare } from './allocation.ts';
import { lockPools, lockServingPools, movePieces, type NewPool, writePools } from './queries.ts';

function sumByPool(moves: readonly { poolId: string; pieces: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { poolId, pieces } of moves) sums.set(poolId, (sums.get(poolId) ?? 0) + pieces);
  return sums;
}

/**
 * Takes pieces out of stock for order lines, as many as there are: each line from the pool of exactly its size and color, or else
 * from the pool of the whole product. Pieces that stock lacks are to be produced. The pools stay locked until the transaction ends.
 * It sends three statements, however many lines there are.
 * @returns the pool and the number of pieces of each line, in order
 */
export async function takeUnits(tx: Transaction, lines: readonly StockDemand[]): Promise<StockShare[]> {
  const productIds = lines.map(line => line.productId);
  await holdProducts(tx, productIds);
  const shares = lines.map(allocator(await lockServingPools(tx, lines)));
  await movePieces(tx, piecesTaken(shares));
  return shares;
}

/** The pieces that shares take out of each pool, as negative numbers. */
export function piecesTaken(shares: readonly StockShare[]): Map<string, number> {
  return sumByPool(
    shares.flatMap(({ stockPoolId, fromStock }) =>
      stockPoolId === null ? [] : [{ poolId: stockPoolId, pieces: -fromStock }],
    ),
  );
}

/**
 * The pieces that come back to each pool: to the one that they were taken from or, when it is gone, to the one that serves the size
 * and color now. They are dropped when there is none.
 */
export function piecesReturned(
  lines: readonly (Variant & StockShare)[],
  pools: readonly Pool[],
): Map<string, number> {
  const poolIds = new Set(pools.map(pool => pool.id));
  const findPool = poolFinder(pools);
  return sumByPool(
    lines.flatMap(line => {
      const origin = line.stockPoolId !== null && poolIds.has(line.stockPoolId) ? line.stockPoolId : null;
      const poolId = origin ?? findPool(line)?.id;
      return poolId === undefined ? [] : [{ poolId, pieces: line.fromStock }];
    }),
  );
}

/**
 * Gives pieces that order lines took back to their pool or, when it is gone, to the one that serves the size and color now. Pieces
 * are dropped when the product no longer has a pool for this size and color.
 */
export async function giveBackUnits(
  tx: Transaction,
  lines: readonly (Variant & StockShare)[],
): Promise<void> {
  const returned = lines.filter(line => line.fromStock > 0);
  if (returned.length === 0) return;
  const productIds = returned.map(line => line.productId);
  await holdProducts(tx, productIds);
  await movePieces(tx, piecesReturned(returned, await lockPools(tx, productIds)));
}

/**
 * Makes these the pools of a product. A pool of the same size and color stays the same row; other pools are removed. The caller
 * holds the product's row.
 */
export async function replacePools(
  tx: Transaction,
  productId: string,
  pools: readonly NewPool[],
): Promise<void> {
  await lockPools(tx, [productId]);
  await writePools(tx, productId, pools);
}

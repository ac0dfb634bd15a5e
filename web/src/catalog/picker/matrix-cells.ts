import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import type { GridPieces } from '../../ui/trade/use-grid-texts.ts';

/** Size and colour; '' where the product has none. */
export type Variant = { size: string; colour: string };

type Pool = Product['stockPools'][number];

/** The pool of exactly this size and colour, or else of the product as a whole. */
function poolOf({ stockPools }: Product, { size, colour }: Variant): Pool | undefined {
  return (
    stockPools.find(pool => pool.size === (size || null) && pool.color === (colour || null)) ??
    stockPools.find(pool => pool.size === null && pool.color === null)
  );
}

const variantOf = ({ selectedSize, selectedColor }: BasketItem): Variant => ({
  size: selectedSize ?? '',
  colour: selectedColor ?? '',
});

export const cellKey = ({ size, colour }: Variant) => JSON.stringify([size, colour]);

/** Every size with every colour, colour by colour; '' for the one that the product has none of. */
export function cellsOf({ sizes, colors }: Pick<Product, 'sizes' | 'colors'>): Variant[] {
  const ofColour = sizes.length > 0 ? sizes : [''];
  return (colors.length > 0 ? colors : ['']).flatMap(colour => ofColour.map(size => ({ size, colour })));
}

/** Pieces in the basket, by cell. */
export function basketPieces(lines: readonly BasketItem[]): GridPieces {
  const pieces: Record<string, number> = {};
  for (const line of lines) {
    const key = cellKey(variantOf(line));
    pieces[key] = (pieces[key] ?? 0) + line.quantity;
  }
  return pieces;
}

/** Pieces of each cell that stock covers: lines that lie in the basket come first, in their order. */
export function coveredPieces(
  product: Product,
  pieces: GridPieces,
  lines: readonly BasketItem[],
): ReadonlyMap<string, number> {
  const left = new Map(product.stockPools.map(pool => [pool, pool.quantity]));
  const covered = new Map<string, number>();
  for (const variant of [...lines.map(variantOf), ...cellsOf(product)]) {
    const key = cellKey(variant);
    const pool = poolOf(product, variant);
    if (covered.has(key) || !pieces[key]) continue;
    const share = Math.min(pieces[key] ?? 0, (pool && left.get(pool)) ?? 0);
    if (pool) left.set(pool, (left.get(pool) ?? 0) - share);
    covered.set(key, share);
  }
  return covered;
}

/** Pieces on the shelf of exactly this cell; undefined where the product is counted as a whole. */
export function ownStock({ stockPools }: Product, { size, colour }: Variant): number | undefined {
  return stockPools.find(
    pool =>
      pool.size === (size || null) && pool.color === (colour || null) && (pool.size ?? pool.color) !== null,
  )?.quantity;
}

/** Cells that are not offered at the moment; a server that does not know them names none. */
type Closing = { closedCells?: readonly (readonly [size: string | null, color: string | null])[] };

export function isClosed(product: Product & Closing, { size, colour }: Variant): boolean {
  return (product.closedCells ?? []).some(
    ([ofSize, ofColour]) => (ofSize ?? '') === size && (ofColour ?? '') === colour,
  );
}

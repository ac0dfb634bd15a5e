import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';

/** Size and colour as chosen; '' where nothing is, or where the product has none. */
export type Variant = { size: string; colour: string };

/** Pieces wanted of one size and colour. */
export type Wish = Variant & { quantity: number };

export type ChoiceProblem = 'quantityNotWhole' | 'quantityRequired' | 'sizeRequired' | 'colourRequired';

/** What is wrong or still missing before wishes can go into the basket. */
export function choiceProblem(product: Product, wishes: readonly Wish[]): ChoiceProblem | null {
  if (wishes.some(({ quantity }) => Number.isNaN(quantity))) return 'quantityNotWhole';
  if (wishes.every(({ quantity }) => quantity < 1)) return 'quantityRequired';
  for (const { size, colour } of wishes) {
    if (product.sizes.length > 0 && !product.sizes.includes(size)) return 'sizeRequired';
    if (product.colors.length > 0 && !product.colors.includes(colour)) return 'colourRequired';
  }
  return null;
}

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

/** Pieces that each pool still has, beyond what the basket holds already. */
function piecesLeft(product: Product, lines: readonly BasketItem[]): Map<Pool, number> {
  const left = new Map(product.stockPools.map(pool => [pool, pool.quantity]));
  for (const line of lines) {
    const pool = poolOf(product, variantOf(line));
    if (pool) left.set(pool, Math.max(0, (left.get(pool) ?? 0) - line.fromStock));
  }
  return left;
}

/** Pieces of this size and colour that stock would cover beyond what the basket holds already. */
export function stockFor(product: Product, variant: Variant, lines: readonly BasketItem[]): number {
  const pool = poolOf(product, variant);
  return (pool && piecesLeft(product, lines).get(pool)) ?? 0;
}

/** Pieces of all wishes that stock covers beyond what the basket holds already; the rest is produced. */
export function coveredPieces(
  product: Product,
  wishes: readonly Wish[],
  lines: readonly BasketItem[],
): number {
  const left = piecesLeft(product, lines);
  return wishes.reduce((sum, wish) => {
    const pool = poolOf(product, wish);
    const covered = Math.min(wish.quantity, (pool && left.get(pool)) ?? 0);
    if (pool) left.set(pool, (left.get(pool) ?? 0) - covered);
    return sum + covered;
  }, 0);
}

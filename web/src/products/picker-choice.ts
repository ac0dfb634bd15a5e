import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/products';

export type Choice = { size: string; colour: string; quantity: number };

export type ChoiceProblem = 'quantityRequired' | 'sizeRequired' | 'colourRequired';

/** What is still missing before the product can go into the basket: specification, section 5. */
export function choiceProblem(product: Product, { size, colour, quantity }: Choice): ChoiceProblem | null {
  if (quantity < 1) return 'quantityRequired';
  if (product.sizes.length > 0 && !product.sizes.includes(size)) return 'sizeRequired';
  if (product.colors.length > 0 && !product.colors.includes(colour)) return 'colourRequired';
  return null;
}

/**
 * Pieces of this size and colour that stock would cover beyond what the basket holds already: of the pool of exactly
 * this size and colour, or else of the product as a whole.
 */
export function stockFor(
  product: Product,
  { size, colour }: Pick<Choice, 'size' | 'colour'>,
  lines: readonly BasketItem[],
): number {
  const own = product.stockPools.find(
    pool => pool.size === (size || null) && pool.color === (colour || null),
  );
  const pool = own ?? product.stockPools.find(({ size, color }) => size === null && color === null);
  const claimed = lines
    .filter(line => pool !== own || (line.selectedSize ?? '') === size)
    .filter(line => pool !== own || (line.selectedColor ?? '') === colour)
    .reduce((sum, line) => sum + line.fromStock, 0);
  return Math.max(0, (pool?.quantity ?? 0) - claimed);
}

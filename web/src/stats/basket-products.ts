import type { BasketItem } from '@toptan/contract/basket';

type BasketProduct = BasketItem['product'] & { pieces: number };

/** The basket by product, with all sizes and colors of each. */
export function productsOf(lines: readonly BasketItem[]): BasketProduct[] {
  const products = new Map<string, BasketProduct>();
  for (const { product, quantity } of lines) {
    const pieces = (products.get(product.id)?.pieces ?? 0) + quantity;
    products.set(product.id, { ...product, pieces });
  }
  return [...products.values()];
}

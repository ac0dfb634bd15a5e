import type { BasketItem } from '@toptan/contract/basket';

/** The lines of the basket as an order names them. */
export function itemsOf(lines: readonly BasketItem[]) {
  return lines.map(({ id, productId, quantity, selectedSize, selectedColor }) => ({
    id,
    productId,
    quantity,
    selectedSize,
    selectedColor,
  }));
}

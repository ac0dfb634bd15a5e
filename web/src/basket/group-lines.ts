import type { BasketItem } from '@toptan/contract/basket';
import { groupBy } from '@toptan/contract/group-by';

export type ProductLines = { product: BasketItem['product']; lines: BasketItem[] };

/** The lines grouped by product, in the order in which the products were first added. */
export function groupLines(lines: readonly BasketItem[]): ProductLines[] {
  return [...groupBy(lines, line => line.productId).values()].flatMap(group => {
    const product = group[0]?.product;
    return product ? [{ product, lines: group }] : [];
  });
}

import type { FieldError, FieldProblem } from '@toptan/contract/errors';
import type { placedLineSchema } from '@toptan/contract/orders';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { isAvailable } from '../../basket/availability.ts';
import type { BasketLine } from '../../basket/queries.ts';
import type { Article } from '../../catalog/products/queries.ts';
import type { StockShare, Variant } from '../../catalog/stock/allocation.ts';
import type { Quote } from '../../pricing/quote.ts';
import { Refusal } from '../../refusal.ts';
import type { StoredItem } from '../presentation.ts';

/** The basket's lines as the client shows them. */
type PlacedLine = z.output<typeof placedLineSchema>;

/** The size and colour that an item names. */
export function variantOf({ productId, selectedSize, selectedColor }: PlacedLine): Variant {
  return { productId, size: selectedSize || null, color: selectedColor || null };
}

const choiceKey = (productId: string, size?: string | null, color?: string | null) =>
  JSON.stringify([productId, size || null, color || null]);

const keyOfPlaced = (item: PlacedLine) => choiceKey(item.productId, item.selectedSize, item.selectedColor);
const keyOfLine = (line: BasketLine) => choiceKey(line.productId, line.selectedSize, line.selectedColor);

const problem = (path: string, code: FieldProblem, message: string): FieldError => ({ path, code, message });

/**
 * Finds the basket line that each item names, by its id, or else by product, size and colour. An id that is gone is
 * not looked for by other means: it was ordered or removed, and what looks like it now was added since.
 * @throws Refusal `basket_empty` when none is there, `basket_changed` with the items that differ from the basket
 */
export function matchBasket(items: readonly PlacedLine[], basket: readonly BasketLine[]): BasketLine[] {
  const byId = new Map(basket.map(line => [line.id, line]));
  const byChoice = new Map(basket.map(line => [keyOfLine(line), line]));
  const used = new Set<string>();
  const problems: FieldError[] = [];
  const matched = items.flatMap((item, at) => {
    const line = item.id === undefined ? byChoice.get(keyOfPlaced(item)) : byId.get(item.id);
    if (!line || used.has(line.id) || keyOfLine(line) !== keyOfPlaced(item)) {
      problems.push(problem(`items.${at}`, 'not_found', 'The basket does not hold it'));
      return [];
    }
    used.add(line.id);
    if (line.quantity !== item.quantity)
      problems.push(problem(`items.${at}.quantity`, 'invalid', `The basket holds ${line.quantity}`));
    return [line];
  });
  if (matched.length === 0) throw new Refusal('basket_empty', 'The basket does not hold these items');
  if (problems.length > 0)
    throw new Refusal('basket_changed', 'The basket has changed meanwhile', { fields: problems });
  return matched;
}

/** A basket line with its product. */
export type AvailableLine = BasketLine & { article: Article };

/** @throws Refusal `product_unavailable` with the items that can no longer be ordered */
export function availableLines(
  lines: readonly BasketLine[],
  articles: ReadonlyMap<string, Article>,
): AvailableLine[] {
  const problems: FieldError[] = [];
  const available = lines.flatMap((line, at) => {
    const article = articles.get(line.productId);
    if (article && isAvailable(article, line)) return [{ ...line, article }];
    problems.push(problem(`items.${at}.productId`, 'not_offered', 'It can no longer be ordered'));
    return [];
  });
  if (problems.length > 0)
    throw new Refusal('product_unavailable', 'Some items can no longer be ordered', { fields: problems });
  return available;
}

/** The lines of an order, with what stock covers of each. */
export function toItems(lines: Quote<AvailableLine>['lines'], shares: readonly StockShare[]): StoredItem[] {
  return lines.map(({ article, quantity, unitPrice, totalPrice, selectedSize, selectedColor }, at) => ({
    id: v7(),
    productId: article.id,
    productName: article.name,
    sku: article.sku,
    quantity,
    unitPrice,
    totalPrice,
    selectedSize,
    selectedColor,
    fromStock: shares[at]?.fromStock ?? 0,
    product: { name: article.name, imageHash: article.imageHash, category: article.category },
  }));
}

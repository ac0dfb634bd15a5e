import type { LineProblem, OrderLimit } from '@toptan/contract/basket';
import type { FieldError, FieldProblem } from '@toptan/contract/errors';
import type { OrderItem, placedLineSchema } from '@toptan/contract/orders';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { BasketLine } from '../../basket/lines/queries.ts';
import type { HeldPack } from '../../basket/packs/queries.ts';
import { imageUrl } from '../../catalog/images/image-url.ts';
import type { Article, Variant } from '../../catalog/product.ts';
import type { StockShare } from '../../catalog/stock/allocation.ts';
import type { Quote } from '../../pricing/quote.ts';
import { Refusal } from '../../refusal.ts';

/** A line of the basket as the client shows it. */
type PlacedLine = z.output<typeof placedLineSchema>;

/** The size and color that a line names. */
export function variantOf({ productId, selectedSize, selectedColor }: PlacedLine | BasketLine): Variant {
  return { productId, size: selectedSize || null, color: selectedColor || null };
}

const keyOf = (line: PlacedLine | BasketLine) => JSON.stringify(variantOf(line));

const problem = (path: string, code: FieldProblem, message: string): FieldError => ({ path, code, message });

/**
 * Finds the basket line that each item names, by its id, or else by product, size and color. An id that is gone is
 * not looked for by other means: it was ordered or removed, and what looks like it now was added since.
 * @throws Refusal `basket_empty` when none is there, `basket_changed` with the items that differ from the basket
 */
export function matchBasket(items: readonly PlacedLine[], basket: readonly BasketLine[]): BasketLine[] {
  const byId = new Map(basket.map(line => [line.id, line]));
  const byVariant = new Map<string, BasketLine[]>();
  for (const line of basket) byVariant.set(keyOf(line), [...(byVariant.get(keyOf(line)) ?? []), line]);
  const used = new Set<string>();
  /** Pieces of a variant may lie in the basket singly and in packs: then it is the line that has as many. */
  const lineLike = (item: PlacedLine) => {
    const unused = byVariant.get(keyOf(item))?.filter(({ id }) => !used.has(id));
    return unused?.find(({ quantity }) => quantity === item.quantity) ?? unused?.[0];
  };
  const problems: FieldError[] = [];
  const matched = items.flatMap((item, at) => {
    const line = item.id === undefined ? lineLike(item) : byId.get(item.id);
    if (!line || used.has(line.id) || keyOf(line) !== keyOf(item)) {
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
  held: readonly HeldPack[],
): AvailableLine[] {
  const problems: FieldError[] = [];
  const closed = new Set(held.filter(pack => !pack.isActive).map(({ id }) => id));
  const isSold = ({ basketPackId }: BasketLine, { sells }: Article) =>
    basketPackId === null || (sells !== 'loose' && !closed.has(basketPackId));
  const available = lines.flatMap((line, at) => {
    const article = articles.get(line.productId);
    if (article?.isForSale && line.isOpen && isSold(line, article)) return [{ ...line, article }];
    problems.push(problem(`items.${at}.productId`, 'not_offered', 'It can no longer be ordered'));
    return [];
  });
  if (problems.length > 0)
    throw new Refusal('product_unavailable', 'Some items can no longer be ordered', { fields: problems });
  return available;
}

const messages = {
  stock_short: 'Stock has',
  too_small: 'At least',
  too_big: 'At most',
  not_a_multiple: 'In multiples of',
};

const fieldProblem = (code: LineProblem['code']) => (code === 'stock_short' ? 'too_big' : code);

/**
 * @param problems of each line
 * @throws Refusal `rules_unmet`: lines by their number, pieces of the order at `items`, its amount at no path
 */
export function refuseUnmet(problems: readonly LineProblem[][], limits: readonly OrderLimit[]): void {
  const ofLines = problems.flatMap((ofLine, at) =>
    ofLine.map(({ code, limit, below, above }) => ({
      ...problem(`items.${at}.quantity`, fieldProblem(code), `${messages[code]} ${limit}`),
      ...{ limit, below, above },
    })),
  );
  const ofOrder = limits
    .filter(({ missing }) => missing !== '0')
    .map(({ code, unit, limit }) => ({
      ...problem(unit === 'pieces' ? 'items' : '', fieldProblem(code), `${messages[code]} ${limit} ${unit}`),
      limit: Number(limit),
    }));
  const fields = [...ofLines, ...ofOrder];
  if (fields.length > 0) throw new Refusal('rules_unmet', 'The order does not keep every rule', { fields });
}

/** A basket line with its product, its price, and what stock covers of it. */
export type OrderedLine = Quote<AvailableLine>['lines'][number] & StockShare;

/** The line of an order, as reading it would show it. */
export function toItem(
  orderId: string,
  { article, ...line }: OrderedLine,
  orderPackId: string | null,
): OrderItem {
  return {
    id: v7(),
    orderId,
    productId: article.id,
    productName: article.name,
    translations: article.translations,
    sku: article.sku,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    totalPrice: line.totalPrice,
    selectedSize: line.selectedSize,
    selectedColor: line.selectedColor,
    fromStock: line.fromStock,
    toProduce: line.quantity - line.fromStock,
    orderPackId,
    product: {
      name: article.name,
      imageUrl: imageUrl(line.imageHash ?? article.imageHash),
      category: article.category,
    },
  };
}

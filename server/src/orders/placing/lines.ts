import type { LineProblem, OrderLimit } from '@toptan/contract/basket';
import type { FieldError, FieldProblem } from '@toptan/contract/errors';
import { toKurus } from '@toptan/contract/money';
import type { OrderItem, placedLineSchema } from '@toptan/contract/orders';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { BasketRow, linesOf } from '../../basket/queries.ts';
import { imageUrl } from '../../catalog/images/image-url.ts';
import { packsProblem } from '../../catalog/packs/loose.ts';
import type { Variant } from '../../catalog/product.ts';
import { type Quote, type Quoted, totalMax } from '../../pricing/quote.ts';
import { fieldRefusal, Refusal } from '../../refusal.ts';

/** A line of the basket as the client shows it. */
type PlacedLine = z.output<typeof placedLineSchema>;

/** The size and color that a line names. */
export function variantOf({
  productId,
  selectedSize,
  selectedColor,
}: PlacedLine | BasketRow['line']): Variant {
  return { productId, size: selectedSize || null, color: selectedColor || null };
}

const keyOf = (line: PlacedLine | BasketRow['line']) => JSON.stringify(variantOf(line));

const problem = (path: string, code: FieldProblem, message: string): FieldError => ({ path, code, message });

/**
 * Finds the basket line that each item names, by its id, or else by product, size and color. An id that is gone is not looked for
 * by other means: its line was ordered or removed, and a line that looks alike was added since.
 * @throws Refusal `basket_empty` when none is there, `basket_changed` with the items that differ from the basket
 */
export function matchBasket(items: readonly PlacedLine[], basket: readonly BasketRow[]): BasketRow[] {
  const byId = new Map(basket.map(row => [row.line.id, row]));
  const byVariant = new Map<string, BasketRow[]>();
  for (const row of basket) byVariant.set(keyOf(row.line), [...(byVariant.get(keyOf(row.line)) ?? []), row]);
  const used = new Set<string>();
  /** Pieces of a variant may lie in the basket singly and in packs: the item means the line with as many pieces. */
  const lineLike = (item: PlacedLine) => {
    const unused = byVariant.get(keyOf(item))?.filter(({ line }) => !used.has(line.id));
    return unused?.find(({ line }) => line.quantity === item.quantity) ?? unused?.[0];
  };
  const problems: FieldError[] = [];
  const matched = items.flatMap((item, at) => {
    const row = item.id === undefined ? lineLike(item) : byId.get(item.id);
    const line = row?.line;
    if (!line || used.has(line.id) || keyOf(line) !== keyOf(item)) {
      problems.push(problem(`items.${at}`, 'not_found', 'The basket does not hold it'));
      return [];
    }
    used.add(line.id);
    if (line.quantity !== item.quantity)
      problems.push(problem(`items.${at}.quantity`, 'invalid', `The basket holds ${line.quantity}`));
    return [row];
  });
  if (matched.length === 0) throw new Refusal('basket_empty', 'These items are not in the basket');
  if (problems.length > 0)
    throw new Refusal('basket_changed', 'The basket has changed meanwhile', { fields: problems });
  return matched;
}

/** A basket line with its product, its price, and what stock covers of it. */
export type OrderedLine = Quoted<ReturnType<typeof linesOf>[number]>;

/** @throws Refusal `product_unavailable` or `sold_in_packs` with the items that cannot be ordered as they lie in the basket */
function refuseClosed(lines: readonly OrderedLine[]): void {
  const closed = lines.flatMap(({ isClosed }, at) =>
    isClosed ? [problem(`items.${at}.productId`, 'not_offered', 'It can no longer be ordered')] : [],
  );
  if (closed.length > 0)
    throw new Refusal('product_unavailable', 'Some items can no longer be ordered', { fields: closed });
  const fields = lines.flatMap(({ inPacks }, at) =>
    inPacks ? [packsProblem(`items.${at}.quantity`, inPacks)] : [],
  );
  if (fields.length > 0) throw new Refusal('sold_in_packs', 'Some items are sold in packs', { fields });
}

const messages = { too_small: 'At least', too_big: 'At most', not_a_multiple: 'In multiples of' };

const isOfStock = <Found extends Pick<LineProblem | OrderLimit, 'code'>>(
  found: Found,
): found is Found & { code: 'stock_short' } => found.code === 'stock_short';

const isOfRule = <Found extends Pick<LineProblem | OrderLimit, 'code'>>(
  found: Found,
): found is Found & { code: Exclude<Found['code'], 'stock_short'> } => !isOfStock(found);

/** A line with its place in the call, such as `items.3`. */
type JudgedLine = { path: string; article: { name: string }; problems: readonly LineProblem[] };

/**
 * @param list the field of the call that has the lines
 * @throws Refusal `rules_unmet`: lines by their place, pieces of the order at the list, its amount at no path; or else `stock_short`
 * for each line that is not produced and that stock does not cover
 */
export function refuseUnmet(
  lines: readonly JudgedLine[],
  limits: readonly OrderLimit[],
  list: 'items' | 'rows',
): void {
  const ofLines = lines.flatMap(({ path, problems }) =>
    problems.filter(isOfRule).map(({ code, limit, below, above }) => ({
      ...problem(`${path}.quantity`, code, `${messages[code]} ${limit}`),
      limit,
      below,
      above,
    })),
  );
  const ofOrder = limits
    .filter(isOfRule)
    .filter(({ missing }) => missing !== '0')
    .map(({ code, unit, limit }) => ({
      ...problem(unit === 'pieces' ? list : '', code, `${messages[code]} ${limit} ${unit}`),
      limit: Number(limit),
    }));
  const unmet = [...ofLines, ...ofOrder];
  if (unmet.length > 0) throw new Refusal('rules_unmet', 'The order breaks a rule', { fields: unmet });
  const short = lines.flatMap(({ path, article, problems }) =>
    problems.filter(isOfStock).map(({ limit, below }) => {
      const left = below === limit || limit === 0 ? `${limit}` : 'fewer';
      const message = `Stock has ${left} left of ${article.name}`;
      return { ...problem(`${path}.quantity`, 'too_big', message), limit, below };
    }),
  );
  if (short.length > 0) throw new Refusal('stock_short', 'Stock does not have all pieces', { fields: short });
}

/**
 * Refuses what cannot be ordered as it is quoted.
 * @param expectedTotal in lira, that the buyer was shown; undefined: not compared
 * @throws Refusal `product_unavailable`, `sold_in_packs`, `basket_changed` with the present sum in lira, `rules_unmet`, `stock_short`, or
 * 400 for a total that cannot be stored
 */
export function refuseUnorderable(
  { lines, limits, isTooMuch, total }: Quote<ReturnType<typeof linesOf>[number]>,
  expectedTotal: string | undefined,
): void {
  refuseClosed(lines);
  if (isTooMuch) {
    const message = `An order comes to at most ${totalMax} lira`;
    throw fieldRefusal('validation_failed', 'items', 'too_big', message);
  }
  if (expectedTotal !== undefined && toKurus(expectedTotal) !== toKurus(total)) {
    const message = `The order comes to ${total}`;
    const field = { ...problem('expectedTotal', 'invalid', message), current: total };
    throw new Refusal('basket_changed', 'The total of the order has changed', { fields: [field] });
  }
  const judged = lines.map((line, at) => ({ ...line, path: `items.${at}` }));
  refuseUnmet(judged, limits, 'items');
}

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
    fromStock: line.taken.fromStock,
    toProduce: line.quantity - line.taken.fromStock,
    promisedFrom: line.promisedFrom,
    promisedUntil: line.promisedUntil,
    orderPackId,
    product: {
      name: article.name,
      imageUrl: imageUrl(article.imageHash),
      category: article.category,
    },
  };
}

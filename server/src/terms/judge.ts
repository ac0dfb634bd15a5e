import { amountsOf } from '@toptan/contract/amounts';
import type { LineProblem, OrderLimit } from '@toptan/contract/basket';
import { groupBy } from '@toptan/contract/group-by';
import { toKurus, toLira } from '@toptan/contract/money';
import { piecesOf } from '@toptan/contract/pieces';
import { brokenRules, type CountedLine } from '@toptan/contract/quantity-rules';
import type { TermGrain } from '@toptan/contract/terms';
import { limitsOf, type OrderTerm, type QuantityTerm, saying, termsOf } from './effective.ts';

/** The rules that hold for a customer and some products, by precedence. */
export type CustomerTerms = {
  quantity: readonly QuantityTerm[];
  /** `productIds`: those of these products that a rule for a manufacturer counts. */
  order: readonly (OrderTerm & { productIds: readonly string[] | null })[];
  /** The field is read only where a rule asks for it. */
  isFirstOrder: boolean;
};

/** The terms where no rules exist. */
export const noTerms: CustomerTerms = { quantity: [], order: [], isFirstOrder: false };

/** Finds the rules for quantities that lines do not keep, as `brokenRules` does. */
export function lineProblems<Line extends CountedLine>(
  lines: readonly Line[],
  { quantity: terms }: CustomerTerms,
  takesRest: (line: Line, grain: TermGrain) => boolean,
): ReadonlyMap<Line, LineProblem[]> {
  if (terms.length === 0) return new Map();
  const grains = new Set(terms.map(({ grain }) => grain));
  const limits = (productId: string, grain: TermGrain) =>
    grains.has(grain) ? limitsOf(termsOf(terms, productId, grain)) : null;
  return brokenRules(lines, limits, takesRest);
}

/** The multiple in which the pieces of a line come. It includes that of the color, where the color has no other sizes. */
export function multipleOf(
  { quantity }: CustomerTerms,
  { productId, selectedSize }: Pick<CountedLine, 'productId' | 'selectedSize'>,
): number {
  const grains = selectedSize === null ? (['cell', 'color'] as const) : (['cell'] as const);
  return Math.max(...grains.map(grain => limitsOf(termsOf(quantity, productId, grain)).multiple));
}

const labelOf = ({ manufacturerId, labelEn, labelTr, labelAr }: OrderTerm): OrderLimit['label'] =>
  manufacturerId === null ? null : { en: labelEn ?? '', tr: labelTr ?? '', ar: labelAr ?? '' };

type PricedLine = CountedLine & { totalPrice: string };

/** The rules for an order of these lines, kept or not: the whole of it, then the goods of each manufacturer. */
export function orderLimits(
  lines: readonly PricedLine[],
  { order: terms, isFirstOrder }: CustomerTerms,
): OrderLimit[] {
  return [...groupBy(terms, term => term.manufacturerId).values()].flatMap(ofGoods => {
    const { productIds } = ofGoods[0] ?? { productIds: null };
    const counted = lines.filter(({ productId }) => productIds?.includes(productId) ?? true);
    if (counted.length === 0) return [];
    const pieces = piecesOf(counted);
    const kurus = toKurus(amountsOf(counted).subtotal);
    const limits: OrderLimit[] = [];

    function add(
      term: OrderTerm | undefined,
      limit: Pick<OrderLimit, 'code' | 'unit'> & { value: number; current: number; isFirst?: boolean },
    ): void {
      const { code, unit, value, current, isFirst = false } = limit;
      if (!term || value === 0) return;
      const text = (amount: number) => (unit === 'lira' ? toLira(amount) : String(amount));
      const missing = Math.max(0, code === 'too_small' ? value - current : current - value);
      limits.push({
        code,
        unit,
        limit: text(value),
        current: text(current),
        missing: missing === 0 ? '0' : text(missing),
        isFirstOrder: isFirst,
        label: labelOf(term),
        productIds: term.manufacturerId === null ? [] : [...new Set(counted.map(line => line.productId))],
      });
    }

    const first = isFirstOrder ? saying(ofGoods, 'firstOrderMinLira') : undefined;
    const min = saying(ofGoods, 'minLira');
    const most = saying(ofGoods, 'maxLira');
    const least = saying(ofGoods, 'minPieces');
    add(first ?? min, {
      code: 'too_small',
      unit: 'lira',
      value: toKurus(first?.firstOrderMinLira ?? min?.minLira ?? '0'),
      current: kurus,
      isFirst: first !== undefined,
    });
    add(least, { code: 'too_small', unit: 'pieces', value: least?.minPieces ?? 0, current: pieces });
    add(most, { code: 'too_big', unit: 'lira', value: toKurus(most?.maxLira ?? '0'), current: kurus });
    return limits;
  });
}

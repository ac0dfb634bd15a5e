import { type LineProblem, lineQuantityMax, type OrderLimit } from '@toptan/contract/basket';
import { addLira, toKurus, toLira } from '@toptan/contract/money';
import { piecesOf } from '@toptan/contract/pieces';
import { type TermGrain, termGrains } from '@toptan/contract/terms';
import { type Limits, limitsOf, type OrderTerm, type QuantityTerm, saying, termsOf } from './effective.ts';

/** The rules that hold for a customer and some products, by precedence. */
export type CustomerTerms = {
  quantity: readonly QuantityTerm[];
  /** `productIds`: of these products, those that a rule for a manufacturer counts. */
  order: readonly (OrderTerm & { productIds: readonly string[] | null })[];
  /** Known where a rule asks for it. */
  isFirstOrder: boolean;
};

/** Nobody has agreed on anything. */
export const noTerms: CustomerTerms = { quantity: [], order: [], isFirstOrder: false };

/** A line as rules count it. */
export type CountedLine = {
  productId: string;
  selectedSize: string | null;
  selectedColor: string | null;
  quantity: number;
};

type Finding = Pick<LineProblem, 'code' | 'limit' | 'below' | 'above'>;

/** What is wrong with a number of pieces; `below` and `above` are the nearest that are right. */
function findingOf(pieces: number, { min, max, multiple }: Limits): Finding | null {
  const within = (quantity: number) => (quantity > 0 && quantity >= min && quantity <= max ? quantity : null);
  if (pieces < min) return { code: 'too_small', limit: min, below: null, above: within(min) };
  if (pieces > max) return { code: 'too_big', limit: max, below: within(max), above: null };
  const over = pieces % multiple;
  if (over === 0) return null;
  return {
    code: 'not_a_multiple',
    limit: multiple,
    below: within(pieces - over),
    above: within(pieces - over + multiple),
  };
}

/** Rows by a key, in the order in which keys first appear. */
export function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const keys = {
  cell: (line: CountedLine) => [line.productId, line.selectedColor, line.selectedSize],
  color: (line: CountedLine) => [line.productId, line.selectedColor],
  product: (line: CountedLine) => [line.productId],
};

/** A quantity of one line, where the others that are counted with it stay; null for what no line can hold. */
function ofLine(line: CountedLine, pieces: number, quantity: number | null): number | null {
  const wanted = quantity === null ? 0 : line.quantity + quantity - pieces;
  return wanted >= 1 && wanted <= lineQuantityMax ? wanted : null;
}

/**
 * The rules for quantities that lines do not keep, by line. What several lines have in common stands at the largest of them.
 * @param takesRest whether the lines that are counted with this one take what is left of goods that are not produced: no minimum
 * and no multiple stops that, or it would stay for ever
 */
export function lineProblems<Line extends CountedLine>(
  lines: readonly Line[],
  { quantity: terms }: CustomerTerms,
  takesRest: (line: Line, grain: TermGrain) => boolean,
): ReadonlyMap<Line, LineProblem[]> {
  const problems = new Map<Line, LineProblem[]>();
  if (terms.length === 0) return problems;
  for (const grain of termGrains.filter(grain => terms.some(term => term.grain === grain))) {
    const counted = grouped(lines, line => JSON.stringify(keys[grain](line)));
    for (const [first, ...others] of counted.values()) {
      if (!first) continue;
      const pieces = piecesOf([first, ...others]);
      const finding = findingOf(pieces, limitsOf(termsOf(terms, first.productId, grain)));
      if (!finding || (finding.code !== 'too_big' && takesRest(first, grain))) continue;
      const line = others.reduce((most, other) => (other.quantity > most.quantity ? other : most), first);
      const below = ofLine(line, pieces, finding.below);
      const above = ofLine(line, pieces, finding.above);
      problems.set(line, [...(problems.get(line) ?? []), { ...finding, grain, pieces, below, above }]);
    }
  }
  return problems;
}

const labelOf = ({ manufacturerId, labelEn, labelTr, labelAr }: OrderTerm): OrderLimit['label'] =>
  manufacturerId === null ? null : { en: labelEn ?? '', tr: labelTr ?? '', ar: labelAr ?? '' };

type PricedLine = CountedLine & { totalPrice: string };

/** The rules for an order of these lines, kept or not: the whole of it, then the goods of each manufacturer. */
export function orderLimits(
  lines: readonly PricedLine[],
  { order: terms, isFirstOrder }: CustomerTerms,
): OrderLimit[] {
  return [...grouped(terms, term => term.manufacturerId).values()].flatMap(ofGoods => {
    const { productIds } = ofGoods[0] ?? { productIds: null };
    const counted = lines.filter(({ productId }) => productIds?.includes(productId) ?? true);
    if (counted.length === 0) return [];
    const pieces = piecesOf(counted);
    const kurus = toKurus(addLira(...counted.map(({ totalPrice }) => totalPrice)));
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

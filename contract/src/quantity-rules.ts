import { type LineProblem, lineQuantityMax } from './basket.ts';
import { groupBy } from './group-by.ts';
import { piecesOf } from './pieces.ts';
import { type TermGrain, termGrains } from './terms.ts';

/** The numbers of pieces that are right; `min` is 0 where there is no minimum. */
export type Limits = { min: number; max: number; multiple: number };

/** A line as rules count it. */
export type CountedLine = {
  productId: string;
  selectedSize: string | null;
  selectedColor: string | null;
  quantity: number;
};

type Finding = Pick<LineProblem, 'code' | 'limit' | 'below' | 'above'>;

/** The fault of a number of pieces; `below` and `above` are the nearest that are right. */
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

const keys = {
  cell: (line: CountedLine) => [line.productId, line.selectedColor, line.selectedSize],
  color: (line: CountedLine) => [line.productId, line.selectedColor],
  product: (line: CountedLine) => [line.productId],
};

/** A quantity of one line, where the others that are counted with it stay; null for a quantity that no line can hold. */
function ofLine(line: CountedLine, pieces: number, quantity: number | null): number | null {
  const wanted = quantity === null ? 0 : line.quantity + quantity - pieces;
  return wanted >= 1 && wanted <= lineQuantityMax ? wanted : null;
}

/**
 * The rules for quantities that lines do not keep, by line. A problem of several lines stands at the largest of them.
 * @param limitsOf the limits of a product; null where there are none
 * @param takesRest whether the lines that are counted with this one take all that is left of goods that are not produced: no
 * minimum and no multiple stops that, or these pieces would stay for ever
 */
export function brokenRules<Line extends CountedLine>(
  lines: readonly Line[],
  limitsOf: (productId: string, grain: TermGrain) => Limits | null,
  takesRest: (line: Line, grain: TermGrain) => boolean,
): ReadonlyMap<Line, LineProblem[]> {
  const problems = new Map<Line, LineProblem[]>();
  for (const grain of termGrains) {
    const counted = groupBy(lines, line => JSON.stringify(keys[grain](line)));
    for (const [first, ...others] of counted.values()) {
      const limits = first && limitsOf(first.productId, grain);
      if (!limits) continue;
      const pieces = piecesOf([first, ...others]);
      const finding = findingOf(pieces, limits);
      if (!finding || (finding.code !== 'too_big' && takesRest(first, grain))) continue;
      const line = others.reduce((most, other) => (other.quantity > most.quantity ? other : most), first);
      const below = ofLine(line, pieces, finding.below);
      const above = ofLine(line, pieces, finding.above);
      problems.set(line, [...(problems.get(line) ?? []), { ...finding, grain, pieces, below, above }]);
    }
  }
  return problems;
}

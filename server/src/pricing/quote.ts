import type { LineProblem, OrderLimit } from '@toptan/contract/basket';
import { addLira, lineTotal, toKurus } from '@toptan/contract/money';
import type { CountedLine } from '@toptan/contract/quantity-rules';
import type { TermGrain } from '@toptan/contract/terms';
import { fieldRefusal } from '../refusal.ts';
import { type CustomerTerms, lineProblems, orderLimits } from '../terms/judge.ts';

/** A line to price: pieces, at the price of its product in lira. */
type PricedLine = { quantity: number; article: { price: string } };

/** A line whose rules are judged too. */
export type QuotedLine = PricedLine & CountedLine;

/** What lines come to, in lira, and the rules that hold for them. */
export type Quote<Line> = {
  lines: (Line & { unitPrice: string; totalPrice: string; problems: readonly LineProblem[] })[];
  limits: OrderLimit[];
  subtotal: string;
  processingFee: string;
  total: string;
};

/** The highest total of an order in lira: numeric(14,2). */
const totalMax = '999999999999.99';

/** What a line comes to: its pieces at the price of its product, in lira. */
export const quoteLine = <Line extends PricedLine>(line: Line) => ({
  ...line,
  unitPrice: line.article.price,
  totalPrice: lineTotal(line.article.price, line.quantity),
});

/**
 * Prices lines, and says which rules of their customer they do not keep.
 * @param takesRest as for `lineProblems`
 */
export function quoteLines<Line extends QuotedLine>(
  lines: readonly Line[],
  terms: CustomerTerms,
  takesRest: (line: Line, grain: TermGrain) => boolean,
): Pick<Quote<Line>, 'lines' | 'limits'> {
  const priced = lines.map(quoteLine);
  const problems = lineProblems(priced, terms, takesRest);
  return {
    lines: priced.map(line => ({ ...line, problems: problems.get(line) ?? [] })),
    limits: orderLimits(priced, terms),
  };
}

/**
 * The only place that prices an order: unit prices, line totals, the fee and the total; and that judges it by the rules.
 * @param processingFee that the wholesaler has set, in lira
 * @param takesRest as for `lineProblems`
 * @throws Refusal 400 `too_big` (items) for more than the database can store
 */
export function quote<Line extends QuotedLine>(
  lines: readonly Line[],
  terms: CustomerTerms,
  processingFee: string,
  takesRest: (line: Line, grain: TermGrain) => boolean,
): Quote<Line> {
  const { lines: priced, limits } = quoteLines(lines, terms, takesRest);
  const subtotal = addLira(...priced.map(line => line.totalPrice));
  const total = addLira(subtotal, processingFee);
  if (toKurus(total) > toKurus(totalMax))
    throw fieldRefusal('validation_failed', 'items', 'too_big', `An order comes to at most ${totalMax} lira`);
  return { lines: priced, limits, subtotal, processingFee, total };
}

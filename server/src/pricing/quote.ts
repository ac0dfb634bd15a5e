import { addLira, lineTotal, toKurus } from '@toptan/contract/money';
import { fieldRefusal } from '../refusal.ts';

/** A line to price: pieces, at the price of its product in lira. */
export type QuotedLine = { quantity: number; article: { price: string } };

/** What lines come to, in lira. */
export type Quote<Line> = {
  lines: (Line & { unitPrice: string; totalPrice: string })[];
  subtotal: string;
  processingFee: string;
  total: string;
};

/** On every order, in lira. */
export const processingFee = '25.00';

/** The highest total of an order in lira: numeric(14,2). */
const totalMax = '999999999999.99';

/** What a line comes to: its pieces at the price of its product, in lira. */
export const quoteLine = <Line extends QuotedLine>(line: Line) => ({
  ...line,
  unitPrice: line.article.price,
  totalPrice: lineTotal(line.article.price, line.quantity),
});

/**
 * The only place that prices an order: unit prices, line totals, the fee and the total.
 * @throws Refusal 400 `too_big` (items) for more than the database can store
 */
export function quote<Line extends QuotedLine>(lines: readonly Line[]): Quote<Line> {
  const priced = lines.map(quoteLine);
  const subtotal = addLira(...priced.map(line => line.totalPrice));
  const total = addLira(subtotal, processingFee);
  if (toKurus(total) > toKurus(totalMax))
    throw fieldRefusal('validation_failed', 'items', 'too_big', `An order comes to at most ${totalMax} lira`);
  return { lines: priced, subtotal, processingFee, total };
}

import { addLira, lineTotal } from './money.ts';

/** Pieces at the price of one, in lira. */
export type PricedLine = { unitPrice: string; quantity: number };

/** What an order comes to, in lira. */
export type Amounts = { subtotal: string; processingFee: string; total: string };

/**
 * What lines come to, with the fee of an order. The server's quote is made of it, and what the browser shows until that arrives.
 * @param processingFee in lira; '0.00' for goods alone
 */
export function amountsOf<Line extends PricedLine>(
  lines: readonly Line[],
  processingFee: string,
): Amounts & { lines: (Line & { totalPrice: string })[] } {
  const priced = lines.map(line => ({ ...line, totalPrice: lineTotal(line.unitPrice, line.quantity) }));
  const subtotal = addLira(...priced.map(({ totalPrice }) => totalPrice));
  return { lines: priced, subtotal, processingFee, total: addLira(subtotal, processingFee) };
}

import { addLira, lineTotal } from './money.ts';

/** What stands below the lines of an order, in its order; the last is what is paid. */
export const amountKeys = ['subtotal', 'processingFee', 'total'] as const;
type AmountKey = (typeof amountKeys)[number];

/** What an order comes to, in lira. */
export type Amounts = Record<AmountKey, string>;

/** The rows below the lines of an order or a basket, for screens, papers and files. */
export const amountRows = (amounts: Amounts): { key: AmountKey; lira: string }[] =>
  amountKeys.map(key => ({ key, lira: amounts[key] }));

/** A line with what it comes to: its pieces at the price of one, in lira. */
export const priced = <Line extends { unitPrice: string; quantity: number }>(line: Line) => ({
  ...line,
  totalPrice: lineTotal(line.unitPrice, line.quantity),
});

/**
 * What priced lines come to, with the fee of an order. The server's quote is made of it, and what the browser shows before that arrives.
 * @param processingFee in lira; none for a part of an order
 */
export function amountsOf(lines: readonly { totalPrice: string }[], processingFee = '0.00'): Amounts {
  const subtotal = addLira(...lines.map(({ totalPrice }) => totalPrice));
  return { subtotal, processingFee, total: addLira(subtotal, processingFee) };
}

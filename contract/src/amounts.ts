import { addLira, toKurus, toLira } from './money.ts';

/** The keys of the rows below the lines of an order, in their order; the last is the sum to be paid. */
export const amountKeys = ['subtotal', 'processingFee', 'total'] as const;
export type AmountKey = (typeof amountKeys)[number];

/** The sums of an order, in lira. */
export type Amounts = Record<AmountKey, string>;

const chargeKeys = ['processingFee'] as const;

/** The charges of an order beside its goods: those of the settings until it is placed, then those at its placing. */
export type Charges = Record<(typeof chargeKeys)[number], string>;

const eachOf =
  <Key extends string>(keys: readonly Key[]) =>
  <Value>(of: (key: Key) => Value) =>
    Object.fromEntries(keys.map(key => [key, of(key)])) as Record<Key, Value>;

/** A value for each sum of an order, such as its word or its cell in a file. */
export const eachAmount = eachOf(amountKeys);

/** A value for each charge, such as its column. */
export const eachCharge = eachOf(chargeKeys);

const noCharges: Charges = eachCharge(() => '0.00');

/** The rows below the lines of an order or a basket, for screens, papers and files. */
export const amountRows = (amounts: Amounts): { key: AmountKey; lira: string }[] =>
  amountKeys.map(key => ({ key, lira: amounts[key] }));

/** Pieces at the price of one, in lira. */
export const lineTotal = (unitPrice: string, pieces: number): string => toLira(toKurus(unitPrice) * pieces);

/** A line with its sum in lira. */
export const priced = <Line extends { unitPrice: string; quantity: number }>(line: Line) => ({
  ...line,
  totalPrice: lineTotal(line.unitPrice, line.quantity),
});

/**
 * The sums of priced lines, in lira. The server makes its quote of them, and the browser shows them before that arrives.
 * @param charges none for a part of an order
 */
export function amountsOf(
  lines: readonly { totalPrice: string }[],
  { processingFee }: Charges = noCharges,
): Amounts {
  const subtotal = addLira(...lines.map(({ totalPrice }) => totalPrice));
  return { subtotal, processingFee, total: addLira(subtotal, processingFee) };
}

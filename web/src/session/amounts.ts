import { amountsOf, priced } from '@toptan/contract/amounts';

/** The amount of goods while they are chosen, in lira: pieces at the price of one. */
export const goodsAmount = (unitPrice: string, quantity: number): string =>
  priced({ unitPrice, quantity }).totalPrice;

/** The amount of lines as they are shown, without the fee, in lira. */
export const linesAmount = (lines: readonly { totalPrice: string }[]): string => amountsOf(lines).subtotal;

/** The sums of an order of lines as they are shown, in lira. */
export const orderAmounts = (
  lines: readonly { totalPrice: string }[],
  { processingFee }: { processingFee: string },
) => amountsOf(lines, processingFee);

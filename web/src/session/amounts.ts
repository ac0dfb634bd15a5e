import { amountsOf, priced } from '@toptan/contract/amounts';

/** What goods come to while they are chosen, in lira: pieces at the price of one. */
export const goodsAmount = (unitPrice: string, quantity: number): string =>
  priced({ unitPrice, quantity }).totalPrice;

/** What lines come to as they show, without the fee, in lira. */
export const linesAmount = (lines: readonly { totalPrice: string }[]): string => amountsOf(lines).subtotal;

/** What an order of lines comes to as they show, in lira. */
export const orderAmounts = (
  lines: readonly { totalPrice: string }[],
  { processingFee }: { processingFee: string },
) => amountsOf(lines, processingFee);

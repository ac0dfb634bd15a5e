import { amountsOf, type Charges, priced } from '@toptan/contract/amounts';
import { addLira } from '@toptan/contract/money';

/** The amount of goods while they are chosen, in lira: pieces at the price of one. */
export const goodsAmount = (unitPrice: string, quantity: number): string =>
  priced({ unitPrice, quantity }).totalPrice;

/** The amount of some lines of a basket or an order, in lira. */
export const linesAmount = (lines: readonly { totalPrice: string }[]): string => amountsOf(lines).subtotal;

/** The sums of an order of lines to which the server has not answered yet, in lira. */
export const orderAmounts = (lines: readonly { totalPrice: string }[], charges: Charges) =>
  amountsOf(lines, charges);

/** How much more one amount is than another, in lira; negative where it is less. */
export const difference = (amount: string, before: string): string =>
  addLira(amount, before.startsWith('-') ? before.slice(1) : `-${before}`);

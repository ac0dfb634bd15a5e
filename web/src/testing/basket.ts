import { amountsOf } from '@toptan/contract/amounts';
import type { BasketItem, BasketQuote, OrderLimit } from '@toptan/contract/basket';
import { rememberSession } from '../session/session-store.ts';

/** The shop of these tests, with its fee in lira. */
export const buyer = { id: 'c', processingFee: '25.00' };

/** The call that reads its basket. */
export const readBasket = 'GET /api/basket/c/check';

export function signInBuyer(userId = 'u'): void {
  const names = { companyName: 'Atlas', customerShortName: 'Atlas', email: 'a@b.example' };
  rememberSession({
    user: { id: userId, username: 'atlas', role: 'shop', customerId: buyer.id },
    customer: { ...names, ...buyer },
  });
}

/** A basket with its sums. */
export const basketOf = (lines: readonly BasketItem[], limits: readonly OrderLimit[] = []): BasketQuote => ({
  lines: [...lines],
  limits: [...limits],
  ...amountsOf(lines, buyer.processingFee),
});

/** The answer to a change of the basket. */
export const changedTo = (lines: readonly BasketItem[], answer: unknown = null) => ({
  body: { answer, quote: basketOf(lines) },
});

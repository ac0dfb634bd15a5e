import { useQuery } from '@tanstack/react-query';
import { type BasketQuote, checkBasket, type OrderLimit } from '@toptan/contract/basket';
import { dataQuery } from '../api/queries.ts';
import { useCustomer } from '../session/session-store.ts';
import { basketKey } from './shown-basket.ts';

/** A part of the own basket. A user without a customer has none. */
export function useOwnBasket<Part>(select: (basket: BasketQuote | null) => Part) {
  const customer = useCustomer();
  const query = dataQuery(checkBasket, { params: { customerId: customer?.id ?? '' } });
  const none = customer === null && { enabled: false, initialData: null };
  return useQuery({ ...query, ...none, queryKey: basketKey, select });
}

const linesOf = (basket: BasketQuote | null) => basket?.lines ?? [];

export const useBasket = () => useOwnBasket(linesOf);

const runsOf = (basket: BasketQuote | null) => basket?.runs ?? [];

/** The sizes that can be ordered beside the single pieces in the basket. */
export const useBasketRuns = () => useOwnBasket(runsOf);

/** A limit that a rule sets; a shortage of stock is shown at its line. */
export type RuleLimit = OrderLimit & { code: Exclude<OrderLimit['code'], 'stock_short'> };

const isRule = (limit: OrderLimit): limit is RuleLimit => limit.code !== 'stock_short';

const rulesOf = (basket: BasketQuote | null) => basket?.limits.filter(isRule) ?? [];

/** The rules for an order of the whole basket. */
export const useOrderLimits = () => useOwnBasket(rulesOf);

import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { type BasketQuote, checkBasket, type OrderLimit } from '@toptan/contract/basket';
import { type ApiQueryKey, dataQuery } from '../api/queries.ts';
import { useBuyer } from '../drafts/api.ts';
import { useDraftId } from '../session/draft-id.ts';
import { basketKey } from './shown-basket.ts';

/** A part of the buyer's basket. A user without a customer has none. */
export function useBasketPart<Part>(select: (basket: BasketQuote | null) => Part) {
  const buyer = useBuyer();
  const draftId = useDraftId();
  const query = dataQuery(checkBasket, { params: { customerId: buyer?.id ?? '' }, query: { draftId } });
  // The draft of another address may still be read, or be gone. What is known stays, also where a page that is about to go asks.
  const none = buyer === null && {
    enabled: false,
    queryFn: ({ client, queryKey }: QueryFunctionContext<ApiQueryKey>) =>
      client.getQueryData<BasketQuote>(queryKey) ?? null,
    ...(draftId === undefined && { initialData: null }),
  };
  return useQuery({ ...query, ...none, queryKey: basketKey(draftId), select });
}

const wholeOf = (basket: BasketQuote | null) => basket;

/** The basket with the sums and rules of an order of it. */
export const useBasketQuote = () => useBasketPart(wholeOf);

const linesOf = (basket: BasketQuote | null) => basket?.lines ?? [];

export const useBasket = () => useBasketPart(linesOf);

const runsOf = (basket: BasketQuote | null) => basket?.runs ?? [];

/** The sizes that can be ordered beside the single pieces in the basket. */
export const useBasketRuns = () => useBasketPart(runsOf);

/** A limit that a rule sets; a shortage of stock is shown at its line. */
export type RuleLimit = OrderLimit & { code: Exclude<OrderLimit['code'], 'stock_short'> };

export const isRule = (limit: OrderLimit): limit is RuleLimit => limit.code !== 'stock_short';

const makersOf = (basket: BasketQuote | null) => basket?.makers ?? [];

/** The manufacturers of the goods; none for a shop. */
export const useMakers = () => useBasketPart(makersOf);

import { useMutation, useQuery } from '@tanstack/react-query';
import type { BasketQuote } from '@toptan/contract/basket';
import { orderByDraftLink, type PreparedOrder, readDraftLink } from '@toptan/contract/draft-links';
import { piecesOf } from '@toptan/contract/pieces';
import { ApiError, hasCode } from '../../api/api-error.ts';
import { call, callTimeoutMs } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { rememberColors } from '../../i18n/colors.ts';
import { groupLines } from '../group-lines.ts';
import { itemsOf } from '../order-items.ts';

export type Quote = NonNullable<PreparedOrder['quote']>;

type Linked = {
  seen: string;
  prepared: PreparedOrder;
  /** The products that have changed since the reading before. */
  fresh: readonly string[];
};

/** Milliseconds between two readings: staff fill the order while the buyer looks on. */
const pollMs = 3000;

/** Milliseconds of a pause after too many readings from one network. */
const pauseMs = 30_000;

/** The products whose lines another reading had not, or not like that. */
function freshIn(
  before: Pick<BasketQuote, 'lines'> | null,
  now: Pick<BasketQuote, 'lines'> | null,
): string[] {
  const textOf = (lines: BasketQuote['lines']) =>
    JSON.stringify(
      lines.map(line => [line.selectedColor, line.selectedSize, line.quantity, line.totalPrice]),
    );
  const known = new Map(
    groupLines(before?.lines ?? []).map(({ product, lines }) => [product.id, textOf(lines)]),
  );
  return groupLines(now?.lines ?? [])
    .filter(({ product, lines }) => known.get(product.id) !== textOf(lines))
    .map(({ product }) => product.id);
}

const keyOf = (token: string) => ['draft-link', token] as const;

/** The prepared order of a link, read again while the page is in sight and the order is not placed. */
export function useLinkedOrder(token: string) {
  return useQuery(
    {
      queryKey: keyOf(token),
      queryFn: async ({ signal, client, queryKey }): Promise<Linked> => {
        const known = client.getQueryData<Linked>(queryKey);
        const body = { token, ...(known && { seen: known.seen }) };
        const { seen, prepared } = await call(readDraftLink, { body }, { signal });
        if (prepared === null) {
          if (known) return known;
          throw ApiError.offline('an answer without an order');
        }
        rememberColors(prepared.colors);
        return { seen, prepared, fresh: known ? freshIn(known.prepared.quote, prepared.quote) : [] };
      },
      enabled: token !== '',
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      refetchInterval: ({ state: { data, error } }) => {
        if (data?.prepared.state === 'placed' || hasCode(error, 'link_invalid')) return false;
        return hasCode(error, 'too_many_requests') ? pauseMs : pollMs;
      },
    },
    queryClient,
  );
}

/** Orders what the link shows. Sent again, also by another phone, it is the same order. */
export function useOrderByLink(token: string) {
  return useMutation(
    {
      mutationFn: async ({ lines, total }: Quote) => {
        const body = { token, items: itemsOf(lines), expectedTotal: total };
        const send = () => call(orderByDraftLink, { body }, { signal: AbortSignal.timeout(callTimeoutMs) });
        return send().catch(error => {
          if (hasCode(error, 'offline')) return send();
          throw error;
        });
      },
      onSuccess: (placed, { lines, subtotal, processingFee }) =>
        queryClient.setQueryData<Linked>(
          keyOf(token),
          known =>
            known && {
              ...known,
              prepared: {
                ...known.prepared,
                state: 'placed',
                quote: null,
                order: { ...placed, subtotal, processingFee, pieces: piecesOf(lines) },
              },
            },
        ),
      onError: () => queryClient.refetchQueries({ queryKey: keyOf(token) }),
    },
    queryClient,
  );
}

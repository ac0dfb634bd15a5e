import { useMutation, useQuery } from '@tanstack/react-query';
import { type BasketItem, listBasket, removeFromBasket, setBasketQuantity } from '@toptan/contract/basket';
import { addLira, lineTotal } from '@toptan/contract/money';
import { getOrder, listOrders, placeOrder } from '@toptan/contract/orders';
import { getStats } from '@toptan/contract/stats';
import { useRef } from 'react';
import { call } from '../api/call.ts';
import { dataQuery, queryKey } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';

const basketKey = queryKey(listBasket);

export function useBasket() {
  return useQuery(dataQuery(listBasket));
}

/** Sum of the lines in lira, without the processing fee. */
export function basketSubtotal(lines: readonly BasketItem[]): string {
  return addLira(...lines.map(line => lineTotal(line.product.price, line.quantity)));
}

/** Pieces in the basket. */
export function basketPieces(lines: readonly BasketItem[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Shows a change of the basket at once; answers how to take it back. */
function changeAtOnce(change: (lines: BasketItem[]) => BasketItem[]): () => void {
  const before = queryClient.getQueryData<BasketItem[]>(basketKey);
  queryClient.setQueryData<BasketItem[]>(basketKey, lines => lines && change(lines));
  return () => queryClient.setQueryData(basketKey, before);
}

export function useSetQuantity() {
  return useMutation({
    mutationFn: ({ id, quantity }: { id: string; quantity: number }) =>
      call(setBasketQuantity, { params: { id }, body: { quantity } }),
    onMutate: async ({ id, quantity }) => {
      await queryClient.cancelQueries({ queryKey: basketKey });
      return changeAtOnce(lines => lines.map(line => (line.id === id ? { ...line, quantity } : line)));
    },
    onError: (_error, _change, takeBack) => takeBack?.(),
    onSettled: () => refresh(listBasket),
  });
}

export function useRemoveLine() {
  return useMutation({
    mutationFn: (line: BasketItem) => call(removeFromBasket, { params: { id: line.id } }),
    onMutate: async line => {
      await queryClient.cancelQueries({ queryKey: basketKey });
      return changeAtOnce(lines => lines.filter(({ id }) => id !== line.id));
    },
    onError: (_error, _line, takeBack) => takeBack?.(),
    onSettled: () => refresh(listBasket),
  });
}

/** 128 random bits; `crypto.randomUUID` is missing where the portal is reached over plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

type Placement = { customerId: string; lines: readonly BasketItem[]; notes: string };

/** Places the order; a retry of the same basket after a lost answer yields the same order. */
export function usePlaceOrder() {
  const attempt = useRef({ of: '', key: '' });
  return useMutation({
    mutationFn: ({ customerId, lines, notes }: Placement) => {
      const items = lines.map(({ id, productId, quantity, selectedSize, selectedColor }) => ({
        id,
        productId,
        quantity,
        selectedSize,
        selectedColor,
      }));
      const body = { customerId, items, ...(notes && { notes }) };
      const of = JSON.stringify(body);
      if (attempt.current.of !== of) attempt.current = { of, key: newKey() };
      return call(placeOrder, { body }, { idempotencyKey: attempt.current.key });
    },
    onSuccess: order => {
      queryClient.setQueryData(queryKey(getOrder, { params: { id: order.id } }), order);
      // Not waited for: the order shows at once.
      void refresh(listBasket, listOrders, getStats);
    },
    onError: () => refresh(listBasket),
  });
}

import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { orderLinesMax } from '@toptan/contract/orders';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { rememberSession } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { basketOf, buyer, buyerSession, readBasket } from '../testing/basket.ts';
import { useBasket } from './api.ts';
import { usePlaceOrder } from './order-api.ts';
import { basketKey, lineOnTheWay } from './shown-basket.ts';

const line = (at: number) =>
  ({ id: `${at}`, quantity: 1, totalPrice: '1.00', product: { price: '1.00' } }) as BasketItem;

afterEach(() => {
  queryClient.clear();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

it('shows what to do with a basket that has more lines than an order may have, and sends nothing', async () => {
  const sent = answerCalls({});
  const lines = Array.from({ length: orderLinesMax + 1 }, (_, at) => line(at));
  queryClient.setQueryData(basketKey(), basketOf(lines));
  const { result } = renderHook(usePlaceOrder, { wrapper });
  await act(() =>
    expect(
      result.current.mutateAsync({ buyer, lines, notes: '', expectedTotal: '26.00' }),
    ).rejects.toMatchObject({
      code: 'basket_full',
    }),
  );
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('names lines that were just added by the ids that the server has given them', async () => {
  const product = { id: 'p', name: 'Kot', translations: {}, sku: null, price: '1.00', imageUrl: null };
  const added = { customerId: buyer.id, product: { ...product, category: null }, quantity: 1 };
  const onTheWay = ['30', '32'].map(selectedSize =>
    lineOnTheWay({ ...added, selectedSize, selectedColor: null }),
  );
  const [first, second] = onTheWay.map((each, at) => ({ ...each, id: `real-${at}` }));
  rememberSession(buyerSession());
  const sent = answerCalls({
    [readBasket]: { body: { lines: [second, first], limits: [] } },
    'POST /api/orders': { status: 201, body: { id: 'o' } },
  });
  queryClient.setQueryData(basketKey(), basketOf(onTheWay));
  const { result } = renderHook(() => ({ place: usePlaceOrder(), basket: useBasket() }), { wrapper });
  await act(() =>
    result.current.place.mutateAsync({ buyer, lines: onTheWay, notes: '', expectedTotal: '26.00' }),
  );
  const order = sent.find(({ method }) => method === 'POST');
  expect(JSON.parse(String(order?.body)).items.map(({ id }: BasketItem) => id)).toEqual(['real-1', 'real-0']);
});

import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { maxOrderLines } from '@toptan/contract/orders';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { answerCalls } from '../testing/answers.ts';
import { usePlaceOrder } from './api.ts';
import { basketKey } from './shown-basket.ts';

const customer = { id: '0190d3a0-0000-7000-8000-000000000001', processingFee: '25.00' };
const line = (at: number) =>
  ({ id: `${at}`, quantity: 1, totalPrice: '1.00', product: { price: '1.00' } }) as BasketItem;

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('shows what to do with a basket that has more lines than an order may have, and sends nothing', async () => {
  const sent = answerCalls({ 'GET /api/basket': { body: [] } });
  const lines = Array.from({ length: maxOrderLines + 1 }, (_, at) => line(at));
  queryClient.setQueryData(basketKey, lines);
  const { result } = renderHook(usePlaceOrder, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await act(() =>
    expect(result.current.mutateAsync({ customer, lines, notes: '' })).rejects.toMatchObject({
      code: 'basket_full',
    }),
  );
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

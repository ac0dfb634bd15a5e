import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { maxOrderLines } from '@toptan/contract/orders';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { forgetSession, rememberSession, useSessionStore } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { useBasket, usePlaceOrder } from './api.ts';
import { basketKey, lineOnTheWay } from './shown-basket.ts';

const customer = { id: '0190d3a0-0000-7000-8000-000000000001', processingFee: '25.00' };
const line = (at: number) =>
  ({ id: `${at}`, quantity: 1, totalPrice: '1.00', product: { price: '1.00' } }) as BasketItem;

afterEach(() => {
  queryClient.clear();
  forgetSession();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

it('shows what to do with a basket that has more lines than an order may have, and sends nothing', async () => {
  const sent = answerCalls({ 'GET /api/basket': { body: [] } });
  const lines = Array.from({ length: maxOrderLines + 1 }, (_, at) => line(at));
  queryClient.setQueryData(basketKey, lines);
  const { result } = renderHook(usePlaceOrder, { wrapper });
  await act(() =>
    expect(
      result.current.mutateAsync({ customer, lines, notes: '', expectedTotal: '26.00' }),
    ).rejects.toMatchObject({
      code: 'basket_full',
    }),
  );
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('names lines that were just added by the ids that the server has given them', async () => {
  const product = { id: 'p', name: 'Kot', translations: {}, sku: null, price: '1.00', imageUrl: null };
  const added = { customerId: customer.id, product: { ...product, category: null }, quantity: 1 };
  const onTheWay = ['30', '32'].map(selectedSize =>
    lineOnTheWay({ ...added, selectedSize, selectedColor: null }),
  );
  const [first, second] = onTheWay.map((each, at) => ({ ...each, id: `real-${at}` }));
  const sent = answerCalls({
    'GET /api/basket': { body: [second, first] },
    'POST /api/orders': { status: 201, body: { id: 'o' } },
  });
  queryClient.setQueryData(basketKey, onTheWay);
  const { result } = renderHook(() => ({ place: usePlaceOrder(), basket: useBasket() }), { wrapper });
  await act(() =>
    result.current.place.mutateAsync({ customer, lines: onTheWay, notes: '', expectedTotal: '26.00' }),
  );
  const order = sent.find(({ method }) => method === 'POST');
  expect(JSON.parse(String(order?.body)).items.map(({ id }: BasketItem) => id)).toEqual(['real-1', 'real-0']);
});

it('shows the present fee when the order comes to something else', async () => {
  const user = { id: 'u', username: 'atlas', role: 'shop' as const, customerId: customer.id };
  const names = { companyName: 'Atlas', customerShortName: 'Atlas', email: 'a@b.example' };
  rememberSession({ user, customer: { ...names, ...customer } });
  const fields = [{ path: 'expectedTotal', code: 'invalid', message: '', current: '31.00' }];
  answerCalls({
    'GET /api/basket': { body: [line(1)] },
    'POST /api/orders': { status: 409, body: { code: 'basket_changed', message: '', fields } },
    'GET /api/auth/check': { body: { user, customer: { ...names, ...customer, processingFee: '30.00' } } },
  });
  queryClient.setQueryData(basketKey, [line(1)]);
  const { result } = renderHook(usePlaceOrder, { wrapper });
  await act(() =>
    expect(
      result.current.mutateAsync({ customer, lines: [line(1)], notes: '', expectedTotal: '26.00' }),
    ).rejects.toMatchObject({
      code: 'basket_changed',
    }),
  );
  expect(useSessionStore.getState()).toMatchObject({
    isAuthenticated: true,
    customer: { processingFee: '30.00' },
  });
});

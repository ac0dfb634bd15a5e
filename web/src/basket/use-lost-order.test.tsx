import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls } from '../testing/answers.ts';
import { basketOf, buyer } from '../testing/basket.ts';
import { currentToasts } from '../ui/feedback/toast-store.ts';
import { useOrderAttempts } from './order-attempt.ts';
import { keepOrderNote } from './order-note.ts';
import { basketKey } from './shown-basket.ts';
import { useLostOrder } from './use-lost-order.ts';

const customerId = '0190d3a0-0000-7000-8000-000000000001';
const item = { id: '0190d3a0-0000-7000-8000-000000000002', productId: customerId, quantity: 12 };

beforeAll(() => startI18n('en'));
afterEach(() => {
  queryClient.clear();
});

it('finds the order whose answer was lost by sending it once more under its key, and forgets its note', async () => {
  const order = { id: 'o', orderNumber: 'TPT-26-00001' };
  const sent = answerCalls({ 'POST /api/orders': { status: 201, body: order } });
  queryClient.setQueryData(basketKey(), basketOf([]));
  keepOrderNote(undefined, 'Leave it with the porter');
  useOrderAttempts.setState({ attempts: [{ body: { customerId, items: [item] }, key: 'k1' }] });
  const onPlaced = vi.fn();
  renderHook(() => useLostOrder({ ...buyer, id: customerId }, onPlaced), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith(order));
  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1']);
  expect(useOrderAttempts.getState().attempts).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('porter');
});

it('shows that the order was deleted since, and sends no more requests', async () => {
  const sent = answerCalls({
    'POST /api/orders': { status: 409, body: { code: 'order_deleted', message: 'Deleted.' } },
  });
  queryClient.setQueryData(basketKey(), basketOf([]));
  useOrderAttempts.setState({ attempts: [{ body: { customerId, items: [item] }, key: 'k1' }] });
  const onPlaced = vi.fn();
  const { result } = renderHook(() => useLostOrder({ ...buyer, id: customerId }, onPlaced), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Order cannot be confirmed',
      description: expect.stringContaining('has been deleted since'),
    }),
  );
  expect(result.current.isChecking).toBe(false);
  expect(sent).toHaveLength(1);
  expect(onPlaced).not.toHaveBeenCalled();
});

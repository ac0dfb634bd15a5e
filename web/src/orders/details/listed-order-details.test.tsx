import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrder, listOrders, type OrderSummary } from '@toptan/contract/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKey } from '../../api/queries.ts';
import { queryClient, refresh } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { rememberSession } from '../../session/session-store.ts';
import { answerCalls } from '../../testing/answers.ts';
import { orderOf } from '../../testing/order.ts';
import { ListedOrderDetails } from './listed-order-details.tsx';

const row = (id: string) => ({ id, orderNumber: `TPT-26-${id}` }) as OrderSummary;
beforeEach(async () => {
  await startI18n('en');
  for (const id of ['a', 'b', 'c', 'd'])
    queryClient.setQueryData(queryKey(getOrder, { params: { id } }), orderOf({ id }));
});
afterEach(() => {
  queryClient.clear();
});

const onOpen = vi.fn();
const shown = (orderId: string, ids: string[]) => (
  <QueryClientProvider client={queryClient}>
    <ListedOrderDetails
      orderId={orderId}
      rows={ids.map(row)}
      canEdit={false}
      Again={() => <button type="button">Order again</button>}
      onOpen={onOpen}
      onClose={() => undefined}
      onEndNear={() => undefined}
    />
  </QueryClientProvider>
);

it('steps on from an order that has left the list, to those that stood beside it', async () => {
  const { rerender } = render(shown('b', ['a', 'b', 'c', 'd']));
  rerender(shown('b', ['a', 'c', 'd']));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onOpen).toHaveBeenLastCalledWith('c');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onOpen).toHaveBeenLastCalledWith('a');

  rerender(shown('c', ['a', 'c', 'd']));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onOpen).toHaveBeenLastCalledWith('d');
});

it('steps nowhere from an order that the list never held', () => {
  const { rerender } = render(shown('b', ['b', 'c']));
  rerender(shown('a', ['b', 'c']));
  for (const name of ['Next', 'Previous'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});

it('offers neither paper nor goods of an order that is deleted while it is open', async () => {
  const user = { id: 'u', username: 'atlas', role: 'shop' as const, customerId: 'c' };
  const customer = { id: 'c', companyName: 'Atlas Giyim', customerShortName: 'Atlas', email: '' };
  rememberSession({ user, customer: { ...customer, processingFee: '25.00' } });
  for (const id of ['a', 'b', 'c', 'd'])
    queryClient.setQueryData(queryKey(getOrder, { params: { id } }), orderOf({ id }));
  const ways = [
    ['button', 'Download as PDF'],
    ['link', 'Print'],
    ['button', 'Order again'],
  ] as const;
  render(shown('a', ['a']));
  for (const [role, name] of ways) screen.getByRole(role, { name });

  answerCalls({ 'GET /api/orders/a': { status: 404, body: { code: 'not_found', message: 'Not found' } } });
  await refresh(listOrders);
  await waitFor(() => screen.getByText('This order is no longer there'));
  for (const [role, name] of ways) expect(screen.queryByRole(role, { name })).toBeNull();
  screen.getByRole('dialog', { name: 'Order Details - TPT-26-a' });
});

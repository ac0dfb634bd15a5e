import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import { getOrder, listOrders, type Order } from '@toptan/contract/orders';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls } from '../testing/answers.ts';
import { currentToasts } from '../ui/feedback/toast-store.ts';
import { useAssignManufacturer, useDeleteOrders, useSetStatus } from './api.ts';
import { StatusQuestionDialog } from './status-question.tsx';
import { useStatusQuestion } from './status-question-store.ts';

const order = (id: string): Order =>
  ({ id, orderNumber: `TPT-26-${id}`, status: 'pending', manufacturerId: null }) as Order;
const to = (status: OrderStatus) => ({ status, expectedStatus: 'pending' as const, expectedVersion: 1 });
const page = queryKey(listOrders, { query: { limit: 100 } });
const shown = (id: string) =>
  queryClient.getQueryData<{ pages: { rows: Order[] }[] }>(page)?.pages[0]?.rows.find(row => row.id === id);
const toastText = () => currentToasts()[0]?.description;
const titleAndText = () => [currentToasts()[0]?.title, toastText()];

beforeEach(async () => {
  await startI18n('en');
  queryClient.setQueryData(page, { pages: [{ rows: [order('a'), order('b')] }] });
  queryClient.setQueryData(queryKey(getOrder, { params: { id: 'a' } }), order('a'));
});
afterEach(() => {
  queryClient.clear();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const start = <Hook,>(hook: () => Hook) => renderHook(hook, { wrapper });

it('shows a status at once, also in the details, and a toast when it is set though its row is long gone', async () => {
  answerCalls({ 'PUT /api/orders/a/status': { body: { ...order('a'), status: 'shipped' } } });
  const { result, unmount } = start(() => useSetStatus(order('a')));
  act(() => result.current.mutate(to('shipped')));
  unmount();
  await waitFor(() => expect(shown('a')?.status).toBe('shipped'));
  expect(queryClient.getQueryData<Order>(queryKey(getOrder, { params: { id: 'a' } }))?.status).toBe(
    'shipped',
  );
  await waitFor(() => expect(toastText()).toBe('Status updated successfully'));
});

it('names the order whose status is set, and sets it back', async () => {
  const sent = answerCalls({ 'PUT /api/orders/a/status': { body: { ...order('a'), status: 'cancelled' } } });
  const { result, unmount } = start(() => useSetStatus(order('a')));
  act(() => result.current.mutate(to('cancelled')));
  unmount();
  await waitFor(() => expect(titleAndText()).toEqual(['TPT-26-a', 'Status updated successfully']));
  act(() => currentToasts()[0]?.action?.onSelect());
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const [, back] = sent.filter(({ method }) => method === 'PUT');
  const expected = { status: 'pending', expectedStatus: 'cancelled', expectedVersion: 1 };
  expect(JSON.parse(String(back?.body))).toEqual(expected);
});

it('takes back what failed, and not what another change has done meanwhile', async () => {
  answerCalls({
    'PUT /api/orders/a/status': { status: 409, body: { code: 'conflict', message: 'Somebody was faster.' } },
    'PUT /api/orders/b/status': { body: { ...order('b'), status: 'confirmed' } },
  });
  const { result, unmount } = start(() => ({ a: useSetStatus(order('a')), b: useSetStatus(order('b')) }));
  act(() => {
    result.current.a.mutate(to('shipped'));
    result.current.b.mutate(to('confirmed'));
  });
  unmount();
  await waitFor(() => expect(shown('b')?.status).toBe('confirmed'));
  await waitFor(() => expect(shown('a')?.status).toBe('pending'));
  expect(shown('b')?.status).toBe('confirmed');
});

it('shows why a status could not be set', async () => {
  answerCalls({
    'PUT /api/orders/a/status': { status: 409, body: { code: 'conflict', message: 'Somebody was faster.' } },
  });
  const { result } = start(() => useSetStatus(order('a')));
  act(() => result.current.mutate(to('shipped')));
  await waitFor(() =>
    expect(titleAndText()).toEqual([
      'Error',
      expect.stringMatching(/^Failed to update order status: Somebody else changed this/),
    ]),
  );
});

it('asks whether to go on when somebody else was faster, and goes on from what the status is now', async () => {
  const sent = answerCalls({
    'PUT /api/orders/a/status': {
      status: 409,
      body: {
        code: 'status_changed',
        message: 'Confirmed by now.',
        fields: [{ path: 'expectedStatus', code: 'invalid', message: 'Confirmed.', current: 'confirmed' }],
      },
    },
  });
  const { result, unmount } = start(() => useSetStatus(order('a')));
  act(() => result.current.mutate(to('shipped')));
  unmount();
  const dialog = start(() => useStatusQuestion());
  await waitFor(() => expect(dialog.result.current.isOpen).toBe(true));
  await waitFor(() => expect(shown('a')?.status).toBe('confirmed'));

  render(<StatusQuestionDialog />, { wrapper });
  screen.getByText('Somebody else has set order TPT-26-a to Confirmed. Set it to Shipped anyway?');
  const again = answerCalls({ 'PUT /api/orders/a/status': { body: { ...order('a'), status: 'shipped' } } });
  act(() => screen.getByRole('button', { name: 'Set to Shipped' }).click());
  await waitFor(() => expect(shown('a')?.status).toBe('shipped'));
  const bodies = [sent, again].map(calls => calls.find(({ method }) => method === 'PUT')?.body);
  expect(bodies.map(body => JSON.parse(String(body)))).toEqual([
    { status: 'shipped', expectedStatus: 'pending', expectedVersion: 1 },
    { status: 'shipped', expectedStatus: 'confirmed', expectedVersion: 1 },
  ]);
  expect(dialog.result.current.isOpen).toBe(false);
});

it('shows a manufacturer at once, and the empty place again and why when it is refused', async () => {
  const manufacturer = { id: 'm', companyName: 'Denizli Dokuma', leadTime: '3-5 days' };
  answerCalls({
    'PUT /api/orders/a/manufacturer': {
      status: 409,
      body: { code: 'manufacturer_already_assigned', message: 'Assigned before.' },
    },
  });
  const { result } = start(() => useAssignManufacturer('a'));
  const seen: unknown[] = [];
  const stop = queryClient.getQueryCache().subscribe(() => seen.push(shown('a')?.manufacturer?.companyName));
  act(() => result.current.mutate({ manufacturer, before: null }));
  await waitFor(() =>
    expect(titleAndText()).toEqual([
      'Failed to assign manufacturer',
      'A manufacturer has already been assigned to this order.',
    ]),
  );
  stop();
  expect(seen).toContain('Denizli Dokuma');
  expect(shown('a')?.manufacturerId).toBeNull();
});

it('shows why orders could not be deleted', async () => {
  answerCalls({ 'DELETE /api/orders/a': { status: 204 }, 'DELETE /api/orders/b': { status: 503 } });
  const { result } = start(useDeleteOrders);
  act(() => result.current.mutate(['a', 'b']));
  await waitFor(() =>
    expect(titleAndText()).toEqual([
      'Failed to delete orders',
      'The portal is not ready at the moment; it may be restarting. Please try again shortly.',
    ]),
  );
});

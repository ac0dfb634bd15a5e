import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { OrderItem } from '@toptan/contract/orders';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls } from '../testing/answers.ts';
import { useOrderAgain } from './order-again-api.ts';

const customerId = '0190d3a0-0000-7000-8000-000000000001';
const item = (id: string) => ({ id, productId: id, quantity: 12 }) as OrderItem;
const order = { customerId, items: [item('a'), item('b')] };
const add = 'POST /api/basket';

const start = () =>
  renderHook(useOrderAgain, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  }).result;

beforeAll(() => startI18n('en'));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keysOf = (sent: ReturnType<typeof answerCalls>) =>
  sent.flatMap(({ headers }) => headers.get('idempotency-key') ?? []);

it('sends the lines under their keys again when a try broke off, also on a screen opened anew, and under new ones after it went well', async () => {
  const left = start();
  const begun = answerCalls({ [add]: 'offline' });
  await act(() => expect(left.current.mutateAsync(order)).rejects.toMatchObject({ code: 'offline' }));
  const again = start();
  const resumed = answerCalls({ [add]: { status: 201, body: {} } });
  await act(() => again.current.mutateAsync(order));
  const repeated = answerCalls({ [add]: { status: 201, body: {} } });
  await act(() => again.current.mutateAsync(order));

  const [first] = keysOf(begun);
  expect(keysOf(resumed)[0]).toBe(first);
  expect(new Set([...keysOf(resumed), ...keysOf(repeated)]).size).toBe(4);
});

it('goes on after a line that the server refuses, and names it', async () => {
  const again = start();
  answerCalls({
    [add]: { status: 409, body: { code: 'product_unavailable', message: 'Not sold any more' } },
  });
  const refused = await act(() => again.current.mutateAsync(order));
  expect(refused.map(({ item: { id }, error }) => [id, error.code])).toEqual([
    ['a', 'product_unavailable'],
    ['b', 'product_unavailable'],
  ]);
});

it('gives a line up that gets no answer in time', async () => {
  const again = start();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise(() => signal?.throwIfAborted());
  });
  await act(() => expect(again.current.mutateAsync(order)).rejects.toMatchObject({ code: 'offline' }));
});

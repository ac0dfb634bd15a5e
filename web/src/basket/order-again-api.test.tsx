import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { OrderItem, OrderPack } from '@toptan/contract/orders';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls } from '../testing/answers.ts';
import { useOrderAgain } from './order-again-api.ts';

const customerId = '0190d3a0-0000-7000-8000-000000000001';
const item = (id: string, orderPackId: string | null = null) =>
  ({
    id,
    productId: id,
    productName: id,
    quantity: 12,
    selectedColor: null,
    selectedSize: null,
    orderPackId,
  }) as OrderItem;
const pack = { id: 'pack', packId: 'version', color: 'Black', packs: 5 } as OrderPack;
const order = {
  customerId,
  order: { id: 'order', orderItems: [item('a'), item('b', 'pack'), item('c', 'pack')], packs: [pack] },
};
const add = 'POST /api/basket/batch';
const answer = (...results: object[]) => ({ body: { applied: true, results } });

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

it('sends its batch under the same key again when a try broke off, also on a screen opened anew, and under a new one after it went well', async () => {
  const left = start();
  const begun = answerCalls({ [add]: 'offline' });
  await act(() => expect(left.current.mutateAsync(order)).rejects.toMatchObject({ code: 'offline' }));
  const again = start();
  const resumed = answerCalls({ [add]: answer() });
  await act(() => again.current.mutateAsync(order));
  const repeated = answerCalls({ [add]: answer() });
  await act(() => again.current.mutateAsync(order));

  const [first] = keysOf(begun);
  expect(keysOf(resumed)[0]).toBe(first);
  expect(keysOf(repeated)[0]).not.toBe(first);
});

it('adds lines of packs as packs, and names what the server refuses', async () => {
  const again = start();
  const refusal = { code: 'product_unavailable', message: 'Not sold any more' };
  const sent = answerCalls({
    [add]: answer({ ref: 'a', ok: true }, { ref: 'pack', ok: false, error: refusal }),
  });
  const refused = await act(() => again.current.mutateAsync(order));
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({
    rows: [
      { ref: 'a', productId: 'a', quantity: 12, mode: 'add' },
      { ref: 'pack', productId: 'b', packId: 'version', color: 'Black', quantity: 5, mode: 'add' },
    ],
  });
  expect(refused.map(({ name, colour, error }) => [name, colour, error.code])).toEqual([
    ['b', 'Black', 'product_unavailable'],
  ]);
});

it('gives up a batch that gets no answer in time', async () => {
  const again = start();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise(() => signal?.throwIfAborted());
  });
  await act(() => expect(again.current.mutateAsync(order)).rejects.toMatchObject({ code: 'offline' }));
});

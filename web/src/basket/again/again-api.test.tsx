import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { batchRowsMax } from '@toptan/contract/basket-batch';
import type { AgainGoods } from '@toptan/contract/order-again';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { rememberSession } from '../../session/session-store.ts';
import { answerCalls } from '../../testing/answers.ts';
import { basketLine, basketOf, changedTo } from '../../testing/basket.ts';
import { currentToasts } from '../../ui/feedback/toast-store.ts';
import { basketKey, shownLines } from '../shown-basket.ts';
import { type Chosen, useAddAgain } from './again-api.ts';

const customerId = '0190d3a0-0000-7000-8000-000000000001';

/** Goods, of which so many are chosen: pieces, or packs of six. */
function chosen(id: string, quantity: number, packId: string | null = null): Chosen {
  const color = packId && 'Black';
  const row = { productId: id, packId, size: null, color, quantity };
  const pieces = packId ? quantity * 6 : quantity;
  return {
    goods: { id } as AgainGoods,
    offer: { ...row, pieces, unitPrice: '1.00', totalPrice: '1.00' },
    quantity,
  };
}

const goods = { customerId, isNew: false, chosen: [chosen('a', 12), chosen('pack', 4, 'version')] };
const add = 'POST /api/basket/batch?quote=true';
const answer = (...results: object[]) => changedTo([], { applied: true, results });

const start = () =>
  renderHook(useAddAgain, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  }).result;

beforeAll(() => startI18n('en'));

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const keysOf = (sent: ReturnType<typeof answerCalls>) =>
  sent.flatMap(({ headers }) => headers.get('idempotency-key') ?? []);

it('sends its batch under the same key again when a try broke off, also on a screen opened anew, and under a new one after it went well, or for other goods', async () => {
  const left = start();
  const begun = answerCalls({ [add]: 'offline' });
  await act(() => expect(left.current.mutateAsync(goods)).rejects.toMatchObject({ code: 'offline' }));
  const again = start();
  const other = answerCalls({ [add]: answer() });
  await act(() => again.current.mutateAsync({ ...goods, chosen: [chosen('a', 6)] }));
  const resumed = answerCalls({ [add]: answer() });
  await act(() => again.current.mutateAsync(goods));
  const repeated = answerCalls({ [add]: answer() });
  await act(() => again.current.mutateAsync(goods));

  const [first] = keysOf(begun);
  expect(keysOf(resumed)[0]).toBe(first);
  expect(keysOf(repeated)[0]).not.toBe(first);
  expect(keysOf(other)[0]).not.toBe(first);
});

it('adds packs as packs, and names what the server refuses', async () => {
  const again = start();
  const refusal = { code: 'product_unavailable', message: 'Not sold any more' };
  const sent = answerCalls({
    [add]: answer({ ref: 'a', ok: true }, { ref: 'pack', ok: false, error: refusal }),
  });
  const refused = await act(() => again.current.mutateAsync(goods));
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({
    rows: [
      { ref: 'a', productId: 'a', quantity: 12, mode: 'add' },
      { ref: 'pack', productId: 'pack', packId: 'version', color: 'Black', quantity: 4, mode: 'add' },
    ],
  });
  expect(refused.map(({ goods: { id }, error }) => [id, error.code])).toEqual([
    ['pack', 'product_unavailable'],
  ]);
});

it('sends more rows than a call takes in several, each under its own key, and shows the basket of the last answer', async () => {
  const again = start();
  queryClient.setQueryData(basketKey(), basketOf([]));
  const many = Array.from({ length: batchRowsMax + 1 }, (_, at) => chosen(`${at}`, 1));
  const sent = answerCalls({ [add]: changedTo([basketLine()], { applied: true, results: [] }) });
  await act(() => again.current.mutateAsync({ ...goods, chosen: many }));
  const batches = sent.filter(({ method }) => method === 'POST');
  expect(batches.map(({ body }) => JSON.parse(String(body)).rows.length)).toEqual([batchRowsMax, 1]);
  expect(new Set(keysOf(sent)).size).toBe(2);
  expect(shownLines()).toEqual([basketLine()]);
});

it('says what it added to, and takes that back alone', async () => {
  rememberSession({ user: { id: 'u', username: 'atlas', role: 'shop', customerId }, customer: null });
  const again = start();
  const held = { id: 'l', productId: 'a', packId: null, basketPackId: null, pack: null, quantity: 6 };
  const other = { ...held, id: 'o', productId: 'other', quantity: 3 };
  const lines = [held, other].map(line => ({ ...line, selectedSize: null, selectedColor: null }));
  queryClient.setQueryData(basketKey(), { lines });
  answerCalls({ [add]: answer({ ref: 'a', ok: true }, { ref: 'pack', ok: true }) });
  await act(() => again.current.mutateAsync(goods));
  const [told] = currentToasts();
  expect(told?.description).toBe('36 pieces added to the 9 pieces in your basket');
  const sent = answerCalls({ [add]: answer() });
  await act(async () => told?.action?.onSelect());
  const undone = () => sent.find(({ method }) => method === 'POST');
  await waitFor(() => expect(undone()).toBeDefined());
  const { rows } = JSON.parse(String(undone()?.body));
  expect(rows).toMatchObject([
    { productId: 'a', quantity: 6, mode: 'set' },
    { packId: 'version', color: 'Black', quantity: 0, mode: 'set' },
  ]);
});

it('saves the basket once before a new order, whatever breaks off', async () => {
  const save = 'POST /api/drafts/saved';
  const order = { ...goods, isNew: true };
  const again = start();
  const begun = answerCalls({ [save]: 'offline' });
  await act(() => expect(again.current.mutateAsync(order)).rejects.toMatchObject({ code: 'offline' }));
  expect(begun.map(({ address }) => address)).toEqual(['/api/drafts/saved']);
  // The answer to the first try was lost on its way.
  const empty = { status: 409, body: { code: 'basket_empty', message: 'Nothing lies there' } };
  answerCalls({ [save]: empty, [add]: 'offline' });
  await act(() => expect(again.current.mutateAsync(order)).rejects.toMatchObject({ code: 'offline' }));
  const sent = answerCalls({ [add]: answer() });
  await act(() => again.current.mutateAsync(order));
  expect(sent.filter(({ method }) => method === 'POST').map(({ address }) => address)).toEqual([
    '/api/basket/batch?quote=true',
  ]);
});

it('adds nothing where as many baskets are saved as can be', async () => {
  const again = start();
  const full = { status: 409, body: { code: 'drafts_full', message: '20 are saved' } };
  const sent = answerCalls({ 'POST /api/drafts/saved': full });
  const order = { ...goods, isNew: true };
  await act(() => expect(again.current.mutateAsync(order)).rejects.toMatchObject({ code: 'drafts_full' }));
  expect(sent.map(({ address }) => address)).not.toContain('/api/basket/batch?quote=true');
});

it('gives up a batch that gets no answer in time', async () => {
  const again = start();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise(() => signal?.throwIfAborted());
  });
  await act(() => expect(again.current.mutateAsync(goods)).rejects.toMatchObject({ code: 'offline' }));
});

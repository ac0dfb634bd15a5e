import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { DraftId } from '../session/draft-id.ts';
import { rememberSession } from '../session/session-store.ts';
import { useExactStock } from '../session/use-stock-view.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { buyerSession } from '../testing/basket.ts';
import { draft, staffSession } from '../testing/drafts.ts';
import { useBuyer, useDraft, useShopView } from './api.ts';

afterEach(() => {
  queryClient.clear();
  useExactStock.setState(false, true);
});

/** The buyer at an address, and how it sees goods. */
async function buyerAt(draftId: string | undefined, answer: Answer = { status: 404 }, later?: Answer) {
  queryClient.clear();
  answerCalls({ 'GET /api/drafts/d': answer });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <DraftId value={draftId}>{children}</DraftId>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ buyer: useBuyer(), view: useShopView(), isPending: useDraft().isPending }),
    { wrapper },
  );
  if (draftId) {
    expect(result.current).toMatchObject({ buyer: null, view: undefined });
    await waitFor(() => expect(result.current.isPending).toBe(false));
  }
  if (later) {
    answerCalls({ 'GET /api/drafts/d': later });
    void queryClient.invalidateQueries();
    await waitFor(() => expect(result.current.buyer).toBeNull());
  }
  return result.current;
}

it('is the shop that is signed in', async () => {
  rememberSession(buyerSession());
  expect(await buyerAt(undefined)).toMatchObject({ buyer: { id: 'c' }, view: {} });
});

it('is the shop that staff order for, as that shop sees goods, with the exact stock on demand', async () => {
  rememberSession(staffSession);
  expect(await buyerAt('d', { body: draft })).toMatchObject({
    buyer: { id: 'l', draftId: 'd', customerShortName: draft.customer.customerShortName },
    view: { customerId: 'l' },
  });
  useExactStock.setState(true, true);
  expect((await buyerAt('d', { body: draft })).view).toEqual({ customerId: 'l', stock: 'exact' });
});

it('is nobody once somebody has discarded the draft', async () => {
  rememberSession(staffSession);
  const gone = { status: 404, body: { code: 'not_found', message: '' } };
  expect(await buyerAt('d', { body: draft }, gone)).toMatchObject({ buyer: null });
});

it.each<[string, Answer]>([
  ['that is gone', { status: 404, body: { code: 'not_found', message: '' } }],
  ['that was placed', { body: { ...draft, order: { id: 'o', orderNumber: 'TPT-26-00464' } } }],
  ['that a shop has saved', { body: { ...draft, kind: 'saved', by: null } }],
])('is nobody at the address of a draft %s, not the shop that is signed in either', async (_, answer) => {
  rememberSession(buyerSession());
  expect((await buyerAt('d', answer)).buyer).toBeNull();
});

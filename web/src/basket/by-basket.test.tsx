import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { type ReactNode, Suspense, use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLiveStore } from '../api/live-store.ts';
import { queryClient } from '../api/query-client.ts';
import { useBuyer } from '../drafts/api.ts';
import { DraftId } from '../session/draft-id.ts';
import { rememberSession } from '../session/session-store.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { basketOf, changedTo } from '../testing/basket.ts';
import { draft, staffSession } from '../testing/drafts.ts';
import { renderIn } from '../testing/render.tsx';
import { useBasket } from './api.ts';
import { useChangeBasket } from './changes-api.ts';
import { addition, setCells } from './lines-api.ts';
import { usePlaceOrder } from './order-api.ts';
import { keepOrderNote, useOrderNote } from './order-note.ts';
import { startSending } from './send-waiting.ts';
import { lineOnTheWay, shownLines } from './shown-basket.ts';
import { useWaiting } from './waiting-changes.ts';

const product = { id: 'p', name: 'Kot', translations: {}, sku: null, price: '10.00' };
const goods = { ...product, imageUrl: null, category: null };
const twelve = {
  customerId: 'l',
  product: goods,
  quantity: 12,
  selectedSize: null,
  selectedColor: null,
};
const line: BasketItem = { ...lineOnTheWay(twelve), id: 'line' };
const other = { ...draft, id: 'e' };

const calls = {
  'GET /api/drafts/d': { body: draft },
  'GET /api/drafts/e': { body: other },
  'GET /api/basket/l/check?draftId=d': { body: basketOf([]) },
  'GET /api/basket/l/check?draftId=e': { body: basketOf([]) },
};

/** A hook on the screens of a draft. */
function inDraft<Result>(id: string, hook: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <DraftId value={id}>{children}</DraftId>
    </QueryClientProvider>
  );
  return renderHook(() => ({ basket: useBasket().data, hook: hook() }), { wrapper });
}

const bodies = (sent: ReturnType<typeof answerCalls>, call: string) =>
  sent
    .filter(({ method, address }) => `${method} ${address}` === call)
    .map(({ body }) => JSON.parse(String(body)));

const add = 'POST /api/basket?quote=true';
const batch = 'POST /api/basket/batch?quote=true';

beforeEach(() => {
  localStorage.clear();
  rememberSession(staffSession);
  useLiveStore.setState({ connection: 'open' });
});
afterEach(() => {
  queryClient.clear();
});

it('puts goods into the draft of the address, and into no other basket that is on the screen', async () => {
  const sent = answerCalls({ ...calls, [add]: changedTo([line]) });
  const first = inDraft('d', useChangeBasket);
  const second = inDraft('e', useChangeBasket);
  await waitFor(() => expect([first, second].map(({ result }) => result.current.basket)).toEqual([[], []]));
  await act(async () => void (await first.result.current.hook(addition(twelve))));
  expect(bodies(sent, add)).toMatchObject([{ customerId: 'l', draftId: 'd', quantity: 12 }]);
  await waitFor(() => expect(first.result.current.basket).toHaveLength(1));
  expect(second.result.current.basket).toEqual([]);
  expect(shownLines()).toBeUndefined();
});

it('keeps what is added without a connection for its draft, and sends it there', async () => {
  const stop = startSending('u', vi.fn());
  answerCalls({ ...calls, [add]: 'offline' });
  const { result } = inDraft('d', useChangeBasket);
  await waitFor(() => expect(result.current.basket).toEqual([]));
  await act(async () => void (await result.current.hook(addition(twelve))));
  expect(useWaiting.getState().changes).toMatchObject([{ type: 'add', draftId: 'd' }]);
  const sent = answerCalls({ ...calls, [add]: changedTo([line]) });
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(useWaiting.getState().changes).toEqual([]));
  expect(bodies(sent, add)).toMatchObject([{ customerId: 'l', draftId: 'd' }]);
  stop();
});

it('shows figures that were set at once, though no answer comes', async () => {
  const stop = startSending('u', vi.fn());
  answerCalls({
    ...calls,
    'GET /api/basket/l/check?draftId=e': { body: basketOf([line]) },
    [batch]: 'offline',
  });
  const { result } = inDraft('e', useChangeBasket);
  await waitFor(() => expect(result.current.basket).toHaveLength(1));
  const set = (quantity: number) =>
    result.current.hook(setCells({ ...twelve, cells: [{ ...twelve, quantity }] }));
  await act(async () => void (await Promise.all([set(18), set(24)])));
  await waitFor(() => expect(result.current.basket).toMatchObject([{ quantity: 24 }]));
  stop();
});

it('places the draft, with the reason where it does not keep every rule', async () => {
  const sent = answerCalls({
    ...calls,
    'GET /api/basket/l/check?draftId=d': { body: basketOf([line]) },
    'POST /api/orders': { status: 201, body: { id: 'o' } },
  });
  const { result } = inDraft('d', usePlaceOrder);
  await waitFor(() => expect(result.current.basket).toHaveLength(1));
  await act(async () => {
    await result.current.hook.mutateAsync({
      buyer: { id: 'l', draftId: 'd' },
      lines: [line],
      notes: '',
      expectedTotal: '150.00',
      overrideReason: 'Vitrin',
      expectedPromise: { fromStock: 7, until: null },
    });
  });
  expect(bodies(sent, 'POST /api/orders')).toMatchObject([
    {
      customerId: 'l',
      draftId: 'd',
      overrideRules: true,
      overrideReason: 'Vitrin',
      expectedPromise: { fromStock: 7, until: null },
    },
  ]);
});

it('keeps a note for each basket, until its order is placed', () => {
  const notes = () => [undefined, 'd'].map(id => renderHook(() => useOrderNote(id)).result.current);
  keepOrderNote(undefined, 'mine');
  keepOrderNote('d', 'for Lale');
  expect(notes()).toEqual(['mine', 'for Lale']);
  keepOrderNote('d', '');
  expect(notes()).toEqual(['mine', '']);
  keepOrderNote('d', undefined);
  expect(notes()).toEqual(['mine', undefined]);
});

const never = new Promise<never>(() => {});

/** Waits for a part that never comes: the screen of the buyer stays as it was. */
const Late = () => use(never);

function Page() {
  const { data } = useBasket();
  return useBuyer() === null && data ? <Late /> : <p>{data?.length}</p>;
}

const Count = () => <output>{useBasket().data?.length}</output>;

it('is not asked for without a shop, though a part of the page is late to hear that the draft was placed', async () => {
  const answers: Record<string, Answer> = { ...calls };
  const sent = answerCalls(answers);
  const screens = (
    <DraftId value="d">
      <Suspense>
        <Page />
      </Suspense>
      <Count />
    </DraftId>
  );
  await renderIn('en', screens, queryClient);
  await screen.findByText('0', { selector: 'output' });
  answers['GET /api/drafts/d'] = { body: { ...draft, order: { id: 'o', orderNumber: 'TPT-26-00464' } } };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(screen.getByText('0', { selector: 'p' }).style.display).toBe('none'));
  await act(() => queryClient.invalidateQueries());
  expect(sent.map(({ address }) => address)).not.toContain('/api/basket//check?draftId=d');
});

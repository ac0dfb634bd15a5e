import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeRequest } from '@toptan/contract/change-requests';
import type { Order } from '@toptan/contract/orders';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { loseSession, rememberSession } from '../../session/session-store.ts';
import { answerCalls } from '../../testing/answers.ts';
import { orderOf } from '../../testing/order.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { currentToasts } from '../../ui/feedback/toast-store.ts';
import { DecidePage } from './decide-page.tsx';
import { useDecision } from './use-decision.ts';

const order = { id: 'o', version: 1, may: null } as Order;
const request = { id: 'r', rows: [] as ChangeRequest['rows'] } as ChangeRequest;

function Answer() {
  const { answer, setAnswer } = useDecision(order, request);
  return <input value={answer} onChange={event => setAnswer(event.target.value)} />;
}

function Decide() {
  const { begin } = useDecision(order, request);
  const twice = () => {
    begin();
    begin();
  };
  return (
    <button type="button" onClick={twice}>
      Decide
    </button>
  );
}

const signIn = (id: string) =>
  rememberSession({ user: { id, username: id, role: 'admin', customerId: null }, customer: null });

it('goes on with its user after the session has ended, and is forgotten where another one signs in', async () => {
  signIn('ayse');
  await renderAt(() => (
    <QueryClientProvider client={queryClient}>
      <Answer />
    </QueryClientProvider>
  ));
  const answer = await screen.findByRole('textbox');
  await userEvent.type(answer, 'Not this week');
  expect(answer).toHaveProperty('value', 'Not this week');
  act(loseSession);
  act(() => signIn('ayse'));
  expect(answer).toHaveProperty('value', 'Not this week');
  act(loseSession);
  act(() => signIn('mehmet'));
  expect(answer).toHaveProperty('value', '');
});

it('decides once where it is told to twice', async () => {
  const sent = answerCalls({ 'PUT /api/orders/o/request': { body: order } });
  signIn('ayse');
  await renderAt(() => (
    <QueryClientProvider client={queryClient}>
      <Decide />
    </QueryClientProvider>
  ));
  await userEvent.click(await screen.findByRole('button'));
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('says how many items cannot be accepted, and leads to the refusal of the first', async () => {
  const row = (ref: string) => ({
    ref,
    productId: ref,
    productName: 'Jean',
    translations: {},
    sku: null,
    product: { imageUrl: null, category: null },
    size: '30',
    color: null,
    pack: null,
    from: 2,
    to: 5,
    now: 2,
    isNew: false,
    unitPrice: '10.00',
    decision: null,
  });
  const asked = orderOf({
    id: 'o',
    may: 'change',
    request: {
      id: 'r',
      version: 1,
      state: 'open',
      rows: [row('0'), row('1')],
      note: null,
      askedBy: 'Atlas',
      askedAt: '2026-11-20T10:00:00Z',
      decidedBy: null,
      decidedAt: null,
      answer: null,
    },
  });
  const error = { code: 'product_unavailable', message: '' };
  const found = { from: 2, quantity: 5, unitPrice: '10.00', fromStock: 5, toProduce: 0, problems: [] };
  const sums = { pieces: 4, subtotal: '40.00', processingFee: '0.00', total: '40.00' };
  const check = {
    version: 1,
    status: 'pending',
    error,
    rows: [
      { ref: '0', ...found, error: null },
      { ref: '1', ...found, error },
    ],
    products: [],
    limits: [],
    before: sums,
    after: { ...sums, fromStock: 4, toProduce: 0, dated: null, undated: 0 },
  };
  const sent = answerCalls({
    'GET /api/orders/o': { body: asked },
    'POST /api/orders/o/lines/check': { body: check },
  });
  Element.prototype.scrollIntoView = vi.fn();
  signIn('ayse');
  await renderAt(
    { '/admin/orders/$orderId/request': DecidePage, '/admin/orders': () => null },
    { address: '/admin/orders/o/request', client: queryClient },
  );
  await screen.findByText('This product can no longer be ordered.');
  await userEvent.click(screen.getByRole('button', { name: 'Accept 2 changes' }));
  expect(currentToasts()[0]?.description).toBe('1 item cannot be accepted. Please refuse it.');
  expect(document.activeElement).toBe(screen.getAllByRole('radio', { name: 'Refuse' })[1]);
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(0);
});

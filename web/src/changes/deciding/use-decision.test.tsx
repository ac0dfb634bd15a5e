import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeRequest } from '@toptan/contract/change-requests';
import type { Order } from '@toptan/contract/orders';
import { expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { loseSession, rememberSession } from '../../session/session-store.ts';
import { answerCalls } from '../../testing/answers.ts';
import { renderAt } from '../../testing/render-at.tsx';
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

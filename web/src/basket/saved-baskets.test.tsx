import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { rememberSession } from '../session/session-store.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { buyerSession } from '../testing/basket.ts';
import { draft } from '../testing/drafts.ts';
import { renderIn } from '../testing/render.tsx';
import { SavedBaskets, SaveForLater } from './saved-baskets.tsx';

const saved = { ...draft, id: 's', kind: 'saved' as const, by: null, pricesChanged: 2 };
const list = 'GET /api/drafts?limit=30';
const writes = (sent: ReturnType<typeof answerCalls>) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, address }) => `${method} ${address}`);

const show = () =>
  renderIn(
    'en',
    <QueryClientProvider client={queryClient}>
      <SaveForLater customerId="c" disabled={false} />
      <SavedBaskets />
    </QueryClientProvider>,
  );

beforeEach(() => rememberSession(buyerSession()));
afterEach(() => {
  queryClient.clear();
});

it('is saved with one press, and comes back with the undo of the toast', async () => {
  const sent = answerCalls({
    [list]: { body: [] },
    'POST /api/drafts/saved': { status: 201, body: saved },
    'PUT /api/drafts/s/basket': { body: { saved: null } },
  });
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('It is in the basket');
  expect(writes(sent)).toEqual(['POST /api/drafts/saved', 'PUT /api/drafts/s/basket']);
});

it('is put into the basket with one press; the undo puts back what lay there', async () => {
  let readAgain = (_: Answer) => {};
  const answers: Parameters<typeof answerCalls>[0] = {
    [list]: { body: [saved] },
    'PUT /api/drafts/s/basket': { body: { saved: { ...saved, id: 'before' } } },
    'PUT /api/drafts/before/basket': { body: { saved } },
  };
  const sent = answerCalls(answers);
  await show();
  await screen.findByText(/2 prices changed/);
  answers[list] = new Promise(resolve => {
    readAgain = resolve;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Put into the basket' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.queryByText(/2 prices changed/)).toBeNull();
  readAgain({ body: [] });
  fireEvent.click(undo);
  await waitFor(() =>
    expect(writes(sent)).toEqual(['PUT /api/drafts/s/basket', 'PUT /api/drafts/before/basket']),
  );
});

it('says why a basket cannot be saved', async () => {
  answerCalls({
    [list]: { body: [] },
    'POST /api/drafts/saved': { status: 409, body: { code: 'drafts_full', message: '' } },
  });
  await show();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  });
  await screen.findByText('Error');
});

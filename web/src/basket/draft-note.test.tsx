import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { DraftId } from '../session/draft-id.ts';
import { rememberSession } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { basketLine, basketOf } from '../testing/basket.ts';
import { draft, staffSession } from '../testing/drafts.ts';
import { renderIn } from '../testing/render.tsx';
import { CurrentBasket } from './current-basket.tsx';
import { basketKey } from './shown-basket.ts';

it('shows the note that a colleague wrote for a draft, and saves what is changed when its field is left', async () => {
  const notes = { own: 'PUT /api/drafts/d/notes', theirs: 'Sabah teslim' };
  const sent = answerCalls({
    'GET /api/drafts/d': { body: { ...draft, notes: notes.theirs } },
    [notes.own]: { body: { ...draft, notes: 'Sabah teslim, arka kapı' } },
  });
  rememberSession(staffSession);
  queryClient.setQueryData(basketKey('d'), basketOf([basketLine({ quantity: 2 })]));
  await renderIn(
    'en',
    <QueryClientProvider client={queryClient}>
      <DraftId value="d">
        <CurrentBasket buyer={{ ...draft.customer, draftId: 'd' }} onPlaced={() => undefined} />
      </DraftId>
    </QueryClientProvider>,
  );
  const field = await screen.findByRole('textbox', { name: /note/i });
  await waitFor(() => expect(field).toHaveProperty('value', notes.theirs));
  await userEvent.type(field, ', arka kapı');
  await userEvent.tab();
  await waitFor(() => expect(localStorage.getItem('order-note')).not.toContain('arka'));
  expect(field).toHaveProperty('value', 'Sabah teslim, arka kapı');
  const [saved] = sent.filter(({ method }) => method === 'PUT');
  expect(JSON.parse(String(saved?.body))).toEqual({ notes: 'Sabah teslim, arka kapı' });
});

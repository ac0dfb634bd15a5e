import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { DraftId } from '../../session/draft-id.ts';
import { rememberSession } from '../../session/session-store.ts';
import { type Answer, answerCalls } from '../../testing/answers.ts';
import { draft, staffSession } from '../../testing/drafts.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { Picker } from './picker.tsx';

afterEach(() => {
  queryClient.clear();
});

it('keeps what is typed, and says so, when a colleague discards the draft meanwhile', async () => {
  rememberSession(staffSession);
  const product = { body: { ...jeans, sells: 'loose', packs: [] } };
  const answers: Record<string, Answer> = {
    'GET /api/drafts/d': { body: draft },
    [`GET /api/products/${jeans.id}?customerId=l`]: product,
    [`GET /api/products/${jeans.id}`]: product,
  };
  answerCalls(answers);
  await renderAt(
    () => (
      <DraftId value="d">
        <Picker productId={jeans.id} color={undefined} lines={[]} onClose={() => {}} />
      </DraftId>
    ),
    { client: queryClient },
  );
  const [field] = await screen.findAllByRole('textbox');
  await userEvent.type(field as HTMLElement, '7');
  answers['GET /api/drafts/d'] = { status: 404, body: { code: 'not_found', message: '' } };
  await act(() => queryClient.invalidateQueries());
  await screen.findByText('This draft takes no more goods');
  expect((field as HTMLInputElement).value).toBe('7');
  expect(field?.isConnected).toBe(true);
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Term } from '@toptan/contract/terms';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { renderAt } from '../testing/render-at.tsx';
import { currentToasts } from '../ui/feedback/toast-store.ts';
import { TermForm } from './term-form.tsx';

afterEach(() => queryClient.clear());

const term = {
  id: 't',
  kind: 'quantity',
  customerId: null,
  customerName: null,
  groupId: null,
  groupName: null,
  productId: null,
  productName: null,
  grain: 'cell',
  min: 12,
  max: null,
  multiple: null,
} as Term;

const knownRule = {
  customerId: null,
  groupId: null,
  productId: null,
  min: 12,
  max: null,
  multiple: null,
  grain: 'cell',
};

async function show(shown: Term | null, onSaved = vi.fn()): Promise<void> {
  await renderAt(() => <TermForm term={shown} onClose={vi.fn()} onSaved={onSaved} />, {
    client: queryClient,
  });
}

it('says that there is a rule for everyone already', async () => {
  const message = 'There is a rule for the same';
  const fields = [{ path: 'customerId', code: 'taken', message }];
  answerCalls({ 'POST /api/terms': { status: 409, body: { code: 'taken', message, fields } } });
  const user = userEvent.setup();
  await show(null);
  await user.type(await screen.findByLabelText('At least'), '12');
  await user.click(screen.getByRole('button', { name: /Add rule|Save/ }));
  await screen.findByText('There is a rule for the same already.');
});

it('sends the fields of a rule that were changed, and leaves the others to whoever changes them meanwhile', async () => {
  const sent = answerCalls({ 'PUT /api/terms/t': { body: term } });
  const user = userEvent.setup();
  const onSaved = vi.fn();
  await show(term, onSaved);
  await user.type(await screen.findByLabelText('At most'), '٦٠');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const put = sent.find(({ method }) => method === 'PUT');
  expect(JSON.parse(String(put?.body))).toEqual({ max: 60, known: knownRule });
});

it('says what a colleague has changed meanwhile: what both did before the save, the rest after it', async () => {
  const changed = (path: string, current: number) => ({
    path,
    code: 'changed',
    message: 'Somebody has changed it meanwhile',
    current: String(current),
    by: 'zeynep',
  });
  const refusal = { code: 'changed_meanwhile', message: '', fields: [changed('max', 2400)] };
  const answers: Record<string, Answer> = { 'PUT /api/terms/t': { status: 409, body: refusal } };
  const sent = answerCalls(answers);
  const user = userEvent.setup();
  const onSaved = vi.fn();
  await show(term, onSaved);
  await user.type(await screen.findByLabelText('At most'), '60');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await screen.findByText('Somebody else has changed this meanwhile');
  screen.getByText(/At most is now “2,400” \(zeynep\)/);
  answers['PUT /api/terms/t'] = { body: { ...term, meanwhile: [changed('multiple', 6)] } };
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const [, again] = sent.filter(({ method }) => method === 'PUT');
  expect(JSON.parse(String(again?.body))).toEqual({ max: 60, known: { ...knownRule, max: 2400 } });
  expect(currentToasts().at(-1)?.description).toBe('Changed meanwhile: Multiples of is now “6” (zeynep)');
});

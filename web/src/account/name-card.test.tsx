import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberSession } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { NameCard } from './name-card.tsx';

it('saves the name that shops read of the member of staff, and keeps a refused one', async () => {
  rememberSession({ user: { id: 'u', username: 'mert', role: 'admin', customerId: null }, customer: null });
  const sent = answerCalls({ 'PUT /api/staff/u': 'offline' });
  await renderIn('en', <NameCard displayName="Mert" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(field.value).toBe('Mert');
  fireEvent.change(field, { target: { value: 'Mert Aydın' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The name could not be saved');
  expect(sent.map(({ body }) => body)).toEqual(['{"displayName":"Mert Aydın"}']);
  expect(field.value).toBe('Mert Aydın');
});

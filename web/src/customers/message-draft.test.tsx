import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Phones } from '../portal/whatsapp.ts';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { MessageDraft } from './message-draft.tsx';

const local: Phones = { ownerMobile: '050 123 4567', phone: null, landline: '04 123 4567' };

function Draft() {
  const [phones, setPhones] = useState(local);
  return (
    <MessageDraft {...{ phones }} customerId="c" onKept={setPhones} language="en" text="Hello" hint="once" />
  );
}

const address = () => screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');

it('asks for the country of a number that names none, and writes to the number with it', async () => {
  const sent = answerCalls({
    'PUT /api/customers/c': { body: { ...local, ownerMobile: '+971 50 123 4567' } },
  });
  await renderIn('en', <Draft />);
  screen.getByText('+90 50 123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Country code' }), '971');
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await expect.poll(address).toBe('https://wa.me/971501234567?text=Hello');
  expect(sent.map(({ body }) => body)).toEqual(['{"ownerMobile":"+971 50 123 4567"}']);
  expect(screen.queryByText(/^Which country/)).toBeNull();
  expect(screen.getAllByText('+971 50 123 4567').length).toBeGreaterThan(1);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoginLink } from '@toptan/contract/customers';
import { expect, it } from 'vitest';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { Invitations } from './invitations.tsx';

const customer = (id: string, companyName: string) => ({
  id,
  companyName,
  ownerFullName: null,
  ownerMobile: null,
  phone: null,
  landline: null,
  passwordChosen: false,
  invitedAt: null,
});

it('makes no link until it is asked for, and then one at a time, so that each is shown', async () => {
  let resolve = (_: Answer) => {};
  const sent = answerCalls({
    'GET /api/customers?active=true&limit=50': { body: [customer('1', 'Nar'), customer('2', 'Lale')] },
    'POST /api/customers/1/link': new Promise<Answer>(done => {
      resolve = done;
    }),
  });
  await renderIn('en', <Invitations />);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite Nar' }));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Make the link' }));
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  const body: LoginLink = {
    userName: 'nar',
    setPasswordLink: 'https://toptan.example/set-password#token',
    expiresAt: '2026-11-29T09:12:00Z',
    message: 'Hello Nar',
  };
  resolve({ body });
  expect(await screen.findByDisplayValue('Hello Nar')).toBeTruthy();
});

import { screen } from '@testing-library/react';
import type { RegistrationRequest } from '@toptan/contract/registration';
import { expect, it } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { type Decision, RequestDecision } from './request-decision.tsx';

const request: RegistrationRequest = {
  id: '0193d8c7-e800-72b7-ba77-897737f8cb1f',
  customerName: 'Zeytin Dalı Giyim',
  ownerFirstName: 'Ayşe',
  ownerLastName: 'Karadağ',
  phoneNumber: '+90 532 418 07 66',
  email: 'ayse@zeytindaligiyim.example',
  taxNumber: null,
  hasTaxPlate: false,
  status: 'pending',
  language: 'tr',
  createdAt: '2026-11-18T09:12:00Z',
  decidedAt: null,
  customerId: null,
  username: null,
  passwordChosen: false,
  mail: null,
  isMailSet: true,
};

const ask = (decision: Decision, isMailSet: boolean) =>
  renderIn(
    'en',
    <RequestDecision
      request={{ ...request, isMailSet }}
      decision={decision}
      open
      onOpenChange={() => {}}
      onLink={() => {}}
    />,
  );

it.each<[Decision, boolean, RegExp]>([
  ['approve', true, /the login details are sent by email to the address below/],
  ['approve', false, /No mail server is set up: you hand over the login link yourself/],
  ['renew', true, /A new one-time link is sent to the address below/],
  ['renew', false, /A new one-time link is made for you to hand over/],
])('promises an email only where a mail server is set (%s, %s)', async (decision, isMailSet, words) => {
  await ask(decision, isMailSet);
  expect(screen.getByRole('alertdialog').textContent).toMatch(words);
});

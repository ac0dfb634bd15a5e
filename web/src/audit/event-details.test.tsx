import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { EventDetails } from './event-details.tsx';

const signIn = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  at: '2026-11-20T10:00:00Z',
  userId: null,
  customerId: null,
  username: 'depo',
  role: 'admin' as const,
  action: 'POST /api/auth/login',
  subjectId: null,
  subject: null,
  details: null,
  address: '192.0.2.1',
  requestId: 'r1',
  status: 401,
};

it.each([
  ['en', '1,240 attempts'],
  ['tr', '1.240 deneme'],
  ['ar', '1,240 محاولة'],
] as const)('say in %s how often a sign-in failed', async (language, words) => {
  await renderIn(language, <EventDetails event={{ ...signIn, attempts: 1240 }} onClose={() => {}} />);
  expect(screen.getByText(words)).toBeTruthy();
});

it('say nothing of attempts where there was one', async () => {
  await renderIn('en', <EventDetails event={{ ...signIn, attempts: 1 }} onClose={() => {}} />);
  expect(screen.queryByText(/attempt/i)).toBeNull();
});

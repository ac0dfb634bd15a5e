import { cleanup, screen } from '@testing-library/react';
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
] as const)('show in %s how often a sign-in failed', async (language, words) => {
  await renderIn(language, <EventDetails event={{ ...signIn, attempts: 1240 }} onClose={() => {}} />);
  expect(screen.getByText(words)).toBeTruthy();
});

it('show no number of attempts where there was one', async () => {
  await renderIn('en', <EventDetails event={{ ...signIn, attempts: 1 }} onClose={() => {}} />);
  expect(screen.queryByText(/attempt/i)).toBeNull();
});

it.each([
  ['en', 'Visitor', 'Portal'],
  ['tr', 'Ziyaretçi', 'Sistem'],
  ['ar', 'زائر', 'النظام'],
] as const)('name in %s who acted without a user name', async (language, visitor, system) => {
  const event = { ...signIn, username: null, role: 'system' as const, status: 201, attempts: 1 };
  await renderIn(language, <EventDetails event={event} onClose={() => {}} />);
  expect(screen.getByText(visitor)).toBeTruthy();
  cleanup();
  const sent = { ...event, action: 'email.sent', address: null, requestId: null, status: null };
  await renderIn(language, <EventDetails event={sent} onClose={() => {}} />);
  expect(screen.getByText(system)).toBeTruthy();
});

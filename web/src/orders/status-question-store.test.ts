import { expect, it } from 'vitest';
import { loseSession, rememberSession } from '../session/session-store.ts';
import { askAboutStatus, useStatusQuestion } from './status-question-store.ts';

const signIn = (id: string) =>
  rememberSession({ user: { id, username: id, role: 'admin', customerId: null }, customer: null });

it('asks the one whose change was refused, also after a lost session, and nobody else', () => {
  signIn('selin');
  askAboutStatus({
    order: { id: 'a', orderNumber: 'TPT-26-a' },
    wanted: 'shipped',
    current: 'confirmed',
    version: 1,
    hasOtherLines: false,
  });
  loseSession();
  signIn('selin');
  expect(useStatusQuestion.getState()).toMatchObject({ isOpen: true, question: { wanted: 'shipped' } });
  loseSession();
  signIn('deniz');
  expect(useStatusQuestion.getState()).toEqual({ isOpen: false, question: null });
});

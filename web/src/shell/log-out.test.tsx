import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useHidesPrices } from '../i18n/hidden-prices.ts';
import { leftList, rememberList } from '../orders/staff/left-list-api.ts';
import { rememberSession } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { renderAt } from '../testing/render-at.tsx';
import { LogOutQuestion } from './log-out.tsx';

const Page = () => <LogOutQuestion open onOpenChange={() => {}} />;

it('leaves nothing to the next user of the window', async () => {
  answerCalls({ 'POST /api/auth/logout': { status: 204 } });
  rememberSession({ user: { id: 'u', username: 'admin', role: 'admin', customerId: null }, customer: null });
  useHidesPrices.setState({ hidesPrices: true });
  rememberList({ q: 'Atlas' });
  // The page that writes it is not loaded.
  sessionStorage.setItem('order-changes', '{}');
  await renderAt({ '/': Page, '/login': () => null });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(sessionStorage.getItem('order-changes')).toBeNull());
  expect([useHidesPrices.getState().hidesPrices, leftList()]).toEqual([false, {}]);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LeaveQuestion } from '../lists/discard-question.tsx';
import { renderAt } from '../testing/render-at.tsx';
import { useOpenedNotices } from './use-opened-notices.ts';

function Form() {
  useOpenedNotices();
  return (
    <>
      the form
      <LeaveQuestion isDirty openBy="edit" />
    </>
  );
}

it('a notice that is pressed leads to its page, after the question of an open form', async () => {
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker, userAgent: '', onLine: true });
  await renderAt({ '/form': Form, '/orders': () => 'the orders' });
  await screen.findByText('the form');
  const data = { type: 'OPEN', path: '/orders?status=shipped' };
  const { port1, port2 } = new MessageChannel();
  const answered = vi.fn();
  port1.onmessage = answered;
  serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port2] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByText('the orders');
  expect(answered).toHaveBeenCalledOnce();
  port1.close();
});

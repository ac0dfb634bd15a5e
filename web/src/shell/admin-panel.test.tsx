import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { rememberSession } from '../session/session-store.ts';
import { renderAt } from '../testing/render-at.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { AdminPanel } from './admin-panel.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AdminPanel />
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Menu">
        {null}
      </Dialog>
    </>
  );
}

it('stays open at the Escape that closes a menu above it, and closes at the next', async () => {
  rememberSession({ user: { id: 'u', username: 'admin', role: 'admin', customerId: null }, customer: null });
  await renderAt(Page);
  const toggle = await screen.findByRole('button', { name: 'Admin' });
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

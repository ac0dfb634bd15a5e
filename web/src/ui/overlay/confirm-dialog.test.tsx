import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function dialog(busy: boolean, onConfirm: () => void, onOpenChange: (open: boolean) => void) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete Orders"
      sentence="Are you sure you want to delete 1 order(s)? This action cannot be undone."
      things={[{ id: '1', code: 'TPT-26-00012', name: 'Gülçiçek Moda', figure: '₺14,980.00' }]}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}

it('gives Cancel the focus, so that Enter destroys nothing', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const { user } = await renderUi(dialog(false, onConfirm, onOpenChange));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('names five of what it touches, and counts the others', async () => {
  const things = Array.from({ length: 69 }, (_, at) => ({ id: String(at), code: `TPT-26-${at}` }));
  await renderUi(
    <ConfirmDialog open onOpenChange={vi.fn()} title="Delete" sentence="Sure?" things={things} />,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([...things.slice(0, 5).map(({ code }) => code), 'and 64 more']);
});

it('names what it touches and does the action when its button is pressed', async () => {
  const onConfirm = vi.fn();
  const { user } = await renderUi(dialog(false, onConfirm, vi.fn()));
  expect(screen.getByRole('alertdialog', { name: 'Delete Orders' }).textContent).toContain('TPT-26-00012');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('cannot be left or confirmed again while the action is being done', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const { user } = await renderUi(dialog(true, onConfirm, onOpenChange));
  await user.click(screen.getByRole('button', { name: 'Deleting...' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
});

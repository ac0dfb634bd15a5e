import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../overlay/dialog.tsx';
import { renderUi } from '../render-ui.tsx';
import { currentToasts, dismissToast, toast, toastCloseMs, toastRemoveMs } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  act(() => {
    for (const entry of currentToasts()) dismissToast(entry.id);
    vi.advanceTimersByTime(toastRemoveMs);
  });
  vi.useRealTimers();
});

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

it('shows one toast at a time: a new one takes the place of the old', async () => {
  await renderUi(<p>page</p>);
  act(() => void toast({ title: 'First' }));
  expect(region().textContent).toContain('First');
  act(() => void toast({ title: 'Second', description: 'More', variant: 'destructive' }));
  expect(region().textContent).toContain('Second');
  expect(region().textContent).not.toContain('First');
  expect(region().querySelectorAll('li')).toHaveLength(1);
});

it('closes after five seconds, a destructive one too, and is forgotten after the removal delay', async () => {
  await renderUi(<p>page</p>);
  act(() => void toast({ title: 'Error', variant: 'destructive' }));
  act(() => vi.advanceTimersByTime(4900));
  expect(region().textContent).toContain('Error');
  act(() => vi.advanceTimersByTime(200));
  expect(region().querySelector('li[data-state="open"]')).toBeNull();
  expect(currentToasts()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(toastRemoveMs));
  expect(currentToasts()).toHaveLength(0);
});

it('gives the focus to the region when F8 is pressed', async () => {
  await renderUi(<p>page</p>);
  act(() => void toast({ title: 'Saved' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(region().querySelector('ol'));
});

it('runs its action, and closes', async () => {
  const onSelect = vi.fn();
  const { user } = await renderUi(<p>page</p>);
  act(() => void toast({ title: 'Item removed', action: { label: 'Undo', onSelect } }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(currentToasts().some(entry => entry.open)).toBe(false);
});

it('leaves Escape to what is open below, and takes it where the focus is in the toast', async () => {
  const onOpenChange = vi.fn();
  const { user } = await renderUi(
    <Dialog open onOpenChange={onOpenChange} title="Edit Atlas">
      <input aria-label="name" />
    </Dialog>,
  );
  act(() => void toast({ title: 'Saved' }));
  await user.click(screen.getByLabelText('name'));
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  expect(currentToasts().some(entry => entry.open)).toBe(true);
});

it('closes with Escape from inside, and gives the focus back to where it was before F8', async () => {
  const { user } = await renderUi(<input aria-label="name" />);
  act(() => void toast({ title: 'Saved' }));
  await user.click(screen.getByLabelText('name'));
  await user.keyboard('{F8}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(currentToasts().some(entry => entry.open)).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('name'));
});

it('stands still while the focus is in it', async () => {
  const { user } = await renderUi(<input aria-label="name" />);
  act(() => void toast({ title: 'Saved' }));
  await user.keyboard('{F8}');
  act(() => vi.advanceTimersByTime(toastCloseMs * 2));
  expect(currentToasts().some(entry => entry.open)).toBe(true);
  await user.click(screen.getByLabelText('name'));
  act(() => vi.advanceTimersByTime(toastCloseMs));
  expect(currentToasts().some(entry => entry.open)).toBe(false);
});

it.each([
  ['to the right far enough', 60, false],
  ['to the right, but not far enough', 40, true],
  ['to the left', -80, true],
])('is thrown out to the right only: %s', async (_way, x, stays) => {
  await renderUi(<p>page</p>);
  act(() => void toast({ title: 'Saved' }));
  const item = region().querySelector('li') as HTMLLIElement;
  const at = (clientX: number) => ({ button: 0, pointerType: 'touch', clientX, clientY: 100 });
  fireEvent.pointerDown(item, at(100));
  for (const step of [0.5, 1]) fireEvent.pointerMove(item, at(100 + x * step));
  fireEvent.pointerUp(item, at(100 + x));
  expect(currentToasts().some(entry => entry.open)).toBe(stays);
});

it('is read out even while a dialog hides the page from screen readers', async () => {
  await renderUi(
    <Dialog open onOpenChange={() => {}} title="Edit Atlas">
      <p>fields</p>
    </Dialog>,
  );
  act(() => void toast({ title: 'Error', description: 'No connection', variant: 'destructive' }));
  act(() => vi.advanceTimersByTime(100));
  expect(screen.getByRole('status').textContent).toBe('Error. No connection');
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from './render-ui.tsx';
import { currentToasts, dismissToast, TOAST_REMOVE_DELAY_MS, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  act(() => {
    for (const entry of currentToasts()) dismissToast(entry.id);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
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
  act(() => vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS));
  expect(currentToasts()).toHaveLength(0);
});

it('gives the focus to the region when F8 is pressed', async () => {
  await renderUi(<p>page</p>);
  act(() => void toast({ title: 'Saved' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(region().querySelector('ol'));
});

it('does what its action says, and closes', async () => {
  const onSelect = vi.fn();
  const { user } = await renderUi(<p>page</p>);
  act(() => void toast({ title: 'Item removed', action: { label: 'Undo', onSelect } }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(currentToasts().some(entry => entry.open)).toBe(false);
});

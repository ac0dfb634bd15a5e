import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { emptyWindow, inWindow } from './browser-storage.ts';

const forgetters = new Set<() => void>();

/** Has something forgotten when the user of this window signs out. */
export const whenSignedOut = (forget: () => void): void => void forgetters.add(forget);

/**
 * A store of what the user of this window has typed or chosen. It outlives the page, because people reload on a dead line, and is
 * empty again after the user has signed out.
 * @param read the state that a stored value has
 */
export function windowStore<State extends object>(
  name: string,
  empty: State,
  read = (stored: unknown): State => ({ ...empty, ...(stored as Partial<State> | undefined) }),
) {
  const store = create<State>()(persist(() => empty, { name, storage: inWindow<State>(), merge: read }));
  whenSignedOut(() => store.setState(empty, true));
  return store;
}

/** Forgets what this window keeps for its user, also in stores that this page has not loaded. */
export function forgetWindow(): void {
  for (const forget of forgetters) forget();
  emptyWindow();
}

const owner = windowStore('owner', { userId: '' });

/** Gives the window to who signs in: it forgets what another user has left in it. */
export function claimWindow(userId: string): void {
  const before = owner.getState().userId;
  if (before && before !== userId) forgetWindow();
  owner.setState({ userId });
}

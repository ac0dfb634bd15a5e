import { roles, type SessionInfo } from '@toptan/contract/auth';
import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { browserStorage } from '../portal/browser-storage.ts';
import { claimWindow } from '../portal/window-store.ts';

/** The session as the browser remembers it. The server trusts the cookie alone. */
type StoredSession = {
  /**
   * The user who is signed in. After the session is lost, in this window only: the user whose page waits hidden behind the login.
   */
  user: SessionInfo['user'] | null;
  customer: SessionInfo['customer'];
  isAuthenticated: boolean;
};

type SessionState = StoredSession & {
  /** The session ended without anybody signing out; the login page shows a notice. */
  wasLost: boolean;
};

const signedOut = { user: null, customer: null, isAuthenticated: false };

/** Whether the stored value has all that screens read of it; the server's answer replaces it in a moment. */
function isSession(stored: Partial<SessionInfo> | null): stored is SessionInfo {
  const { user, customer } = stored ?? {};
  if (typeof user?.id !== 'string' || typeof user.username !== 'string' || !roles.includes(user.role))
    return false;
  if (customer === null) return true;
  return [customer?.id, customer?.companyName, customer?.processingFee].every(
    part => typeof part === 'string',
  );
}

function readStored(key: string): SessionInfo | null {
  try {
    const stored = JSON.parse(browserStorage.getItem(key) ?? 'null');
    return isSession(stored) ? { user: stored.user, customer: stored.customer } : null;
  } catch {
    // Written by another version, or by hand: the server decides.
    return null;
  }
}

/** Plain `{ user, customer, isAuthenticated }`; anything else that is found is removed and counts as signed out. */
const storage: PersistStorage<StoredSession, void> = {
  getItem: key => {
    const stored = readStored(key);
    if (stored) return { state: { ...stored, isAuthenticated: true }, version: 0 };
    browserStorage.removeItem(key);
    return null;
  },
  setItem: (key, { state }) => {
    if (state.isAuthenticated) browserStorage.setItem(key, JSON.stringify(state));
    else browserStorage.removeItem(key);
  },
  removeItem: key => browserStorage.removeItem(key),
};

export const useSessionStore = create<SessionState>()(
  persist((): SessionState => ({ ...signedOut, wasLost: false }), {
    name: 'auth',
    storage,
    partialize: ({ user, customer, isAuthenticated }) => ({ user, customer, isAuthenticated }),
  }),
);

export function rememberSession({ user, customer }: SessionInfo): void {
  claimWindow(user.id);
  useSessionStore.setState({ user, customer, isAuthenticated: true, wasLost: false });
}

/** Clears the browser's memory of the session. */
export function forgetSession(): void {
  useSessionStore.setState({ ...signedOut, wasLost: false });
}

/** The session ended behind an open page. The page waits for its user with all typed texts. */
export function loseSession(): void {
  if (useSessionStore.getState().isAuthenticated)
    useSessionStore.setState({ isAuthenticated: false, wasLost: true });
}

/** The browser remembers a session that the server does not have. No page has been shown yet. */
export function missSession(): void {
  if (useSessionStore.getState().isAuthenticated) useSessionStore.setState({ ...signedOut, wasLost: true });
}

/** Admin status comes from the local session; the server decides for itself. */
export const useIsAdmin = (): boolean => useSessionStore(({ user }) => user?.role === 'admin');

/** The shop that is signed in; null for staff without one. */
export const useCustomer = (): SessionInfo['customer'] => useSessionStore(({ customer }) => customer);

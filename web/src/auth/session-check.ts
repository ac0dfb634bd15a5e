import { checkSession, logout, type SessionInfo } from '@toptan/contract/auth';
import { create } from 'zustand';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { forgetPictures, isKeptPage } from '../api/service-worker.ts';
import { forgetSession, rememberSession, useSessionStore } from './session-store.ts';

/** `unreachable`: no answer came, so nobody knows; nobody counts as signed in meanwhile. */
export type SessionCheck = { status: 'running' | 'done' | 'unreachable' };

export const useSessionCheck = create<SessionCheck>()(() => ({ status: 'running' }));

/** Set while a logout waits for a server that could not be reached; the cookie must not open the shop again. */
const pendingLogout = 'logout-pending';

/**
 * Asks the server who is signed in and makes the browser's memory agree (specification, section 2): nothing found, or
 * no answer, clears it; it stays where the page itself came without the server.
 */
export async function runSessionCheck(): Promise<void> {
  try {
    if (localStorage.getItem(pendingLogout)) {
      await call(logout);
      localStorage.removeItem(pendingLogout);
    }
    const found = await queryClient.fetchQuery({ ...dataQuery(checkSession), staleTime: 0 });
    if (found) rememberSession(found);
    useSessionCheck.setState({ status: 'done' });
  } catch {
    // A page that opened without the server has asked nobody: what is remembered holds until the stream of events says.
    const isTrusted = isKeptPage() && useSessionStore.getState().isAuthenticated;
    if (!isTrusted) forgetSession();
    useSessionCheck.setState({ status: isTrusted ? 'done' : 'unreachable' });
  }
}

/** Begins the session that the server has just answered with. */
export function beginSession(session: SessionInfo): void {
  localStorage.removeItem(pendingLogout);
  useSessionCheck.setState({ status: 'done' });
  rememberSession(session);
}

/** Ends the session; the browser forgets it even if the call fails (specification, section 4). */
export async function endSession(): Promise<void> {
  localStorage.setItem(pendingLogout, 'true');
  forgetPictures();
  forgetSession();
  try {
    await call(logout);
    localStorage.removeItem(pendingLogout);
  } catch (error) {
    // Specification, section 7: this failure is only logged.
    console.warn('Signing out failed', error);
    useSessionCheck.setState({ status: 'unreachable' });
  }
}

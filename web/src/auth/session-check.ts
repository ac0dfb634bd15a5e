import { checkSession, logout, type SessionInfo } from '@toptan/contract/auth';
import { create } from 'zustand';
import { ApiError } from '../api/api-error.ts';
import { call, callTimeoutMs } from '../api/call.ts';
import { forgetPictures } from '../api/forget-pictures.ts';
import { loadWords } from '../i18n/i18n.ts';
import { wordGroupsOf } from '../i18n/word-groups.ts';
import { browserStorage } from '../portal/browser-storage.ts';
import { isCachedPage } from '../portal/portal-store.ts';
import {
  forgetSession,
  loseSession,
  missSession,
  rememberSession,
  useSessionStore,
} from '../session/session-store.ts';

type SessionCheck = {
  /** `failed`: the session is not known, and the user counts as signed out meanwhile. */
  status: 'running' | 'done' | 'failed';
  /** Why it failed. */
  reason?: ApiError;
  /** Failures in a row, this one included. */
  failures: number;
};

export const useSessionCheck = create<SessionCheck>()(() => ({ status: 'running', failures: 0 }));

const setDone = () => useSessionCheck.setState({ status: 'done', failures: 0 });

/** An error that is not an ApiError comes from a chunk that could not be fetched. */
function setFailed(error: unknown): void {
  const reason = error instanceof ApiError ? error : ApiError.offline(error);
  useSessionCheck.setState(({ failures }) => ({ status: 'failed', reason, failures: failures + 1 }));
}

/** Set while a logout waits for the server. Until it is sent, the cookie must not begin a session again. */
const pendingLogout = 'logout-pending';

/** A 401 yields an empty result, and is not retried. */
async function findSession(signal: AbortSignal): Promise<SessionInfo | null> {
  try {
    return await call(checkSession, {}, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

let loadShell: () => Promise<unknown> | undefined = () => undefined;

/** Sets how the shell is loaded; auth may not import it. */
export function enterWith(load: typeof loadShell): void {
  loadShell = load;
}

/** The shell and the words of its screens are there before they are drawn. */
async function enter(session: SessionInfo): Promise<void> {
  await Promise.all([loadWords(wordGroupsOf(session.user.role)), loadShell()]);
  rememberSession(session);
}

async function check(): Promise<void> {
  const signal = AbortSignal.timeout(callTimeoutMs);
  const { user } = useSessionStore.getState();
  // The user has a page, perhaps behind the login: a check that fails is no reason to take it with its typed texts away.
  const isInUse = user !== null && useSessionCheck.getState().status === 'done';
  // A user who signs in during the check stays signed in, whatever its answer.
  const isOvertaken = () => ![null, user].includes(useSessionStore.getState().user);
  try {
    if (browserStorage.getItem(pendingLogout)) {
      await call(logout, {}, { signal });
      browserStorage.removeItem(pendingLogout);
    }
    const found = await findSession(signal);
    if (!isOvertaken()) {
      if (found) await enter(found);
      else if (isInUse) loseSession();
      else missSession();
    }
    setDone();
  } catch (error) {
    // A page that opened without the server sent no request: the remembered session holds until the stream of events reports.
    const isKept = isOvertaken() || ((isInUse || isCachedPage()) && useSessionStore.getState().user !== null);
    if (isKept) return setDone();
    forgetSession();
    setFailed(error);
  }
}

let running: Promise<void> | undefined;

/**
 * Asks the server for the session and makes the browser's memory agree: without a session, or without an answer, the memory is
 * cleared; it stays where the page itself came without the server. A page in use stays: without an answer as it is, without a session
 * behind the login. One check at a time.
 */
export function runSessionCheck(): Promise<void> {
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Begins the session that the server has just answered with, on the screen that `open` leads to. A waiting logout is
 * dropped: sent while the screen is fetched, it would end this session.
 */
export async function beginSession(session: SessionInfo, open: () => Promise<void>): Promise<void> {
  browserStorage.removeItem(pendingLogout);
  await open();
  await enter(session);
  setDone();
}

/** Ends the session; the browser forgets it even if the call fails. */
export async function endSession(): Promise<void> {
  browserStorage.setItem(pendingLogout, 'true');
  void forgetPictures();
  forgetSession();
  try {
    await call(logout);
    browserStorage.removeItem(pendingLogout);
  } catch (error) {
    // The user is signed out here all the same.
    console.warn('Signing out failed', error);
    setFailed(error);
  }
}

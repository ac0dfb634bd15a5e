import {
  addToBasket,
  type BasketQuote,
  listBasket,
  removeFromBasket,
  setBasketQuantity,
} from '@toptan/contract/basket';
import { ApiError, hasCode, isUnanswered } from '../api/api-error.ts';
import { callQuoted } from '../api/call.ts';
import { useLiveStore } from '../api/live-store.ts';
import { newKey } from '../api/new-key.ts';
import { queryClient, refresh } from '../api/query-client.ts';
import { loseSession, useSessionStore } from '../session/session-store.ts';
import { reasonOf, sendBatch } from './batch-api.ts';
import { showLines, shownLines } from './shown-basket.ts';
import {
  dropChange,
  hasWaiting,
  keepChange,
  readWaiting,
  useWaiting,
  type WaitingChange,
  watchWaiting,
} from './waiting-changes.ts';

/** Milliseconds after which a call counts as unanswered: a weak signal keeps calls open for minutes. */
const sendTimeoutMs = 8_000;

/** Milliseconds until another try. A connection may be dead while it looks open, and no event reports that it works again. */
const tryAgainAfter = 10_000;

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** True where another try may succeed: there was no answer, no session, or there were too many calls. */
export const isForLater = (error: unknown) =>
  isUnanswered(error) || isSignedOut(error) || (error instanceof ApiError && error.status === 429);

/** An answer with the basket after the change. */
type Answer = { quote: BasketQuote };

function send(change: WaitingChange): Promise<Answer> {
  const signal = AbortSignal.timeout(sendTimeoutMs);
  const { key, draftId } = change;
  switch (change.type) {
    case 'add':
      return callQuoted(addToBasket, { body: { ...change.body, draftId } }, { signal, idempotencyKey: key });
    case 'batch':
      return sendBatch({ ...change.body, draftId }, { signal, idempotencyKey: key });
    case 'quantity':
      return callQuoted(setBasketQuantity, { params: change.params, body: change.body }, { signal });
    case 'remove':
      return callQuoted(removeFromBasket, { params: change.params }, { signal });
  }
}

/** The user of this page: the one who is signed in, or was when the session was lost. */
const ownerId = (): string | undefined => useSessionStore.getState().user?.id;

function signedInId(): string | undefined {
  const { user, isAuthenticated } = useSessionStore.getState();
  return isAuthenticated ? user?.id : undefined;
}

type Unkeyed<Change> = Change extends unknown ? Omit<Change, 'key'> : never;

/** A change of a basket before it is sent for the first time. */
export type UnsentChange = Unkeyed<WaitingChange>;

function keepOf(userId: string, change: WaitingChange): void {
  keepChange(userId, change, change.draftId === undefined ? (shownLines(undefined) ?? []) : undefined);
}

/** Keeps a change of the basket that cannot be sent in time. */
export function keepUnsent(wanted: UnsentChange): void {
  const userId = ownerId();
  if (userId !== undefined) keepOf(userId, { ...wanted, key: newKey() });
}

/** Sends a change. When the page goes before the answer, the change is kept for the next page. */
async function sendFromPage(userId: string, change: WaitingChange): Promise<Answer> {
  const keepIt = () => {
    if (userId === ownerId()) keepOf(userId, change);
  };
  // The change is kept before typed figures are: they came later.
  window.addEventListener('pagehide', keepIt, { capture: true });
  try {
    return await send(change);
  } finally {
    window.removeEventListener('pagehide', keepIt, { capture: true });
    // The change was kept, but the browser has brought the page back: the answer is here.
    if (hasWaiting()) dropChange(userId, change);
  }
}

/**
 * Sends a change of the basket, or keeps it where another try may succeed; waiting changes go first.
 * @returns the server's answer; undefined also when the change waits
 * @throws ApiError when the server refused it
 */
export async function sendOrKeep(wanted: UnsentChange): Promise<Answer | undefined> {
  const change: WaitingChange = { ...wanted, key: newKey() };
  const userId = ownerId();
  const isReachable =
    signedInId() !== undefined && !hasWaiting() && useLiveStore.getState().connection !== 'lost';
  let failure: unknown;
  if (isReachable && userId !== undefined) {
    try {
      return await sendFromPage(userId, change);
    } catch (error) {
      if (!isForLater(error)) throw error;
      failure = error;
    }
  }
  // A user who signs out gives the change up. The next user must not send it.
  if (userId === undefined || userId !== ownerId()) throw failure ?? ApiError.foreseen(401, 'not_signed_in');
  keepOf(userId, change);
  // The sending finds out that the session is lost: the changes that follow this one are stored before that.
  if (!isReachable || isSignedOut(failure)) sendWaiting();
  return undefined;
}

/** Refetches the basket, unless changes wait: then the screen is newer than the server. */
export async function refreshBasket(): Promise<void> {
  if (!hasWaiting()) await refresh(listBasket);
}

/** A change that the server refused when it was sent at last. */
export type Refused = { product: string; error: unknown };

/** True where the line is removed already: an earlier try reached the server, and its answer was lost. */
const isDone = ({ type }: WaitingChange, error: unknown) => type === 'remove' && hasCode(error, 'not_found');

/** Milliseconds after which a window takes over: a phone suspends hidden windows with the locks that they hold. */
const takeOverAfterMs = 20_000;

/**
 * Runs the work in one window at a time.
 * @returns its result; false where another window takes over before it begins
 */
async function alone(userId: string, work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work();
  const name = `toptan-waiting:${userId}`;
  let working: Promise<boolean> | undefined;
  const begin = () => {
    working = work();
    return working;
  };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(takeOverAfterMs) }, begin);
  } catch {
    // Another window has taken over from this one.
    if (working) return working;
  }
  let ownsLock = true;
  try {
    return await navigator.locks.request(name, { steal: true }, async () => {
      // The other window may be at work, as on a dead line where each has its turn: its call ends first.
      await new Promise(resolve => setTimeout(resolve, sendTimeoutMs));
      return ownsLock && begin();
    });
  } catch {
    ownsLock = false;
    return working ?? false;
  }
}

/**
 * Sends the first waiting change of an account.
 * @returns whether the next one may follow: not where none is left, no answer comes or the session is another's
 */
async function sendFirst(userId: string, refused: Refused[]): Promise<boolean> {
  const [change] = readWaiting(userId).changes;
  if (!change || signedInId() !== userId) return false;
  try {
    await send(change);
  } catch (error) {
    if (isSignedOut(error)) loseSession();
    if (isForLater(error)) return false;
    if (!isDone(change, error)) refused.push({ product: change.product, error: reasonOf(error) });
  }
  dropChange(userId, change);
  return true;
}

/** Sends the waiting changes of an account, in their order. A window that takes over sends at most one of them again. */
async function sendAll(userId: string): Promise<Refused[]> {
  const refused: Refused[] = [];
  let mayGoOn = true;
  while (mayGoOn) mayGoOn = await alone(userId, () => sendFirst(userId, refused));
  return refused;
}

let sendWaiting: () => void = () => {};

/**
 * Sends the waiting changes of an account whenever the server can be reached, until the returned function is called.
 * @param notify is called with the refused changes
 */
export function startSending(userId: string, notify: (refused: Refused[]) => void): () => void {
  const stopWatching = watchWaiting(userId);
  let isSending = false;
  let isWanted = false;

  async function sendNow(): Promise<void> {
    // A request during a try may be about something that came after the try began.
    isWanted = isSending;
    if (isSending || !hasWaiting()) return;
    isSending = true;
    try {
      // The sending is a mutation, so that the screen is not refreshed in the middle of it.
      const refused = await queryClient
        .getMutationCache()
        .build<Refused[], Error, void, unknown>(queryClient, {
          mutationFn: () => sendAll(userId),
          onSettled: () => {
            void refreshBasket();
          },
        })
        .execute();
      if (refused.length > 0) notify(refused);
    } finally {
      isSending = false;
    }
    if (isWanted) await sendNow();
  }

  const attempt = () => void sendNow();
  sendWaiting = attempt;
  // The stored basket is the only one after a reload without a network.
  const { basket } = readWaiting(userId);
  if (hasWaiting()) showLines(basket);

  const timer = setInterval(attempt, tryAgainAfter);
  const stopListening = useLiveStore.subscribe(({ connection }) => {
    if (connection === 'open') attempt();
  });
  window.addEventListener('online', attempt);
  attempt();
  return () => {
    sendWaiting = () => {};
    clearInterval(timer);
    stopListening();
    window.removeEventListener('online', attempt);
    stopWatching();
  };
}

/** The number of changes that wait, of any basket: an order follows all of them. */
export const useWaitingCount = (): number => useWaiting(({ changes }) => changes.length);

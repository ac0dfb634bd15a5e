import { checkSession } from '@toptan/contract/auth';
import { type Change, streamEvents, type Topic, topics } from '@toptan/contract/events';
import { isCachedPage } from '../portal/portal-store.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

/** The messages of the stream to every tab. */
export type LiveMessage =
  | { type: 'change'; topic: Topic }
  | { type: 'resync' }
  | { type: 'signed-out' }
  | { type: 'connection'; connection: 'open' | 'lost' };

/** Milliseconds. A restart of the server is over before anybody needs to know of it. */
const restartMs = 2_500;

/** Milliseconds between tries, the first and the longest. */
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/** Milliseconds. A sleeping device keeps a stream that looks open and is dead. */
const heartbeatCheckMs = 30_000;
const asleepAfterMs = 120_000;

/**
 * Holds the server's stream of events open and notifies of its events, until the returned function is called.
 *
 * @param since position after which the server sends the changes, where a page brought one
 * @param isFresh the screens were filled a moment ago: the resync with which a first stream without position begins is
 * skipped
 */
export function openEventStream(
  notify: (message: LiveMessage) => void,
  { since, isFresh }: { since: string | undefined; isFresh: boolean },
): () => void {
  let source: EventSource | undefined;
  let skipsResync = isFresh && since === undefined;
  let isLost = false;
  let isDisplaced = false;
  let pause = firstPauseMs;
  let lostTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let lastTick = Date.now();
  let isStopped = false;

  const lose = () => {
    skipsResync = false;
    isLost = true;
    notify({ type: 'connection', connection: 'lost' });
  };

  function open(): void {
    source?.close();
    clearTimeout(retryTimer);
    isDisplaced = false;
    const from = since === undefined ? '' : `?${new URLSearchParams({ since })}`;
    source = new EventSource(streamEvents.path + from, { withCredentials: true });
    source.onopen = () => {
      pause = firstPauseMs;
      clearTimeout(lostTimer);
      lostTimer = undefined;
      notify({ type: 'connection', connection: 'open' });
      // Requests of the screens meanwhile had no answer.
      if (isLost) notify({ type: 'resync' });
      isLost = false;
    };
    source.onerror = () => {
      lostTimer ??= setTimeout(lose, restartMs);
      // An answer other than 200 ends the stream for good; a cut connection is taken up again by the browser.
      if (source?.readyState === EventSource.CLOSED) void askWhy();
    };
    source.addEventListener('change', ({ data }) => {
      const { topic } = JSON.parse(data) as Partial<Change>;
      // A server that is newer than this page may name unknown topics.
      if (topic && topics.includes(topic)) notify({ type: 'change', topic });
    });
    source.addEventListener('resync', () => {
      if (!skipsResync) notify({ type: 'resync' });
      skipsResync = false;
    });
    source.addEventListener('displaced', () => {
      source?.close();
      isDisplaced = true;
    });
    source.addEventListener('signed-out', () => {
      source?.close();
      notify({ type: 'signed-out' });
    });
  }

  async function askWhy(): Promise<void> {
    try {
      await call(checkSession);
    } catch (error) {
      if (isStopped) return;
      if (error instanceof ApiError && error.status === 401) return notify({ type: 'signed-out' });
      // The server is away, and is tried again below like a stream that broke.
    }
    // The caller has stopped this stream: another user has another one.
    if (isStopped) return;
    retryTimer = setTimeout(open, pause);
    pause = Math.min(pause * 2, longestPauseMs);
  }

  /** Each stream that opens again may displace another tab's, so only the tab in sight opens one. */
  const look = () => {
    if (isDisplaced && !document.hidden) open();
  };

  const heartbeat = setInterval(() => {
    const slept = Date.now() - lastTick > asleepAfterMs;
    lastTick = Date.now();
    if (slept && !isDisplaced) open();
  }, heartbeatCheckMs);
  window.addEventListener('online', open);
  window.addEventListener('offline', lose);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  if (!navigator.onLine || isCachedPage()) lose();
  open();

  return () => {
    isStopped = true;
    clearInterval(heartbeat);
    clearTimeout(lostTimer);
    clearTimeout(retryTimer);
    window.removeEventListener('online', open);
    window.removeEventListener('offline', lose);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
    source?.close();
  };
}

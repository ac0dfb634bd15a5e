import type { Workbox, WorkboxLifecycleEvent, WorkboxLifecycleWaitingEvent } from 'workbox-window';
import { create } from 'zustand';
import { useLiveStore } from './live-store.ts';

type NewVersion = {
  /** Shows the newer version that the server has; null while this page is of the newest. */
  takeOver: (() => void) | null;
};

export const useNewVersion = create<NewVersion>()(() => ({ takeOver: null }));

/** Milliseconds. A screen of the staff stays open all day. */
const checkIntervalMs = 30 * 60_000;

/** Milliseconds in which the first screen has the line to itself. */
const startDelayMs = 3_000;

/** Reports when a worker of another version than this page's has come. */
function watchVersions(
  workbox: Workbox,
  messageSW: (worker: ServiceWorker, data: object) => Promise<unknown>,
) {
  // The last one: those before it are libraries, which two versions may share.
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].at(-1)?.src;
  let isNewest = false;
  let isReloadRequested = false;

  async function offer({ sw }: WorkboxLifecycleWaitingEvent): Promise<void> {
    // A page comes from the server whenever there is one, so it is often newer than the worker that it was opened with.
    const message = { type: 'HAS_SCRIPT', script: script && new URL(script).pathname };
    isNewest = sw !== undefined && (await messageSW(sw, message)) === true;
    if (isNewest) return;
    useNewVersion.setState({
      takeOver: () => {
        isReloadRequested = true;
        workbox.messageSkipWaiting();
      },
    });
  }

  function follow({ isUpdate }: WorkboxLifecycleEvent): void {
    if (isReloadRequested) window.location.reload();
    // Another window has requested it.
    else if (isUpdate && !isNewest) useNewVersion.setState({ takeOver: () => window.location.reload() });
  }

  workbox.addEventListener('waiting', event => void offer(event));
  workbox.addEventListener('controlling', follow);
}

let isStarted = false;

/**
 * Keeps the shell of the pages for times without a network, and looks out for newer versions. Begins with the first
 * session, so that a visitor of the login page loads nothing else. Not while developing.
 */
export async function startServiceWorker(): Promise<void> {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isStarted = true;
  await new Promise(resolve => setTimeout(resolve, startDelayMs));
  let workbox: Workbox;
  try {
    const module = await import('workbox-window');
    workbox = new module.Workbox('/sw.js', { updateViaCache: 'none' });
    watchVersions(workbox, module.messageSW);
    await workbox.register();
  } catch {
    // Some private windows refuse, and without a network there is nothing to fetch; the portal works without.
    isStarted = false;
    window.addEventListener('online', () => void startServiceWorker(), { once: true });
    return;
  }
  // The check fails without a network. A later check tries again.
  const look = () => void workbox.update().catch(() => undefined);
  setInterval(look, checkIntervalMs);
  // A server that was away may have come back as a newer one.
  useLiveStore.subscribe(({ connection }, before) => {
    if (connection === 'open' && before.connection === 'lost') look();
  });
}

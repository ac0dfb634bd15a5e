import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/**
 * The worker of the portal without a network: it serves the shell of the pages, and pictures that were seen. Answers of the API
 * pass by: no route here matches them, so none is ever cached. It also shows notices while no page is open.
 */
declare const self: ServiceWorkerGlobalScope;

/** The files of this build, written in by `service-worker-plugin.ts`. */
declare const SHELL_FILES: PrecacheEntry[];
const shellFiles = SHELL_FILES;

/** A message of a page to its worker; `script` is the address of the script that the page began with. */
type Message =
  | { type: 'SKIP_WAITING' }
  | { type: 'HAS_SCRIPT'; script: string }
  | { type: 'FORGET_PICTURES' };

/** Addresses that are no pages of the portal, though they can be opened: documents, pictures, the API's own page. */
const noPages = [/^\/(api|assets|images|healthz|readyz|metrics)(\/|$)/];

/** Whether a proxy answers while the server behind it restarts. The shell shows a better message. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

/** The cached page. `data-cached` marks that the server did not answer; `src/portal/portal-store.ts` reads it. */
async function cachedPage(): Promise<Response | undefined> {
  const cached = await matchPrecache('/index.html');
  if (!cached) return undefined;
  const html = (await cached.text()).replace('<html', '<html data-cached');
  const headers = new Headers(cached.headers);
  // The cached text is not compressed and has another length.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

// The page always comes from the server, so that no window works with an old one. Without an answer it is the cached page.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: 3,
      plugins: [
        {
          fetchDidSucceed: async ({ response }) => {
            if (isAway(response)) throw new Error(`The server is away: ${response.status}`);
            return response;
          },
          handlerDidError: cachedPage,
        },
      ],
    }),
    { denylist: noPages },
  ),
);

precacheAndRoute(shellFiles, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

const pictures = new ExpirationPlugin({
  // The pictures that a shop sees in two widths, some 12 MB.
  maxEntries: 500,
  maxAgeSeconds: 30 * 24 * 60 * 60,
  purgeOnQuotaError: true,
});

/** Whether a file is a picture of goods, or a drawing of the login page. */
const isPicture = (path: string) => /^\/(images|assets)\/.*\.(webp|avif)$/.test(path);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && isPicture(url.pathname),
  new CacheFirst({ cacheName: 'pictures', plugins: [pictures] }),
);

/** What the server sends to a device, in the form that some browsers show without this script. */
type Sent = { notification?: { title?: string; navigate?: string } & NotificationOptions };

/** The path of an address of this portal; the first page for any other address. */
function ownPath(address: string | undefined): string {
  const url = new URL(address ?? '/', self.location.origin);
  return url.origin === self.location.origin ? url.pathname + url.search : '/';
}

/** Shows a notice for every push: browsers end a subscription that shows none. */
function show(message: PushMessageData | null): Promise<void> {
  let sent: Sent = {};
  try {
    sent = message?.json() ?? {};
  } catch {
    // A text that is none still shows that there is news.
  }
  const { title = 'Toptan', navigate, ...options } = sent.notification ?? {};
  const data = { path: ownPath(navigate) };
  return self.registration.showNotification(title, { icon: '/icons/icon-192.png', ...options, data });
}

self.addEventListener('push', event => event.waitUntil(show(event.data)));

/** Milliseconds in which an open window answers: a phone has to wake one that it suspended. */
const answerMs = 2_000;

/** Asks an open window to go to a page itself: it may hold what was typed. One that is still loading does not listen. */
function leadTo(window: WindowClient, path: string): Promise<boolean> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, answerMs, false);
    window.postMessage({ type: 'OPEN', path }, [port2]);
  });
}

/** Opens the page of a notice in a window of the portal that is there, or in a new one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const window = windows.find(({ url }) => !noPages.some(address => address.test(new URL(url).pathname)));
  if (!window) {
    await self.clients.openWindow(path);
    return;
  }
  await window.focus();
  if (!(await leadTo(window, path))) await window.navigate(path);
}

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(ownPath(event.notification.data?.path)));
});

const isAlone = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1;

async function handleMessage(message: Message): Promise<unknown> {
  switch (message.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'HAS_SCRIPT': {
      const hasScript = shellFiles.some(({ url }) => url === message.script);
      // Other windows may still need the files of the version that they began with.
      if (hasScript && (await isAlone())) await self.skipWaiting();
      return hasScript;
    }
    case 'FORGET_PICTURES':
      return pictures.deleteCacheAndMetadata();
  }
}

self.addEventListener('message', event => {
  const answer = handleMessage(event.data as Message);
  event.waitUntil(answer.then(value => event.ports[0]?.postMessage(value)));
});

// The first visit profits, too.
clientsClaim();

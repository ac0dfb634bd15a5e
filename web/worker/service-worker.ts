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
 * What the portal shows without a network: the shell of the pages, and pictures that were seen. Answers of the API pass
 * by: no route here matches them, so none is ever kept.
 */
declare const self: ServiceWorkerGlobalScope;

/** The files of this build, written in by `service-worker-plugin.ts`. */
declare const SHELL_FILES: PrecacheEntry[];
const shellFiles = SHELL_FILES;

/** What a page asks of its worker; `page` is the address of the script that it began with. */
type Wish = { type: 'SKIP_WAITING' } | { type: 'BELONGS'; page: string } | { type: 'FORGET_PICTURES' };

/** Addresses that are no pages of the portal, though somebody may open them: documents, pictures, the API's own page. */
const noPages = [/^\/(api|assets|images|healthz|readyz|metrics)(\/|$)/];

/** A proxy says these while the server behind it restarts; the shell says it better. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

// The page is always the server's own, so that nobody works on with an old one; without an answer it is the kept one.
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
          handlerDidError: () => matchPrecache('/index.html'),
        },
      ],
    }),
    { denylist: noPages },
  ),
);

precacheAndRoute(shellFiles, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

const pictures = new ExpirationPlugin({
  // A shop's own goods in two widths, some 12 MB.
  maxEntries: 500,
  maxAgeSeconds: 30 * 24 * 60 * 60,
  purgeOnQuotaError: true,
});

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/images/') && request.destination === 'image',
  new CacheFirst({ cacheName: 'pictures', plugins: [pictures] }),
);

const isAlone = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1;

async function grant(wish: Wish): Promise<unknown> {
  switch (wish.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'BELONGS': {
      const belongs = shellFiles.some(({ url }) => url === wish.page);
      // Other windows may still need the files of the version that they began with.
      if (belongs && (await isAlone())) await self.skipWaiting();
      return belongs;
    }
    case 'FORGET_PICTURES':
      return pictures.deleteCacheAndMetadata();
  }
}

self.addEventListener('message', event => {
  const answer = grant(event.data as Wish);
  event.waitUntil(answer.then(value => event.ports[0]?.postMessage(value)));
});

// The first visit profits, too.
clientsClaim();

// Apart from `service-worker.ts`, so that the login does not load the rest of it.

/** Forgets the cached pictures: those of one account are not for the next one. */
export async function forgetPictures(): Promise<void> {
  // A page that was loaded past the worker has no controller, but the pictures are cached.
  // A private window that refuses workers caches nothing.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage({ type: 'FORGET_PICTURES' });
}

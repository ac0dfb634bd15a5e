// Apart from `service-worker.ts`, so that the login does not load the rest of it.

/** Forgets the pictures that were seen: what an account looked at is not for the next one. */
export async function forgetPictures(): Promise<void> {
  // A page that was loaded past the worker has no controller, but the pictures are cached.
  // A private window that refuses workers caches nothing.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage({ type: 'FORGET_PICTURES' });
}

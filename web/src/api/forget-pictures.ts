// Apart from `service-worker.ts`, so that the login does not load the rest of it.

/** Forgets the pictures that were seen: what an account looked at is not for the next one. */
export async function forgetPictures(): Promise<void> {
  // A page that was loaded past the worker has no controller, and the pictures are there all the same.
  // Where a private window refuses workers, nothing is cached.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage({ type: 'FORGET_PICTURES' });
}

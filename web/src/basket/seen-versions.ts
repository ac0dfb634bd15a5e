import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../portal/browser-storage.ts';
import { useSessionStore } from '../session/session-store.ts';

/** The most entries in the storage, which would grow for ever without a limit. */
const most = 200;

type Seen = { seen: readonly string[] };

const isText = (value: unknown): value is string => typeof value === 'string';

const useStoredVersions = create<Seen>()(
  persist((): Seen => ({ seen: [] }), {
    name: 'seen-versions',
    storage: inBrowser(),
    merge: stored => {
      const { seen } = (stored ?? {}) as { seen?: unknown };
      return { seen: Array.isArray(seen) ? seen.filter(isText) : [] };
    },
  }),
);

/**
 * Whether this user has seen, in this browser, a product's new price for a shop, or another version of its packs; a later one asks
 * again. With it comes how to remember that, in the browser's storage as `seen-versions`.
 */
export function useSeenVersion(customerId: string, id: string | null, version: string) {
  const userId = useSessionStore(({ user }) => user?.id);
  const key = [userId, customerId, id, version].join();
  return {
    isSeen: useStoredVersions(({ seen }) => seen.includes(key)),
    rememberSeen: () => useStoredVersions.setState(({ seen }) => ({ seen: [...seen, key].slice(-most) })),
  };
}

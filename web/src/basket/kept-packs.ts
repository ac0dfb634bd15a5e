import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../portal/browser-storage.ts';

/** The most entries in the storage, which would grow for ever without a limit. */
const most = 200;

type Kept = { kept: readonly string[] };

const isText = (value: unknown): value is string => typeof value === 'string';

const useStoredPacks = create<Kept>()(
  persist((): Kept => ({ kept: [] }), {
    name: 'kept-packs',
    storage: inBrowser(),
    merge: stored => {
      const { kept } = (stored ?? {}) as { kept?: unknown };
      return { kept: Array.isArray(kept) ? kept.filter(isText) : [] };
    },
  }),
);

const keyOf = (id: string | null, version: string) => `${id},${version}`;

/**
 * Whether somebody has decided, in this browser, to keep an earlier version of packs, or has seen a product's new price. A later
 * version or price asks again.
 */
export const useIsKept = (id: string | null, version: string): boolean =>
  useStoredPacks(({ kept }) => kept.includes(keyOf(id, version)));

/** Remembers it in the browser's storage, as `kept-packs`. */
export function keep(id: string | null, version: string): void {
  useStoredPacks.setState(({ kept }) => ({ kept: [...kept, keyOf(id, version)].slice(-most) }));
}

import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../portal/browser-storage.ts';

/** So that the storage does not grow for ever. */
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
 * Whether somebody has decided, in this browser, on packs in the basket and the version that is sold in their place, or on a product
 * and its new price. A later version or price asks again.
 */
export const useIsKept = (id: string | null, version: string): boolean =>
  useStoredPacks(({ kept }) => kept.includes(keyOf(id, version)));

/** Remembers it in the browser's storage, as `kept-packs`. */
export function keep(id: string | null, version: string): void {
  useStoredPacks.setState(({ kept }) => ({ kept: [...kept, keyOf(id, version)].slice(-most) }));
}

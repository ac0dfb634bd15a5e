import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../portal/browser-storage.ts';

/** So that the storage does not grow for ever. */
const most = 50;

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

/** Packs in the basket, and the version that is sold in their place; a later version asks again. */
const keyOf = (basketPackId: string | null, replacedById: string) => `${basketPackId},${replacedById}`;

/** Whether somebody has chosen to keep packs as they are, in this browser. */
export const useIsKept = (basketPackId: string | null, replacedById: string): boolean =>
  useStoredPacks(({ kept }) => kept.includes(keyOf(basketPackId, replacedById)));

/** Remembers in the browser's storage, as `kept-packs`, that packs stay as they are. */
export function keepPack(basketPackId: string | null, replacedById: string): void {
  useStoredPacks.setState(({ kept }) => ({
    kept: [...kept, keyOf(basketPackId, replacedById)].slice(-most),
  }));
}

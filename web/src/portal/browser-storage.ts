import { create } from 'zustand';
import { createJSONStorage } from 'zustand/middleware';

/** Whether the browser has refused to store something, and the user knows. */
export const useForgetting = create<{ isForgetting: boolean; isSaid: boolean }>()(() => ({
  isForgetting: false,
  isSaid: false,
}));

/**
 * A storage of the browser. A browser may refuse it, have none, or have no space: then this window remembers instead,
 * until it is closed.
 */
function careful(find: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Values that the browser did not store; null for a name that it did not remove. */
  const own = new Map<string, string | null>();
  const change = (name: string, value: string | null, work: (storage: Storage) => void) => {
    try {
      work(find());
      own.delete(name);
    } catch {
      own.set(name, value);
      if (value !== null) useForgetting.setState({ isForgetting: true });
    }
  };
  return {
    getItem(name) {
      const known = own.get(name);
      if (known !== undefined) return known;
      try {
        return find().getItem(name);
      } catch {
        return null;
      }
    },
    setItem: (name, value) => change(name, value, storage => storage.setItem(name, value)),
    removeItem: name => change(name, null, storage => storage.removeItem(name)),
  };
}

/** The storage that all windows of the browser share. */
export const browserStorage = careful(() => window.localStorage);

/** The storage of this window. */
const windowStorage = careful(() => window.sessionStorage);

/** Empties the storage of this window. */
export function emptyWindow(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // It is refused, and has stored nothing.
  }
}

/** The same for stores that outlive the page. */
export const inBrowser = <State>() => createJSONStorage<State>(() => browserStorage);
export const inWindow = <State>() => createJSONStorage<State>(() => windowStorage);

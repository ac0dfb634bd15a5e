import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../portal/browser-storage.ts';
import { useSessionStore } from '../session/session-store.ts';

type StoredNote = {
  /** The account of the note. */
  userId: string | null;
  text: string;
};

const none: StoredNote = { userId: null, text: '' };

const useStoredNote = create<StoredNote>()(
  persist(() => none, {
    name: 'order-note',
    storage: inBrowser(),
    merge: stored => {
      const { userId, text } = (stored ?? {}) as Partial<StoredNote>;
      return typeof userId === 'string' && typeof text === 'string' ? { userId, text } : none;
    },
  }),
);

/** The note of this account for the order that it is about to place. */
export function useOrderNote(): string {
  const userId = useSessionStore(({ user }) => user?.id);
  return useStoredNote(note => (note.userId === userId ? note.text : ''));
}

/** Keeps the note in the browser's storage as `order-note`, until the order is placed. */
export function keepOrderNote(text: string): void {
  useStoredNote.setState({ userId: useSessionStore.getState().user?.id ?? null, text });
}

/** Forgets the note, because the order is placed or the user signs out. */
export function forgetOrderNote(): void {
  useStoredNote.setState(none);
}

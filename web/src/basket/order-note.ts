import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../portal/browser-storage.ts';
import { useSessionStore } from '../session/session-store.ts';

type StoredNotes = {
  /** The account of the notes. */
  userId: string | null;
  /** The notes by the draft of their basket; the own one has the key `own`. */
  texts: Readonly<Record<string, string>>;
};

const none: StoredNotes = { userId: null, texts: {} };

const isTexts = (value: unknown): value is StoredNotes['texts'] =>
  typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string');

const useStoredNotes = create<StoredNotes>()(
  persist(() => none, {
    name: 'order-note',
    storage: inBrowser(),
    merge: stored => {
      const { userId, texts } = (stored ?? {}) as Partial<StoredNotes>;
      return typeof userId === 'string' && isTexts(texts) ? { userId, texts } : none;
    },
  }),
);

const keyOf = (draftId: string | undefined) => draftId ?? 'own';

/** The note that this account has typed for the order from this basket; undefined: it has typed none. */
export function useOrderNote(draftId: string | undefined): string | undefined {
  const userId = useSessionStore(({ user }) => user?.id);
  return useStoredNotes(notes => (notes.userId === userId ? notes.texts[keyOf(draftId)] : undefined));
}

/** The note that is typed for the draft at this moment. */
export const orderNote = (draftId: string): string | undefined =>
  useStoredNotes.getState().texts[keyOf(draftId)];

/**
 * Keeps the note in the browser's storage as `order-note`, until the order is placed or the draft has it.
 * @param text undefined: it is forgotten
 */
export function keepOrderNote(draftId: string | undefined, text: string | undefined): void {
  const user = useSessionStore.getState().user?.id ?? null;
  useStoredNotes.setState(({ userId, texts }) => {
    const { [keyOf(draftId)]: _, ...others } = userId === user ? texts : {};
    return { userId: user, texts: text === undefined ? others : { ...others, [keyOf(draftId)]: text } };
  });
}

/** Forgets all notes, because the user signs out. */
export function forgetOrderNotes(): void {
  useStoredNotes.setState(none);
}

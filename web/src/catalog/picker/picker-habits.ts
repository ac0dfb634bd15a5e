import { lineQuantityMax } from '@toptan/contract/basket';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../../portal/browser-storage.ts';
import { useSessionStore } from '../../session/session-store.ts';

/** Shops order in dozens. */
const dozen = 12;

type Habits = {
  /** Pieces that were added last; the next product begins with them. */
  quantity: number;
  /** The way in which a product was ordered last that is sold in packs and by the piece. */
  sale: Sale;
};

export type Sale = 'packs' | 'loose';

type StoredHabits = Habits & {
  /** The account of these habits. */
  userId: string | null;
};

const usual: Habits = { quantity: dozen, sale: 'packs' };

const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= lineQuantityMax;

const useStoredHabits = create<StoredHabits>()(
  persist((): StoredHabits => ({ ...usual, userId: null }), {
    name: 'picker-habits',
    storage: inBrowser(),
    merge: stored => {
      const { quantity, sale, userId } = (stored ?? {}) as Partial<StoredHabits>;
      return {
        quantity: isQuantity(quantity) ? quantity : dozen,
        sale: sale === 'loose' ? sale : 'packs',
        userId: typeof userId === 'string' ? userId : null,
      };
    },
  }),
);

const habitsOf = ({ userId, ...habits }: StoredHabits, user: { id: string } | null): Habits =>
  user?.id === userId ? habits : usual;

/** The habits of this account; an account that shares the browser with another begins with the usual ones. */
export function usePickerHabits(): Habits {
  const user = useSessionStore(state => state.user);
  return habitsOf(useStoredHabits(), user);
}

/** Keeps a habit of this account in the browser's storage as `picker-habits`, in place of another account's habits. */
export function keepPickerHabit(habit: Partial<Habits>): void {
  const { user } = useSessionStore.getState();
  const before = habitsOf(useStoredHabits.getState(), user);
  useStoredHabits.setState({ ...before, ...habit, userId: user?.id ?? null });
}

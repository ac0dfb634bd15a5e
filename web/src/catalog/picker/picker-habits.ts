import { lineQuantityMax } from '@toptan/contract/basket';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSessionStore } from '../../session/session-store.ts';

/** Shops order in dozens. */
const dozen = 12;

type Habits = {
  /** Pieces that were added last; the next product begins with them. */
  quantity: number;
};

type StoredHabits = Habits & {
  /** Whose they are. */
  userId: string | null;
};

const usual: Habits = { quantity: dozen };

const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= lineQuantityMax;

const useStoredHabits = create<StoredHabits>()(
  persist((): StoredHabits => ({ ...usual, userId: null }), {
    name: 'picker-habits',
    merge: stored => {
      const { quantity, userId } = (stored ?? {}) as Partial<StoredHabits>;
      return {
        quantity: isQuantity(quantity) ? quantity : dozen,
        userId: typeof userId === 'string' ? userId : null,
      };
    },
  }),
);

const habitsOf = ({ userId, ...habits }: StoredHabits, user: { id: string } | null): Habits =>
  user?.id === userId ? habits : usual;

/** How this account orders; one that shares the browser with another begins with what is usual. */
export function usePickerHabits(): Habits {
  const user = useSessionStore(state => state.user);
  return habitsOf(useStoredHabits(), user);
}

/** Keeps a habit of this account in the browser's storage as `picker-habits`, in the place of what another's were. */
export function keepPickerHabit(habit: Habits): void {
  const { user } = useSessionStore.getState();
  useStoredHabits.setState({ ...habit, userId: user?.id ?? null });
}

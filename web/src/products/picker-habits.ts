import { lineQuantityMax } from '@toptan/contract/basket';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Wholesale thinks in dozens. */
const dozen = 12;

type Habits = {
  /** Pieces that were added last; the next product begins with them. */
  quantity: number;
  /** All sizes are filled in at once, as on an order sheet. */
  allSizes: boolean;
};

const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= lineQuantityMax;

/** How this shop orders, in the browser's storage as `picker-habits`. */
export const usePickerHabits = create<Habits>()(
  persist((): Habits => ({ quantity: dozen, allSizes: false }), {
    name: 'picker-habits',
    merge: stored => {
      const { quantity, allSizes } = (stored ?? {}) as Partial<Habits>;
      return { quantity: isQuantity(quantity) ? quantity : dozen, allSizes: allSizes === true };
    },
  }),
);

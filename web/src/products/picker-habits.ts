import { lineQuantityMax } from '@toptan/contract/basket';
import { z } from 'zod';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Wholesale thinks in dozens. */
const dozen = 12;

const habitsSchema = z.object({
  /** Pieces that were added last; the next product begins with them. */
  quantity: z.number().int().min(1).max(lineQuantityMax).catch(dozen),
  /** All sizes are filled in at once, as on an order sheet. */
  allSizes: z.boolean().catch(false),
});

/** How this shop orders, in the browser's storage as `picker-habits`. */
export const usePickerHabits = create<z.infer<typeof habitsSchema>>()(
  persist(() => habitsSchema.parse({}), {
    name: 'picker-habits',
    merge: stored => habitsSchema.catch(habitsSchema.parse({})).parse(stored),
  }),
);

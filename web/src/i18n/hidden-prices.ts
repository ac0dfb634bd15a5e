import { createContext } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inWindow } from '../portal/browser-storage.ts';

type Hiding = { hidesPrices: boolean };

/** Whether staff hide prices in this window while they order for a shop: a reload beside the buyer keeps them hidden. */
export const useHidesPrices = create<Hiding>()(
  persist((): Hiding => ({ hidesPrices: false }), { name: 'hides-prices', storage: inWindow() }),
);

/** Whether the amounts of the screens below are hidden. */
export const PricesHidden = createContext(false);

/** An amount that is hidden: no gap, which would be taken for a missing price. */
export const hiddenAmount = '₺•••';

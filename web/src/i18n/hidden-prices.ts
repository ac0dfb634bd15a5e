import { createContext } from 'react';
import { windowStore } from '../portal/window-store.ts';

/** Whether staff hide prices in this window while they order for a shop: a reload beside the buyer keeps them hidden. */
export const useHidesPrices = windowStore('hides-prices', { hidesPrices: false });

/** Whether the amounts of the screens below are hidden. */
export const PricesHidden = createContext(false);

/** An amount that is hidden: no gap, which would be taken for a missing price. */
export const hiddenAmount = '₺•••';

import { whenSignedOut } from '../../portal/window-store.ts';
import type { AdminOrdersSearch } from './admin-orders-search.ts';

let left: AdminOrdersSearch = {};
whenSignedOut(() => {
  left = {};
});

/** Remembers the list as it is shown: the pages of one order lead back to it. */
export const rememberList = ({ order: _, ...search }: AdminOrdersSearch) => {
  left = search;
};

/** The search and filters with which staff left order management in this window. */
export const leftList = (): AdminOrdersSearch => left;

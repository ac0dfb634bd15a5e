import { type StockView, stockCap } from '@toptan/contract/portal';
import { createContext, useContext } from 'react';
import { usePortal } from '../portal/portal-store.ts';
import { useIsAdmin } from './session-store.ts';

/** Whether staff see the part below as shops see it. */
export const AsShop = createContext(false);

/** The precision with which the user knows the stock: staff every piece, a shop as the wholesaler sets it. */
export function useStockView(): StockView {
  const isAdmin = useIsAdmin();
  const view = usePortal(({ stockView }) => stockView);
  const isAsShop = useContext(AsShop);
  return isAdmin && !isAsShop ? 'pieces' : view;
}

/** Whether the pieces of an answer are the true number, and not a figure that stands for more. */
export function isExact(pieces: number, view: StockView): boolean {
  if (view === 'pieces') return true;
  return view === 'capped' ? pieces <= stockCap : pieces === 0;
}

/** Pieces that the level of a stock is told by: a stock without a number counts as enough. */
export const levelPieces = (pieces: number, view: StockView): number =>
  isExact(pieces, view) ? pieces : stockCap + 1;

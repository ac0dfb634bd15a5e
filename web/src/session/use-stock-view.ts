import { type StockView, stockCap } from '@toptan/contract/portal';
import { createContext, useContext } from 'react';
import { usePortal } from '../portal/portal-store.ts';
import { useIsAdmin } from './session-store.ts';

/** Whether staff look at what is below as shops see it. */
export const AsShop = createContext(false);

/** The precision with which the user knows the stock: staff every piece, a shop as the wholesaler sets it. */
export function useStockView(): StockView {
  const isAdmin = useIsAdmin();
  const view = usePortal(({ stockView }) => stockView);
  const isAsShop = useContext(AsShop);
  return isAdmin && !isAsShop ? 'pieces' : view;
}

/** Whether pieces that an answer gives are what there is, and not a figure that stands for more. */
export function isExact(pieces: number, view: StockView): boolean {
  if (view === 'pieces') return true;
  return view === 'capped' ? pieces <= stockCap : pieces === 0;
}

/** Pieces by which the level of a stock is told: what is in stock without a number counts as enough. */
export const levelPieces = (pieces: number, view: StockView): number =>
  isExact(pieces, view) ? pieces : stockCap + 1;

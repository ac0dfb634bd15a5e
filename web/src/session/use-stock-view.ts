import { type StockView, stockCap } from '@toptan/contract/portal';
import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { usePortal } from '../portal/portal-store.ts';
import { whenSignedOut } from '../portal/window-store.ts';
import { useDraftId } from './draft-id.ts';
import { useIsAdmin } from './session-store.ts';

/** How staff see the part below: as themselves, as shops do, or as shops that know every piece of stock. */
export const Sight = createContext<'own' | 'shop' | 'exact'>('own');

/** Whether staff who order for a shop see every piece of stock, in this window. */
export const useExactStock = create<boolean>()(() => false);
whenSignedOut(() => useExactStock.setState(false, true));

/** The sight of goods that are bought: staff who order for a shop see what it sees. */
export function useBuyersSight(): 'own' | 'shop' | 'exact' {
  const isExact = useExactStock();
  if (useDraftId() === undefined) return 'own';
  return isExact ? 'exact' : 'shop';
}

/** The precision with which the user knows the stock: staff every piece, a shop as the wholesaler sets it. */
export function useStockView(): StockView {
  const isAdmin = useIsAdmin();
  const view = usePortal(({ stockView }) => stockView);
  const sight = useContext(Sight);
  return isAdmin && sight !== 'shop' ? 'pieces' : view;
}

/** Whether the pieces of an answer are the true number, and not a figure that stands for more. */
export function isExact(pieces: number, view: StockView): boolean {
  if (view === 'pieces') return true;
  return view === 'capped' ? pieces <= stockCap : pieces === 0;
}

/** Pieces that the level of a stock is told by: a stock without a number counts as enough. */
export const levelPieces = (pieces: number, view: StockView): number =>
  isExact(pieces, view) ? pieces : stockCap + 1;

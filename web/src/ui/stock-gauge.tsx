import './stock-gauge.css';
import type { ReactNode } from 'react';

export type StockLevel = 'ok' | 'low' | 'none';

/** Specification section 9: above 10 green, 1 to 10 a warning, 0 red. */
export function stockLevel(pieces: number): StockLevel {
  if (pieces > 10) return 'ok';
  return pieces > 0 ? 'low' : 'none';
}

export interface StockGaugeProps {
  /** Pieces in stock. */
  pieces: number;
  /** The formatted figure; the plain number unless given. */
  children?: ReactNode;
}

/** A stock figure with a small gauge beside it, so that colour is not alone. */
export function StockGauge({ pieces, children }: StockGaugeProps) {
  return (
    <span className="stock-gauge" data-stock={stockLevel(pieces)}>
      {children ?? pieces}
      <i aria-hidden="true" />
    </span>
  );
}

/** Words about the stock in its colour, such as '8 left'. */
export function StockText({ pieces, children }: { pieces: number; children: ReactNode }) {
  return (
    <span className="stock-text" data-stock={stockLevel(pieces)}>
      {children}
    </span>
  );
}

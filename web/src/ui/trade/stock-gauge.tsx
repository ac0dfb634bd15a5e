import './stock-gauge.css';
import { stockLevel } from '@toptan/contract/catalog/products';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';

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

export interface StockTextProps {
  /** Pieces in stock. */
  pieces: number;
  children: ReactNode;
  /** One line among other facts: cut where it has no space, and coloured only where the stock is low. */
  brief?: boolean;
}

/** Words about the stock in its colour, such as '8 left'. */
export function StockText({ pieces, children, brief = false }: StockTextProps) {
  return (
    <span className={classNames('stock-text', brief && 'stock-text-brief')} data-stock={stockLevel(pieces)}>
      {children}
    </span>
  );
}

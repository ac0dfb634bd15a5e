import './stock-gauge.css';
import { type Product, stockLevel } from '@toptan/contract/catalog/products';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The level of a stock; an empty one is no alarm where more is produced. */
const levelOf = (pieces: number, supply: Product['supply'] = 'stock_only') =>
  pieces <= 0 && supply !== 'stock_only' ? 'made' : stockLevel(pieces);

interface StockGaugeProps {
  /** Pieces in stock. */
  pieces: number;
  /** The supply of the product; stock only unless given. */
  supply?: Product['supply'];
  /** The formatted figure; the plain number unless given. */
  children?: ReactNode;
}

/** A stock figure with a small gauge beside it, so that color is not alone. */
export function StockGauge({ pieces, supply, children }: StockGaugeProps) {
  return (
    <span className="stock-gauge" data-stock={levelOf(pieces, supply)}>
      {children ?? pieces}
      <i aria-hidden="true" />
    </span>
  );
}

interface StockTextProps {
  /** Pieces in stock. */
  pieces: number;
  /** The supply of the product; stock only unless given. */
  supply?: Product['supply'];
  children: ReactNode;
  /** True for one line among other facts: cut where it has no space, and colored only where the stock is low. */
  brief?: boolean;
}

/** Words about the stock in its color, such as '8 left'. */
export function StockText({ pieces, supply, children, brief = false }: StockTextProps) {
  return (
    <span
      className={classNames('stock-text', brief && 'stock-text-brief')}
      data-stock={levelOf(pieces, supply)}
    >
      {children}
    </span>
  );
}

import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import type { StockView } from '@toptan/contract/portal';
import { isExact } from '../../session/use-stock-view.ts';
import type { GridPieces } from '../../ui/trade/use-grid-texts.ts';
import { cellKey } from '../pools.ts';
import type { Sale } from './picker-habits.ts';

/** What a matrix shows of a product. */
export type MatrixProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'price'
  | 'category'
  | 'pictures'
  | 'sizeSetId'
  | 'sizes'
  | 'colors'
  | 'closedCells'
  | 'stockPools'
  | 'supply'
>;

/** Size and color; '' where the product has none. */
export type Variant = { size: string; color: string };

export const variantOf = ({ selectedSize, selectedColor }: BasketItem): Variant => ({
  size: selectedSize ?? '',
  color: selectedColor ?? '',
});

/** Every size with every color, color by color; '' where the product has no sizes or no colors. */
export function cellsOf({ sizes, colors }: Pick<Product, 'sizes' | 'colors'>): Variant[] {
  const ofColor = sizes.length > 0 ? sizes : [''];
  return (colors.length > 0 ? colors : ['']).flatMap(color => ofColor.map(size => ({ size, color })));
}

/** Single pieces in the basket, by cell; those of packs are changed with their pack. */
export function basketPieces(lines: readonly BasketItem[]): GridPieces {
  const pieces: Record<string, number> = {};
  for (const line of lines.filter(({ basketPackId }) => basketPackId === null)) {
    const key = cellKey(variantOf(line));
    pieces[key] = (pieces[key] ?? 0) + line.quantity;
  }
  return pieces;
}

/** Pieces in stock by cell; those of the product as a whole under `wholeKey`. */
export const stockByCell = ({ stockPools }: Pick<Product, 'stockPools'>): ReadonlyMap<string, number> =>
  new Map(stockPools.map(pool => [cellKey(pool), pool.quantity]));

const wholeKey = cellKey({ size: null, color: null });

/**
 * Pieces of each cell that stock covers. The lines of the basket come first, in their order; lines of the other way take their own
 * pieces from stock.
 * @param way the way in which the pieces are ordered
 */
export function coveredPieces(
  product: MatrixProduct,
  pieces: GridPieces,
  lines: readonly BasketItem[],
  way: Sale,
): ReadonlyMap<string, number> {
  const left = new Map(stockByCell(product));
  const covered = new Map<string, number>();
  function take(key: string, wanted: number): number {
    const pool = left.has(key) ? key : wholeKey;
    const share = Math.min(wanted, left.get(pool) ?? 0);
    left.set(pool, (left.get(pool) ?? 0) - share);
    return share;
  }
  function cover(key: string) {
    if (!covered.has(key) && pieces[key]) covered.set(key, take(key, pieces[key]));
  }
  for (const line of lines) {
    const key = cellKey(variantOf(line));
    if ((line.basketPackId === null) === (way === 'loose')) cover(key);
    else if (line.product.isAvailable) take(key, line.quantity);
  }
  for (const cell of cellsOf(product)) cover(cellKey(cell));
  return covered;
}

/** Whether a product is not produced, so that an order takes no more than stock has. */
export const isStockOnly = ({ supply }: Pick<Product, 'supply'>): boolean => supply === 'stock_only';

/**
 * Cells of goods that are not produced with more pieces than stock covers, and the covered pieces, by their key. A stock that the
 * shop does not know exactly has no such cells.
 */
export function shortCells(
  product: MatrixProduct,
  pieces: GridPieces,
  covered: ReadonlyMap<string, number>,
  view: StockView,
): ReadonlyMap<string, number> {
  if (!isStockOnly(product)) return new Map();
  const stocks = stockByCell(product);
  return new Map(
    cellsOf(product).flatMap(cell => {
      const key = cellKey(cell);
      const left = covered.get(key) ?? 0;
      const isKnown = isExact(stocks.get(key) ?? stocks.get(wholeKey) ?? 0, view);
      return isKnown && (pieces[key] ?? 0) > left ? [[key, left] as const] : [];
    }),
  );
}

/** Cells that staff have closed. */
export const closedCells = ({ closedCells: closed }: Pick<Product, 'closedCells'>): ReadonlySet<string> =>
  new Set(closed.map(([size, color]) => cellKey({ size, color })));

/** Open cells of goods that are not produced, of which neither their own stock nor that of the whole product has a piece. */
export function soldOutCells(
  product: Pick<Product, 'sizes' | 'colors' | 'closedCells' | 'stockPools' | 'supply'>,
): ReadonlySet<string> {
  if (!isStockOnly(product)) return new Set();
  const closed = closedCells(product);
  const stocks = stockByCell(product);
  const left = (key: string) => stocks.get(key) ?? stocks.get(wholeKey) ?? 0;
  return new Set(
    cellsOf(product)
      .map(cellKey)
      .filter(key => !closed.has(key) && left(key) === 0),
  );
}

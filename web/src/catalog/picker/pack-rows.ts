import { lineQuantityMax, mostPacks } from '@toptan/contract/basket';
import type { ProductPack } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import type { StockView } from '@toptan/contract/portal';
import type { BasketPack } from '../../basket/packs-api.ts';
import { isExact } from '../../session/use-stock-view.ts';
import type { GridPieces } from '../../ui/trade/use-grid-texts.ts';
import { cellKey } from '../pools.ts';
import { closedCells, stockByCell, type Variant } from './matrix-cells.ts';

/** A pack in one of its colors, or a mixed one, with its content. */
export type PackRow = {
  key: string;
  pack: ProductPack;
  /** Null for a mixed pack, and where there are no colors. */
  color: string | null;
  cells: (Variant & { ratio: number; inStock: number; isMissing: boolean })[];
  /** Whole packs that stock covers; null where the shop does not know its stock as exactly. */
  inStock: number | null;
  /** True: a part of the pack is no longer for sale, so that the pack is not made. */
  isClosed: boolean;
  /** True: stock alone is sold, and lacks a piece of the pack or no longer sells it. The pieces that are left are sold singly. */
  isBroken: boolean;
  /** The most packs that can be ordered. */
  most: number;
};

export const packRowKey = (packId: string, color: string | null): string => `${packId}\0${color ?? ''}`;

/**
 * The packs of a product, each in the colors that it is ordered in.
 * @param view the shop's view of the stock: an unknown stock limits nothing here, and the server refuses
 */
export function packRows(product: Product, view: StockView): PackRow[] {
  const stock = stockByCell(product);
  const closed = closedCells(product);
  const whole = stock.get(cellKey({ size: null, color: null }));
  const isStockOnly = product.supply === 'stock_only';
  return product.packs.flatMap(pack => {
    const colors = pack.mixed || product.colors.length === 0 ? [null] : product.colors;
    return colors.map((color): PackRow => {
      const cells = pack.lines.map(({ size, color: ofLine, ratio }) => {
        const cell = { size: size ?? '', color: ofLine ?? color ?? '' };
        const own = stock.get(cellKey(cell));
        const pieces = own ?? whole ?? 0;
        const isShut = closed.has(cellKey(cell));
        const isMissing = isStockOnly && (isShut || (isExact(pieces, view) && pieces < ratio));
        return { ...cell, ratio, inStock: isShut ? 0 : (own ?? 0), isMissing };
      });
      const isShared = cells.some(cell => !stock.has(cellKey(cell))) && whole !== undefined;
      const packsInStock = isShared
        ? Math.floor(whole / pack.pieces)
        : Math.min(...cells.map(({ inStock, ratio }) => Math.floor(inStock / ratio)));
      const counted = isShared ? [whole] : cells.map(({ inStock }) => inStock);
      const inStock = counted.every(pieces => isExact(pieces, view)) ? packsInStock : null;
      const most = mostPacks(cells.map(({ ratio }) => ratio));
      return {
        key: packRowKey(pack.id, color),
        pack,
        color,
        cells,
        inStock,
        isClosed: !isStockOnly && cells.some(cell => closed.has(cellKey(cell))),
        isBroken: isStockOnly && (inStock === 0 || cells.some(({ isMissing }) => isMissing)),
        most: isStockOnly && inStock !== null ? Math.min(most, inStock) : most,
      };
    });
  });
}

/** Pieces that are left of a broken pack, and how many of them lie in the basket. */
export type RestCell = Variant & { pieces: number; inBasket: number };

/**
 * Pieces of a broken pack that can be ordered singly: those in stock, as far as they fit into a line. Where a product is sold in
 * packs, pieces that a whole pack holds are sold with it.
 * @param loose single pieces in the basket
 */
export function restOf(
  { isBroken, cells }: PackRow,
  rows: readonly PackRow[],
  sells: Product['sells'],
  loose: GridPieces,
): RestCell[] {
  if (!isBroken) return [];
  const whole = sells === 'packs' ? rows.filter(row => !row.isBroken && !row.isClosed) : [];
  const inWhole = new Set(whole.flatMap(row => row.cells.map(cellKey)));
  return cells
    .filter(cell => cell.inStock > 0 && !inWhole.has(cellKey(cell)))
    .map(({ size, color, inStock }) => ({
      size,
      color,
      pieces: Math.min(inStock, lineQuantityMax),
      inBasket: loose[cellKey({ size, color })] ?? 0,
    }));
}

/** Packs in the basket, by the key of their row. An earlier version has no row. */
export const packsByRow = (packs: readonly BasketPack[]): ReadonlyMap<string, BasketPack> =>
  new Map(packs.map(held => [packRowKey(held.pack.id, held.color), held]));

/** The nearest numbers of whole packs around so many pieces; the same one twice where they are whole. */
export const nearestPacks = (pieces: number, { pack: { pieces: size } }: PackRow): [number, number] => [
  Math.floor(pieces / size),
  Math.ceil(pieces / size),
];

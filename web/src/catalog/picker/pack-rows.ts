import { lineQuantityMax } from '@toptan/contract/basket';
import { type ProductPack, packsMax } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import type { BasketPack } from '../../basket/packs-api.ts';
import { cellKey, closedCells, stockByCell, type Variant } from './matrix-cells.ts';

/** A pack in one of its colours, or a mixed one, with what it is made of. */
export type PackRow = {
  key: string;
  pack: ProductPack;
  /** Null of a mixed pack, and where there are no colours. */
  colour: string | null;
  cells: (Variant & { ratio: number; inStock: number; isMissing: boolean })[];
  /** Whole packs that stock covers. */
  inStock: number;
  /** Some of it is no longer for sale. */
  isClosed: boolean;
  /** Stock alone is sold, and lacks a piece of it. */
  isBroken: boolean;
  /** Most packs that can be ordered. */
  most: number;
};

export const packRowKey = (packId: string, colour: string | null): string => `${packId}\0${colour ?? ''}`;

/** The packs of a product, each in the colours that it is ordered in. */
export function packRows(product: Product): PackRow[] {
  const stock = stockByCell(product);
  const closed = closedCells(product);
  const whole = stock.get(cellKey({ size: '', colour: '' }));
  const isStockOnly = product.supply === 'stock_only';
  return product.packs.flatMap(pack => {
    const colours = pack.mixed || product.colors.length === 0 ? [null] : product.colors;
    return colours.map((colour): PackRow => {
      const cells = pack.lines.map(({ size, color, ratio }) => {
        const cell = { size: size ?? '', colour: color ?? colour ?? '' };
        const pieces = stock.get(cellKey(cell)) ?? whole ?? 0;
        return {
          ...cell,
          ratio,
          inStock: stock.get(cellKey(cell)) ?? 0,
          isMissing: isStockOnly && pieces < ratio,
        };
      });
      const ofCell = cells.map(cell => Math.floor((stock.get(cellKey(cell)) ?? 0) / cell.ratio));
      const inStock =
        cells.some(cell => !stock.has(cellKey(cell))) && whole !== undefined
          ? Math.floor(whole / pack.pieces)
          : Math.min(...ofCell);
      const mostOfLine = Math.floor(lineQuantityMax / Math.max(...cells.map(({ ratio }) => ratio)));
      return {
        key: packRowKey(pack.id, colour),
        pack,
        colour,
        cells,
        inStock,
        isClosed: cells.some(cell => closed.has(cellKey(cell))),
        isBroken: isStockOnly && inStock === 0,
        most: Math.min(packsMax, mostOfLine, isStockOnly ? inStock : packsMax),
      };
    });
  });
}

/** Packs in the basket, by the key of their row. Of an earlier version there is no row. */
export const packsByRow = (packs: readonly BasketPack[]): ReadonlyMap<string, BasketPack> =>
  new Map(packs.map(held => [packRowKey(held.pack.id, held.colour), held]));

/** The nearest numbers of whole packs around so many pieces; the same one twice where they are whole. */
export const nearestPacks = (pieces: number, { pack: { pieces: size } }: PackRow): [number, number] => [
  Math.floor(pieces / size),
  Math.ceil(pieces / size),
];

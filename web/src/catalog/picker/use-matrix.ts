import { type BasketItem, type LineProblem, lineQuantityMax } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import type { CountedLine } from '@toptan/contract/quantity-rules';
import type { ProductRule } from '@toptan/contract/terms';
import { useMemo, useState } from 'react';
import { useStockView } from '../../session/use-stock-view.ts';
import type { GridPieces } from '../../ui/trade/use-grid-texts.ts';
import { cellKey } from '../pools.ts';
import {
  basketPieces,
  cellsOf,
  coveredPieces,
  type MatrixProduct,
  shortCells,
  variantOf,
} from './matrix-cells.ts';
import { brokenIn } from './product-rules.ts';

/** Typed pieces, and the pieces that were stored then. */
type Typed = { pieces: number; before: number };

const sum = (pieces: readonly number[]) => pieces.reduce((all, each) => all + (each || 0), 0);

/** Lines as rules count them: the pieces of the cells, and those of packs in the basket. */
function countedLines(product: Product, pieces: GridPieces, lines: readonly BasketItem[]) {
  const typed = cellsOf(product).map(cell => ({ ...cell, key: cellKey(cell), isTyped: true }));
  const packed = lines
    .filter(({ basketPackId }) => basketPackId !== null)
    .map(line => ({ key: line.id, isTyped: false, ...variantOf(line), quantity: line.quantity }));
  return [...typed.map(cell => ({ ...cell, quantity: pieces[cell.key] || 0 })), ...packed]
    .filter(({ quantity }) => quantity > 0)
    .map(({ size, color, ...line }) => ({
      ...line,
      productId: product.id,
      selectedSize: size,
      selectedColor: color,
    }));
}

/** A line as rules count it; '' where the product has no sizes or no colors. */
type MatrixLine = CountedLine & {
  key: string;
  isTyped: boolean;
  selectedSize: string;
  selectedColor: string;
};

interface MatrixParts {
  product: MatrixProduct;
  /** Stored pieces, by the key of their cell. */
  saved: GridPieces;
  typed: Readonly<Record<string, Typed>>;
  /** Pieces of each cell that stock covers. */
  covered: ReadonlyMap<string, number>;
  short: ReadonlyMap<string, number>;
  broken: ReadonlyMap<MatrixLine, LineProblem[]>;
  /** The reasons why the server refused cells. */
  refused: Readonly<Record<string, string>>;
  /** Cells that somebody else has changed, and their pieces before. */
  theirs?: ReadonlyMap<string, number>;
  change: (changes: GridPieces) => void;
  takeSaved: (key: string) => void;
}

/** The pieces of one product's cells: those that are stored, and those that are typed over them until they are saved. */
export function matrixOf({ product, saved, typed, ...parts }: MatrixParts) {
  const cells = cellsOf(product);
  const keys = cells.map(cellKey);
  const pieces = typedOver(saved, typed);
  const savedIn = (key: string) => saved[key] ?? 0;
  const isChanged = (key: string) => typed[key] !== undefined && typed[key].pieces !== savedIn(key);
  const changed = cells.filter(cell => isChanged(cellKey(cell)));
  const more = sum(changed.map(cell => Math.max(0, (pieces[cellKey(cell)] ?? 0) - savedIn(cellKey(cell)))));
  const less = sum(changed.map(cell => Math.max(0, savedIn(cellKey(cell)) - (pieces[cellKey(cell)] ?? 0))));
  return {
    ...parts,
    cells,
    pieces,
    savedIn,
    isChanged,
    /** The cells to be saved. */
    changed,
    /** Pieces that the changes add and take away. */
    more,
    less,
    /** Pieces of all cells, and the stored ones of them. */
    total: sum(keys.map(key => pieces[key] ?? 0)),
    savedTotal: sum(keys.map(savedIn)),
    fromStock: sum(keys.map(key => parts.covered.get(key) ?? 0)),
    isNotWhole: cells.some(cell => Number.isNaN(pieces[cellKey(cell)])),
    tooMany: changed.filter(cell => (pieces[cellKey(cell)] ?? 0) > lineQuantityMax),
    /** True: more was typed than stock covers. */
    isBeyondStock: changed.some(cell => parts.short.has(cellKey(cell))),
    /** Cells that were changed here, and where they are stored since: the last save counts. */
    elsewhere: changed.filter(cell => typed[cellKey(cell)]?.before !== savedIn(cellKey(cell))),
  };
}

export type Matrix = ReturnType<typeof matrixOf>;

const typedOver = (saved: GridPieces, typed: Readonly<Record<string, Typed>>): GridPieces => ({
  ...saved,
  ...Object.fromEntries(Object.entries(typed).map(([key, cell]) => [key, cell.pieces])),
});

export function useMatrix(
  product: Product,
  lines: readonly BasketItem[],
  rules: readonly ProductRule[] = [],
) {
  const saved = useMemo(() => basketPieces(lines), [lines]);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  // The reasons why the server refused cells, until they are typed in again.
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const pieces = useMemo(() => typedOver(saved, typed), [saved, typed]);
  const covered = useMemo(() => coveredPieces(product, pieces, lines, 'loose'), [product, pieces, lines]);
  const view = useStockView();
  /** The pieces that stock has for each cell that lacks some and is not produced, by its key. */
  const short = useMemo(() => shortCells(product, pieces, covered, view), [product, pieces, covered, view]);
  /** The rules that the typed pieces and the packs in the basket do not keep, by the line at which they can be mended. */
  const broken = useMemo(
    () => brokenIn(product, rules, countedLines(product, pieces, lines)),
    [product, rules, pieces, lines],
  );

  const savedIn = (key: string) => saved[key] ?? 0;

  function change(changes: GridPieces) {
    setTyped(before => ({
      ...before,
      ...Object.fromEntries(
        Object.entries(changes).map(([key, next]) => [
          key,
          { pieces: next, before: before[key]?.before ?? savedIn(key) },
        ]),
      ),
    }));
    setRefused(before => Object.fromEntries(Object.entries(before).filter(([key]) => !(key in changes))));
  }

  /** Puts the basket's own number in place of the typed one. */
  const takeSaved = (key: string) => setTyped(({ [key]: _, ...others }) => others);

  /** Does the same for all saved cells; pieces that were typed meanwhile stay. */
  const settle = (saved: GridPieces) =>
    setTyped(before =>
      Object.fromEntries(
        Object.entries(before).flatMap(([key, cell]) => {
          const now = saved[key];
          if (now === cell.pieces) return [];
          return [[key, now === undefined ? cell : { ...cell, before: now }]];
        }),
      ),
    );

  const matrix = matrixOf({ product, saved, typed, covered, short, broken, refused, change, takeSaved });
  return { ...matrix, setRefused, settle };
}

import { type BasketItem, lineQuantityMax } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import type { ProductRule } from '@toptan/contract/terms';
import { useMemo, useState } from 'react';
import { useStockView } from '../../session/use-stock-view.ts';
import type { GridPieces } from '../../ui/trade/use-grid-texts.ts';
import { basketPieces, cellKey, cellsOf, coveredPieces, shortCells, variantOf } from './matrix-cells.ts';
import { brokenIn } from './product-rules.ts';

/** Typed pieces, and the pieces that the basket held then. */
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

/** The pieces of one product's cells: those of the basket, and those that are typed over them until they are saved. */
export function useMatrix(
  product: Product,
  lines: readonly BasketItem[],
  rules: readonly ProductRule[] = [],
) {
  const saved = useMemo(() => basketPieces(lines), [lines]);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  // The reasons why the server refused cells, until they are typed in again.
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const cells = useMemo(() => cellsOf(product), [product]);
  const pieces: GridPieces = useMemo(
    () => ({
      ...saved,
      ...Object.fromEntries(Object.entries(typed).map(([key, cell]) => [key, cell.pieces])),
    }),
    [saved, typed],
  );
  const covered = useMemo(() => coveredPieces(product, pieces, lines, 'loose'), [product, pieces, lines]);

  const view = useStockView();
  const short = useMemo(() => shortCells(product, pieces, covered, view), [product, pieces, covered, view]);
  const broken = useMemo(
    () => brokenIn(product, rules, countedLines(product, pieces, lines)),
    [product, rules, pieces, lines],
  );

  const savedIn = (key: string) => saved[key] ?? 0;
  const isChanged = (key: string) => typed[key] !== undefined && typed[key].pieces !== savedIn(key);
  const keys = cells.map(cellKey);
  const changed = cells.filter(cell => isChanged(cellKey(cell)));
  const more = sum(changed.map(cell => Math.max(0, (pieces[cellKey(cell)] ?? 0) - savedIn(cellKey(cell)))));
  const less = sum(changed.map(cell => Math.max(0, savedIn(cellKey(cell)) - (pieces[cellKey(cell)] ?? 0))));

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

  return {
    cells,
    pieces,
    covered,
    refused,
    setRefused,
    savedIn,
    isChanged,
    /** The cells to be saved. */
    changed,
    /** Pieces that the changes add and take away. */
    more,
    less,
    /** Pieces of all cells, and those of them in the basket. */
    total: sum(keys.map(key => pieces[key] ?? 0)),
    savedTotal: sum(keys.map(savedIn)),
    fromStock: sum(keys.map(key => covered.get(key) ?? 0)),
    isNotWhole: cells.some(cell => Number.isNaN(pieces[cellKey(cell)])),
    tooMany: changed.filter(cell => (pieces[cellKey(cell)] ?? 0) > lineQuantityMax),
    /** The pieces that stock has for each cell that lacks some and is not produced, by its key. */
    short,
    /** The rules that the typed pieces and the packs in the basket do not keep, by the line at which they can be mended. */
    broken,
    /** True: more was typed than stock covers. */
    isBeyondStock: changed.some(cell => short.has(cellKey(cell))),
    /** Cells that were changed here, and in the basket since: the last save counts. */
    elsewhere: changed.filter(cell => typed[cellKey(cell)]?.before !== savedIn(cellKey(cell))),
    change,
    takeSaved,
    settle,
  };
}

export type Matrix = ReturnType<typeof useMatrix>;

import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import { useState } from 'react';
import { packsIn } from '../../basket/packs-api.ts';
import { useStockView } from '../../session/use-stock-view.ts';
import { cellKey, coveredPieces } from './matrix-cells.ts';
import { type PackRow, packRows, packsByRow } from './pack-rows.ts';

/** What was typed over the packs that the basket holds: packs, or pieces that are no whole packs. */
export type TypedPacks = { packs: number } | { pieces: number };

type Typed = Readonly<Record<string, TypedPacks>>;

/** What one product's packs come to: the basket's packs, and what is typed over them until it is saved. */
export function usePackDraft(product: Product, lines: readonly BasketItem[]) {
  const [typed, setTyped] = useState<Typed>({});
  // Why the server refused rows, until they are typed in again.
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const rows = packRows(product, useStockView());
  const held = packsByRow(packsIn(lines));

  const savedOf = (row: PackRow) => held.get(row.key)?.packs ?? 0;
  const packsOf = (row: PackRow) => {
    const over = typed[row.key];
    if (!over) return savedOf(row);
    return 'packs' in over ? over.packs : Number.NaN;
  };
  const changed = rows.filter(row => typed[row.key] && packsOf(row) !== savedOf(row));
  const counted = rows.map(row => ({ row, packs: packsOf(row) || 0 }));

  function fromStock() {
    const byCell: Record<string, number> = {};
    for (const { row, packs } of counted)
      for (const cell of row.cells) byCell[cellKey(cell)] = (byCell[cellKey(cell)] ?? 0) + cell.ratio * packs;
    const covered = coveredPieces(product, byCell, lines, 'packs');
    return [...covered.values()].reduce((sum, each) => sum + each, 0);
  }

  function type(key: string, next: TypedPacks) {
    setTyped(before => ({ ...before, [key]: next }));
    setRefused(({ [key]: _, ...others }) => others);
  }

  /** The basket's own numbers take the place of what was saved; what was typed meanwhile stays. */
  const settle = (saved: Typed) =>
    setTyped(now => Object.fromEntries(Object.entries(now).filter(([key, next]) => next !== saved[key])));

  return {
    rows,
    typed,
    refused,
    setRefused,
    savedOf,
    packsOf,
    /** What is to be saved. */
    changed,
    /** Packs and pieces of all rows. */
    total: counted.reduce((sum, { packs }) => sum + packs, 0),
    pieces: counted.reduce((sum, { row, packs }) => sum + packs * row.pack.pieces, 0),
    fromStock: fromStock(),
    /** Packs that the changes add; less than 0 where they take away. */
    difference: changed.reduce((sum, row) => sum + (packsOf(row) || 0) - savedOf(row), 0),
    /** The changes add packs and take others away. */
    isMixed:
      changed.some(row => packsOf(row) > savedOf(row)) && changed.some(row => packsOf(row) < savedOf(row)),
    /** Pieces were typed that are no whole packs, or more than can be had. */
    isOdd: changed.some(row => !(packsOf(row) <= Math.max(row.most, savedOf(row)))),
    type,
    settle,
  };
}

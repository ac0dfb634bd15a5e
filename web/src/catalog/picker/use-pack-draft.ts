import type { BasketItem, LineProblem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import type { ProductRule } from '@toptan/contract/terms';
import { useState } from 'react';
import { packsIn } from '../../basket/packs-api.ts';
import { useStockView } from '../../session/use-stock-view.ts';
import { cellKey } from '../pools.ts';
import { coveredPieces, variantOf } from './matrix-cells.ts';
import { type PackRow, packRowKey, packRows, packsByRow } from './pack-rows.ts';
import { brokenIn } from './product-rules.ts';

/** The typed packs of a row over those of the basket: packs, or pieces that are no whole packs. */
export type TypedPacks = { packs: number } | { pieces: number };

/** A rule that the packs of a row do not keep, the size and color that it counts, and the packs that keep it. */
export type BrokenRow = { problem: LineProblem; size: string; color: string; repairs: readonly number[] };

type Typed = Readonly<Record<string, TypedPacks>>;

/** The packs of one product: those of the basket, and those that are typed over them until they are saved. */
export function usePackDraft(product: Product, lines: readonly BasketItem[], rules: readonly ProductRule[]) {
  const [typed, setTyped] = useState<Typed>({});
  // The reasons why the server refused rows, until they are typed in again.
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

  /** The first rule that the pieces of a row would not keep with so many packs, and its color. */
  function ruleWith(row: PackRow, packs: number) {
    const ofRows = counted.flatMap(each =>
      each.row.cells.map(({ size, color, ratio }) => ({
        size,
        color,
        row: each.row.key,
        quantity: ratio * (each.row.key === row.key ? packs : each.packs),
      })),
    );
    const others = lines
      .filter(
        ({ basketPackId, packId, pack }) =>
          basketPackId === null ||
          !rows.some(({ key }) => key === packRowKey(packId ?? '', pack?.color ?? null)),
      )
      .map(line => ({ ...variantOf(line), row: null, quantity: line.quantity }));
    const all = [...ofRows, ...others]
      .filter(({ quantity }) => quantity > 0)
      .map(({ size, color, ...line }) => ({
        ...line,
        productId: product.id,
        selectedSize: size,
        selectedColor: color,
      }));
    const [found] = [...brokenIn(product, rules, all)].filter(([line]) => line.row === row.key);
    return found && { problem: found[1][0], size: found[0].selectedSize, color: found[0].selectedColor };
  }

  /** The rule that a row does not keep, with the nearest packs that do. */
  function ruleOf(row: PackRow): BrokenRow | undefined {
    const packs = packsOf(row) || 0;
    const found = packs > 0 && packs <= row.most ? ruleWith(row, packs) : undefined;
    if (!found?.problem) return undefined;
    const right = (from: number, step: 1 | -1) => {
      for (let each = from + step; each >= 1 && each <= row.most; each += step)
        if (!ruleWith(row, each)) return [each];
      return [];
    };
    return { ...found, problem: found.problem, repairs: [...right(packs, -1), ...right(packs, 1)] };
  }

  function type(key: string, next: TypedPacks) {
    setTyped(before => ({ ...before, [key]: next }));
    setRefused(({ [key]: _, ...others }) => others);
  }

  /** Puts the basket's own numbers in place of the saved ones; packs that were typed meanwhile stay. */
  const settle = (saved: Typed) =>
    setTyped(now => Object.fromEntries(Object.entries(now).filter(([key, next]) => next !== saved[key])));

  return {
    rows,
    typed,
    refused,
    setRefused,
    savedOf,
    packsOf,
    /** The rows to be saved. */
    changed,
    /** Packs and pieces of all rows. */
    total: counted.reduce((sum, { packs }) => sum + packs, 0),
    pieces: counted.reduce((sum, { row, packs }) => sum + packs * row.pack.pieces, 0),
    fromStock: fromStock(),
    /** Packs that the changes add; less than 0 where they take away. */
    difference: changed.reduce((sum, row) => sum + (packsOf(row) || 0) - savedOf(row), 0),
    /** True: the changes add packs and take others away. */
    isMixed:
      changed.some(row => packsOf(row) > savedOf(row)) && changed.some(row => packsOf(row) < savedOf(row)),
    /** True: the typed pieces are no whole packs, or more than can be ordered. */
    isOdd: changed.some(row => !(packsOf(row) <= Math.max(row.most, savedOf(row)))),
    ruleOf,
    type,
    settle,
  };
}

import { type LineProblem, lineQuantityMax } from '@toptan/contract/basket';
import { stockLevel } from '@toptan/contract/catalog/products';
import { stockCap } from '@toptan/contract/portal';
import { useCallback, useMemo } from 'react';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useWords } from '../../i18n/use-words.ts';
import { BellSign } from '../../notices/bell-sign.tsx';
import { isExact, useStockView } from '../../session/use-stock-view.ts';
import type { CellFacts } from '../../ui/trade/quantity-cell.tsx';
import { cellKey } from '../pools.ts';
import type { MatrixBells } from './matrix-bells.tsx';
import {
  cellsOf,
  closedCells,
  type MatrixProduct,
  soldOutCells,
  stockByCell,
  type Variant,
} from './matrix-cells.ts';
import type { Matrix } from './use-matrix.ts';

/** The name of a cell: 'Blue, 34', or the one part that it has. */
export function useCellName(): (cell: Variant) => string {
  const { list } = useFormat();
  const { colorName, sizeName } = useColorSizeNames();
  return useCallback(
    ({ size, color }) => list([color && colorName(color), size && sizeName(size)]),
    [list, colorName, sizeName],
  );
}

/** The facts of a cell that stay the same while somebody types in it, by its key. */
function useStill(product: MatrixProduct): ReadonlyMap<string, CellFacts> {
  const { t, number, list } = useWords(['catalog', 'picker']);
  const cellName = useCellName();
  const view = useStockView();
  return useMemo(() => {
    const stocks = stockByCell(product);
    const closed = closedCells(product);
    const soldOut = soldOutCells(product);
    const factsOf = (cell: Variant): CellFacts => {
      const key = cellKey(cell);
      const name = cellName(cell);
      if (closed.has(key)) {
        const words = t('picker:matrix.notOffered');
        return { label: list([name, words]), words, isClosed: true };
      }
      if (soldOut.has(key)) {
        const words = t('picker:matrix.soldOut');
        return { label: list([name, words]), words, note: words };
      }
      const stock = stocks.get(key);
      if (stock === undefined) return { label: name };
      if (stock === 0) {
        const words = t('picker:matrix.toProduce');
        return { label: list([name, words]), words, note: t('picker:matrix.made') };
      }
      if (!isExact(stock, view)) {
        const more = view === 'capped';
        const words = more ? t('picker:matrix.inStockOver', { pieces: stockCap }) : t('inStock');
        const note = more ? `${number(stockCap)}+` : t('picker:matrix.some');
        return { label: list([name, words]), words, note, noteLevel: 'ok' };
      }
      const inStock = t('picker:matrix.inStock', { count: stock });
      return {
        label: list([name, inStock]),
        words: inStock,
        note: number(stock),
        noteLevel: stockLevel(stock),
      };
    };
    return new Map(cellsOf(product).map(cell => [cellKey(cell), factsOf(cell)]));
  }, [product, view, t, number, list, cellName]);
}

/** Cells as the grid shows them, by their key. */
export function useFacts(
  product: MatrixProduct,
  matrix: Matrix,
  bells: MatrixBells | null,
): (key: string) => CellFacts {
  const { t, number, list } = useWords(['catalog', 'picker', 'changes', 'notices']);
  const still = useStill(product);
  const isKnown = useStockView() === 'pieces';
  const { pieces, savedIn, isChanged, covered, refused, short, broken, theirs } = matrix;
  const rules = new Map(
    [...broken].map(([line, problems]) => [line.key, problems.find(({ grain }) => grain === 'cell')]),
  );
  function ruleNote({ code, limit }: LineProblem): string {
    if (code === 'not_a_multiple') return `× ${number(limit)}`;
    return t(code === 'too_big' ? 'picker:rules.max' : 'picker:rules.min', { limit: number(limit) });
  }
  /** A matrix over a placed order names the former pieces of a changed cell, and its closed cells can be emptied. */
  const heldFacts = ({ label, isClosed }: CellFacts, saved: number, changed: boolean) => ({
    label: changed ? list([label, t('changes:wasFigure', { figure: number(saved) })]) : label,
    isClosed: isClosed && saved === 0,
  });
  return key => {
    const figure = pieces[key] ?? 0;
    const saved = savedIn(key);
    const changed = isChanged(key);
    const left = short.get(key);
    const shortNote = left ? t('picker:matrix.left', { left: number(left) }) : t('picker:matrix.soldOut');
    const rule = rules.get(key);
    const was = theirs?.get(key);
    const facts = still.get(key) ?? { label: '' };
    if (bells?.has(key)) {
      const cell = bells.cellOf(key);
      const isPressed = bells.isSet(cell);
      return {
        label: list([facts.label, t('notices:bells.tell')]),
        words: facts.words,
        toggle: {
          isPressed,
          icon: <BellSign isSet={isPressed} />,
          note: isPressed ? t('notices:bells.waits') : t('picker:matrix.soldOut'),
          onPress: () => bells.press([cell]),
        },
      };
    }
    return {
      ...facts,
      ...(theirs && heldFacts(facts, saved, changed)),
      ...(rule && { note: ruleNote(rule), noteLevel: 'short' as const }),
      ...(was !== undefined && {
        note: t(changed ? 'changes:nowFigure' : 'changes:wasFigure', {
          figure: number(changed ? saved : was),
        }),
      }),
      state: was !== undefined ? 'theirs' : changed ? 'changed' : saved > 0 ? 'saved' : undefined,
      before: changed && saved > 0 ? saved : undefined,
      fromStock: isKnown && left === undefined ? covered.get(key) : undefined,
      ...(left !== undefined && { note: shortNote, noteLevel: 'short' as const }),
      isWrong:
        Number.isNaN(figure) ||
        (changed && figure > lineQuantityMax) ||
        left !== undefined ||
        refused[key] !== undefined,
    };
  };
}
